import { removeAnswerFile } from "./answer-file.ts";
import { answersInUse, answersUnusable } from "./errors.ts";
import { type AnswerKind, dayOf, daysBetweenUseUpdates, parseKind } from "./kept-answers.ts";
import { type CurrentAnswer, currentAnswers, mergeFiles } from "./merge.ts";
import { type AnswersPlace, answersFolder, closeFiles, type OpenedFiles, openFiles } from "./store.ts";

/**
 * Opens all files, looking at every byte, and closes them after the work.
 * @throws PdoError
 */
function withFiles<Result>(place: AnswersPlace, work: (files: OpenedFiles) => Result): Result {
  const folder = answersFolder(place.home);
  try {
    const files = openFiles(place, true);
    try {
      return work(files);
    } finally {
      closeFiles(files.all);
    }
  } catch (fault) {
    throw answersUnusable(folder, fault);
  }
}

/**
 * Removes all kept answers, damaged or not.
 * @param isForced also what a run has kept so far
 * @returns the bytes freed
 * @throws PdoError PDO_ANSWERS_IN_USE where a run is keeping answers
 */
export function clearAnswers(place: AnswersPlace, isForced = false): number {
  const folder = answersFolder(place.home);
  return withFiles(place, ({ all, growing }) => {
    if (growing.length > 0 && !isForced) throw answersInUse(folder);
    for (const { path } of all) removeAnswerFile(path);
    return sum(all, "size");
  });
}

/** Statistics of one operation by one identity. */
interface KindFigures extends AnswerKind {
  readonly entries: number;
  /** Size of the answers, without the store's overhead. */
  readonly bytes: number;
  /** Days since 1970, accurate to a week. */
  readonly lastUsed: number;
}

export interface AnswersInfo {
  /** The folder. */
  readonly path: string;
  readonly entries: number;
  readonly bytes: number;
  /** Size on disk; 0 where there is none. */
  readonly fileBytes: number;
  /** Bytes of the files in which nothing can be read. */
  readonly damagedBytes: number;
  readonly kinds: readonly KindFigures[];
}

/** @throws PdoError */
export function describeAnswers(place: AnswersPlace): AnswersInfo {
  return withFiles(place, ({ all }) => {
    const kinds = tallyKinds(currentAnswers(all, all));
    return {
      path: answersFolder(place.home),
      entries: sum(kinds, "entries"),
      bytes: sum(kinds, "bytes"),
      fileBytes: sum(all, "size"),
      damagedBytes: sum(all, "damagedBytes"),
      kinds,
    };
  });
}

function tallyKinds(answers: Iterable<CurrentAnswer>): KindFigures[] {
  const tallies = new Map<string, { entries: number; bytes: number; lastUsed: number }>();
  for (const { kind, value, usedOn } of answers) {
    const tally = tallies.get(kind) ?? { entries: 0, bytes: 0, lastUsed: 0 };
    tally.entries += 1;
    tally.bytes += value.length;
    tally.lastUsed = Math.max(tally.lastUsed, usedOn);
    tallies.set(kind, tally);
  }
  return [...tallies]
    .map(([kind, tally]) => ({ ...parseKind(kind), ...tally }))
    .sort((one, other) => other.lastUsed - one.lastUsed || other.bytes - one.bytes);
}

function sum<Name extends string>(items: readonly Readonly<Record<Name, number>>[], name: Name): number {
  return items.reduce((total, item) => total + item[name], 0);
}

/** A use may be recorded up to this many days late. */
const unrecordedDays = daysBetweenUseUpdates - 1;

export interface PruneRequest {
  /** Answers used within this many days stay. */
  readonly olderThanDays?: number;
  /** The most recently used answers up to this many bytes stay. */
  readonly maxBytes?: number;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

export interface PruneOutcome {
  readonly removedEntries: number;
  readonly removedBytes: number;
  readonly fileBytesBefore: number;
  readonly fileBytes: number;
  /** False where a run is keeping answers: those that it has kept so far stay. */
  readonly isWhole: boolean;
}

/**
 * Removes answers not used for long, or the least recently used ones above a size limit.
 * @throws PdoError
 */
export function pruneAnswers(place: AnswersPlace, request: PruneRequest): PruneOutcome {
  return withFiles(place, ({ closed, growing, all }) => {
    const stays = createChoice(() => currentAnswers(closed, all), request);
    const removed = { removedEntries: 0, removedBytes: 0 };
    const keeps = (answer: CurrentAnswer) => {
      if (stays(answer)) return true;
      removed.removedEntries += 1;
      removed.removedBytes += answer.value.length;
      return false;
    };
    if (closed.length > 0) mergeFiles(answersFolder(place.home), { merged: closed, all, keeps });
    const [fileBytesBefore, fileBytes] = [sum(all, "size"), bytesOf(place)];
    return { ...removed, fileBytesBefore, fileBytes, isWhole: growing.length === 0 };
  });
}

function bytesOf(place: AnswersPlace): number {
  const { all } = openFiles(place, false);
  closeFiles(all);
  return sum(all, "size");
}

/**
 * Days older than the limit go; of the first day that does not fit into the size limit, as many entries stay as fit.
 */
function createChoice(
  answers: () => Iterable<CurrentAnswer>,
  { olderThanDays, maxBytes, now }: PruneRequest,
) {
  const oldest = olderThanDays === undefined ? 0 : dayOf(now()) - olderThanDays - unrecordedDays;
  const { day, remaining } = firstDayOver(answers, maxBytes ?? Number.POSITIVE_INFINITY);
  let left = remaining;
  return ({ usedOn, value }: CurrentAnswer): boolean => {
    if (usedOn < oldest || usedOn < day) return false;
    if (usedOn > day) return true;
    left -= value.length;
    return left >= 0;
  };
}

/** @returns the latest day whose entries do not all fit together with those after it, and the bytes left for it */
function firstDayOver(
  answers: () => Iterable<CurrentAnswer>,
  maxBytes: number,
): { day: number; remaining: number } {
  if (maxBytes === Number.POSITIVE_INFINITY) return { day: -1, remaining: maxBytes };
  const days = new Map<number, number>();
  for (const { usedOn, value } of answers()) days.set(usedOn, (days.get(usedOn) ?? 0) + value.length);
  let remaining = maxBytes;
  for (const [day, bytes] of [...days].sort(([one], [other]) => other - one)) {
    if (bytes > remaining) return { day, remaining };
    remaining -= bytes;
  }
  return { day: -1, remaining };
}

export interface RepairOutcome {
  /** Answers that can be read. */
  readonly entries: number;
  /** Bytes in which nothing can be read, and which are gone now. */
  readonly damagedBytes: number;
}

/**
 * Writes everything that can be read to a new file and removes the damaged ones.
 * @throws PdoError
 */
export function repairAnswers(place: AnswersPlace): RepairOutcome {
  return withFiles(place, ({ closed, all }) => {
    const damaged = closed.filter(({ damagedBytes }) => damagedBytes > 0);
    if (damaged.length > 0) mergeFiles(answersFolder(place.home), { merged: damaged, all });
    let entries = 0;
    for (const _ of currentAnswers(all, all)) entries += 1;
    return { entries, damagedBytes: sum(damaged, "damagedBytes") };
  });
}
