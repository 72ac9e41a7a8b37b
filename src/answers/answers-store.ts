import { join } from "node:path";
import { openKeyValueStore, removeStore } from "../storage/key-value-store.ts";
import { KeyValueStoreFault, storeSize } from "../storage/key-value-tables.ts";
import { makeFolder } from "../storage/make-folder.ts";
import type { ProcessMark } from "../storage/process-mark.ts";
import { systemReason } from "../storage/system-reason.ts";
import { AnswersProblem } from "./answers-problem.ts";
import { type SharedStore, stopCompaction } from "./compact-answers.ts";
import { dayOf } from "./days.ts";
import { type IsAlive, removeJournals, takeInJournals } from "./take-in-journals.ts";
import { hasOtherUsers, leaveUserMark, type MarkMaker } from "./user-marks.ts";

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
  /** Who looks at them: this process. */
  readonly owner: ProcessMark;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** Takes in what dead runs have left in journals. @throws AnswersProblem */
export async function openAnswersStore(place: AnswersPlace): Promise<SharedStore> {
  const { home, isAlive } = place;
  try {
    const store = await openMarked(place);
    await takeInJournals(answersFolder(home), store, isAlive);
    return store;
  } catch (fault) {
    throw toProblem(answersPath(home), fault);
  }
}

/** Opens the store with a mark in its folder, so that nobody replaces its file until it is closed. */
async function openMarked({ home, owner, isAlive, now }: AnswersPlace): Promise<SharedStore> {
  const folder = answersFolder(home);
  makeFolder(folder);
  const maker: MarkMaker = { owner, isAlive, day: dayOf(now()) };
  const mark = leaveUserMark(folder, maker);
  try {
    stopCompaction(folder);
    const store = await openKeyValueStore(answersPath(home));
    const close = () => store.close().finally(mark.remove);
    return { ...store, close, hasOtherUsers: () => hasOtherUsers(folder, mark, maker) };
  } catch (fault) {
    mark.remove();
    throw fault;
  }
}

/** What a fault of the store means, with the next step. */
function toProblem(path: string, fault: unknown): AnswersProblem {
  const seen = systemReason(fault).replace(/\.?$/, ".");
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
          nextStep:
            "Take it away with pdo cache clear (the next run makes a new one), or run with --no-cache.",
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
  work: (store: SharedStore) => Promise<Result>,
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
    if (bytes > 0) stopCompaction(answersFolder(home));
    return bytes + removeJournals(answersFolder(home));
  } catch (fault) {
    throw toProblem(path, fault);
  }
}
