import type { BeginRequest, BegunFeed, RawBeginning } from "../beginning.ts";
import type { TextForm } from "../encodings.ts";
import { jsonBroken } from "../errors.ts";
import type { FeedFormat, FeedFormatName } from "../feed-format.ts";
import { createTextChecker, type ParserContext, type RecordParser, silent } from "../record-parser.ts";
import { jsonForm } from "./json-form.ts";
import { findJsonCell, JsonRecord, readJsonLine } from "./json-record.ts";
import { endOfValue, OPEN, skipWhiteSpace } from "./json-scanner.ts";
import { ElementSplitter, LineSplitter } from "./json-splitter.ts";
import { createJsonWriter } from "./json-writer.ts";

interface FoundLayout {
  readonly layout: JsonLayout;
  /** Length up to the bracket that opens the array of records; 0 without one. */
  readonly openingLength: number;
  readonly why: string;
}

/** Keys under which a document that is an object holds its records. */
const recordKeys = new Set(
  "products product items item data results records rows entries articles offers catalog feed value hits produkte artikel produits articoli prodotti".split(
    " ",
  ),
);

/** Detects the layout of a JSON text from its beginning. */
function findLayout(text: string): FoundLayout {
  const start = skipWhiteSpace(text, 0);
  if (text[start] === "[") return { layout: "array", openingLength: start + 1, why: "It is a JSON array." };
  if (isLines(text, start))
    return { layout: "lines", openingLength: 0, why: "Each of its lines is a JSON object." };
  const envelope = text[start] === "{" ? findEnvelope(text, start) : undefined;
  if (envelope !== undefined) {
    const why = `It is a JSON object with the records in the array "${envelope.key}".`;
    return { layout: "array", openingLength: envelope.openingLength, why };
  }
  return { layout: "sequence", openingLength: 0, why: "It is JSON objects one after the other." };
}

/** At least two lines, of which the first is a complete object. */
function isLines(text: string, start: number): boolean {
  const [first = "", second = ""] = text.slice(start).split(/(?:\r?\n[ \t]*)+/, 2);
  return first.startsWith("{") && isJson(first) && second !== "";
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

function findEnvelope(text: string, start: number): { key: string; openingLength: number } | undefined {
  let at = skipWhiteSpace(text, start + 1);
  while (text[at] === '"') {
    const keyEnd = endOfValue(text, at);
    if (keyEnd === OPEN) return undefined;
    const key = text.slice(at + 1, keyEnd - 1);
    const valueStart = skipWhiteSpace(text, skipWhiteSpace(text, keyEnd) + 1);
    const isArray = text[valueStart] === "[";
    if (isArray && recordKeys.has(key.toLowerCase()) && text[skipWhiteSpace(text, valueStart + 1)] === "{") {
      return { key, openingLength: valueStart + 1 };
    }
    const valueEnd = endOfValue(text, valueStart);
    if (valueEnd === OPEN) return undefined;
    at = skipWhiteSpace(text, skipWhiteSpace(text, valueEnd) + 1);
  }
  return undefined;
}

/** An array, a sequence of objects, or one object per line. */
type JsonLayout = "array" | "sequence" | "lines";

interface JsonFeed {
  readonly form: TextForm;
  readonly layout: JsonLayout;
  /** The text up to the bracket that opens the array of records. */
  readonly opening: string;
  readonly firstLine: number;
  /** Byte offset of the first object's lead in the unpacked feed. */
  readonly firstByte: number;
}

/** Parses the objects of a JSON feed after its opening. */
function createJsonParser(
  { form, layout, opening, firstLine, firstByte }: JsonFeed,
  context: ParserContext,
): RecordParser {
  const { piece } = context;
  const options = {
    name: context.name,
    firstLine: piece?.line ?? firstLine,
    maxLength: context.maxRecordLength,
  };
  const splitter =
    layout === "lines"
      ? new LineSplitter(options)
      : new ElementSplitter({
          ...options,
          kind: layout,
          opening,
          elementsBefore: piece?.index ?? 0,
          isOpenEnded: piece !== undefined,
        });
  const examine = createTextChecker({
    form,
    firstByte: piece?.byte ?? firstByte,
    onBroken: context.onUndecodable,
  });
  let index = piece?.index ?? 0;
  return {
    get blankLines() {
      return splitter instanceof LineSplitter ? splitter.blankLines : 0;
    },
    push: (chunk, isLast) => {
      const elements = splitter.push(chunk, isLast);
      const broken = examine(elements);
      return elements.map(
        (element, place) => new JsonRecord(form, element, { index: index++, broken: broken[place] }),
      );
    },
    tail: () => splitter.tail(),
  };
}

function jsonFormat(
  format: Pick<FeedFormat, "name" | "title" | "extensions" | "detect" | "hasLines" | "readLine">,
): FeedFormat {
  const { name } = format;
  return {
    ...format,
    family: "JSON",
    isTabular: false,
    isNested: true,
    record: { noun: "object", example: 'an object such as {"name": "Chair"}' },
    begin: (beginning, request) => beginJson(beginning, findFoundFormat(beginning.text, name, request)),
    createWriter: (feed, options, { form }) => {
      const isOfJson = [json.name, jsonl.name].includes(feed.format);
      return createJsonWriter(feed, { ...options, format: name, isLines: format.hasLines, isOfJson }, form);
    },
    createRowForm: jsonForm,
    readBack: () => ({}),
    findRawCell: findJsonCell,
  };
}

/** An array, a sequence of objects, or one object per line not declared as JSON Lines. */
export const json: FeedFormat = jsonFormat({
  name: "json",
  title: "JSON",
  extensions: ["json"],
  hasLines: false,
  detect: (text) => /^\s*[[{]/.test(text),
});

/** Detected text begins as json and becomes jsonl by its lines. */
export const jsonl: FeedFormat = jsonFormat({
  name: "jsonl",
  title: "JSON Lines",
  extensions: ["jsonl", "ndjson"],
  hasLines: true,
  detect: () => false,
  readLine: readJsonLine,
});

interface FoundFormat {
  readonly format: FeedFormatName;
  readonly layout: FoundLayout;
  readonly why: string;
}

function findFoundFormat(text: string, name: FeedFormatName, { named }: BeginRequest): FoundFormat {
  const isArrayOrSpread = /^\s*(?:\[|\{\s*\n)/.test(text);
  if (named !== undefined && name === jsonl.name && !isArrayOrSpread) {
    const layout: FoundLayout = { layout: "lines", openingLength: 0, why: "" };
    return { format: jsonl.name, layout, why: "It is read as JSON Lines, one object a line." };
  }
  const layout = findLayout(text);
  return { format: layout.layout === "lines" ? jsonl.name : json.name, layout, why: layout.why };
}

/**
 * Finds the opening of a JSON feed and the keys in its beginning.
 * @throws PdoError PDO_FEED_JSON_BROKEN
 */
function beginJson(beginning: RawBeginning, { format, layout, why }: FoundFormat): BegunFeed {
  const { text, form, name } = beginning;
  if (!/^\s*[[{]/.test(text)) {
    throw jsonBroken(
      name,
      1,
      `It begins with ${JSON.stringify(text.trimStart().slice(0, 20))}, not with [ or {.`,
    );
  }
  const headerRaw = text.slice(0, layout.openingLength);
  const firstLine = headerRaw.split("\n").length;
  const firstByte = beginning.bomBytes + headerRaw.length * form.unitBytes;
  const createParser: BegunFeed["createParser"] = (context) =>
    createJsonParser({ form, layout: layout.layout, opening: headerRaw, firstLine, firstByte }, context);
  const context = {
    name: beginning.name,
    maxRecordLength: Number.POSITIVE_INFINITY,
    ...silent,
  };
  return {
    description: { format, columns: keysOf(createParser(context), text.slice(headerRaw.length)), headerRaw },
    why: [why],
    bodyStart: headerRaw.length,
    createParser,
  };
}

function keysOf(parser: RecordParser, text: string): string[] {
  const keys = new Set<string>();
  for (const record of parser.push(text, false)) {
    if (record instanceof JsonRecord) for (const key of record.keys()) keys.add(key);
  }
  return [...keys];
}
