//! A15: whatever is done to a tree of moves, it stays one, within its bounds, and its written form says all of it.

use fastrand::Rng;
use plyground_rules::{
    MoveTree, NodeId,
    move_tree::{MAX_COMMENT, MAX_DEPTH, MAX_VARIED, TreeFull},
    record::{GLYPHS, RecordedMove},
};
use serde_json::Value;

fn mv(text: impl Into<String>) -> RecordedMove {
    RecordedMove::new(text, None)
}

/// All places, the start first, parents before children.
fn places(tree: &MoveTree) -> Vec<NodeId> {
    let mut all = vec![NodeId::START];
    let mut next = 0;
    while let Some(&at) = all.get(next) {
        all.extend(tree.children(at));
        next += 1;
    }
    all
}

/// A naive reading of the written form: each line with its variations after it.
fn from_json(tree: &mut MoveTree, from: NodeId, line: &Value) {
    let field = |mv: &Value, name: &str| mv[name].as_str().unwrap_or_default().to_owned();
    let mut at = from;
    let moves = line.as_array().expect("a line");
    let mut parents = Vec::new();
    for json in moves {
        parents.push(at);
        let mv = RecordedMove {
            text: field(json, "move"),
            ms: json["ms"].as_u64(),
            glyph: field(json, "glyph"),
            comment: field(json, "comment"),
        };
        at = tree.add(at, mv).expect("it was in bounds");
    }
    for (json, parent) in moves.iter().zip(parents) {
        for line in json["variations"].as_array().into_iter().flatten() {
            from_json(tree, parent, line);
        }
    }
}

fn check(tree: &MoveTree) {
    let all = places(tree);
    let main: Vec<NodeId> = tree.line(NodeId::START).collect();
    assert_eq!(tree.len(), main.len());
    assert_eq!(tree.varied(), all.len() - 1 - main.len());
    assert!(tree.varied() <= MAX_VARIED);
    for &at in &all {
        assert!(tree.depth(at) <= MAX_DEPTH);
        assert_eq!(tree.depth(at) == 0, at == NodeId::START || main.contains(&at));
        let path = tree.path(at);
        assert!(
            path.iter()
                .zip([NodeId::START].iter().chain(&path))
                .all(|(&to, &from)| { tree.parent(to) == Some(from) && tree.children(from).contains(&to) })
        );
        assert_eq!(path.last().copied().unwrap_or(NodeId::START), at);
        let mut texts: Vec<&str> =
            tree.children(at).iter().map(|&child| tree.mv(child).text.as_str()).collect();
        texts.sort_unstable();
        assert!(texts.windows(2).all(|two| two[0] != two[1]), "no move leads to two places");
        let RecordedMove { glyph, comment, .. } = tree.mv(at);
        assert!(glyph.is_empty() || GLYPHS.contains(&glyph.as_str()));
        assert!(comment.chars().count() <= MAX_COMMENT);
    }
    let json = serde_json::to_value(tree).expect("plain data");
    let mut again = MoveTree::new();
    from_json(&mut again, NodeId::START, &json);
    assert_eq!(&again, tree, "{json}");
}

#[test]
fn a15_any_sequence_of_changes_leaves_a_tree_within_its_bounds() {
    for seed in 0..300 {
        let mut rng = Rng::with_seed(seed);
        let mut tree = MoveTree::new();
        // Few different moves at a place and long stays at one make variations inside variations.
        let mut at = NodeId::START;
        for _ in 0..rng.usize(..150) {
            let all = places(&tree);
            if !all.contains(&at) || rng.u8(..4) == 0 {
                at = rng.choice(all).expect("the start at least");
            }
            let before = tree.clone();
            let done = match rng.u8(..10) {
                0 => tree.promote(at),
                1 if rng.u8(..4) == 0 => {
                    at = tree.remove(at);
                    Ok(())
                }
                2 => tree.set_comment(at, "ä".repeat(rng.usize(900..1100))),
                3 => tree.set_glyph(at, rng.choice(["!", "", "!!!", "?!"]).expect("one")),
                _ => tree.add(at, mv(rng.u8(..3).to_string())).map(|to| at = to),
            };
            assert!(done.is_ok() || tree == before, "a refusal changes nothing");
        }
        check(&tree);
    }
}

#[test]
fn a15_promoting_makes_a_variation_the_line() {
    let mut tree: MoveTree = ["a", "b", "c"].into_iter().map(mv).collect();
    let a = tree.children(NodeId::START)[0];
    let other = tree.add(a, mv("x")).expect("room");
    let end = tree.add(other, mv("y")).expect("room");
    let texts = |tree: &MoveTree| tree.iter().map(|mv| mv.text.clone()).collect::<Vec<_>>();
    tree.promote(end).expect("room");
    assert_eq!((texts(&tree), tree.varied()), (vec!["a".into(), "x".into(), "y".into()], 2));
    tree.promote(end).expect("nothing to do");
    assert_eq!(tree.remove(other), a);
    assert_eq!((texts(&tree), tree.varied()), (vec!["a".into(), "b".into(), "c".into()], 0));
    assert_eq!(serde_json::to_string(&tree).expect("plain"), r#"[{"move":"a"},{"move":"b"},{"move":"c"}]"#);
    tree.remove(NodeId::START);
    assert!(tree.is_empty() && !tree.is_annotated());
}

#[test]
fn a15_a_full_tree_refuses_and_stays() {
    // The line is as deep as it may be; promoting a short one over it would put it deeper still.
    let mut tree = MoveTree::new();
    let mut at = NodeId::START;
    for _ in 0..MAX_DEPTH {
        at = tree.add(at, mv("line")).and_then(|_| tree.add(at, mv("other"))).expect("not yet too deep");
    }
    let end = tree.add(at, mv("line")).expect("a line may go on");
    assert_eq!(tree.add(at, mv("other")), Err(TreeFull::Depth));
    assert_eq!(tree.depth(end), MAX_DEPTH);
    tree.promote(end).expect("the deep end comes nearer");
    let root = tree.children(NodeId::START)[1];
    tree.promote(root).expect("room");
    check(&tree);

    let mut tree: MoveTree = (0..MAX_VARIED + 2).map(|i| mv(i.to_string())).collect();
    let first = tree.children(NodeId::START)[0];
    let short = tree.add(first, mv("short")).expect("room");
    let before = tree.clone();
    assert_eq!(tree.promote(short), Err(TreeFull::Varied), "the long line would be a variation");
    assert_eq!(tree, before);
    let mut end = short;
    for i in 1..MAX_VARIED {
        end = tree.add(end, mv(i.to_string())).expect("room");
    }
    assert_eq!(tree.add(end, mv("more")), Err(TreeFull::Varied));
    assert_eq!(tree.add(NodeId::START, mv("more")), Err(TreeFull::Varied));
    check(&tree);
}
