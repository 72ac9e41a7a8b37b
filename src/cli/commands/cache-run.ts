import { dateOfDay } from "../../cache/kept-answers.ts";
import { listLastAnswers, removeLastAnswers } from "../../cache/last-answers.ts";
import {
  type AnswersInfo,
  clearAnswers,
  describeAnswers,
  type PruneOutcome,
  type PruneRequest,
  pruneAnswers,
  repairAnswers,
} from "../../cache/maintenance.ts";
import type { AnswersPlace } from "../../cache/store.ts";
import type { PdoError } from "../../lib/errors.ts";
import type { CommandContext } from "../command.ts";
import type { Flags } from "../config.ts";
import { cliError } from "../errors.ts";
import { flagName, readCount } from "../flags/flag-record.ts";
import { flagRecords } from "../flags.ts";
import { answersPlace } from "../open-answer-cache.ts";
import { printAnswer, printTable } from "../render/answer.ts";
import { counted } from "../render/figures.ts";
import { openSession, type Session } from "../session.ts";

export async function runCacheInfo(flags: Flags, context: CommandContext): Promise<void> {
  const session = await openSession(flags, context);
  const info = describeAnswers(placeOf(session));
  const last = listLastAnswers(placeOf(session).home);
  const lastBytes = last.reduce((sum, { bytes }) => sum + bytes, 0);
  const kinds = info.kinds.map(({ lastUsed, ...kind }) => ({ ...kind, last_used: dateOfDay(lastUsed) }));
  await printTable(
    {
      answer: {
        path: info.path,
        entries: info.entries,
        bytes: info.bytes,
        file_bytes: info.fileBytes,
        damaged_bytes: info.damagedBytes,
        last_runs: { feeds: last.length, bytes: lastBytes },
        kinds,
      },
      items: kinds,
      header: ["operation", "answers", "size", "last used", "answered by"],
      rows: kinds.map(({ operation, entries, bytes, last_used, identity }) => [
        operation,
        String(entries),
        megabytes(bytes),
        last_used,
        identity,
      ]),
      below: describe(info) + describeLast(last.length, lastBytes),
    },
    session,
  );
}

function describe({ path, entries, fileBytes, damagedBytes }: AnswersInfo): string {
  if (fileBytes === 0) return `No answers are kept yet; pdo enrich keeps them in ${path}.\n`;
  return [
    `${entries} answers in ${path}, which takes ${megabytes(fileBytes)}.`,
    ...(damagedBytes > 0
      ? [`${damagedBytes} bytes of it are damaged: pdo cache repair saves what can be read.`]
      : []),
    "Of one answer for a whole row each task's part is kept too, so that there are more of them than were paid for.",
    "It grows until you say otherwise: pdo cache prune --older-than 90 takes out what no run has used.",
    "",
  ].join("\n");
}

/** Of the built-in engine there is one run a feed. */
function describeLast(feeds: number, bytes: number): string {
  if (feeds === 0) return "";
  return `The last runs' answers for ${counted(feeds, "feed")} take ${megabytes(bytes)}; they are replaced by the next run, and gone after 60 days.\n`;
}

export async function runCachePrune(flags: Flags, context: CommandContext): Promise<void> {
  const session = await openSession(flags, context);
  const request = readPruneFlags(flags);
  const outcome = pruneAnswers(placeOf(session), { ...request, now: session.world.now });
  const answer = {
    removed_entries: outcome.removedEntries,
    removed_bytes: outcome.removedBytes,
    file_bytes_before: outcome.fileBytesBefore,
    file_bytes: outcome.fileBytes,
    whole: outcome.isWhole,
  };
  await printFigures(answer, describePrune(outcome), session);
}

function describePrune({ removedEntries, fileBytes, isWhole }: PruneOutcome): string {
  const removed = `${removedEntries} answers taken out; the others take ${megabytes(fileBytes)} now.`;
  return `${removed}${isWhole ? "" : " What a run under way has kept so far stays."}\n`;
}

export async function runCacheRepair(flags: Flags, context: CommandContext): Promise<void> {
  const session = await openSession(flags, context);
  const { entries, damagedBytes } = repairAnswers(placeOf(session));
  const sentence =
    damagedBytes === 0
      ? `Nothing is damaged: ${entries} answers can be read.\n`
      : `${damagedBytes} damaged bytes taken out; ${entries} answers can be read.\n`;
  await printFigures({ entries, damaged_bytes: damagedBytes }, sentence, session);
}

export async function runCacheClear(flags: Flags, context: CommandContext): Promise<void> {
  const session = await openSession(flags, context);
  const place = placeOf(session);
  const bytes = clearAnswers(place, flags.force === true) + removeLastAnswers(place.home);
  const sentence =
    bytes === 0 ? "No answers were kept; nothing changed.\n" : `${megabytes(bytes)} of answers forgotten.\n`;
  await printFigures({ removed_bytes: bytes }, sentence, session);
}

function printFigures(
  answer: Readonly<Record<string, unknown>>,
  text: string,
  session: Session,
): Promise<void> {
  const rows = () => Object.entries(answer).map(([key, value]) => [key, String(value)]);
  return printAnswer({ answer, text: () => text, rows }, session);
}

function placeOf({ resolved, world }: Session): AnswersPlace {
  return answersPlace(resolved, world);
}

function megabytes(bytes: number): string {
  return `${(bytes / 1e6).toFixed(bytes < 1e6 ? 2 : 0)} MB`;
}

/**
 * Parses `--older-than` (days) and `--max-size` (megabytes of 1,000,000 bytes).
 * @throws PdoError PDO_CACHE_PRUNE where both are absent, or one is not a whole number
 */
function readPruneFlags({ olderThan, maxSize }: Flags): Omit<PruneRequest, "now"> {
  if (olderThan === undefined && maxSize === undefined) throw missingPruneLimit();
  return {
    ...(olderThan !== undefined && { olderThanDays: parseWhole("olderThan", olderThan) }),
    ...(maxSize !== undefined && { maxBytes: parseWhole("maxSize", maxSize) * 1_000_000 }),
  };
}

function parseWhole(name: "olderThan" | "maxSize", value: unknown): number {
  const count = typeof value === "string" ? readCount(flagRecords[name].type, value.trim()) : undefined;
  if (count !== undefined) return count;
  throw cliError({
    code: "PDO_CACHE_PRUNE",
    what: `${flagName(name)} takes a whole number.`,
    seen: `It is ${JSON.stringify(value)}.`,
    nextStep: "Say, for example: pdo cache prune --older-than 90 --max-size 500",
  });
}

function missingPruneLimit(): PdoError {
  return cliError({
    code: "PDO_CACHE_PRUNE",
    what: "Nothing says which answers are to go.",
    seen: "Neither --older-than nor --max-size is there.",
    nextStep: "Say, for example: pdo cache prune --older-than 90; pdo cache clear forgets all of them.",
  });
}
