//! The moves of a game as a tree of variations. A play is a path through it: the main line is the game, and what else was
//! tried branches off. Game files, saved analyses and reviews share this type.
//!
//! Nodes are in an arena, so a game of thousands of moves needs no recursion. The first child of a node continues its line; the
//! others are variations. What can grow without end by itself is bounded here; the length of a game is bounded where it is replayed.

use serde::{Serialize, Serializer};

use crate::record::{GLYPHS, RecordedMove};

/// The longest comment on a move, in characters.
pub const MAX_COMMENT: usize = 1_000;
/// The most moves all variations of a game may have together.
pub const MAX_VARIED: usize = 4_000;
/// How deep variations may stand inside variations.
pub const MAX_DEPTH: usize = 16;

/// A place in a [`MoveTree`]: the one after a move, or the start. Of another tree, or after a removal, it may mean another place.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct NodeId(u32);

impl NodeId {
    /// The start, before any move.
    pub const START: NodeId = NodeId(0);

    fn index(self) -> usize {
        self.0 as usize
    }
}

#[derive(Clone, Debug)]
struct Node {
    /// The start is its own.
    parent: NodeId,
    ply: usize,
    /// The move that leads here; empty at the start.
    mv: RecordedMove,
    children: Vec<NodeId>,
}

/// Why a tree stays as it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TreeFull {
    /// More than [`MAX_VARIED`] moves in variations.
    Varied,
    /// Variations more than [`MAX_DEPTH`] deep inside one another.
    Depth,
    /// A comment of more than [`MAX_COMMENT`] characters.
    Comment,
    /// A sign that is none of [`GLYPHS`].
    Glyph,
}

/// Moves with variations, comments and signs, not yet checked against any rules.
#[derive(Clone, Debug)]
pub struct MoveTree {
    /// The start first.
    nodes: Vec<Node>,
    /// Places of nodes that were removed.
    free: Vec<NodeId>,
    /// The end of the main line.
    end: NodeId,
}

impl MoveTree {
    /// The start alone.
    pub fn new() -> Self {
        let start = Node { parent: NodeId::START, ply: 0, mv: RecordedMove::default(), children: Vec::new() };
        MoveTree { nodes: vec![start], free: Vec::new(), end: NodeId::START }
    }

    /// How many moves the main line has.
    pub fn len(&self) -> usize {
        self.node(self.end).ply
    }

    /// Whether there is no move at all.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The moves of the main line.
    pub fn iter(&self) -> impl Iterator<Item = &RecordedMove> {
        self.line(NodeId::START).map(|node| self.mv(node))
    }

    /// How many moves the variations have together.
    pub fn varied(&self) -> usize {
        self.nodes.len() - self.free.len() - 1 - self.len()
    }

    /// Whether anything is said beside moves and times.
    pub fn is_annotated(&self) -> bool {
        self.varied() > 0 || self.iter().any(|mv| !mv.glyph.is_empty() || !mv.comment.is_empty())
    }

    /// The move that leads to a place; empty at the start.
    pub fn mv(&self, node: NodeId) -> &RecordedMove {
        &self.node(node).mv
    }

    /// Where a move was made; `None` at the start.
    pub fn parent(&self, node: NodeId) -> Option<NodeId> {
        (node != NodeId::START).then(|| self.node(node).parent)
    }

    /// What follows: the line first, then its variations.
    pub fn children(&self, node: NodeId) -> &[NodeId] {
        &self.node(node).children
    }

    /// The line that goes on from a place, without the place itself.
    pub fn line(&self, from: NodeId) -> impl Iterator<Item = NodeId> + '_ {
        std::iter::successors(self.children(from).first().copied(), |&at| self.children(at).first().copied())
    }

    /// The play that leads to a place: the places after each of its moves.
    pub fn path(&self, to: NodeId) -> Vec<NodeId> {
        let back = std::iter::successors(Some(to), |&at| self.parent(at));
        let mut path: Vec<NodeId> = back.take_while(|&at| at != NodeId::START).collect();
        path.reverse();
        path
    }

    /// How many moves lead to a place.
    pub fn ply(&self, node: NodeId) -> usize {
        self.node(node).ply
    }

    /// How many variations a place stands inside; 0 on the main line.
    pub fn depth(&self, node: NodeId) -> usize {
        let leaves = |&at: &NodeId| self.node(self.node(at).parent).children[0] != at;
        self.path(node).iter().filter(|at| leaves(at)).count()
    }

    /// The place after a move. One that is there already stays, and is told what was not yet said about it.
    pub fn add(&mut self, parent: NodeId, mv: RecordedMove) -> Result<NodeId, TreeFull> {
        check_comment(&mv.comment)?;
        check_glyph(&mv.glyph)?;
        let there = self.children(parent).iter().copied().find(|&child| self.mv(child).text == mv.text);
        if let Some(child) = there {
            let said = &mut self.nodes[child.index()].mv;
            said.ms = said.ms.or(mv.ms);
            if said.glyph.is_empty() {
                said.glyph = mv.glyph;
            }
            if said.comment.is_empty() {
                said.comment = mv.comment;
            }
            return Ok(child);
        }
        if parent != self.end && self.varied() >= MAX_VARIED {
            return Err(TreeFull::Varied);
        }
        if !self.children(parent).is_empty() && self.depth(parent) >= MAX_DEPTH {
            return Err(TreeFull::Depth);
        }
        Ok(self.push(parent, mv))
    }

    /// Adds a node without asking.
    fn push(&mut self, parent: NodeId, mv: RecordedMove) -> NodeId {
        let node = Node { parent, ply: self.node(parent).ply + 1, mv, children: Vec::new() };
        let id = match self.free.pop() {
            Some(id) => {
                self.nodes[id.index()] = node;
                id
            }
            None => {
                self.nodes.push(node);
                NodeId(u32::try_from(self.nodes.len() - 1).expect("a tree is bounded"))
            }
        };
        self.nodes[parent.index()].children.push(id);
        if parent == self.end {
            self.end = id;
        }
        id
    }

    /// Writes about a move; an empty text says nothing.
    pub fn set_comment(&mut self, node: NodeId, comment: String) -> Result<(), TreeFull> {
        check_comment(&comment)?;
        self.nodes[node.index()].mv.comment = comment;
        Ok(())
    }

    /// Gives a move one of [`GLYPHS`], or none.
    pub fn set_glyph(&mut self, node: NodeId, glyph: &str) -> Result<(), TreeFull> {
        check_glyph(glyph)?;
        self.nodes[node.index()].mv.glyph = glyph.to_owned();
        Ok(())
    }

    /// Makes the innermost variation a place stands in the line of where it branches off; nothing on the main line.
    pub fn promote(&mut self, node: NodeId) -> Result<(), TreeFull> {
        let first_of = |parent: NodeId| self.node(parent).children[0];
        let branch = self.path(node).into_iter().rev().find(|&at| first_of(self.node(at).parent) != at);
        let Some(branch) = branch else { return Ok(()) };
        let parent = self.node(branch).parent;
        let index = self.children(parent).iter().position(|&at| at == branch).expect("a child of its parent");
        self.nodes[parent.index()].children[..=index].rotate_right(1);
        let end = self.end;
        self.find_end();
        // What was the line is now a variation: everything in it stands one deeper.
        let full = if self.varied() > MAX_VARIED {
            TreeFull::Varied
        } else if self.deepest() > MAX_DEPTH {
            TreeFull::Depth
        } else {
            return Ok(());
        };
        self.nodes[parent.index()].children[..=index].rotate_left(1);
        self.end = end;
        Err(full)
    }

    /// Removes a move with all that follows and says where it was made. The start stays, but nothing after it.
    pub fn remove(&mut self, node: NodeId) -> NodeId {
        let mut gone = std::mem::take(&mut self.nodes[node.index()].children);
        let mut next = 0;
        while let Some(&at) = gone.get(next) {
            gone.append(&mut self.nodes[at.index()].children);
            next += 1;
        }
        let parent = self.node(node).parent;
        if node != NodeId::START {
            self.nodes[parent.index()].children.retain(|&child| child != node);
            gone.push(node);
        }
        self.free.append(&mut gone);
        self.find_end();
        parent
    }

    fn find_end(&mut self) {
        self.end = self.line(NodeId::START).last().unwrap_or(NodeId::START);
    }

    fn node(&self, id: NodeId) -> &Node {
        &self.nodes[id.index()]
    }

    /// The greatest [`depth`](Self::depth).
    fn deepest(&self) -> usize {
        let (mut deepest, mut waiting) = (0, vec![(NodeId::START, 0)]);
        while let Some((at, depth)) = waiting.pop() {
            deepest = deepest.max(depth);
            let children = self.children(at).iter().enumerate();
            waiting.extend(children.map(|(i, &child)| (child, depth + usize::from(i > 0))));
        }
        deepest
    }

    /// The main line as files have it.
    pub fn written(&self) -> Vec<WrittenMove<'_>> {
        self.written_line(NodeId::START)
    }

    /// Recursion as deep as variations stand inside one another.
    fn written_line(&self, from: NodeId) -> Vec<WrittenMove<'_>> {
        let mut line = Vec::new();
        let mut at = from;
        while let Some((&first, others)) = self.children(at).split_first() {
            let variation = |&other: &NodeId| {
                let mut line = vec![WrittenMove { mv: self.mv(other), variations: Vec::new() }];
                line.append(&mut self.written_line(other));
                line
            };
            let variations = others.iter().map(variation).collect();
            line.push(WrittenMove { mv: self.mv(first), variations });
            at = first;
        }
        line
    }
}

fn check_comment(comment: &str) -> Result<(), TreeFull> {
    if comment.chars().nth(MAX_COMMENT).is_some() { Err(TreeFull::Comment) } else { Ok(()) }
}

fn check_glyph(glyph: &str) -> Result<(), TreeFull> {
    if glyph.is_empty() || GLYPHS.contains(&glyph) { Ok(()) } else { Err(TreeFull::Glyph) }
}

/// A move as files have it, with the lines that could have been played instead; each begins with another move.
#[derive(PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct WrittenMove<'a> {
    #[serde(flatten)]
    mv: &'a RecordedMove,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "types", ts(optional, as = "Option<Vec<Vec<WrittenMove<'a>>>>"))]
    variations: Vec<Vec<WrittenMove<'a>>>,
}

impl Serialize for MoveTree {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.written().serialize(serializer)
    }
}

/// Where the nodes are kept makes no difference.
impl PartialEq for MoveTree {
    fn eq(&self, other: &Self) -> bool {
        self.written() == other.written()
    }
}

impl Eq for MoveTree {}

impl Default for MoveTree {
    fn default() -> Self {
        MoveTree::new()
    }
}

/// One line, as some file has it: nothing is checked yet.
impl FromIterator<RecordedMove> for MoveTree {
    fn from_iter<I: IntoIterator<Item = RecordedMove>>(moves: I) -> Self {
        let mut tree = MoveTree::new();
        for mv in moves {
            tree.push(tree.end, mv);
        }
        tree
    }
}
