import type { PdoError } from "../lib/errors.ts";
import { nearestWord } from "../nlp/edit-distance.ts";
import { type ConfigFile, readConfigFiles } from "./config-files.ts";
import { trustCommand } from "./config-trust.ts";
import { cliError } from "./errors.ts";
import { environmentName, flagName, needsTrust } from "./flags/flag-record.ts";
import { recordOf } from "./flags.ts";
import { hideKeys } from "./secrets.ts";
import { type SettingName, type Settings, settingNames, settingSchemas, typeOfSetting } from "./settings.ts";
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

/** Settings as they would be without what is withheld. */
export interface InspectedSettings extends ResolvedSettings {
  /** What the nearest file says and may not, with the file's path. */
  readonly withheld: Readonly<
    Partial<Record<SettingName, { readonly value: unknown; readonly path: string }>>
  >;
  /** Why a run stops. */
  readonly refusals: readonly PdoError[];
}

/**
 * Merges defaults, the user's own configuration file, the nearest one, the environment and flags, in increasing
 * precedence. The result is validated and frozen.
 * @throws PdoError PDO_SETTING_INVALID naming the value's source; PDO_CONFIG_*; of these PDO_CONFIG_NOT_TRUSTED and
 *   PDO_CONFIG_UNSAFE where a file that was merely found says where keys and data go, or where somebody else can change it
 */
export async function resolveSettings(flags: Flags, world: World): Promise<ResolvedSettings> {
  const { settings, sources, refusals } = await inspectSettings(flags, world);
  const [refusal] = refusals;
  if (refusal !== undefined) throw refusal;
  return Object.freeze({ settings, sources });
}

/** Like `resolveSettings`, but tells of a file that is not trusted instead of throwing; nothing of it is used. */
export async function inspectSettings(flags: Flags, world: World): Promise<InspectedSettings> {
  const named = typeof flags.config === "string" ? flags.config : undefined;
  const { files, refusals } = await readConfigFiles(named, world);
  const values: Partial<Record<SettingName, unknown>> = {};
  const sources: Partial<Record<SettingName, SettingSource>> = {};
  const withheld: Partial<Record<SettingName, { readonly value: unknown; readonly path: string }>> = {};
  for (const name of settingNames) {
    const chosen = findChosen(name, flags, world) ?? findInFiles(name, files);
    sources[name] = chosen.source;
    values[name] = parseSetting(name, chosen.value, chosen.source);
    if (chosen.withheld !== undefined) withheld[name] = chosen.withheld;
  }
  return {
    settings: Object.freeze(values) as unknown as Settings,
    sources: sources as Record<SettingName, SettingSource>,
    withheld,
    refusals: [...refusals, ...refuseWithheld(withheld)],
  };
}

interface Found {
  readonly value: unknown;
  readonly source: SettingSource;
  readonly withheld?: { readonly value: unknown; readonly path: string } | undefined;
}

/** From the command line or the environment. */
function findChosen(name: SettingName, flags: Flags, { environment }: World): Found | undefined {
  const { offBy } = recordOf(name);
  if (flags[name] !== undefined) {
    return { value: flags[name], source: { kind: "flag", name: flagName(name) } };
  }
  const variable = environmentName(name);
  const text = environment[variable];
  if (text !== undefined && text !== "")
    return { value: text, source: { kind: "environment", name: variable } };
  if (offBy !== undefined && (environment[offBy] ?? "") !== "")
    return { value: false, source: { kind: "environment", name: offBy } };
  return undefined;
}

function findInFiles(name: SettingName, files: readonly ConfigFile[]): Found {
  const having = files.filter(({ values }) => values[name] !== undefined);
  const isAllowed = ({ isTrusted }: ConfigFile) => isTrusted || !needsTrust(recordOf(name));
  const refused = having.find((file) => !isAllowed(file));
  const withheld = refused && { value: refused.values[name], path: refused.path };
  const file = having.find(isAllowed);
  if (file === undefined) return { value: undefined, source: { kind: "default", name: "default" }, withheld };
  return { value: file.values[name], source: { kind: "file", name: file.path }, withheld };
}

function refuseWithheld(withheld: InspectedSettings["withheld"]): PdoError[] {
  const [path] = Object.values(withheld).map((one) => one.path);
  if (path === undefined) return [];
  const names = Object.keys(withheld);
  const all = [names.slice(0, -1).join(", "), ...names.slice(-1)].filter((text) => text !== "").join(" and ");
  const refusal = cliError({
    code: "PDO_CONFIG_NOT_TRUSTED",
    what: `${path}: it sets ${all}, which a file that was found and not named may not.`,
    seen: "Whoever wrote it would decide where your keys and data go, or what is read and written.",
    nextStep: `Read it; if you agree: ${trustCommand(path)} (or name it with --config).`,
  });
  return [refusal];
}

/** @throws PdoError PDO_SETTING_INVALID */
export function parseSetting(name: SettingName, value: unknown, source: SettingSource): unknown {
  if (value === undefined) return recordOf(name).default;
  const result = settingSchemas[name].safeParse(value);
  if (result.success) return result.data;
  throw cliError({
    code: "PDO_SETTING_INVALID",
    what: `${source.name}: ${shown(value)} is not a value for ${name}.`,
    ...adviceOn(name, value, source, result.error.issues.map(({ message }) => message).join("; ")),
  });
}

/** Of a word that is not among the choices, the choices and the nearest of them. */
function adviceOn(name: SettingName, value: unknown, source: SettingSource, said: string) {
  const type = typeOfSetting(name);
  const nextStep = "Correct it there; `pdo config` shows each setting and where its value came from.";
  if (type.kind !== "choice" && type.kind !== "list") return { seen: `${said}.`, nextStep };
  const { choices } = type;
  const seen = `It takes ${type.kind === "list" ? "some of" : "one of"} ${choices.join(", ")}.`;
  const words = String(value)
    .split(",")
    .map((word) => word.trim());
  const corrected = words.map((word) => (choices.includes(word) ? word : nearestChoice(word, choices)));
  const isKnown = type.kind === "list" || words.length === 1;
  if (!isKnown || corrected.includes(undefined)) return { seen, nextStep };
  return { seen, nextStep: `Did you mean ${source.name} ${[...new Set(corrected)].join(",")}?` };
}

/** By its letters, else by how it begins: `naming` is `name`. */
function nearestChoice(word: string, choices: readonly string[]): string | undefined {
  const beginning = word.slice(0, 3).toLowerCase();
  return (
    nearestWord(word, choices) ??
    (beginning.length < 3 ? undefined : choices.find((one) => one.startsWith(beginning)))
  );
}

/** A value for an error message, without credentials and query of an address. */
function shown(value: unknown): string {
  const text = hideKeys(JSON.stringify(value) ?? "nothing")
    .replace(/:\/\/[^/@]*@/, "://****@")
    .replace(/(:\/\/[^?]*\?).*/s, '$1****"');
  return text.length > mostShown ? `${text.slice(0, mostShown)}...` : text;
}

const mostShown = 120;
