import type { BegunFeed, RawBeginning } from "../beginning.ts";
import { type TextForm, textFormOf } from "../encodings.ts";
import { recordUnknown, xmlBroken } from "../errors.ts";
import type { FeedDescription } from "../feed.ts";
import type { FeedFormat, RawCell } from "../feed-format.ts";
import type { FeedRecord } from "../record.ts";
import { createTextChecker, type ParserContext, type RecordParser, silent } from "../record-parser.ts";
import { escaped } from "../xml-text.ts";
import { xmlForm } from "./xml-form.ts";
import { askedRecordPath, findRecordPath, type RecordPath, repeatedElements } from "./xml-layout.ts";
import { fieldsOf, XmlRecord } from "./xml-record.ts";
import { nextMarkup, XmlFault } from "./xml-scanner.ts";
import { XmlSplitter } from "./xml-splitter.ts";
import { createXmlWriter } from "./xml-writer.ts";

/** Google Merchant's RSS and Atom, BMEcat, and other lists of elements. */
export const xml: FeedFormat = {
  name: "xml",
  title: "XML",
  family: "XML",
  extensions: ["xml", "rss", "atom"],
  isTabular: false,
  isNested: false,
  hasLines: false,
  record: { noun: "element", example: "an element such as <item><title>Chair</title></item>" },
  detect: (text) => /^\s*<[?!a-z_][^<>]*>\s*</i.test(text.slice(0, 4096)),
  isSurely: (text) => /^\s*<(?:\?xml|rss|feed|!doctype)\b/i.test(text.slice(0, 512)),
  begin: (beginning, { record }) => {
    try {
      return beginXml(beginning, record);
    } catch (error) {
      if (!(error instanceof XmlFault)) throw error;
      const line = beginning.text.slice(0, error.at).split("\n").length;
      throw xmlBroken(beginning.name, line, error.message);
    }
  },
  createWriter: (feed, options, { form }) => createXmlWriter(feed, options, form),
  createRowForm: xmlForm,
  readBack: ({ recordPath }) => (recordPath === undefined ? {} : { record: recordPath.join("/") }),
  findRawCell: findXmlCell,
};

/** @throws XmlFault */
function beginXml({ text, isWhole, form, name, bomBytes }: RawBeginning, asked?: string): BegunFeed {
  const path = asked === undefined ? findRecordPath(text, isWhole) : askedRecordPath(text, asked);
  if (path === undefined && asked !== undefined && isWhole)
    throw recordUnknown(name, asked, repeatedElements(text));
  const headerRaw = path === undefined ? "" : text.slice(0, endOfHeader(text, path));
  const createParser: BegunFeed["createParser"] = (context) =>
    createXmlParser(
      { form, path: path ?? [], headerRaw, firstByte: bomBytes + headerRaw.length * form.unitBytes },
      context,
    );
  const context = { name, maxRecordLength: Number.POSITIVE_INFINITY, ...silent };
  // A document without a record is read to its end: one that was cut off in its first record is not empty.
  const records =
    path !== undefined
      ? createParser(context).push(text.slice(headerRaw.length), false)
      : createParser(context).push(text, isWhole);
  return {
    description: {
      format: xml.name,
      columns: columnsOf(records),
      headerRaw,
      ...(path !== undefined && { recordPath: path }),
    },
    why: [
      path === undefined
        ? "It is XML."
        : `It is XML; its products are the elements ${path.join(" > ")}${asked === undefined ? "" : ", as asked"}.`,
    ],
    bodyStart: headerRaw.length,
    createParser,
  };
}

/** The offset after the tag that opens the first record's parent. */
function endOfHeader(text: string, path: RecordPath): number {
  const open: string[] = [];
  let header = 0;
  for (let next = nextMarkup(text, 0); next !== undefined; next = nextMarkup(text, next.end)) {
    if (next.kind === "end") open.pop();
    if (next.kind !== "start" && next.kind !== "empty") continue;
    const isAt = (length: number) =>
      open.length === length && open.every((name, depth) => name === path[depth]);
    if (isAt(path.length - 1) && next.name === path.at(-1)) return header;
    if (next.kind === "empty") continue;
    open.push(next.name);
    if (isAt(path.length - 1)) header = next.end;
  }
  return header;
}

function columnsOf(records: readonly FeedRecord[]): string[] {
  return [...new Set(records.flatMap((record) => record.keys?.() ?? []))];
}

interface XmlFeed {
  readonly form: TextForm;
  readonly path: RecordPath;
  readonly headerRaw: string;
  /** Byte offset of the first record's lead in the unpacked feed. */
  readonly firstByte: number;
}

function createXmlParser(
  { form, path, headerRaw, firstByte }: XmlFeed,
  context: ParserContext,
): RecordParser {
  const { piece } = context;
  const splitter = new XmlSplitter({
    path,
    opening: headerRaw,
    firstLine: piece?.line,
    isOpenEnded: piece !== undefined,
    name: context.name,
    maxLength: context.maxRecordLength,
  });
  const examine = createTextChecker({
    form,
    firstByte: piece?.byte ?? firstByte,
    onBroken: context.onUndecodable,
  });
  let index = piece?.index ?? 0;
  return {
    blankLines: 0,
    push: (chunk, isLast) => {
      const elements = splitter.push(chunk, isLast);
      const broken = examine(elements);
      return elements.map(
        (element, place) => new XmlRecord(form, element, { index: index++, broken: broken[place] }),
      );
    },
    tail: () => splitter.tail(),
  };
}

/** The position of a field's text in its record. */
function findXmlCell(
  { raw }: FeedRecord,
  column: string,
  { encoding }: FeedDescription,
): RawCell | undefined {
  const form = textFormOf(encoding);
  const field = fieldsOf(raw, form).find((one) => one.column === column);
  if (field === undefined || field.contentStart === field.end) return undefined;
  const content = raw.slice(field.contentStart, field.contentEnd);
  const start = field.contentStart + (content.length - content.trimStart().length);
  const text = form.textOfRaw(content.trim());
  const isPlain = !/[<&]/.test(content) && form.rawOfText(text) === content.trim();
  return {
    start,
    end: start + content.trim().length,
    ...(isPlain && { offset: (textOffset) => start + form.rawOfText(text.slice(0, textOffset)).length }),
    part: escaped,
    whole: escaped,
  };
}
