import { existsSync } from "node:fs";
import { resolve } from "node:path";
import type { CommandContext } from "../command.ts";
import type { Flags } from "../config.ts";
import { homeFolder } from "../paths.ts";
import { printTable } from "../render/answer.ts";
import { hideKeys } from "../secrets.ts";
import { openSession, type Session } from "../session.ts";
import { settingNames } from "../settings.ts";
import type { World } from "../world.ts";

interface ConfigRow {
  readonly setting: string;
  readonly value: unknown;
  readonly source: string;
}

/** Prints every setting, its value and its source. Of a key only the last characters are shown. */
export async function runConfig(flags: Flags, context: CommandContext): Promise<void> {
  const session = await openSession(flags, context);
  const answer = [...settingRows(session), ...secretRows(session)];
  const header = ["setting", "value", "source"];
  const rows = answer.map(({ setting, value, source }) => [setting, toText(value), source]);
  await printTable({ answer, header, rows, items: answer }, session);
}

function settingRows({ resolved, settings, world }: Session): ConfigRow[] {
  return settingNames.map((setting) => ({
    setting,
    value: setting === "home" ? homeFolder(resolved, world) : toDisplayed(setting, settings[setting], world),
    source: resolved.sources[setting].name,
  }));
}

function secretRows({ world }: Session): ConfigRow[] {
  return ["PDO_API_KEY", "PDO_PROVIDER_KEY"].map((variable) => ({
    setting: variable,
    value: world.environment[variable] ? maskKey(world.environment[variable]) : null,
    source: world.environment[variable] ? "environment" : "default",
  }));
}

/** The last four characters identify a key without disclosing it; a short key is masked completely. */
function maskKey(key: string): string {
  return key.length < 20 ? "****" : `****${key.slice(-4)}`;
}

const keyFiles: readonly string[] = ["apiKeyFile", "providerKeyFile"];

function toDisplayed(setting: string, value: unknown, { workingDirectory }: World): unknown {
  if (typeof value !== "string") return value ?? null;
  const isPath = !keyFiles.includes(setting) || value === "-" || existsSync(resolve(workingDirectory, value));
  return isPath ? hideKeys(value) : "(not shown: there is no such file, so it may be the key itself)";
}

function toText(value: unknown): string {
  if (value === null) return "-";
  if (Array.isArray(value)) return value.join(",");
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}
