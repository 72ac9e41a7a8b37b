import { existsSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import { makeFolder, replaceFile } from "../../lib/atomic-file.ts";
import { systemReason } from "../../lib/errors.ts";
import type { CommandContext } from "../command.ts";
import { type Flags, inspectSettings, parseSetting } from "../config.ts";
import { configSchema } from "../config-schema.ts";
import { cliError } from "../errors.ts";
import { flagName } from "../flags/flag-record.ts";
import { printAnswer } from "../render/answer.ts";
import { openSession } from "../session.ts";
import { type SettingName, settingNames } from "../settings.ts";

/** Where editors find what a configuration may say: beside it, since it is read by people without this program too. */
const schemaName = "pdo.config.schema.json";

/**
 * `pdo config init`: writes a `pdo.config.json` with the settings that were given as flags, and its schema beside it.
 * @throws PdoError PDO_CONFIG_EXISTS, PDO_OUTPUT_NOT_WRITABLE; nothing is written then
 */
export async function runConfigInit(
  file: string | undefined,
  flags: Flags,
  context: CommandContext,
): Promise<void> {
  // What another file says is no part of this one, and does not stop it.
  const { output, json, quiet } = flags;
  const session = await openSession({ output, json, quiet }, context, inspectSettings);
  const path = resolve(session.world.workingDirectory, file ?? "pdo.config.json");
  if (existsSync(path) && flags.overwrite !== true) throw alreadyThere(path);
  const given = settingNames.filter((name) => isOwnSetting(name) && flags[name] !== undefined);
  const values = Object.fromEntries(
    given.map((name) => [name, parseSetting(name, flags[name], { kind: "flag", name: flagName(name) })]),
  );
  const schema = join(dirname(path), schemaName);
  const content = { $schema: `./${basename(schema)}`, channel: session.settings.channel, ...values };
  try {
    makeFolder(dirname(path));
    replaceFile(schema, toText(configSchema()));
    replaceFile(path, toText(content));
  } catch (error) {
    throw notWritable(path, error);
  }
  const answer = { file: path, schema, settings: content };
  const text = () => `${path}\n${toText(content)}`;
  await printAnswer({ answer, text, rows: () => [["file"], [path], [schema]] }, session);
  await session.say("pdo config shows what holds; pdo config schema prints what may stand there.");
}

/** How this command answers is no setting of the file. */
function isOwnSetting(name: SettingName): boolean {
  return !["output", "quiet", "verbose", "color", "logFormat"].includes(name);
}

/** `pdo config schema`: the JSON Schema of `pdo.config.json`. */
export async function runConfigSchema({ world }: CommandContext): Promise<void> {
  await world.output.write(toText(configSchema()));
}

function toText(value: unknown): string {
  return `${JSON.stringify(value, undefined, 2)}\n`;
}

function alreadyThere(path: string) {
  return cliError({
    code: "PDO_CONFIG_EXISTS",
    what: `${path}: there is a configuration already.`,
    seen: "It may hold what people have written.",
    nextStep: "Edit it, or replace it with --overwrite.",
  });
}

function notWritable(path: string, cause: unknown) {
  return cliError({
    code: "PDO_OUTPUT_NOT_WRITABLE",
    what: `${path}: the configuration cannot be written.`,
    seen: `The system says: ${systemReason(cause)}.`,
    nextStep: "Name a file in a folder of yours, for example: pdo config init ~/shop/pdo.config.json",
    cause,
  });
}
