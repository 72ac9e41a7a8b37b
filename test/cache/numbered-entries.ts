import { createHash } from "node:crypto";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { NewAnswer } from "../../src/cache/answer-writer.ts";
import type { AnswersPlace } from "../../src/cache/store.ts";

export function keyOf(number: number): Buffer {
  return createHash("sha256").update(String(number)).digest().subarray(0, 16);
}

export const day = 20_000;
export const dayMs = 24 * 60 * 60 * 1000;

/** About 1 kB of text that contains its number. */
export function answerOf(number: number): NewAnswer {
  const value = Buffer.from(JSON.stringify(`${number} ${"words ".repeat(160)}`));
  return { key: keyOf(number), value, kind: '["optimizeName","service"]', time: (day * dayMs) / 1000 };
}

export function range(from: number, to: number): number[] {
  return Array.from({ length: to - from }, (_, place) => from + place);
}

/** A home of its own, and a process in it. */
export function newPlace(changes: Partial<AnswersPlace> = {}): AnswersPlace {
  const home = mkdtempSync(join(tmpdir(), "pdo-answers-"));
  const owner = { pid: 7, startedAt: "12@boot", host: "here" };
  return { home, owner, now: () => day * dayMs, isAlive: ({ pid }) => pid === owner.pid, ...changes };
}
