import { logFormats } from "../render/log.ts";
import { address, choice, type FlagRecord, integer, onOff, path } from "./flag-record.ts";

/** The output formats of an answer. */
export const outputForms = ["table", "json", "jsonl", "csv"] as const;
export type OutputForm = (typeof outputForms)[number];

const day = 86_400_000;

/** Flags of the connection and of a command's output. */
export const generalFlags = {
  baseUrl: {
    type: address,
    value: "<url>",
    help: "a remote service, for example https://host/api",
    defaultHelp: "embedded",
    group: "connection",
    isUsual: true,
  },
  apiKeyFile: {
    type: path,
    value: "<path>",
    help: "file with the service's key; - reads standard input (PDO_API_KEY)",
    group: "connection",
    isUsual: true,
  },
  providerKeyFile: {
    type: path,
    value: "<path>",
    help: "file with a language-model provider's key (PDO_PROVIDER_KEY)",
    group: "connection",
    isUsual: true,
  },
  timeout: {
    type: integer(1, 3_600_000),
    default: 60_000,
    value: "<ms>",
    help: "time for one attempt, in milliseconds",
    group: "connection",
  },
  connectTimeout: {
    type: integer(1, 3_600_000),
    default: 10_000,
    value: "<ms>",
    help: "time for making a connection",
    group: "connection",
  },
  rowTimeout: {
    type: integer(1, day),
    default: 180_000,
    value: "<ms>",
    help: "time for one row's calls and all their attempts",
    group: "connection",
  },
  maxWait: {
    type: integer(0, day),
    default: 900_000,
    value: "<ms>",
    help: "the longest pause a service may ask for, and the longest outage",
    group: "connection",
  },
  maxTime: {
    type: integer(1, 7 * day),
    value: "<ms>",
    help: "time for the whole run; run it again to go on",
    section: "Run",
  },
  retries: {
    type: integer(0, 100),
    default: 6,
    value: "<n>",
    help: "further attempts for a call",
    group: "connection",
  },
  concurrency: {
    type: integer(1, 1_000),
    default: 8,
    value: "<n>",
    help: "calls in flight",
    group: "connection",
  },
  threads: {
    type: integer(0, 64),
    value: "<n>",
    help: "threads of the embedded service",
    defaultHelp: "as many as pay",
    section: "Run",
  },
  home: { type: path, flag: false, help: "the folder of imported catalogs, examples, keys and caches" },
  output: {
    type: choice(outputForms),
    value: "<form>",
    help: "how the answer is printed",
    group: "common",
    isUsual: true,
  },
  json: {
    type: onOff,
    help: "short for --output json: just what the service answers",
    configurable: false,
    group: "common",
  },
  quiet: {
    type: onOff,
    default: false,
    short: "-q",
    help: "say nothing but problems",
    group: "common",
    isUsual: true,
  },
  logFormat: {
    type: choice(logFormats),
    default: "text",
    value: "<format>",
    help: "what is said on stderr: text, or a line of JSON each",
    defaultHelp: false,
    group: "common",
  },
  verbose: {
    type: onOff,
    default: false,
    help: "say more: where settings came from, how the feed was read",
    group: "common",
    isUsual: true,
    brief: "say more",
  },
  color: {
    type: onOff,
    default: true,
    negated: true,
    offBy: "NO_COLOR",
    help: "no colours",
    group: "common",
  },
  config: {
    type: path,
    value: "<path>",
    help: "the configuration file",
    defaultHelp: "the nearest pdo.config.json",
    configurable: false,
    group: "common",
    isUsual: true,
  },
} as const satisfies Readonly<Record<string, FlagRecord>>;
