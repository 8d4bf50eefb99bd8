//! A plain Monte-Carlo tree player, as a yardstick: upper confidence bounds in the tree, random moves below it.

use plyground_rules::{MoveList, Position, Side};
use plyground_yinsh::{Move, Yinsh};

/// How much what was tried little is preferred.
const CURIOSITY: f32 = 0.7;

struct Node {
    /// The move that leads here.
    mv: Option<Move>,
    /// Whose decision that move was.
    by: Side,
    children: Vec<usize>,
    untried: MoveList<Move>,
    visits: f32,
    /// From the side that moved here.
    points: f32,
}

impl Node {
    fn new(position: &Yinsh, mv: Option<Move>, by: Side) -> Self {
        let mut untried = MoveList::new();
        if position.outcome().is_none() {
            position.legal_moves(&mut untried);
        }
        Node { mv, by, children: Vec::new(), untried, visits: 0.0, points: 0.0 }
    }
}

/// Half the points for a draw, all for a win of white.
fn playout(mut position: Yinsh, rng: &mut fastrand::Rng) -> f32 {
    loop {
        if let Some(outcome) = position.outcome() {
            return match outcome.winner {
                Some(Side::First) => 1.0,
                None => 0.5,
                Some(Side::Second) => 0.0,
            };
        }
        let moves = position.moves();
        position.play_unchecked(moves[rng.usize(..moves.len())]);
    }
}

/// The move most tried in so many playouts.
pub(crate) fn choose(root: &Yinsh, playouts: u32, rng: &mut fastrand::Rng) -> Move {
    let mut nodes = vec![Node::new(root, None, root.to_move())];
    for _ in 0..playouts {
        let (mut position, mut path) = (*root, vec![0]);
        let mut at = 0;
        while nodes[at].untried.is_empty() && !nodes[at].children.is_empty() {
            let total = nodes[at].visits.ln();
            let worth = |&child: &usize| {
                let Node { visits, points, .. } = nodes[child];
                points / visits + CURIOSITY * (total / visits).sqrt()
            };
            let best = nodes[at].children.iter().copied().max_by(|a, b| worth(a).total_cmp(&worth(b)));
            at = best.expect("there are children");
            position.play_unchecked(nodes[at].mv.expect("only the root has none"));
            path.push(at);
        }
        if !nodes[at].untried.is_empty() {
            let pick = rng.usize(..nodes[at].untried.len());
            let mv = nodes[at].untried.swap_remove(pick);
            let by = position.to_move();
            position.play_unchecked(mv);
            nodes.push(Node::new(&position, Some(mv), by));
            let child = nodes.len() - 1;
            nodes[at].children.push(child);
            path.push(child);
        }
        let white = playout(position, rng);
        for at in path {
            let node = &mut nodes[at];
            node.visits += 1.0;
            node.points += if node.by == Side::First { white } else { 1.0 - white };
        }
    }
    let most = nodes[0].children.iter().copied().max_by(|&a, &b| nodes[a].visits.total_cmp(&nodes[b].visits));
    nodes[most.expect("there is a move")].mv.expect("only the root has none")
}
