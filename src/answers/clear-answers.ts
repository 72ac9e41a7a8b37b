import { removeStore } from "../storage/key-value-store.ts";
import { storeSize } from "../storage/key-value-tables.ts";
import { AnswersProblem, answersInUse, answersUnusable } from "./answers-problem.ts";
import { type AnswersPlace, answersFolder, answersPath } from "./answers-store.ts";
import { stopCompaction, takeAwayUnused } from "./compact-answers.ts";
import { dayOf } from "./days.ts";
import { removeJournals } from "./take-in-journals.ts";
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
    else if (bytes > 0 && !takeAwayAlone(place)) throw answersInUse(path);
    if (bytes > 0) stopCompaction(folder);
    return bytes + removeJournals(folder);
  } catch (fault) {
    throw fault instanceof AnswersProblem ? fault : answersUnusable(path, fault);
  }
}

/** @returns false where others have the store open @throws the system's error */
function takeAwayAlone({ home, owner, isAlive, now }: AnswersPlace): boolean {
  const folder = answersFolder(home);
  const maker: MarkMaker = { owner, isAlive, day: dayOf(now()) };
  return takeAwayUnused(answersPath(home), folder, () => hasOtherUsers(folder, undefined, maker));
}
