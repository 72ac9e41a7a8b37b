import {
  descriptionLengths,
  languages,
  nameTaskTypes,
  salesChannels,
  targetAudiences,
  tones,
} from "../../api/vocabulary.ts";
import { rulePackNames } from "../../lint/packs.ts";
import { providerNames } from "../../llm/providers/providers.ts";
import { runTasks } from "../../pipeline/run-options.ts";
import { nameChanges } from "../../tasks/name/rules/name-changes.ts";
import { address, choice, type FlagRecord, integer, list, number, onOff, path } from "./flag-record.ts";

const week = 604_800_000;

/** Flags of the tasks and of the language model. */
export const taskFlags = {
  tasks: {
    type: list(runTasks),
    default: [...runTasks],
    value: "<list>",
    help: `of ${runTasks.join(", ")}`,
    defaultHelp: "all",
    group: "tasks",
    isUsual: true,
  },
  channel: {
    type: choice(salesChannels),
    default: "channel_a",
    value: "<channel>",
    group: "tasks",
    isUsual: true,
  },
  language: {
    type: choice(languages),
    value: "<language>",
    help: "of the result",
    defaultHelp: "the text's own",
    group: "tasks",
    isUsual: true,
  },
  taskType: {
    type: choice(nameTaskTypes),
    default: "cleaned",
    value: "<type>",
    help: "of names",
    group: "tasks",
    isUsual: true,
  },
  keep: {
    type: list(nameChanges),
    value: "<kinds>",
    help: `of ${nameChanges.join(", ")}: not to be changed in names`,
    group: "tasks",
  },
  tone: {
    type: choice(tones),
    default: "professional",
    value: "<tone>",
    help: "of descriptions",
    group: "tasks",
    isUsual: true,
    brief: "professional, casual, playful",
  },
  audience: {
    type: choice(targetAudiences),
    value: "<audience>",
    help: "of descriptions",
    defaultHelp: "everyone",
    group: "tasks",
  },
  length: {
    type: choice(descriptionLengths),
    value: "<length>",
    help: "of descriptions",
    defaultHelp: "medium, or long where only that holds the whole text",
    group: "tasks",
  },
  bulletPoints: { type: onOff, default: false, help: "bullet points too", group: "tasks", isUsual: true },
  seo: {
    type: onOff,
    default: false,
    help: "a title, a meta description and keywords too",
    group: "tasks",
    isUsual: true,
  },
  limit: {
    type: integer(1, 20),
    default: 5,
    value: "<n>",
    help: "category suggestions to weigh, 1 to 20",
    group: "tasks",
  },
  minScore: {
    type: number(1),
    value: "<score>",
    help: "0 to 1: a category with a lower score is proposed, not written",
    defaultHelp: "pdo doctor says it",
    group: "tasks",
    isUsual: true,
    brief: "0 to 1: below it a category is only proposed",
  },
  rag: {
    type: onOff,
    default: false,
    help: "let products that were categorized before weigh in",
    group: "tasks",
  },
  recommended: {
    type: onOff,
    default: false,
    help: "recommended attributes too",
    group: "tasks",
    isUsual: true,
  },
  optional: { type: onOff, default: false, help: "optional attributes too", group: "tasks", isUsual: true },
  rules: {
    type: list(rulePackNames),
    value: "<packs>",
    help: `of ${rulePackNames.join(", ")}: texts made to keep these channels' rules`,
    group: "texts",
    isUsual: true,
    brief: "keep channels' rules, for example google,otto",
  },
  glossary: {
    type: path,
    value: "<path>",
    help: "your own words for translations: CSV with a column for each language",
    group: "texts",
  },
  provider: {
    type: choice(providerNames),
    value: "<name>",
    help: "a language model's provider",
    defaultHelp: "the key's own",
    group: "model",
    trust: "user", // The provider key goes there.
    isUsual: true,
  },
  providerBaseUrl: { type: address, flag: false },
  model: {
    type: { kind: "text", minimum: 1, maximum: 200 },
    value: "<name>",
    help: "the provider's model",
    group: "model",
    isUsual: true,
  },
  fallback: {
    type: choice(["builtin", "none"]),
    default: "builtin",
    value: "<engine>",
    help: "who answers where the model does not",
    group: "model",
  },
  escalateBelow: {
    type: number(1),
    value: "<score>",
    help: "0 to 1: the built-in engine first, the model only below that",
    group: "model",
  },
  maxCost: {
    type: number(1_000_000),
    value: "<dollars>",
    help: "the most that the language model may cost; the built-in engine does the rest",
    group: "money",
    isUsual: true,
  },
  maxTokens: {
    type: integer(1, 1_000_000_000_000),
    value: "<n>",
    help: "the most tokens, of questions and answers together",
    group: "money",
  },
  /** US dollars per million tokens, by model; validated by `llm/model-prices.ts`. */
  prices: { type: { kind: "object" }, default: {}, flag: false },
  batch: {
    type: onOff,
    default: false,
    help: "by the provider's batch API, at half the price: submits, and goes on when run again",
    group: "money",
    isUsual: true,
  },
  batchWait: {
    type: integer(0, week),
    default: 0,
    value: "<ms>",
    help: "with --batch: wait so long for the answers",
    group: "money",
  },
  record: {
    type: path,
    value: "<folder>",
    help: "keep the model's answers there as files",
    group: "model",
  },
  replay: {
    type: path,
    value: "<folder>",
    help: "answer from such files, and ask nobody",
    group: "model",
  },
} as const satisfies Readonly<Record<string, FlagRecord>>;
