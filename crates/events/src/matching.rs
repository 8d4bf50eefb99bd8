//! Maximum-weight matching in a general graph, by Edmonds' blossom algorithm in O(n³), with the dual solution that proves it.
//!
//! The primal-dual method: every vertex has a dual value, every blossom (an odd cycle that is treated as one vertex) too. Only *tight*
//! edges, whose duals add up to exactly twice their weight, are matched. A stage grows alternating trees from all free vertices over
//! tight edges; when no tight edge is left, the duals move until one appears. Weights are integers, and doubling them keeps every dual an
//! integer. Nobody has to be matched: a stage that brings the duals of the free vertices to nought ends the search.
//!
//! [`Matching::is_proved`] checks the outcome without trusting the search: by weak duality, a matching whose weight equals the value of a
//! feasible dual solution has the greatest weight there is.

use std::collections::VecDeque;

/// Weights between vertices. Only edges with positive weights are there at all.
#[derive(Clone, Debug)]
pub struct Graph {
    size: usize,
    weights: Vec<i128>,
}

impl Graph {
    /// So many vertices and no edges.
    pub fn new(size: usize) -> Self {
        Graph { size, weights: vec![0; size * size] }
    }

    /// The number of vertices.
    pub const fn len(&self) -> usize {
        self.size
    }

    /// Whether there is no vertex.
    pub const fn is_empty(&self) -> bool {
        self.size == 0
    }

    /// Sets the weight of an edge between two different vertices.
    pub fn set(&mut self, a: usize, b: usize, weight: i128) {
        assert!(a != b, "an edge has two ends");
        self.weights[a * self.size + b] = weight;
        self.weights[b * self.size + a] = weight;
    }

    /// The weight of an edge; 0 or less if there is none.
    pub fn weight(&self, a: usize, b: usize) -> i128 {
        self.weights[a * self.size + b]
    }
}

/// A matching of the greatest weight, and its proof.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Matching {
    /// The partner of each vertex.
    pub mates: Vec<Option<usize>>,
    /// The dual value of each vertex.
    pub duals: Vec<i128>,
    /// All blossoms that have a dual value: their vertices and that value.
    pub blossoms: Vec<(Vec<usize>, i128)>,
}

impl Matching {
    /// The sum of the matched weights.
    pub fn weight(&self, graph: &Graph) -> i128 {
        let matched = self.mates.iter().enumerate().filter_map(|(v, mate)| Some((v, (*mate)?)));
        matched.filter(|(v, mate)| v < mate).map(|(v, mate)| graph.weight(v, mate)).sum()
    }

    /// Whether this is a matching, the duals are feasible, and both have the same value: then no matching has a greater weight.
    pub fn is_proved(&self, graph: &Graph) -> bool {
        let n = graph.len();
        let is_matching = self.mates.len() == n
            && (0..n).all(|v| {
                self.mates[v].is_none_or(|m| m < n && self.mates[m] == Some(v) && graph.weight(v, m) > 0)
            });
        let are_signed = self.duals.len() == n
            && self.duals.iter().all(|&dual| dual >= 0)
            && self.blossoms.iter().all(|(vertices, dual)| *dual >= 0 && vertices.len() % 2 == 1);
        if !is_matching || !are_signed {
            return false;
        }
        let mut covered: Vec<i128> =
            (0..n * n).map(|edge| self.duals[edge / n] + self.duals[edge % n]).collect();
        for (vertices, dual) in &self.blossoms {
            for &a in vertices {
                for &b in vertices {
                    covered[a * n + b] += dual;
                }
            }
        }
        let are_feasible = (0..n)
            .all(|a| (0..a).all(|b| graph.weight(a, b) <= 0 || covered[a * n + b] >= 2 * graph.weight(a, b)));
        let of_blossoms = self.blossoms.iter().map(|(vertices, dual)| dual * (vertices.len() as i128 / 2));
        let value = self.duals.iter().sum::<i128>() + of_blossoms.sum::<i128>();
        are_feasible && value == 2 * self.weight(graph)
    }
}

/// A matching of the greatest weight. The same graph gives the same matching everywhere.
pub fn maximum_weight(graph: &Graph) -> Matching {
    let mut search = Search::new(graph);
    while search.stage() {}
    let matching = search.finish();
    debug_assert!(matching.is_proved(graph), "the duals prove the matching");
    matching
}

const NONE: usize = usize::MAX;

/// What a vertex or blossom is in the trees of a stage.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Label {
    /// In no tree.
    Unreached,
    /// At an even distance from the root: its edges are followed.
    Outer,
    /// At an odd distance: only its matched edge is followed.
    Inner,
}

/// Numbers below `n` are vertices, those from `n` on blossoms. A *node* is either.
struct Search<'a> {
    graph: &'a Graph,
    n: usize,
    /// Of nodes.
    dual: Vec<i128>,
    /// The outermost node that a node is in; [`NONE`] for numbers of blossoms that are not in use.
    top: Vec<usize>,
    /// The vertex at the other end of a node's matched edge.
    mate: Vec<usize>,
    /// The nodes of a blossom along its cycle, the base first.
    cycle: Vec<Vec<usize>>,
    /// For each blossom and vertex the node of its cycle that the vertex is in.
    within: Vec<Vec<usize>>,
    /// For two nodes the vertices of the edge between them that is nearest to tight, or [`NONE`].
    edges: Vec<Vec<(usize, usize)>>,
    label: Vec<Label>,
    /// For an inner node the outer vertex that it was reached from.
    parent: Vec<usize>,
    /// For a node the outer vertex with the least slack towards it.
    nearest: Vec<usize>,
    queue: VecDeque<usize>,
    /// When a node was last passed on a way to a root.
    passed: Vec<usize>,
    walks: usize,
}

impl<'a> Search<'a> {
    fn new(graph: &'a Graph) -> Self {
        let n = graph.len();
        // Blossoms have three nodes or more and do not overlap, so there are fewer than half as many as vertices.
        let nodes = n + n / 2 + 1;
        let greatest = graph.weights.iter().copied().max().unwrap_or(0).max(0);
        let edges = (0..nodes)
            .map(|a| {
                (0..nodes)
                    .map(|b| {
                        let is_edge = a < n && b < n && a != b && graph.weight(a, b) > 0;
                        if is_edge { (a, b) } else { (NONE, NONE) }
                    })
                    .collect()
            })
            .collect();
        Search {
            graph,
            n,
            dual: (0..nodes).map(|node| if node < n { greatest } else { 0 }).collect(),
            top: (0..nodes).map(|node| if node < n { node } else { NONE }).collect(),
            mate: vec![NONE; nodes],
            cycle: vec![Vec::new(); nodes],
            within: vec![vec![NONE; n]; nodes],
            edges,
            label: vec![Label::Unreached; nodes],
            parent: vec![NONE; nodes],
            nearest: vec![NONE; nodes],
            queue: VecDeque::new(),
            passed: vec![0; nodes],
            walks: 0,
        }
    }

    fn nodes(&self) -> usize {
        self.top.len()
    }

    fn is_top(&self, node: usize) -> bool {
        self.top[node] == node
    }

    /// How far an edge is from being tight.
    fn slack(&self, (a, b): (usize, usize)) -> i128 {
        self.dual[a] + self.dual[b] - 2 * self.graph.weight(a, b)
    }

    fn slack_towards(&self, node: usize) -> i128 {
        self.slack(self.edges[self.nearest[node]][node])
    }

    fn offer_nearest(&mut self, vertex: usize, node: usize) {
        if self.nearest[node] == NONE || self.slack(self.edges[vertex][node]) < self.slack_towards(node) {
            self.nearest[node] = vertex;
        }
    }

    fn find_nearest(&mut self, node: usize) {
        self.nearest[node] = NONE;
        for vertex in 0..self.n {
            let top = self.top[vertex];
            if self.edges[vertex][node].0 != NONE && top != node && self.label[top] == Label::Outer {
                self.offer_nearest(vertex, node);
            }
        }
    }

    fn vertices(&self, node: usize) -> Vec<usize> {
        if node < self.n {
            return vec![node];
        }
        self.cycle[node].iter().flat_map(|&part| self.vertices(part)).collect()
    }

    fn make_outer(&mut self, node: usize) {
        self.label[node] = Label::Outer;
        let vertices = self.vertices(node);
        self.queue.extend(vertices);
    }

    fn set_top(&mut self, node: usize, top: usize) {
        self.top[node] = top;
        for i in 0..self.cycle[node].len() {
            self.set_top(self.cycle[node][i], top);
        }
    }

    /// The node matched with an outermost one.
    fn top_mate(&self, node: usize) -> usize {
        match self.mate[node] {
            NONE => NONE,
            vertex => self.top[vertex],
        }
    }

    /// The place of a node in the cycle of its blossom, which is turned round so that the way there from the base is of even length.
    fn even_place(&mut self, blossom: usize, node: usize) -> usize {
        let cycle = &mut self.cycle[blossom];
        let place = cycle.iter().position(|&part| part == node).expect("the node is in the cycle");
        if place % 2 == 0 {
            return place;
        }
        cycle[1..].reverse();
        cycle.len() - place
    }

    /// Matches a node towards another one, and within a blossom all the nodes of its cycle anew.
    fn match_towards(&mut self, node: usize, other: usize) {
        let (inside, outside) = self.edges[node][other];
        self.mate[node] = outside;
        if node < self.n {
            return;
        }
        let entry = self.within[node][inside];
        let place = self.even_place(node, entry);
        for i in 0..place {
            let (part, neighbour) = (self.cycle[node][i], self.cycle[node][i ^ 1]);
            self.match_towards(part, neighbour);
        }
        self.match_towards(entry, other);
        self.cycle[node].rotate_left(place);
    }

    /// Flips matched and unmatched edges from an outer node to the root of its tree; the node becomes matched towards `other`.
    fn augment(&mut self, mut node: usize, mut other: usize) {
        loop {
            let was = self.top_mate(node);
            self.match_towards(node, other);
            if was == NONE {
                return;
            }
            let from = self.top[self.parent[was]];
            self.match_towards(was, from);
            (node, other) = (from, was);
        }
    }

    /// Where the ways of two outer nodes to their roots meet, if they do.
    fn meeting(&mut self, a: usize, b: usize) -> Option<usize> {
        self.walks += 1;
        let (mut here, mut there) = (a, b);
        while here != NONE || there != NONE {
            if here != NONE {
                if self.passed[here] == self.walks {
                    return Some(here);
                }
                self.passed[here] = self.walks;
                here = match self.top_mate(here) {
                    NONE => NONE,
                    inner => self.top[self.parent[inner]],
                };
            }
            std::mem::swap(&mut here, &mut there);
        }
        None
    }

    /// Makes one node of the odd cycle that an edge between two outer nodes of the same tree closes.
    fn shrink(&mut self, a: usize, base: usize, b: usize) {
        let blossom = (self.n..self.nodes()).find(|&node| self.top[node] == NONE);
        let blossom = blossom.expect("there are fewer than half as many blossoms as vertices");
        let mut cycle = vec![base];
        let side = |search: &mut Self, mut node: usize, cycle: &mut Vec<usize>| {
            while node != base {
                let inner = search.top_mate(node);
                cycle.push(node);
                cycle.push(inner);
                node = search.top[search.parent[inner]];
            }
        };
        side(self, a, &mut cycle);
        cycle[1..].reverse();
        side(self, b, &mut cycle);
        for &part in cycle.clone().iter().filter(|&&part| self.label[part] == Label::Inner) {
            // What was inner is now part of an outer node: its edges are followed, too.
            let vertices = self.vertices(part);
            self.queue.extend(vertices);
        }
        self.dual[blossom] = 0;
        self.label[blossom] = Label::Outer;
        self.mate[blossom] = self.mate[base];
        self.parent[blossom] = self.parent[base];
        self.cycle[blossom] = cycle.clone();
        self.set_top(blossom, blossom);
        for node in 0..self.nodes() {
            self.edges[blossom][node] = (NONE, NONE);
            self.edges[node][blossom] = (NONE, NONE);
        }
        self.within[blossom].fill(NONE);
        for part in cycle {
            for node in 0..self.nodes() {
                let edge = self.edges[part][node];
                let known = self.edges[blossom][node];
                if edge.0 != NONE && (known.0 == NONE || self.slack(edge) < self.slack(known)) {
                    self.edges[blossom][node] = edge;
                    self.edges[node][blossom] = (edge.1, edge.0);
                }
            }
            for vertex in self.vertices(part) {
                self.within[blossom][vertex] = part;
            }
        }
        self.find_nearest(blossom);
    }

    /// Takes an inner blossom without a dual value apart: the even way through it stays in the tree.
    fn expand(&mut self, blossom: usize) {
        let parts = self.cycle[blossom].clone();
        for &part in &parts {
            self.set_top(part, part);
        }
        let reached = self.edges[blossom][self.parent[blossom]].0;
        let entry = self.within[blossom][reached];
        let place = self.even_place(blossom, entry);
        let parts = std::mem::take(&mut self.cycle[blossom]);
        for i in (0..place).step_by(2) {
            let (inner, outer) = (parts[i], parts[i + 1]);
            self.parent[inner] = self.edges[outer][inner].0;
            self.label[inner] = Label::Inner;
            self.nearest[inner] = NONE;
            self.make_outer(outer);
            self.find_nearest(outer);
        }
        self.label[entry] = Label::Inner;
        self.parent[entry] = self.parent[blossom];
        self.nearest[entry] = NONE;
        for &part in &parts[place + 1..] {
            self.label[part] = Label::Unreached;
            self.find_nearest(part);
        }
        self.top[blossom] = NONE;
    }

    /// Follows a tight edge from an outer vertex: grows a tree, makes a blossom, or (`true`) matches two more vertices.
    fn follow(&mut self, (from, to): (usize, usize)) -> bool {
        let (a, b) = (self.top[from], self.top[to]);
        match self.label[b] {
            Label::Unreached => {
                self.parent[b] = from;
                self.label[b] = Label::Inner;
                self.nearest[b] = NONE;
                let mate = self.top_mate(b);
                self.nearest[mate] = NONE;
                self.make_outer(mate);
                false
            }
            Label::Inner => false,
            Label::Outer => match self.meeting(a, b) {
                Some(base) => {
                    self.shrink(a, base, b);
                    false
                }
                None => {
                    self.augment(a, b);
                    self.augment(b, a);
                    true
                }
            },
        }
    }

    /// One stage: `false` when the matching is of the greatest weight.
    fn stage(&mut self) -> bool {
        self.label.fill(Label::Unreached);
        self.nearest.fill(NONE);
        self.queue.clear();
        for node in 0..self.nodes() {
            if self.is_top(node) && self.mate[node] == NONE {
                self.parent[node] = NONE;
                self.make_outer(node);
            }
        }
        if self.queue.is_empty() {
            return false;
        }
        loop {
            while let Some(vertex) = self.queue.pop_front() {
                for other in 0..self.n {
                    let top = self.top[other];
                    let is_edge = other != vertex && self.graph.weight(vertex, other) > 0;
                    // An inner node has its place in the tree: no edge towards it leads on.
                    if !is_edge || top == self.top[vertex] || self.label[top] == Label::Inner {
                        continue;
                    }
                    let slack = self.slack((vertex, other));
                    if slack > 0 {
                        if self.nearest[top] == NONE || slack < self.slack_towards(top) {
                            self.nearest[top] = vertex;
                        }
                    } else if self.follow((vertex, other)) {
                        return true;
                    }
                }
            }
            if !self.move_duals() {
                return false;
            }
            for node in 0..self.nodes() {
                let is_near = self.is_top(node) && self.nearest[node] != NONE;
                if is_near
                    && self.top[self.nearest[node]] != node
                    && self.slack_towards(node) == 0
                    && self.follow(self.edges[self.nearest[node]][node])
                {
                    return true;
                }
            }
            for blossom in self.n..self.nodes() {
                if self.is_top(blossom) && self.label[blossom] == Label::Inner && self.dual[blossom] == 0 {
                    self.expand(blossom);
                }
            }
        }
    }

    /// Moves the duals as far as they can go; `false` when those of the free vertices have come to nought.
    fn move_duals(&mut self) -> bool {
        let of_outer = (0..self.n).filter(|&vertex| self.label[self.top[vertex]] == Label::Outer);
        let mut by = of_outer.map(|vertex| self.dual[vertex]).min().expect("a free vertex is outer");
        for node in 0..self.nodes() {
            if !self.is_top(node) {
                continue;
            }
            if node >= self.n && self.label[node] == Label::Inner {
                by = by.min(self.dual[node] / 2);
            }
            if self.nearest[node] != NONE {
                match self.label[node] {
                    Label::Unreached => by = by.min(self.slack_towards(node)),
                    Label::Outer => by = by.min(self.slack_towards(node) / 2),
                    Label::Inner => {}
                }
            }
        }
        let mut goes_on = true;
        for vertex in 0..self.n {
            match self.label[self.top[vertex]] {
                Label::Outer => {
                    self.dual[vertex] -= by;
                    goes_on &= self.dual[vertex] > 0;
                }
                Label::Inner => self.dual[vertex] += by,
                Label::Unreached => {}
            }
        }
        for blossom in self.n..self.nodes() {
            if self.is_top(blossom) {
                match self.label[blossom] {
                    Label::Outer => self.dual[blossom] += 2 * by,
                    Label::Inner => self.dual[blossom] -= 2 * by,
                    Label::Unreached => {}
                }
            }
        }
        goes_on
    }

    fn finish(mut self) -> Matching {
        let used = (self.n..self.nodes()).filter(|&node| self.top[node] != NONE && self.dual[node] > 0);
        let blossoms = used.map(|node| (self.vertices(node), self.dual[node])).collect();
        let mates = (0..self.n).map(|vertex| (self.mate[vertex] != NONE).then_some(self.mate[vertex]));
        let mates = mates.collect();
        self.dual.truncate(self.n);
        Matching { mates, duals: self.dual, blossoms }
    }
}
