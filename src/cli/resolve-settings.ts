import { CliProblem } from "./cli-problem.ts";
import { readConfigFile } from "./config-file.ts";
import { hideKeys } from "./secrets.ts";
import { type SettingName, type Settings, settingNames, settingSchemas } from "./settings.ts";
import type { World } from "./world.ts";

/** Where a setting's value came from. */
export interface SettingSource {
  readonly kind: "default" | "file" | "environment" | "flag";
  /** As a person would find it: `pdo.config.json`'s path, `PDO_CHANNEL`, `--channel`. */
  readonly name: string;
}

export interface ResolvedSettings {
  readonly settings: Settings;
  readonly sources: Readonly<Record<SettingName, SettingSource>>;
}

/** A command's flags as the command line gave them; absent ones are undefined. */
export type Flags = Readonly<Record<string, unknown>>;

/**
 * Defaults, then the configuration file, then the environment, then flags: the later wins. Checked and frozen.
 * @throws CliProblem PDO_SETTING_INVALID naming the place the value came from; PDO_CONFIG_*
 */
export async function resolveSettings(flags: Flags, world: World): Promise<ResolvedSettings> {
  const file = await readConfigFile(typeof flags.config === "string" ? flags.config : undefined, world);
  const values: Partial<Record<SettingName, unknown>> = {};
  const sources: Partial<Record<SettingName, SettingSource>> = {};
  for (const name of settingNames) {
    const found = findRaw(name, { flags, file, world });
    sources[name] = found.source;
    values[name] = parseSetting(name, found.value, found.source);
  }
  return Object.freeze({
    settings: Object.freeze(values) as unknown as Settings,
    sources: sources as Record<SettingName, SettingSource>,
  });
}

interface Places {
  readonly flags: Flags;
  readonly file: Awaited<ReturnType<typeof readConfigFile>>;
  readonly world: World;
}

function findRaw(
  name: SettingName,
  { flags, file, world }: Places,
): { value: unknown; source: SettingSource } {
  if (flags[name] !== undefined && !(name === "color" && flags[name] === true)) {
    return { value: flags[name], source: { kind: "flag", name: flagName(name) } };
  }
  const variable = environmentName(name);
  const text = world.environment[variable];
  if (text !== undefined && text !== "")
    return { value: text, source: { kind: "environment", name: variable } };
  if (name === "color" && (world.environment.NO_COLOR ?? "") !== "") {
    return { value: false, source: { kind: "environment", name: "NO_COLOR" } };
  }
  if (file?.values[name] !== undefined)
    return { value: file.values[name], source: { kind: "file", name: file.path } };
  return { value: undefined, source: { kind: "default", name: "default" } };
}

function parseSetting(name: SettingName, value: unknown, source: SettingSource): unknown {
  const result = settingSchemas[name].safeParse(value);
  if (result.success) return result.data;
  throw new CliProblem({
    code: "PDO_SETTING_INVALID",
    what: `${source.name}: ${shown(value)} is not a value for ${name}.`,
    seen: `${result.error.issues.map(({ message }) => message).join("; ")}.`,
    nextStep: "Correct it there; `pdo config` shows each setting and where its value came from.",
  });
}

/** A value as a sentence can hold it, without what stands before an address's host and after its path. */
function shown(value: unknown): string {
  const text = hideKeys(JSON.stringify(value) ?? "nothing")
    .replace(/:\/\/[^/@]*@/, "://****@")
    .replace(/(:\/\/[^?]*\?).*/s, '$1****"');
  return text.length > mostShown ? `${text.slice(0, mostShown)}...` : text;
}

const mostShown = 120;

/** `baseUrl` is `--base-url`. */
function flagName(name: SettingName): string {
  return `--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}

/** `baseUrl` is `PDO_BASE_URL`. */
function environmentName(name: SettingName): string {
  return `PDO_${name.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase()}`;
}
