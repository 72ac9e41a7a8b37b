import { join } from "node:path";
import { type KeyValueStore, openKeyValueStore, removeStore } from "../storage/key-value-store.ts";
import { KeyValueStoreFault, storeSize } from "../storage/key-value-tables.ts";
import { AnswersProblem } from "./answers-problem.ts";

/** Where answers are kept. @param home `PDO_HOME` */
export function answersPath(home: string): string {
  return join(home, "answers", "answers.mdb");
}

/** @throws AnswersProblem */
export async function openAnswersStore(home: string): Promise<KeyValueStore> {
  const path = answersPath(home);
  try {
    return await openKeyValueStore(path);
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
  home: string,
  work: (store: KeyValueStore) => Promise<Result>,
): Promise<Result> {
  const store = await openAnswersStore(home);
  try {
    return await work(store);
  } catch (fault) {
    throw toProblem(answersPath(home), fault);
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
    return bytes;
  } catch (fault) {
    throw toProblem(path, fault);
  }
}
