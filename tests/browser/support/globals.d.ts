/** What tests leave on a page to read it later. */

declare var plygroundSeen: import("./drawn.mjs").Seen[];
declare var refusals: number;
declare var changes: number;
declare var axe: { run(): Promise<{ violations: import("axe-core").Result[]; passes: import("axe-core").Result[] }> };
declare var heard: string[];
declare var notes: string[];
declare var shown: { title: string; body: string; tag: string; close: () => void }[];
declare var asked: number;
declare var away: boolean;
declare var contexts: AudioContext[];
declare var sources: number;
declare var plygroundLight: {
  asked: number;
  drawn: number;
  contexts: WebGL2RenderingContext[];
  hold(): void;
  release(): void;
  step(ms: number): void;
  at(names: string[]): number[];
};
declare var plygroundFrames: { apart: number[]; work: number[] };
