import { z } from "zod";
import {
  descriptionLengths,
  languages,
  nameTaskTypes,
  salesChannels,
  targetAudiences,
  tones,
} from "../api/vocabulary.ts";
import { productFields } from "../feed/feed.ts";
import { rulePackNames } from "../lint/packs.ts";
import { providerNames } from "../llm/providers/providers.ts";
import { runTasks, type TaskOptions, writeModes } from "../pipeline/run-options.ts";
import { logFormats } from "./render/log.ts";

/** The forms in which an answer can be printed. */
export const outputForms = ["table", "json", "jsonl", "csv"] as const;
export type OutputForm = (typeof outputForms)[number];

/** Flags and the environment bring text; the configuration file brings JSON. Both are welcome. */
const flag = z.stringbool().or(z.boolean());
const integer = (minimum: number, maximum: number) =>
  z.preprocess(
    parseWholeNumber,
    z.int(`It takes a whole number from ${minimum} to ${maximum}`).min(minimum).max(maximum),
  );
const decimal = (most: number) =>
  z.preprocess(
    (value) => (typeof value === "string" && /^\s*\d*\.?\d+\s*$/.test(value) ? Number(value) : value),
    z.number(`It takes a number from 0 to ${most}`).min(0).max(most),
  );
/** A system's path ends at a zero character, so none holds one. */
const path = z.string().regex(/^[^\0]+$/, "It takes a path");
const list = <const T extends readonly string[]>(words: T) =>
  z.preprocess(
    (value) => (typeof value === "string" ? value.split(",").map((word) => word.trim()) : value),
    z.array(z.enum(words)).nonempty(),
  );

/** `12`; what is no number in digits is left for the schema to refuse. */
function parseWholeNumber(value: unknown): unknown {
  return typeof value === "string" && /^\s*[+-]?\d+\s*$/.test(value) ? Number(value) : value;
}

/** `name=Title,brand=Maker`, as the environment says it; a column's name may hold further `=`. */
function parsePairs(value: unknown): unknown {
  if (typeof value !== "string") return value;
  return Object.fromEntries(
    value.split(",").map((pair) => {
      const [, field = pair, column = ""] = /^([^=]*)=(.*)$/s.exec(pair) ?? [];
      return [field.trim(), column.trim()];
    }),
  );
}

/** Passwords and queries are kept out: they would be shown, and they are not sent. */
function isPlainAddress(text: string): boolean {
  const { username, password, search, hash } = new URL(text);
  return `${username}${password}${search}${hash}` === "";
}

const address = z
  .url({ protocol: /^https?$/, error: "It takes an http or https address", abort: true })
  .refine(isPlainAddress, "It takes an address without user name, password, query and fragment");

/** Every setting that can stand in `pdo.config.json`, in the environment and in a flag; named after the flag. */
export const settingSchemas = {
  baseUrl: address.optional(),
  apiKeyFile: path.optional(),
  providerKeyFile: path.optional(),
  timeout: integer(1, 3_600_000).default(60_000),
  connectTimeout: integer(1, 3_600_000).default(10_000),
  rowTimeout: integer(1, 86_400_000).default(180_000),
  maxWait: integer(0, 86_400_000).default(900_000),
  maxTime: integer(1, 604_800_000).optional(),
  retries: integer(0, 100).default(6),
  concurrency: integer(1, 1_000).default(8),
  threads: integer(0, 64).optional(),
  home: path.optional(),
  output: z.enum(outputForms).optional(),
  quiet: flag.default(false),
  logFormat: z.enum(logFormats).default("text"),
  verbose: flag.default(false),
  color: flag.default(true),
  tasks: list(runTasks).default([...runTasks]),
  channel: z.enum(salesChannels).default("channel_a"),
  language: z.enum(languages).optional(),
  taskType: z.enum(nameTaskTypes).default("cleaned"),
  tone: z.enum(tones).default("professional"),
  audience: z.enum(targetAudiences).optional(),
  length: z.enum(descriptionLengths).default("medium"),
  bulletPoints: flag.default(false),
  seo: flag.default(false),
  limit: integer(1, 20).default(5),
  rag: flag.default(false),
  recommended: flag.default(false),
  optional: flag.default(false),
  rules: list(rulePackNames).optional(),
  glossary: path.optional(),
  provider: z.enum(providerNames).optional(),
  providerBaseUrl: address.optional(),
  model: z.string().min(1).max(200).optional(),
  fallback: z.enum(["builtin", "none"]).default("builtin"),
  escalateBelow: decimal(1).optional(),
  maxCost: decimal(1_000_000).optional(),
  maxTokens: integer(1, 1_000_000_000_000).optional(),
  /** US dollars per million tokens, by model: see `language-model/money/user-prices.ts`, which reads it. */
  prices: z.record(z.string(), z.unknown()).default({}),
  batch: flag.default(false),
  batchWait: integer(0, 604_800_000).default(0),
  record: path.optional(),
  replay: path.optional(),
  map: z.preprocess(parsePairs, z.partialRecord(z.enum(productFields), z.string().min(1))).default({}),
  write: z.enum(writeModes).default("add"),
  csvSafe: z.enum(["generated", "all", "off"]).default("generated"),
  failOn: z.string().optional(),
  statusFile: path.optional(),
  metricsFile: path.optional(),
  host: z.string().min(1).default("127.0.0.1"),
  port: integer(0, 65_535).default(8080),
  keys: path.optional(),
} as const;

export type SettingName = keyof typeof settingSchemas;
export type Settings = Readonly<{ [N in SettingName]: z.output<(typeof settingSchemas)[N]> }>;

export const settingNames = Object.keys(settingSchemas) as readonly SettingName[];

/** What the settings ask of every product. Those without a value are left out. */
export function toTaskOptions({ language, audience, ...settings }: Settings): TaskOptions {
  return {
    tasks: settings.tasks,
    channel: settings.channel,
    taskType: settings.taskType,
    tone: settings.tone,
    length: settings.length,
    bulletPoints: settings.bulletPoints,
    seo: settings.seo,
    limit: settings.limit,
    rag: settings.rag,
    recommended: settings.recommended,
    optional: settings.optional,
    ...(language && { language }),
    ...(audience && { audience }),
  };
}
