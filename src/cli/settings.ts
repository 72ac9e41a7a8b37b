import { z } from "zod";
import { isChannelName } from "../api/vocabulary.ts";
import type { TaskOptions } from "../pipeline/run-options.ts";
import type { FlagType, SettingType, ValueOf } from "./flags/flag-record.ts";
import { type FlagName, flagNames, flagRecords, recordOf } from "./flags.ts";

/** A flag that can also be set in `pdo.config.json` and in the environment. */
export type SettingName = {
  [N in FlagName]: (typeof flagRecords)[N] extends { configurable: false } ? never : N;
}[FlagName];

/** Undefined only where the record has no default. */
type SettingValue<F extends { readonly type: FlagType }> =
  | ValueOf<F["type"]>
  | (F extends { default: unknown } ? never : undefined);

export type Settings = Readonly<{ [N in SettingName]: SettingValue<(typeof flagRecords)[N]> }>;

export const settingNames = flagNames.filter(
  (name): name is SettingName => recordOf(name).configurable !== false,
);

export function typeOfSetting(name: SettingName): SettingType {
  return flagRecords[name].type;
}

/** Validates a setting's value. */
export const settingSchemas = Object.fromEntries(
  settingNames.map((name) => [name, schemaOf(typeOfSetting(name))]),
) as Readonly<Record<SettingName, z.ZodType>>;

/** Accepts text from flags and the environment, and JSON values from the configuration file. */
function schemaOf(type: SettingType): z.ZodType {
  switch (type.kind) {
    case "switch":
      return z.stringbool().or(z.boolean());
    case "integer":
      return integer(type.minimum, type.maximum);
    case "number":
      return decimal(type.maximum);
    case "text":
      return z
        .string()
        .min(type.minimum)
        .max(type.maximum ?? Number.MAX_SAFE_INTEGER);
    case "path":
      // System paths end at a NUL character, so none can contain one.
      return z.string().regex(/^[^\0]+$/, "It takes a path");
    case "address":
      return z
        .url({ protocol: /^https?$/, error: "It takes an http or https address", abort: true })
        .refine(isPlainAddress, "It takes an address without user name, password, query and fragment");
    case "choice":
      return z.enum(type.choices);
    case "channel":
      return z.string().refine(isChannelName, "It takes a name of small letters, digits, - and _");
    case "list":
      return z.preprocess(
        (value) => withoutPrefix(parseList(value), type.prefix),
        z.array(z.enum(type.choices)).nonempty(),
      );
    case "pairs":
      return z.preprocess(parsePairs, z.partialRecord(fieldOf(type), z.string().min(1)));
    case "texts":
      return z.preprocess(parseList, z.array(z.string().min(1)));
    case "object":
      return z.record(z.string(), z.unknown());
  }
}

function fieldOf({ fields, prefix }: Extract<FlagType, { kind: "pairs" }>) {
  const field = z.enum(fields);
  return prefix === undefined ? field : field.or(z.templateLiteral([prefix, z.string().min(1)]));
}

function integer(minimum: number, maximum: number): z.ZodType {
  const message = `It takes a whole number from ${minimum} to ${maximum}`;
  return z.preprocess(parseWholeNumber, z.int(message).min(minimum).max(maximum));
}

function decimal(most: number): z.ZodType {
  return z.preprocess(parseDecimal, z.number(`It takes a number from 0 to ${most}`).min(0).max(most));
}

/** `12`; any other text is left for the schema to reject. */
function parseWholeNumber(value: unknown): unknown {
  return typeof value === "string" && /^\s*[+-]?\d+\s*$/.test(value) ? Number(value) : value;
}

function parseDecimal(value: unknown): unknown {
  return typeof value === "string" && /^\s*\d*\.?\d+\s*$/.test(value) ? Number(value) : value;
}

function parseList(value: unknown): unknown {
  return typeof value === "string" ? value.split(",").map((word) => word.trim()) : value;
}

/** A choice may be given with what stands before its name elsewhere, such as a column's `pdo_`. */
function withoutPrefix(values: unknown, prefix: string | undefined): unknown {
  if (prefix === undefined || !Array.isArray(values)) return values;
  return values.map((value: unknown) =>
    typeof value === "string" && value.startsWith(prefix) ? value.slice(prefix.length) : value,
  );
}

/** `name=Title,brand=Maker`, as in the environment; a column's name may contain further `=`. */
function parsePairs(value: unknown): unknown {
  if (typeof value !== "string") return value;
  return Object.fromEntries(
    value.split(",").map((pair) => {
      const [, field = pair, column = ""] = /^([^=]*)=(.*)$/s.exec(pair) ?? [];
      return [field.trim(), column.trim()];
    }),
  );
}

/** Credentials and queries are refused: they would be shown, and they are not sent. */
function isPlainAddress(text: string): boolean {
  const { username, password, search, hash } = new URL(text);
  return `${username}${password}${search}${hash}` === "";
}

/**
 * The settings as task options; those without a value are left out.
 * @param minScore of a run. Absent: the setting alone decides, and without one every category is used
 */
export function toTaskOptions(
  { language, audience, length, ...settings }: Settings,
  minScore = settings.minScore ?? 0,
): TaskOptions {
  return {
    minScore,
    tasks: settings.tasks,
    channel: settings.channel,
    taskType: settings.taskType,
    tone: settings.tone,
    bulletPoints: settings.bulletPoints,
    seo: settings.seo,
    limit: settings.limit,
    rag: settings.rag,
    recommended: settings.recommended,
    optional: settings.optional,
    ...(language && { language }),
    ...(audience && { audience }),
    ...(length && { length }),
  };
}
