import { removeStore } from "../storage/key-value-store.ts";
import { storeSize } from "../storage/key-value-tables.ts";
import { AnswersProblem, answersInUse, answersUnusable } from "./answers-problem.ts";
import { type AnswersPlace, answersFolder, answersPath } from "./answers-store.ts";
import { stopCompaction, takeAwayUnused } from "./compact-answers.ts";
import { dayOf } from "./days.ts";
import { hasJournals, removeJournals } from "./take-in-journals.ts";
import { hasOtherUsers, type MarkMaker } from "./user-marks.ts";

/**
 * Forgets all answers; a damaged file goes too.
 * @param isForced also where a run has them open, which then keeps nothing more
 * @returns the bytes that they took @throws AnswersProblem PDO_ANSWERS_IN_USE where a run has them open
 */
export function clearAnswers(place: AnswersPlace, isForced = false): number {
  const [path, folder] = [answersPath(place.home), answersFolder(place.home)];
  try {
    const bytes = storeSize(path) ?? 0;
    if (isForced) removeStore(path);
    else if (!takeAway(place, bytes > 0)) throw answersInUse(path);
    if (bytes > 0) stopCompaction(folder);
    return bytes + removeJournals(folder);
  } catch (fault) {
    throw fault instanceof AnswersProblem ? fault : answersUnusable(path, fault);
  }
}

/**
 * @param isThere whether there is a file to take away; without one there may be journals
 * @returns false where others have the store open @throws the system's error
 */
function takeAway({ home, owner, isAlive, now }: AnswersPlace, isThere: boolean): boolean {
  const [path, folder] = [answersPath(home), answersFolder(home)];
  const maker: MarkMaker = { owner, isAlive, day: dayOf(now()) };
  const isUsed = () => hasOtherUsers(folder, undefined, maker);
  if (isThere) return takeAwayUnused(path, folder, isUsed);
  return !hasJournals(folder) || !isUsed();
}
