import { basename } from "node:path";
import type { PdoError } from "../../lib/errors.ts";
import { createOutputFile } from "../../pipeline/output-file.ts";
import {
  forgetReplaced,
  keepReplaced,
  listReplaced,
  mostReplaced,
  type ReplacedOutput,
  readReplaced,
  sha256OfFile,
} from "../../pipeline/outputs/replaced-outputs.ts";
import type { CommandContext } from "../command.ts";
import type { Flags } from "../config.ts";
import { cliError } from "../errors.ts";
import { homeFolder } from "../paths.ts";
import { printAnswer, printTable } from "../render/answer.ts";
import { counted } from "../render/figures.ts";
import { openSession, type Session } from "../session.ts";
import { dayOf } from "./enrich/history.ts";
import { lookAtOutput, rememberOutput } from "./enrich/output-records.ts";

/** `pdo undo`: puts back what an output was before. */
export async function runUndo(path: string, flags: Flags, context: CommandContext): Promise<void> {
  const session = await openSession(flags, context);
  const home = homeFolder(session.resolved, session.world);
  const present = await sha256OfFile(path);
  const held = (await listReplaced(path, home)).filter(({ sha256 }) => sha256 !== present);
  if (flags.list === true) return printList(path, held, session);
  const wanted = flags.to;
  const chosen = typeof wanted === "number" ? held.find(({ number }) => number === wanted) : held[0];
  if (chosen === undefined) throw nothingHeld(path, held, wanted);
  await putBack(path, chosen, { home, session });
  const when = dayOf(chosen.replacedAt);
  const answer = {
    schema_version: 1,
    output: path,
    number: chosen.number,
    replaced_at: new Date(chosen.replacedAt).toISOString(),
    bytes: chosen.bytes,
    sha256: chosen.sha256,
  };
  await printAnswer(
    {
      answer,
      text: () =>
        `${path} is again what it was until ${when} (${counted(chosen.bytes, "byte")}).\nWhat was there is held: pdo undo ${path} puts it back.\n`,
      rows: () => Object.entries(answer).map(([key, value]) => [key, String(value)]),
    },
    session,
  );
}

/** The present file is held first, then the former one takes its place, whole or not at all. */
async function putBack(
  path: string,
  chosen: ReplacedOutput,
  { home, session }: { readonly home: string; readonly session: Session },
): Promise<void> {
  const { world } = session;
  const { now, random, unfinishedFiles, processes } = world;
  const file = await createOutputFile(path, {
    uniqueSuffix: `${now().toString(36)}${Math.floor(random() * 1e9).toString(36)}u`,
    unfinished: unfinishedFiles,
    processes,
    now,
  });
  try {
    for await (const bytes of readReplaced(chosen)) {
      world.signal.throwIfAborted();
      await file.write(bytes);
    }
    const coming = await file.makeDurable();
    const present = await lookAtOutput(path, home);
    const baseBefore = present.kind === "own" ? present.base : undefined;
    const { base, number: spared } = chosen;
    const bases = [base, baseBefore].flatMap((one) => one?.name ?? []);
    await keepReplaced({
      ...{ path, home, now: now(), unfinished: unfinishedFiles },
      ...{ base: baseBefore, bases, spared },
    });
    if (coming !== undefined) await rememberOutput(path, home, { coming, base, baseBefore });
    await file.commit();
    await rememberOutput(path, home, { base });
    await forgetReplaced(path, home, { number: spared, bases: base === undefined ? [] : [base.name] });
  } finally {
    await file.discard();
  }
}

function printList(path: string, held: readonly ReplacedOutput[], session: Session): Promise<void> {
  const items = held.map(({ number, replacedAt, bytes, sha256 }) => ({
    number,
    replaced_at: new Date(replacedAt).toISOString(),
    bytes,
    sha256,
  }));
  return printTable(
    {
      answer: { schema_version: 1, output: path, replaced: items },
      header: ["number", "replaced at", "bytes", "sha256"],
      rows: items.map(({ number, replaced_at, bytes, sha256 }) => [
        String(number),
        replaced_at,
        String(bytes),
        sha256.slice(0, 12),
      ]),
      items,
    },
    session,
  );
}

function nothingHeld(path: string, held: readonly ReplacedOutput[], wanted: unknown): PdoError {
  return cliError({
    code: "PDO_UNDO_NOTHING",
    what: `${path}: there is nothing to put back${wanted === undefined ? "" : ` under the number ${wanted}`}.`,
    seen:
      held.length > 0
        ? `There are: ${held.map(({ number }) => number).join(", ")}.`
        : `No run on this machine has replaced ${basename(path)} by another content, or it was one of the last ${mostReplaced} no more.`,
    nextStep: held.length > 0 ? `See pdo undo ${path} --list` : "Name the output as the run wrote it.",
  });
}
