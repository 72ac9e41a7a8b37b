import { readFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { type PdoError, systemReason } from "../lib/errors.ts";
import { nearestWord } from "../nlp/edit-distance.ts";
import { cliError } from "./errors.ts";
import { environmentName, flagName } from "./flags/flag-record.ts";
import { recordOf } from "./flags.ts";
import { configFolder } from "./paths.ts";
import { hideKeys } from "./secrets.ts";
import { type SettingName, type Settings, settingNames, settingSchemas } from "./settings.ts";
import type { World } from "./world.ts";

/** Whether the embedded service uses a language model: one is configured, or a provider key is given. */
export function usesModel({ settings }: ResolvedSettings, { environment }: World): boolean {
  const { baseUrl, provider, replay, providerKeyFile } = settings;
  if (baseUrl !== undefined) return false;
  const hasKey = providerKeyFile !== undefined || (environment.PDO_PROVIDER_KEY ?? "") !== "";
  return provider !== undefined || replay !== undefined || hasKey;
}

interface SettingSource {
  readonly kind: "default" | "file" | "environment" | "flag";
  /** In the user's terms: the path of `pdo.config.json`, `PDO_CHANNEL`, `--channel`. */
  readonly name: string;
}

export interface ResolvedSettings {
  readonly settings: Settings;
  readonly sources: Readonly<Record<SettingName, SettingSource>>;
}

/** A command's parsed flags; absent ones are undefined. */
export type Flags = Readonly<Record<string, unknown>>;

/**
 * Merges defaults, the configuration file, the environment and flags, in increasing precedence. The result is validated
 * and frozen.
 * @throws PdoError PDO_SETTING_INVALID naming the value's source; PDO_CONFIG_*
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
  const { negated, offBy } = recordOf(name);
  // Commander reports true for a negatable switch that was not given.
  if (flags[name] !== undefined && !(negated && flags[name] === true)) {
    return { value: flags[name], source: { kind: "flag", name: flagName(name) } };
  }
  const variable = environmentName(name);
  const text = world.environment[variable];
  if (text !== undefined && text !== "")
    return { value: text, source: { kind: "environment", name: variable } };
  if (offBy !== undefined && (world.environment[offBy] ?? "") !== "") {
    return { value: false, source: { kind: "environment", name: offBy } };
  }
  if (file?.values[name] !== undefined)
    return { value: file.values[name], source: { kind: "file", name: file.path } };
  return { value: undefined, source: { kind: "default", name: "default" } };
}

function parseSetting(name: SettingName, value: unknown, source: SettingSource): unknown {
  if (value === undefined) return recordOf(name).default;
  const result = settingSchemas[name].safeParse(value);
  if (result.success) return result.data;
  throw cliError({
    code: "PDO_SETTING_INVALID",
    what: `${source.name}: ${shown(value)} is not a value for ${name}.`,
    seen: `${result.error.issues.map(({ message }) => message).join("; ")}.`,
    nextStep: "Correct it there; `pdo config` shows each setting and where its value came from.",
  });
}

/** A value for an error message, without credentials and query of an address. */
function shown(value: unknown): string {
  const text = hideKeys(JSON.stringify(value) ?? "nothing")
    .replace(/:\/\/[^/@]*@/, "://****@")
    .replace(/(:\/\/[^?]*\?).*/s, '$1****"');
  return text.length > mostShown ? `${text.slice(0, mostShown)}...` : text;
}

const mostShown = 120;

interface ConfigFile {
  readonly path: string;
  readonly values: Readonly<Record<string, unknown>>;
}

const fileName = "pdo.config.json";

/**
 * Reads the configuration: the file from `--config`, else the nearest `pdo.config.json` from the working folder upward,
 * else the one in the user's configuration folder, else none.
 * @throws PdoError PDO_CONFIG_NOT_FOUND, PDO_CONFIG_INVALID
 */
async function readConfigFile(named: string | undefined, world: World): Promise<ConfigFile | undefined> {
  const candidates = named === undefined ? candidatePaths(world) : [resolve(world.workingDirectory, named)];
  for (const path of candidates) {
    const text = await readIfThere(path);
    if (text !== undefined) return { path, values: parseConfig(path, text) };
  }
  if (named === undefined) return undefined;
  throw cliError({
    code: "PDO_CONFIG_NOT_FOUND",
    what: `${named}: there is no such configuration file.`,
    seen: "It was named with --config.",
    nextStep: "Check the path, or leave --config out to use the nearest pdo.config.json.",
  });
}

function candidatePaths(world: World): string[] {
  const paths: string[] = [];
  let folder = resolve(world.workingDirectory);
  for (;;) {
    paths.push(join(folder, fileName));
    const parent = dirname(folder);
    if (parent === folder) break;
    folder = parent;
  }
  return [...paths, join(configFolder(world), fileName)];
}

async function readIfThere(path: string): Promise<string | undefined> {
  try {
    return await readFile(path, "utf8");
  } catch (error) {
    if (error instanceof Error && "code" in error && (error.code === "ENOENT" || error.code === "ENOTDIR"))
      return undefined;
    throw invalidConfig(path, systemReason(error), "Make it readable, or name another with --config.");
  }
}

function parseConfig(path: string, text: string): Record<string, unknown> {
  let values: unknown;
  try {
    values = JSON.parse(text.replace(/^\uFEFF/, ""));
  } catch (error) {
    throw invalidConfig(path, systemReason(error), "Mend the JSON there.");
  }
  if (typeof values !== "object" || values === null || Array.isArray(values)) {
    throw invalidConfig(
      path,
      "It is not a JSON object.",
      'Write it as an object, for example {"channel": "channel_b"}.',
    );
  }
  for (const key of Object.keys(values)) refuseUnknown(path, key);
  return values as Record<string, unknown>;
}

function refuseUnknown(path: string, key: string): void {
  if ((settingNames as readonly string[]).includes(key) || key === "$schema") return;
  const near = nearestWord(key, settingNames);
  throw invalidConfig(
    path,
    `It has ${JSON.stringify(key)}, which is no setting.`,
    near === undefined ? `The settings are: ${settingNames.join(", ")}.` : `Did you mean "${near}"?`,
  );
}

function invalidConfig(path: string, seen: string, nextStep: string): PdoError {
  return cliError({
    code: "PDO_CONFIG_INVALID",
    what: `${path}: the configuration cannot be used.`,
    seen,
    nextStep,
  });
}
