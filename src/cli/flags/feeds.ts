import { languages } from "../../api/vocabulary.ts";
import { attributePrefix } from "../../feed/fact-columns.ts";
import { feedEncodings, productFields } from "../../feed/feed.ts";
import { feedFormatNames } from "../../feed/formats/detection.ts";
import { streamFormat } from "../../feed/formats/formats.ts";
import { attributeForms } from "../../pipeline/attribute-columns.ts";
import { addableColumns } from "../../pipeline/outcome-plan.ts";
import { writeModes } from "../../pipeline/run-options.ts";
import { anyText, choice, count, type FlagRecord, list, onOff, pairs, path, texts } from "./flag-record.ts";

/** The help text of `--map`. */
export function mapHelp(places: string, fields: readonly string[] = productFields): string {
  return `${places} for ${fields.join(", ")}; repeatable`;
}

const rowCount = count(1, 15);

/** Flags for reading, processing and writing feeds. */
export const feedFlags = {
  inputFormat: {
    type: choice(feedFormatNames),
    value: "<format>",
    help: "of the feed",
    defaultHelp: "found by looking",
    configurable: false,
    group: "feed",
  },
  encoding: {
    type: choice(feedEncodings),
    value: "<encoding>",
    help: "of the feed",
    defaultHelp: "found by looking",
    configurable: false,
    group: "feed",
  },
  sheet: {
    type: anyText,
    value: "<name>",
    help: "of a workbook",
    defaultHelp: "the first with products",
    configurable: false,
    group: "feed",
    isUsual: true,
  },
  map: {
    type: pairs(productFields, attributePrefix),
    default: {},
    value: "<field=column>",
    help: mapHelp("the feed's column", [...productFields, "attribute:NAME"]),
    group: "feed",
    isUsual: true,
  },
  ignore: {
    type: texts,
    default: [],
    value: "<column>",
    help: "a column of the feed that is not read; repeatable",
    defaultHelp: false,
    section: "Input",
  },
  categoryMap: {
    type: path,
    value: "<file>",
    help: "where the shop's own categories belong, as written by pdo map and corrected by you",
    section: "Input",
    isUsual: true,
    brief: "where the shop's own categories belong (pdo map)",
  },
  sourceLanguage: {
    type: choice(languages),
    value: "<language>",
    help: "of the feed's texts",
    defaultHelp: "found by reading them, row by row where they differ",
    section: "Input",
    isUsual: true,
    brief: "of the feed's texts (en, de, fr, it)",
  },
  write: {
    type: choice(writeModes),
    default: "add",
    value: "<mode>",
    help: "columns of our own, only empty cells, or the feed's own cells",
    section: "Output",
    isUsual: true,
    brief: "columns of our own, only empty cells, or the feed's own (add, fill, replace)",
  },
  columns: {
    type: list(addableColumns, "pdo_"),
    value: "<list>",
    help: `which of our columns are written besides pdo_status, of ${addableColumns.join(", ")}`,
    defaultHelp: "all",
    section: "Output",
    isUsual: true,
    brief: "which of our columns, for example name,attributes",
  },
  attributes: {
    type: choice(attributeForms),
    default: "json",
    value: "<form>",
    help: "all in one cell, or each in a column of its own (pdo_attribute:NAME) with the channel's words and units",
    section: "Output",
    isUsual: true,
    brief: "in one cell, or a column each (json, columns)",
  },
  messages: {
    type: onOff,
    default: true,
    negated: true,
    help: "no column pdo_messages",
    section: "Output",
    isUsual: true,
  },
  csvSafe: {
    type: choice(["generated", "all", "off"]),
    default: "generated",
    value: "<cells>",
    help: "which cells are kept from running as formulas",
    section: "Output",
  },
  failOn: {
    type: anyText,
    value: "<limit>",
    help: "exit 3 where the run passes it, for example 'rejects>1%'",
    section: "Run",
    isUsual: true,
  },
  statusFile: {
    type: path,
    value: "<path>",
    help: "how the run goes, as JSON, every 5 seconds and at the end",
    section: "Run",
  },
  metricsFile: {
    type: path,
    value: "<path>",
    help: "the same as Prometheus metrics (name it *.prom)",
    section: "Run",
  },
  rows: {
    type: rowCount,
    value: "<n>",
    help: "only the first n rows",
    configurable: false,
    section: "Input",
    isUsual: true,
  },
  sample: {
    type: rowCount,
    value: "<n>",
    help: "only n rows, spread evenly over the feed",
    configurable: false,
    section: "Input",
    isUsual: true,
  },
  dryRun: {
    type: onOff,
    help: "say what would be done; call and write nothing",
    configurable: false,
    section: "Run",
    isUsual: true,
  },
  why: {
    type: anyText,
    value: "<id>",
    help: "with --dry-run: why this one row would be done",
    configurable: false,
    section: "Run",
  },
  cache: {
    type: onOff,
    negated: true,
    help: "neither read nor keep a remote service's answers",
    configurable: false,
    section: "Service",
  },
  refresh: {
    type: onOff,
    help: "ask all anew, and keep the answers",
    configurable: false,
    section: "Service",
  },
  out: {
    type: path,
    short: "-o",
    value: "<path>",
    help: "where to; - is standard output",
    defaultHelp: "<feed>.enriched.<ext>",
    configurable: false,
    group: "output",
    isUsual: true,
  },
  format: {
    type: choice(feedFormatNames),
    value: "<format>",
    help: "of the output",
    defaultHelp: `by its ending, else the feed's; on standard output ${streamFormat.name}`,
    configurable: false,
    group: "output",
    isUsual: true,
    brief: feedFormatNames.join(", "),
  },
  rejects: {
    type: path,
    value: "<path>",
    help: "rows that could not be done, with line, task, code and reason, in the format of its ending",
    configurable: false,
    group: "output",
    isUsual: true,
    brief: "rows that could not be done, with the reasons",
  },
  summary: {
    type: path,
    value: "<path>",
    help: "the run's summary as JSON",
    configurable: false,
    group: "output",
    isUsual: true,
  },
  overwrite: {
    type: onOff,
    help: "replace a file that pdo did not make",
    configurable: false,
    group: "output",
    isUsual: true,
  },
  acceptChanges: {
    type: onOff,
    help: "go on with a feed that looks like a broken export",
    configurable: false,
    section: "Run",
  },
  allowEmpty: { type: onOff, help: "an empty feed may be a success", configurable: false, section: "Run" },
  force: { type: onOff, configurable: false, section: "Run" },
} as const satisfies Readonly<Record<string, FlagRecord>>;
