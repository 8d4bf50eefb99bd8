/** What tests leave on a page to read it later. */

declare var plygroundSeen: import("./drawn.mjs").Seen[];
declare var refusals: number;
declare var changes: number;
declare var axe: { run(): Promise<{ violations: import("axe-core").Result[]; passes: import("axe-core").Result[] }> };
