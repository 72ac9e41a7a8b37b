import type { AnswersPlace } from "../../answers/answers-store.ts";
import { clearAnswers } from "../../answers/clear-answers.ts";
import { dateOfDay } from "../../answers/days.ts";
import { type AnswersInfo, describeAnswers } from "../../answers/describe-answers.ts";
import { type PruneOutcome, pruneAnswers } from "../../answers/prune-answers.ts";
import type { CommandContext } from "../command.ts";
import { answersPlace } from "../open-kept-answers.ts";
import { printAnswer, printTable } from "../print-answer.ts";
import type { Flags } from "../resolve-settings.ts";
import { openSession, type Session } from "../session.ts";
import { readPruneFlags } from "./prune-flags.ts";

export async function runCacheInfo(flags: Flags, context: CommandContext): Promise<void> {
  const session = await openSession(flags, context);
  const info = await describeAnswers(placeOf(session));
  const kinds = info.kinds.map(({ lastUsed, ...kind }) => ({ ...kind, last_used: dateOfDay(lastUsed) }));
  await printTable(
    {
      answer: {
        path: info.path,
        entries: info.entries,
        bytes: info.bytes,
        file_bytes: info.fileBytes,
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
      below: describe(info),
    },
    session,
  );
}

function describe({ path, entries, fileBytes }: AnswersInfo): string {
  if (fileBytes === 0) return `No answers are kept yet; pdo enrich keeps them in ${path}.\n`;
  return [
    `${entries} answers in ${path}, which takes ${megabytes(fileBytes)}.`,
    "It grows until you say otherwise: pdo cache prune --older-than 90 takes out what no run has used.",
    "",
  ].join("\n");
}

export async function runCachePrune(flags: Flags, context: CommandContext): Promise<void> {
  const session = await openSession(flags, context);
  const request = readPruneFlags(flags);
  const outcome = await pruneAnswers(placeOf(session), { ...request, now: session.world.now });
  const answer = {
    removed_entries: outcome.removedEntries,
    removed_bytes: outcome.removedBytes,
    file_bytes_before: outcome.fileBytesBefore,
    file_bytes: outcome.fileBytes,
    compacted: outcome.isCompacted,
  };
  await printFigures(answer, describePrune(outcome), session);
}

function describePrune({ removedEntries, fileBytes, isCompacted }: PruneOutcome): string {
  const removed = `${removedEntries} answers taken out; the file takes ${megabytes(fileBytes)} now.`;
  const open = " Another run has it open, so its size stays; the room is used again.";
  return `${removed}${isCompacted || fileBytes === 0 ? "" : open}\n`;
}

export async function runCacheClear(flags: Flags, context: CommandContext): Promise<void> {
  const session = await openSession(flags, context);
  const bytes = clearAnswers(placeOf(session), flags.force === true);
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
