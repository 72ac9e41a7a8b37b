import pLimit from "p-limit";
import type { Client } from "../../src/client/client.ts";
import { endsRun } from "../../src/client/fault-kind.ts";

export interface StandInRun {
  /** By row: the result, or the error. */
  readonly answers: Map<number, unknown>;
  readonly faults: Map<number, unknown>;
  /** What ended it before its last row. */
  readonly end: unknown;
}

/**
 * Processes this many rows in parallel, as a run does; a row's fault is collected, one that ends runs ends it.
 */
export async function runRows(client: Client, rows: number, concurrency: number): Promise<StandInRun> {
  const limit = pLimit(concurrency);
  const [answers, faults] = [new Map<number, unknown>(), new Map<number, unknown>()];
  let end: unknown;
  const work = async (row: number) => {
    if (end !== undefined) return;
    try {
      const query = { task_type: "cleaned", translation_language: "de" } as const;
      const body = { product_name: `TV ${row}` };
      answers.set(row, await client.call("optimizeName", { query, body }, { item: { row } }));
    } catch (fault) {
      if (endsRun(fault)) end ??= fault;
      else faults.set(row, fault);
    }
  };
  await Promise.all(Array.from({ length: rows }, (_, row) => limit(work, row)));
  return { answers, faults, end };
}

/** The same numbers in [0, 1) for the same seed (a linear congruential generator). */
export function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) & 0x7fffffff;
    return state / 0x7fffffff;
  };
}
