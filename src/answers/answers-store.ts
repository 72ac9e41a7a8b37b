import { join } from "node:path";
import { type KeyValueStore, openKeyValueStore, removeStore } from "../storage/key-value-store.ts";
import { KeyValueStoreFault, storeSize } from "../storage/key-value-tables.ts";
import { AnswersProblem } from "./answers-problem.ts";
import { type IsAlive, removeJournals, takeInJournals } from "./take-in-journals.ts";

/** Where answers and journals lie. @param home `PDO_HOME` */
export function answersFolder(home: string): string {
  return join(home, "answers");
}

export function answersPath(home: string): string {
  return join(answersFolder(home), "answers.mdb");
}

/** Whose answers are to be looked at. */
export interface AnswersPlace {
  /** `PDO_HOME` */
  readonly home: string;
  readonly isAlive: IsAlive;
}

/** Takes in what dead runs have left in journals. @throws AnswersProblem */
export async function openAnswersStore({ home, isAlive }: AnswersPlace): Promise<KeyValueStore> {
  const path = answersPath(home);
  try {
    const store = await openKeyValueStore(path);
    await takeInJournals(answersFolder(home), store, isAlive);
    return store;
  } catch (fault) {
    throw toProblem(path, fault);
  }
}

/** What a fault of the store means, with the next step. */
function toProblem(path: string, fault: unknown): AnswersProblem {
  const seen = `${fault instanceof Error ? fault.message : String(fault)}`.replace(/\.?$/, ".");
  const options = { cause: fault };
  if (fault instanceof KeyValueStoreFault && fault.kind === "library") {
    return new AnswersProblem(
      {
        code: "PDO_ANSWERS_LIBRARY",
        what: "Answers cannot be kept on this system.",
        seen,
        nextStep: "Install pdo again with its optional packages, or run with --no-cache.",
      },
      options,
    );
  }
  const isDamaged =
    fault instanceof KeyValueStoreFault || /MDB_(?:CORRUPTED|INVALID|PAGE|VERSION)/.test(seen);
  return new AnswersProblem(
    isDamaged
      ? {
          code: "PDO_ANSWERS_DAMAGED",
          what: `${path}: the file of kept answers is damaged.`,
          seen,
          nextStep: "Take it away with pdo cache clear; the next run makes a new one.",
        }
      : {
          code: "PDO_ANSWERS_UNUSABLE",
          what: `${path}: the file of kept answers cannot be used.`,
          seen,
          nextStep: "Look at the rights of its folder and the room on its disk, or run with --no-cache.",
        },
    options,
  );
}

/** Opens the answers, works with them and closes them, whatever happens. @throws AnswersProblem */
export async function withAnswersStore<Result>(
  place: AnswersPlace,
  work: (store: KeyValueStore) => Promise<Result>,
): Promise<Result> {
  const store = await openAnswersStore(place);
  try {
    return await work(store);
  } catch (fault) {
    throw toProblem(answersPath(place.home), fault);
  } finally {
    await store.close();
  }
}

/** Forgets all answers; a damaged file goes too. @returns the bytes that it took @throws AnswersProblem */
export function clearAnswers(home: string): number {
  const path = answersPath(home);
  try {
    const bytes = storeSize(path) ?? 0;
    removeStore(path);
    return bytes + removeJournals(answersFolder(home));
  } catch (fault) {
    throw toProblem(path, fault);
  }
}
