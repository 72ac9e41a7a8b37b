import { join } from "node:path";
import { openKeyValueStore } from "../storage/key-value-store.ts";
import { storeSize } from "../storage/key-value-tables.ts";
import { makeFolder } from "../storage/make-folder.ts";
import type { ProcessMark } from "../storage/process-mark.ts";
import { answersUnusable } from "./answers-problem.ts";
import { type SharedStore, stopCompaction } from "./compact-answers.ts";
import { dayOf } from "./days.ts";
import { hasJournals, type IsAlive, takeInJournals } from "./take-in-journals.ts";
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
    throw answersUnusable(answersPath(home), fault);
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

/** Opens the answers, works with them and closes them, whatever happens. @throws AnswersProblem */
export async function withAnswersStore<Result>(
  place: AnswersPlace,
  work: (store: SharedStore) => Promise<Result>,
): Promise<Result> {
  const store = await openAnswersStore(place);
  try {
    return await work(store);
  } catch (fault) {
    throw answersUnusable(answersPath(place.home), fault);
  } finally {
    await store.close();
  }
}

/**
 * The same where there is anything to be read, so that who only looks leaves nothing behind.
 * @returns undefined where nothing was ever kept @throws AnswersProblem
 */
export async function openAnswersToRead(place: AnswersPlace): Promise<SharedStore | undefined> {
  const isThere = storeSize(answersPath(place.home)) !== undefined || hasJournals(answersFolder(place.home));
  return isThere ? openAnswersStore(place) : undefined;
}
