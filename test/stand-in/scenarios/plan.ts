import type { Question } from "../question.ts";
import { isScenarioName, type Scenario, type ScenarioName } from "./scenario-table.ts";

/** What a plan may go by. */
export interface Asked {
  readonly question: Question;
  /** 1 for the first question of all, whichever it is. */
  readonly count: number;
  /** 1 for the first time that this very question is asked. */
  readonly time: number;
  readonly isBatch: boolean;
}

/** Which scenario a question gets: one of the table, or one of a test's own. */
export type Plan = (asked: Asked) => ScenarioName | Scenario;

export const always =
  (scenario: ScenarioName | Scenario): Plan =>
  () =>
    scenario;

/** The first questions get the first scenarios, all later ones the last. */
export const inTurn =
  (...sequence: readonly ScenarioName[]): Plan =>
  ({ count }) =>
    sequence[Math.min(count, sequence.length) - 1] ?? "ok";

/** Each question by itself: the first time it is asked it gets the first scenario, and so on. */
export const eachInTurn =
  (...sequence: readonly ScenarioName[]): Plan =>
  ({ time }) =>
    sequence[Math.min(time, sequence.length) - 1] ?? "ok";

/** A share of the questions, in [0, 1], gets one of the scenarios, the rest is answered. */
export function atRandom(random: () => number, share: number, ...faults: readonly ScenarioName[]): Plan {
  return () => (random() < share ? (faults[Math.floor(random() * faults.length)] ?? "ok") : "ok");
}

/**
 * Scenarios in words, for a command line: `429-seconds*2,ok` is two of the one, then the other for ever.
 * @throws Error where a name is none of the scenarios
 */
export function parseSequence(words: string): readonly ScenarioName[] {
  return words.split(",").flatMap((word) => {
    const [name = "", times = "1"] = word.trim().split("*");
    if (!isScenarioName(name)) throw new Error(`No scenario is called "${name}".`);
    return Array.from({ length: Number(times) }, () => name);
  });
}
