import { existsSync } from "node:fs";
import { resolve } from "node:path";
import type { CommandContext } from "../command.ts";
import { type Flags, type InspectedSettings, inspectSettings } from "../config.ts";
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
  /** What a file says that may not be used, and the file. */
  readonly withheld?: { readonly value: unknown; readonly source: string };
}

/**
 * Prints every setting, its value and its source; what is withheld, for a run would stop there, and why. Of a key only
 * the last characters are shown.
 */
export async function runConfig(flags: Flags, context: CommandContext): Promise<void> {
  const { withheld, refusals } = await inspectSettings(flags, context.world);
  const session = await openSession(flags, context, inspectSettings);
  const answer = [...settingRows(session, withheld), ...secretRows(session)];
  const header = ["setting", "value", "source"];
  const rows = answer.map((row) => [row.setting, toText(row.value), sourceText(row)]);
  await printTable({ answer, header, rows, items: answer }, session);
  for (const { what, seen, nextStep } of refusals) await session.say(`${what} ${seen} ${nextStep}`);
}

function settingRows(
  { resolved, settings, world }: Session,
  withheld: InspectedSettings["withheld"],
): ConfigRow[] {
  return settingNames.map((setting) => {
    const { value, path } = withheld[setting] ?? {};
    return {
      setting,
      value:
        setting === "home" ? homeFolder(resolved, world) : toDisplayed(setting, settings[setting], world),
      source: resolved.sources[setting].name,
      ...(path !== undefined && { withheld: { value: toDisplayed(setting, value, world), source: path } }),
    };
  });
}

function sourceText({ source, withheld }: ConfigRow): string {
  return withheld === undefined
    ? source
    : `${source}; withheld: ${toText(withheld.value)} of ${withheld.source}`;
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

/** A setting's value for people, without what may be a key. */
export function toDisplayed(setting: string, value: unknown, { workingDirectory }: World): unknown {
  if (typeof value !== "string") return value ?? null;
  const isPath = !keyFiles.includes(setting) || value === "-" || existsSync(resolve(workingDirectory, value));
  return isPath ? hideKeys(value) : "(not shown: there is no such file, so it may be the key itself)";
}

function toText(value: unknown): string {
  if (value === null) return "-";
  if (Array.isArray(value)) return value.join(",");
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}
