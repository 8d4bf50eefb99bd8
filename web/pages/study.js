/** The page on which games are reviewed and positions analysed: makes its state and connects its parts with each other. */

/** @import { StudyPage } from "../types/messages.js" */

import { Board } from "../board/board.js";
import { byId, pageData, write } from "../dom.js";
import "../header.js";
import { onchange } from "../settings.js";
import { playEventSound } from "../sound.js";
import { createBench } from "../study/bench.js";
import { StudyConnection } from "../study/connection.js";
import { enterReview } from "../study/entrance.js";
import { Exercises } from "../study/exercise.js";
import { Gauge } from "../study/gauge.js";
import { Graph } from "../study/graph.js";
import { kept } from "../study/kept.js";
import { listenToStudyKeys } from "../study/keys.js";
import { StudyMoves } from "../study/movelist.js";
import { createReview, reportOf, watchReview } from "../study/review.js";
import { Scoreboard } from "../study/scoreboard.js";
import { chanceOf, percent } from "../study/scores.js";
import { createStudy, go, make, walk } from "../study/state.js";
import { endOf } from "../study/tree.js";
import { verdictOf, verdictSign } from "../study/verdicts.js";
import { WhyCard } from "../study/why.js";
import { format } from "../words.js";
import { Buttons, placementsHelp } from "./buttons.js";
import { bottomSide } from "./gamestate.js";
import { againWords, Guide, promptAfter, sentence } from "./guide.js";
import { offerTyping } from "./typed.js";

/** @type {StudyPage} */
const data = pageData();
const flipped = data.board.own_edge && bottomSide(data.reviewed?.you ?? []) === "second";
byId("main").style.setProperty("--ratio", String(data.board.bounds[2] / data.board.bounds[3]));
const board = new Board(byId("board"), { game: data.game.id, spec: data.board, label: format(data.variant.name), flipped });
const study = createStudy(data, board);
const connection = new StudyConnection();
const gauge = new Gauge(study);
new Buttons(byId("buttons"), board);

board.on.event = (event, material) => playEventSound(event, true, material);
board.on.move = (move) => void make(study, move);

/** What is said of the node that is shown. */
const shown = () => study.known.get(study.now) ?? null;
const guide = new Guide(board, {
  game: data.game.id,
  variant: data.variant.id,
  layers: data.layers,
  on: () => (study.quiet ? [] : (kept().layers[data.game.id] ?? [])),
  step: (taps, aimed) => {
    const tried = shown();
    const prompt = aimed ? againWords() : tried && promptAfter(tried.steps, taps);
    if (tried && !tried.over) write(byId("says"), prompt ? sentence(prompt, board) : format(tried.status));
  },
  refused: (why) => {
    write(byId("refusal"), why);
    byId("status").classList.toggle("refusing", why !== "");
  },
});
onchange(() => guide.set());
offerTyping(guide, byId("status"));

study.shown.add((_, tried) => {
  guide.clear();
  write(byId("says"), format(tried.status));
  write(byId("opening"), tried.opening ?? "");
  board.host.classList.toggle("show-placements", placementsHelp(board, tried.choices));
});

function flip() {
  board.flip();
  gauge.show();
}

for (const button of byId("walk").querySelectorAll("[data-walk]")) {
  button.addEventListener("click", () => walk(study, /** @type {any} */ (button).dataset.walk));
}
byId("flip").addEventListener("click", flip);
byId("flip").hidden = board.upright;
const shortcuts = listenToStudyKeys(study, flip);

/** The parts of a review. @param {string} id the game's */
function showReview(id) {
  const review = createReview(study, id);
  const exercises = new Exercises(study, review, connection);
  new Scoreboard(study, review);
  new Graph(study, review);
  new WhyCard(study, review, (ply) => exercises.start(ply));
  watchReview(study, review, connection, gauge);
  return review;
}

const review = data.reviewed && showReview(data.reviewed.id);
// After the review, whose moves are those of the game: what was saved may go on behind its end.
const { judging } = createBench(study, connection, gauge, shortcuts);
const moves = new StudyMoves(byId("tree"), study, (node) => {
  const report = study.quiet ? null : ((review && reportOf(review, node)) ?? judging.reports.get(node) ?? null);
  const chance = review && !study.quiet && review.nodes[node.ply] === node ? review.chances[node.ply] : null;
  return {
    sign: report && verdictSign(verdictOf(report)),
    number: chance === null || !review ? "" : percent(chanceOf(chance, review.side)),
  };
});
moves.draw();
connection.connect();
if (review) enterReview(study, review);
else void go(study, endOf(study.root));
