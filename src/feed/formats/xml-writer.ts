import type { TextForm } from "../encodings.ts";
import type { FeedDescription } from "../feed.ts";
import { cellText, type FeedRecord, type RecordChange } from "../record.ts";
import { isAddedColumn } from "../row-form.ts";
import type { FeedWriterOptions, RowWriter } from "../writer.ts";
import { escaped } from "../xml-text.ts";
import { fieldsOf, type XmlField } from "./xml-record.ts";
import { inCdata, nextMarkup } from "./xml-scanner.ts";

/** Copies a document's records and adds elements; writes other feeds' rows as `<products><product>`. */
export function createXmlWriter(
  feed: FeedDescription,
  options: FeedWriterOptions,
  form: TextForm,
): RowWriter {
  return feed.format === options.format
    ? passXml(feed, { form, isAscii: !isUnicode(feed, form) })
    : writeAnew(feed, { form, isAscii: false });
}

interface XmlSpelling {
  readonly form: TextForm;
  /** Whether other characters are written as references, since the document is declared to be in another encoding. */
  readonly isAscii: boolean;
}

function isUnicode({ headerRaw }: FeedDescription, { encoding }: TextForm): boolean {
  const declared = /^\s*<\?xml[^>]*?encoding\s*=\s*["']([^"']+)/.exec(headerRaw)?.[1];
  return encoding.startsWith("utf") && (declared === undefined || /^utf-?(?:8|16)/i.test(declared));
}

function rawText(text: string, { form, isAscii }: XmlSpelling): string {
  return form.rawOfText(isAscii ? asReferences(escaped(text)) : escaped(text));
}

function asReferences(text: string): string {
  return text.replace(/[^\0-\x7f]/gu, (character) => `&#${character.codePointAt(0)};`);
}

function passXml({ headerRaw }: FeedDescription, spelling: XmlSpelling): RowWriter {
  return {
    header: () => headerRaw,
    record: (record, change) => (record.lead ?? "\n") + editRecord(record, change, spelling),
    end: (tail) => tail ?? closingOf(headerRaw),
  };
}

/** The end tags of what the header leaves open. */
function closingOf(headerRaw: string): string {
  const open: string[] = [];
  for (let next = nextMarkup(headerRaw, 0); next !== undefined; next = nextMarkup(headerRaw, next.end)) {
    if (next.kind === "start") open.push(next.name);
    if (next.kind === "end") open.pop();
  }
  return `\n${open
    .reverse()
    .map((name) => `</${name}>\n`)
    .join("")}`;
}

interface Edit {
  readonly start: number;
  readonly end: number;
  readonly raw: string;
}

/**
 * Replaces the text of fields in place and adds elements before the record's end tag. Elements that an earlier run added are
 * taken out first.
 */
function editRecord(record: FeedRecord, change: RecordChange, spelling: XmlSpelling): string {
  const { raw } = record;
  if (change.added === undefined && change.replaced === undefined) return raw;
  const fields = fieldsOf(raw, spelling.form);
  const edits: Edit[] = [];
  const inserted: string[] = [];
  for (const [column, text] of Object.entries(change.replaced ?? {})) {
    if (record.text(column) === text) continue;
    const field = fields.find((one) => one.column === column);
    if (field === undefined) inserted.push(elementOf(column, text, spelling));
    else edits.push({ start: field.start, end: field.end, raw: withText(raw, field, text, spelling) });
  }
  if (change.added !== undefined) {
    edits.push(...fields.filter(isOfRun).map((field) => ({ ...spanWithSpace(raw, field), raw: "" })));
    for (const [column, cell] of Object.entries(change.added)) {
      const text = cellText(cell);
      if (text !== "") inserted.push(addedElement(column, text, spelling));
    }
  }
  return insertAtEnd(applied(raw, edits), inserted);
}

function isOfRun({ column, depth }: XmlField): boolean {
  return depth === 1 && isAddedColumn(column);
}

/** An element with the white space before it. */
export function spanWithSpace(
  raw: string,
  { start, end }: Pick<XmlField, "start" | "end">,
): { readonly start: number; readonly end: number } {
  let from = start;
  while (from > 0 && /\s/.test(raw.charAt(from - 1))) from -= 1;
  return { start: from, end };
}

function withText(raw: string, field: XmlField, text: string, spelling: XmlSpelling): string {
  const { start, end, contentStart, contentEnd } = field;
  if (contentStart === end) {
    const name = nextMarkup(raw, start)?.name ?? "";
    return `${raw.slice(start, end - 2).trimEnd()}>${rawText(text, spelling)}</${name}>`;
  }
  const isCdata =
    raw.slice(contentStart, contentEnd).trimStart().startsWith("<![CDATA[") && !spelling.isAscii;
  const content = isCdata ? spelling.form.rawOfText(inCdata(text)) : rawText(text, spelling);
  return raw.slice(start, contentStart) + content + raw.slice(contentEnd, end);
}

/** @param edits of parts that do not overlap */
function applied(raw: string, edits: readonly Edit[]): string {
  let text = raw;
  for (const edit of edits.toSorted((one, other) => other.start - one.start))
    text = text.slice(0, edit.start) + edit.raw + text.slice(edit.end);
  return text;
}

/** Before the end tag, each on a line of its own where the record's elements are. */
function insertAtEnd(raw: string, elements: readonly string[]): string {
  if (elements.length === 0) return raw;
  const tag = nextMarkup(raw, 0);
  if (tag?.kind === "empty") return `${raw.slice(0, -2).trimEnd()}>${elements.join("")}</${tag.name}>`;
  const space = /^\s*/.exec(raw.slice(tag?.end ?? 0))?.[0] ?? "";
  const at = spanWithSpace(raw, { start: raw.lastIndexOf("</"), end: 0 }).start;
  return raw.slice(0, at) + elements.map((element) => space + element).join("") + raw.slice(at);
}

const plainName = /^[a-z_][\w.-]*$/i;

/** An element of the column's name where that can be one; else it stands in an attribute. */
function elementOf(column: string, text: string, spelling: XmlSpelling): string {
  const isName = column.split(":").length <= 2 && column.split(":").every((part) => plainName.test(part));
  if (isName) return `<${column}>${rawText(text, spelling)}</${column}>`;
  return fieldElement(column, text, spelling);
}

/** What stands before a colon would be a namespace that nobody has declared. */
function addedElement(column: string, text: string, spelling: XmlSpelling): string {
  return column.includes(":") ? fieldElement(column, text, spelling) : elementOf(column, text, spelling);
}

function fieldElement(column: string, text: string, spelling: XmlSpelling): string {
  return `<field name="${inQuotes(rawText(column, spelling))}">${rawText(text, spelling)}</field>`;
}

/** @param text character data, which becomes an attribute's value: white space there is read as spaces */
function inQuotes(text: string): string {
  return text.replace(/"/g, "&quot;").replace(/\n/g, "&#10;").replace(/\t/g, "&#9;");
}

function writeAnew({ columns }: FeedDescription, spelling: XmlSpelling): RowWriter {
  return {
    header: () => '<?xml version="1.0" encoding="UTF-8"?>\n<products>\n',
    record: (record, { replaced, added }) => {
      const own = record.keys?.() ?? columns;
      const cells = own.map((column, place) => {
        const isFirst = own.indexOf(column) === place;
        const text = (isFirst ? replaced?.[column] : undefined) ?? record.textAt(place) ?? "";
        const name = column === "" ? `column_${place + 1}` : column.replace(/:/g, "_");
        return elementOf(name, text, spelling);
      });
      const ofRun = Object.entries(added ?? {})
        .map(([column, cell]) => [column, cellText(cell)] as const)
        .filter(([, text]) => text !== "")
        .map(([column, text]) => addedElement(column, text, spelling));
      const elements = [...cells, ...ofRun].map((element) => `  ${element}\n`);
      return `<product>\n${elements.join("")}</product>\n`;
    },
    end: () => "</products>\n",
  };
}
