import type { KeyValueStore } from "../storage/key-value-store.ts";
import { storeSize } from "../storage/key-value-tables.ts";
import { type AnswerKind, parseKind } from "./answer-kind.ts";
import { type AnswersPlace, answersPath, withAnswersStore } from "./answers-store.ts";

/** Answers of one operation by one service. */
export interface KindFigures extends AnswerKind {
  readonly entries: number;
  /** Of the answers themselves, without what the file needs around them. */
  readonly bytes: number;
  /** Days since 1970, to the week. */
  readonly lastUsed: number;
}

export interface AnswersInfo {
  readonly path: string;
  readonly entries: number;
  readonly bytes: number;
  /** What the file takes on the disk; 0 where there is none. */
  readonly fileBytes: number;
  readonly kinds: readonly KindFigures[];
}

/** @throws AnswersProblem */
export async function describeAnswers(place: AnswersPlace): Promise<AnswersInfo> {
  const path = answersPath(place.home);
  const fileBytes = storeSize(path);
  if (fileBytes === undefined) return { path, entries: 0, bytes: 0, fileBytes: 0, kinds: [] };
  const kinds = await withAnswersStore(place, async (store) => tallyKinds(store));
  return { path, entries: sum(kinds, "entries"), bytes: sum(kinds, "bytes"), fileBytes, kinds };
}

function tallyKinds(store: KeyValueStore): KindFigures[] {
  const tallies = new Map<number, { entries: number; bytes: number; lastUsed: number }>();
  for (const { kind, byteCount, usedOn } of store.facts()) {
    const tally = tallies.get(kind) ?? { entries: 0, bytes: 0, lastUsed: 0 };
    tally.entries += 1;
    tally.bytes += byteCount;
    tally.lastUsed = Math.max(tally.lastUsed, usedOn);
    tallies.set(kind, tally);
  }
  const kinds = store.kinds();
  return [...tallies]
    .map(([kind, tally]) => ({ ...parseKind(kinds.get(kind) ?? "[]"), ...tally }))
    .sort((one, other) => other.lastUsed - one.lastUsed || other.bytes - one.bytes);
}

function sum(kinds: readonly KindFigures[], figure: "entries" | "bytes"): number {
  return kinds.reduce((total, kind) => total + kind[figure], 0);
}
