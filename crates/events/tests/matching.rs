//! The matching is of the greatest weight: by the duals, and by trying everything.

use fastrand::Rng;
use plyground_events::matching::{Graph, maximum_weight};

/// The greatest weight of the graph's edges among the vertices that are still free, by trying everything.
fn greatest(graph: &Graph, free: &mut Vec<usize>) -> i128 {
    let Some(vertex) = free.pop() else { return 0 };
    let mut best = greatest(graph, free);
    for at in 0..free.len() {
        let other = free.remove(at);
        if graph.weight(vertex, other) > 0 {
            best = best.max(graph.weight(vertex, other) + greatest(graph, free));
        }
        free.insert(at, other);
    }
    free.push(vertex);
    best
}

fn check(graph: &Graph) {
    let matching = maximum_weight(graph);
    assert!(matching.is_proved(graph), "{graph:?}: {matching:?}");
    assert_eq!(matching.weight(graph), greatest(graph, &mut (0..graph.len()).collect()), "{graph:?}");
    assert_eq!(matching, maximum_weight(graph), "the same again");
}

/// Every graph of so many vertices whose edges have the weights 0 (none) to `most`.
fn every_graph(vertices: usize, most: u64) {
    let edges: Vec<(usize, usize)> = (0..vertices).flat_map(|a| (0..a).map(move |b| (a, b))).collect();
    for number in 0..(most + 1).pow(edges.len() as u32) {
        let (mut graph, mut rest) = (Graph::new(vertices), number);
        for &(a, b) in &edges {
            graph.set(a, b, i128::from(rest % (most + 1)));
            rest /= most + 1;
        }
        check(&graph);
    }
}

#[test]
fn every_small_graph_is_matched_with_the_greatest_weight() {
    every_graph(2, 4);
    every_graph(3, 4);
    every_graph(4, 3);
    every_graph(5, 2);
    every_graph(6, 1);
}

#[test]
fn random_graphs_are_matched_with_the_greatest_weight() {
    let mut rng = Rng::with_seed(20_261_119);
    for _ in 0..3_000 {
        let vertices = rng.usize(2..=9);
        let (density, most) = (rng.u32(20..=100), [1, 3, 10, 1_000][rng.usize(..4)]);
        let mut graph = Graph::new(vertices);
        for a in 0..vertices {
            for b in 0..a {
                if rng.u32(..100) < density {
                    graph.set(a, b, rng.i128(0..=most));
                }
            }
        }
        check(&graph);
    }
}

/// Blossoms within blossoms come up only in larger graphs; the duals prove each matching.
#[test]
fn large_graphs_are_proved_by_their_duals() {
    let mut rng = Rng::with_seed(20_261_120);
    let mut nested = 0;
    for round in 0..120 {
        let vertices = rng.usize(10..=70);
        let most = [2, 5, 100, 1 << 90][round % 4];
        let density = [8, 15, 40, 100][rng.usize(..4)];
        let mut graph = Graph::new(vertices);
        for a in 0..vertices {
            for b in 0..a {
                if rng.u32(..100) < density {
                    graph.set(a, b, rng.i128(1..=most));
                }
            }
        }
        let matching = maximum_weight(&graph);
        assert!(matching.is_proved(&graph), "{vertices} vertices, round {round}");
        nested += usize::from(matching.blossoms.iter().any(|(vertices, _)| vertices.len() > 3));
    }
    assert!(nested > 20, "{nested} graphs with large blossoms");
}

#[test]
fn the_proof_refuses_what_is_no_optimum() {
    let mut graph = Graph::new(4);
    for (a, b, weight) in [(0, 1, 5), (1, 2, 6), (2, 3, 5)] {
        graph.set(a, b, weight);
    }
    let best = maximum_weight(&graph);
    assert_eq!(best.mates, [Some(1), Some(0), Some(3), Some(2)]);
    let mut worse = best.clone();
    worse.mates = vec![None, Some(2), Some(1), None];
    assert!(best.is_proved(&graph) && !worse.is_proved(&graph));
    let mut unfeasible = best;
    unfeasible.duals[1] -= 1;
    assert!(!unfeasible.is_proved(&graph));
}
