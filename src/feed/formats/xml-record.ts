import { lazily } from "../../lib/once.ts";
import type { TextForm } from "../encodings.ts";
import type { FeedRecord, RecordProblem } from "../record.ts";
import {
  attributesOf,
  findStrayReference,
  localName,
  withLineFeeds,
  withoutReferences,
} from "../xml-text.ts";
import { nextMarkup, ofCdata } from "./xml-scanner.ts";
import type { XmlElement } from "./xml-splitter.ts";

/** An element without elements of its own, by offsets in the record's raw text. */
export interface XmlField {
  readonly column: string;
  /** Of the whole element. */
  readonly start: number;
  readonly end: number;
  /** Of its content; equal where the tag is empty: `<g:size/>`. */
  readonly contentStart: number;
  readonly contentEnd: number;
  /** How many elements lie between it and the record. */
  readonly depth: number;
}

interface Frame {
  readonly name: string;
  readonly start: number;
  readonly contentStart: number;
  readonly column: string | undefined;
  /** The first of its fields in the list. */
  readonly firstField: number;
  hasElements: boolean;
}

/** Attributes of an element that say what its text is: `<attribute name="Farbe">`. */
const namingAttributes = new Set(["name", "key", "code", "label", "attribute"]);
const languageAttributes = new Set(["xml:lang", "lang", "language"]);

/**
 * The fields of a record's raw text in order. Columns are the elements' names as written, from the record down
 * (`g:shipping>g:price`); an attribute that names what the element holds is the column, and a language stands behind it
 * (`title-de`). Of a pair of elements, a name and a value (`g:product_detail`, BMEcat's `FEATURE`), the first is the second's column.
 */
export function fieldsOf(raw: string, form: TextForm): readonly XmlField[] {
  const fields: XmlField[] = [];
  const frames: Frame[] = [];
  const columnAt = (name: string, tag: string) => {
    const own = attributesOf(tag);
    const naming = own.find(([attribute]) => namingAttributes.has(attribute.toLowerCase()))?.[1];
    const language = own.find(([attribute]) => languageAttributes.has(attribute.toLowerCase()))?.[1];
    const path = [...frames.slice(1).map((frame) => frame.column ?? frame.name), name].join(">");
    const column = naming === undefined ? path : withoutReferences(form.textOfRaw(naming)).trim();
    return language === undefined ? column : `${column}-${language}`;
  };
  for (let next = nextMarkup(raw, 0); next !== undefined; next = nextMarkup(raw, next.end)) {
    const { kind, name, start, end } = next;
    const parent = frames.at(-1);
    if ((kind === "start" || kind === "empty") && parent !== undefined) parent.hasElements = true;
    if (kind === "empty" && parent !== undefined) {
      const column = columnAt(name, raw.slice(start, end));
      fields.push({ column, start, end, contentStart: end, contentEnd: end, depth: frames.length });
    }
    if (kind === "start") {
      const column = parent === undefined ? undefined : columnAt(name, raw.slice(start, end));
      frames.push({ name, start, contentStart: end, column, firstField: fields.length, hasElements: false });
    }
    if (kind !== "end") continue;
    const closed = frames.pop();
    if (closed === undefined || frames.length === 0) continue;
    const { column = name, contentStart } = closed;
    if (!closed.hasElements)
      fields.push({
        column,
        start: closed.start,
        end,
        contentStart,
        contentEnd: start,
        depth: frames.length,
      });
    else pairUp(fields, closed.firstField, raw, form);
  }
  return fields;
}

const nameElements = new Set(["attribute_name", "fname", "name", "key", "label"]);
const valueElements = new Set(["attribute_value", "fvalue", "value"]);
const unitElements = new Set(["funit", "unit"]);

/** Puts a name and a value that stand in one element together: the name becomes the value's column. */
function pairUp(fields: XmlField[], first: number, raw: string, form: TextForm): void {
  const own = fields.slice(first);
  const called = (names: ReadonlySet<string>) =>
    own.find(({ column }) => names.has(localName(column.slice(column.lastIndexOf(">") + 1))));
  const [name, value, unit] = [called(nameElements), called(valueElements), called(unitElements)];
  if (name === undefined || value === undefined) return;
  const written = contentText(raw, name, form);
  if (written === "") return;
  const measured = unit === undefined ? "" : contentText(raw, unit, form);
  const paired = { ...value, column: measured === "" ? written : `${written} [${measured}]` };
  fields.splice(
    first,
    own.length,
    ...own.flatMap((field) => (field === value ? [paired] : field === name || field === unit ? [] : [field])),
  );
}

/** What an element says: its character data and CDATA without comments, without white space around it. */
function contentText(
  raw: string,
  { contentStart, contentEnd }: Pick<XmlField, "contentStart" | "contentEnd">,
  form: TextForm,
): string {
  const content = withLineFeeds(form.textOfRaw(raw.slice(contentStart, contentEnd)));
  if (!content.includes("<")) return withoutReferences(content).trim();
  let text = "";
  let at = 0;
  for (let next = nextMarkup(content, 0); next !== undefined; next = nextMarkup(content, next.end)) {
    text += withoutReferences(content.slice(at, next.start));
    if (next.kind === "cdata") text += ofCdata(content.slice(next.start, next.end));
    at = next.end;
  }
  return (text + withoutReferences(content.slice(at))).trim();
}

/** One element of a document, read lazily. */
export class XmlRecord implements FeedRecord {
  readonly index: number;
  readonly line: number;
  readonly raw: string;
  readonly lead: string;
  readonly ending = "";
  readonly problem?: RecordProblem;
  readonly #form: TextForm;
  readonly #fields: () => readonly XmlField[];
  readonly #attributes: () => ReadonlyMap<string, string>;

  constructor(
    form: TextForm,
    element: XmlElement,
    { index, broken }: { index: number; broken: RecordProblem | undefined },
  ) {
    this.#form = form;
    this.index = index;
    this.line = element.line;
    this.raw = element.raw;
    this.lead = element.lead;
    const problem = broken ?? problemOf(element.raw);
    if (problem !== undefined) this.problem = problem;
    this.#fields = lazily(() => fieldsOf(this.raw, form));
    this.#attributes = lazily(() => {
      const tag = nextMarkup(this.raw, 0);
      const own = attributesOf(this.raw.slice(0, tag?.end ?? 0));
      return new Map(
        own.map(([name, value]) => [`@${name}`, withoutReferences(form.textOfRaw(value)).trim()]),
      );
    });
  }

  get columnCount(): number {
    return this.keys().length;
  }

  /** The record's own attributes (`@id`), then its fields. */
  keys(): string[] {
    return [...new Set([...this.#attributes().keys(), ...this.#fields().map(({ column }) => column)])];
  }

  text(column: string): string | undefined {
    const field = this.#fields().find((one) => one.column === column);
    return field === undefined ? this.#attributes().get(column) : contentText(this.raw, field, this.#form);
  }

  textAt(position: number): string | undefined {
    const column = this.keys()[position];
    return column === undefined ? undefined : this.text(column);
  }
}

function problemOf(raw: string): RecordProblem | undefined {
  const stray = raw.includes("&") ? findStrayReference(withoutCdata(raw)) : undefined;
  if (stray === undefined) return undefined;
  return {
    code: "PDO_FEED_ROW_NOT_XML",
    reason: `It is not valid XML: "${stray}" is no reference that XML knows; write &amp; for an ampersand.`,
  };
}

function withoutCdata(raw: string): string {
  return raw.includes("<!") ? raw.replace(/<!\[CDATA\[[\s\S]*?\]\]>|<!--[\s\S]*?-->/g, "") : raw;
}
