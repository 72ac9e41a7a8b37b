import { readFile, realpath } from "node:fs/promises";
import { resolve } from "node:path";
import { systemReason } from "../../lib/errors.ts";
import type { CommandContext } from "../command.ts";
import { type Flags, inspectSettings } from "../config.ts";
import { parseConfig } from "../config-files.ts";
import { forgetPath, listTrusted, trustContent } from "../config-trust.ts";
import { cliError } from "../errors.ts";
import { needsTrust } from "../flags/flag-record.ts";
import { recordOf } from "../flags.ts";
import { printTable } from "../render/answer.ts";
import { openSession, type Session } from "../session.ts";
import { settingNames } from "../settings.ts";
import { toDisplayed } from "./config-run.ts";

/** `pdo config trust`: trusts a file as it is now, forgets one, or lists them. */
export async function runTrust(
  file: string | undefined,
  flags: Flags,
  context: CommandContext,
): Promise<void> {
  const session = await openSession(flags, context, inspectSettings);
  const forgotten = typeof flags.forget === "string" ? flags.forget : undefined;
  if (forgotten !== undefined) await forget(forgotten, session);
  if (file !== undefined) await trust(file, session);
  if (flags.list === true) await list(session);
  if (forgotten === undefined && file === undefined && flags.list !== true) throw nothingAsked();
}

/** Shows what the trust allows. */
async function trust(file: string, session: Session): Promise<void> {
  const path = resolve(session.world.workingDirectory, file);
  const { real, content } = await readWhole(path);
  const values = parseConfig(path, content.toString("utf8"));
  await trustContent(real, content, session.world);
  const answer = settingNames
    .filter((name) => needsTrust(recordOf(name)) && values[name] !== undefined)
    .map((setting) => ({ setting, value: toDisplayed(setting, values[setting], session.world) }));
  const rows = answer.map(({ setting, value }) => [setting, String(value)]);
  await printTable({ answer, header: ["setting", "value"], rows, items: answer }, session);
  await session.say(`${path} is trusted as it is now; an edit ends that.`);
}

async function readWhole(path: string): Promise<{ readonly real: string; readonly content: Buffer }> {
  try {
    return { real: await realpath(path), content: await readFile(path) };
  } catch (error) {
    throw cliError({
      code: "PDO_CONFIG_NOT_FOUND",
      what: `${path}: this configuration file cannot be read.`,
      seen: `The system says: ${systemReason(error)}.`,
      nextStep: "Name the file, for example: pdo config trust pdo.config.json",
    });
  }
}

async function forget(file: string, session: Session): Promise<void> {
  const wasTrusted = await forgetPath(file, session.world);
  await session.say(wasTrusted ? `${file} is no longer trusted.` : `${file} was not trusted.`);
}

async function list(session: Session): Promise<void> {
  const answer = await listTrusted(session.world);
  const rows = answer.map(({ file, state }) => [file, state]);
  const below = rows.length === 0 ? "No file is trusted.\n" : "";
  await printTable({ answer, header: ["file", "state"], rows, items: answer, below }, session);
}

function nothingAsked() {
  return cliError({
    code: "PDO_CONFIG_NOT_NAMED",
    what: "It is not said which configuration is to be trusted.",
    seen: "No file was named.",
    nextStep: "Name it, for example: pdo config trust pdo.config.json; --list shows what is trusted.",
  });
}
