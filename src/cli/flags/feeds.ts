import { languages } from "../../api/vocabulary.ts";
import { channelNames } from "../../channels/channel-names.ts";
import { attributePrefix } from "../../feed/fact-columns.ts";
import { feedEncodings, productFields } from "../../feed/feed.ts";
import { feedFormatNames } from "../../feed/formats/detection.ts";
import { streamFormat } from "../../feed/formats/formats.ts";
import { writeModes } from "../../pipeline/run-options.ts";
import { anyText, choice, count, type FlagRecord, onOff, pairs, path, texts } from "./flag-record.ts";

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
  },
  map: {
    type: pairs(productFields, attributePrefix),
    default: {},
    value: "<field=column>",
    help: mapHelp("the feed's column", [...productFields, "attribute:NAME"]),
    group: "feed",
  },
  ignore: {
    type: texts,
    default: [],
    value: "<column>",
    help: "a column of the feed that is not read; repeatable",
    defaultHelp: false,
  },
  categoryMap: {
    type: path,
    value: "<file>",
    help: "where the shop's own categories belong, as written by pdo map and corrected by you",
  },
  sourceLanguage: {
    type: choice(languages),
    value: "<language>",
    help: "of the feed's texts",
    defaultHelp: "found by reading them, row by row where they differ",
  },
  write: {
    type: choice(writeModes),
    default: "add",
    value: "<mode>",
    help: "columns of our own, only empty cells, or the feed's own cells",
  },
  csvSafe: {
    type: choice(["generated", "all", "off"]),
    default: "generated",
    value: "<cells>",
    help: "which cells are kept from running as formulas",
  },
  failOn: {
    type: anyText,
    value: "<limit>",
    help: "exit 3 where the run passes it, for example 'rejects>1%'",
  },
  statusFile: {
    type: path,
    value: "<path>",
    help: "how the run goes, as JSON, every 5 seconds and at the end",
  },
  metricsFile: { type: path, value: "<path>", help: "the same as Prometheus metrics (name it *.prom)" },
  rows: { type: rowCount, value: "<n>", help: "only the first n rows", configurable: false },
  sample: {
    type: rowCount,
    value: "<n>",
    help: "only n rows, spread evenly over the feed",
    configurable: false,
  },
  dryRun: { type: onOff, help: "say what would be done; call and write nothing", configurable: false },
  why: {
    type: anyText,
    value: "<id>",
    help: "with --dry-run: why this one row would be done",
    configurable: false,
  },
  cache: {
    type: onOff,
    negated: true,
    help: "neither read nor keep a remote service's answers",
    configurable: false,
  },
  refresh: { type: onOff, help: "ask all anew, and keep the answers", configurable: false },
  out: {
    type: path,
    short: "-o",
    value: "<path>",
    help: "where to; - is standard output",
    defaultHelp: "<feed>.enriched.<ext>",
    configurable: false,
    group: "output",
  },
  format: {
    type: choice(feedFormatNames),
    value: "<format>",
    help: "of the output",
    defaultHelp: `by its ending, else the feed's; on standard output ${streamFormat.name}`,
    configurable: false,
    group: "output",
  },
  for: {
    type: choice(channelNames),
    value: "<channel>",
    help: "the file that a sales channel takes",
    configurable: false,
  },
  report: {
    type: path,
    value: "<file.html>",
    help: "the output as a page too: figures, and each product before and after",
    configurable: false,
  },
  supplemental: {
    type: onOff,
    help: "only identifiers and changed fields, for a feed that supplements another",
    configurable: false,
  },
  currency: {
    type: anyText,
    value: "<code>",
    help: "of prices that state none, for example EUR",
    configurable: false,
  },
  rejects: {
    type: path,
    value: "<path>",
    help: "rows that could not be done, with line, task, code and reason, in the format of its ending",
    configurable: false,
    group: "output",
  },
  summary: {
    type: path,
    value: "<path>",
    help: "the run's summary as JSON",
    configurable: false,
    group: "output",
  },
  overwrite: {
    type: onOff,
    help: "replace a file that pdo did not make",
    configurable: false,
    group: "output",
  },
  acceptChanges: {
    type: onOff,
    help: "go on with a feed that looks like a broken export",
    configurable: false,
  },
  allowEmpty: { type: onOff, help: "an empty feed may be a success", configurable: false },
  force: { type: onOff, configurable: false },
} as const satisfies Readonly<Record<string, FlagRecord>>;
