import { taxonomies } from "../../channels/channel-names.ts";
import { evaluatedTasks } from "../commands/evaluate/evaluation.ts";
import { anyText, choice, count, type FlagRecord, integer, onOff, path, someText } from "./flag-record.ts";

/** Flags of one or two commands. */
export const commandFlags = {
  host: {
    type: someText,
    default: "127.0.0.1",
    value: "<host>",
    help: "another than this machine's own only with keys",
    trust: "user",
  },
  port: { type: integer(0, 65_535), default: 8080, value: "<port>", help: "0 takes a free one" },
  keys: { type: path, value: "<file>", help: "the keys file", defaultHelp: "keys.json in PDO_HOME" },
  level: {
    type: anyText,
    default: "basic",
    value: "<level>",
    help: "basic, plus or premium, or one of the keys file's own",
    configurable: false,
  },
  label: { type: anyText, value: "<label>", help: "whose key it is", configurable: false },
  name: { type: anyText, value: "<name>", help: "the product's name", configurable: false },
  keywords: {
    type: { kind: "words", most: 20, refusal: "At most 20 keywords." },
    value: "<list>",
    help: "words to be found under, separated by commas; at most 20",
    configurable: false,
  },
  category: {
    type: anyText,
    value: "<identifier>",
    help: "whose attributes are wanted",
    defaultHelp: "the product is categorized first",
    configurable: false,
  },
  search: {
    type: anyText,
    value: "<words>",
    help: "only those in whose names or terms this stands, in any language",
    configurable: false,
  },
  check: {
    type: path,
    value: "<file>",
    help: "say which lines of a table the channel's catalog has no leaf for any more",
    configurable: false,
  },
  checkImages: {
    type: onOff,
    help: "fetch the beginning of each linked picture too, and add the rules of the pack images",
    configurable: false,
  },
  crosswalk: {
    type: choice(taxonomies),
    value: "<taxonomy>",
    help: "the number or identifier that each category has there (built-in catalogs)",
    configurable: false,
  },
  decisions: {
    type: path,
    value: "<file>",
    help: "where decisions are read and saved",
    defaultHelp: "<feed>.decisions.jsonl",
    configurable: false,
  },
  learn: {
    type: onOff,
    help: "make examples of the decided categories, which enrich --rag asks (see pdo examples)",
    configurable: false,
  },
  once: { type: onOff, help: "do not remember the decisions for later runs", configurable: false },
  tree: {
    type: onOff,
    help: "as a tree (of this machine's catalogs); with --search the branches of what is found",
    configurable: false,
  },
  levels: {
    type: path,
    value: "<file>",
    help: "CSV with the columns category, attribute, level; * and ? stand for anything",
    configurable: false,
  },
  feed: {
    type: path,
    value: "<path>",
    help: "say which rows of this feed are touched; - reads standard input",
    configurable: false,
  },
  task: { type: choice(evaluatedTasks), value: "<task>", help: "what is evaluated", configurable: false },
  fix: {
    type: onOff,
    help: "write the feed with what can be mended mended, every other byte as it was",
    configurable: false,
  },
  changed: {
    type: anyText,
    value: "<columns>",
    help: "columns or fields (name,description,category) that enrich wrote into",
    configurable: false,
  },
  show: {
    type: count(0, 9, "It is a number of differences, for example --show 100."),
    default: 10,
    value: "<n>",
    help: "differences to show",
    configurable: false,
  },
  list: { type: onOff, help: "list what is trusted", configurable: false },
  to: {
    type: count(1, 9, "It is a number that pdo undo --list shows."),
    value: "<number>",
    help: "which of them, by the number that --list shows",
    defaultHelp: "the latest",
    configurable: false,
  },
  by: {
    type: someText,
    value: "<column>",
    help: "by whose texts the list is grouped",
    defaultHelp: "the supplier's column, else the brand's",
    configurable: false,
  },
  id: { type: someText, value: "<id>", help: "the product's identifier, or its name", configurable: false },
  forget: { type: path, value: "<file>", help: "trust this file no longer", configurable: false },
  olderThan: {
    type: count(0, 9),
    value: "<days>",
    help: "answers that no run has used for so many days (kept to the week)",
    configurable: false,
  },
  maxSize: {
    type: count(0, 9),
    value: "<mb>",
    help: "so many megabytes of answers stay: those that were used last",
    configurable: false,
  },
} as const satisfies Readonly<Record<string, FlagRecord>>;
