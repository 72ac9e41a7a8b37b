import { impossible } from "../xml-text.ts";
import { OPEN } from "./json-scanner.ts";

/** A piece of markup, `[start, end)` of the text; what stands between two pieces is character data. */
export interface Markup {
  readonly kind: "start" | "end" | "empty" | "cdata" | "other";
  /** Of an element's tag, as written: `g:title`. "" for other markup. */
  readonly name: string;
  readonly start: number;
  readonly end: number;
}

/** Where a text is no XML, in a few words. */
export class XmlFault extends Error {
  readonly at: number;

  constructor(what: string, at: number) {
    super(what);
    this.at = at;
  }
}

const tagName = /[^\s/<>='"&!?[\]]+/y;
const afterEndName = /\s*>/y;

/**
 * The next markup from `at` on (XML 1.0, sections 2.3 to 2.8, without namespaces); undefined where the text ends before its end.
 * @throws XmlFault where it is no markup, or declares entities
 */
export function nextMarkup(text: string, at: number): Markup | undefined {
  const start = text.indexOf("<", at);
  if (start === OPEN || start + 1 === text.length) return undefined;
  const sign = text[start + 1];
  if (sign === "/") return endTag(text, start);
  if (sign === "?") return closedBy(text, start, "?>", "other");
  if (sign === "!") return declaration(text, start);
  return startTag(text, start);
}

function closedBy(text: string, start: number, closing: string, kind: Markup["kind"]): Markup | undefined {
  const end = text.indexOf(closing, start + (closing === "-->" ? 4 : 2));
  return end === OPEN ? undefined : { kind, name: "", start, end: end + closing.length };
}

const cdataOpening = "<![CDATA[";
const cdataClosing = "]]>";
const longestOpening = cdataOpening.length;

function declaration(text: string, start: number): Markup | undefined {
  const opening = text.slice(start, start + longestOpening);
  if (opening.startsWith("<!--")) return closedBy(text, start, "-->", "other");
  if (opening === cdataOpening) return closedBy(text, start, cdataClosing, "cdata");
  if (/^<!DOCTYPE$/i.test(opening)) return documentType(text, start);
  if (opening.length < longestOpening && start + longestOpening > text.length) return undefined;
  throw new XmlFault("Markup begins that XML does not have", start);
}

/** Without declarations of its own: an entity may stand for a gigabyte, or for a file. */
function documentType(text: string, start: number): Markup | undefined {
  const end = endOfTag(text, start);
  const declared = text.slice(start, end === OPEN ? text.length : end).indexOf("[");
  if (declared !== OPEN)
    throw new XmlFault("It declares entities or elements of its own, which are not read", start);
  return end === OPEN ? undefined : { kind: "other", name: "", start, end };
}

function endTag(text: string, start: number): Markup | undefined {
  const name = nameAt(text, start + 2);
  afterEndName.lastIndex = start + 2 + name.length;
  if (name !== "" && afterEndName.test(text))
    return { kind: "end", name, start, end: afterEndName.lastIndex };
  if (text.indexOf(">", start) === OPEN && text.indexOf("<", start + 1) === OPEN) return undefined;
  throw new XmlFault("An end tag is broken", start);
}

function startTag(text: string, start: number): Markup | undefined {
  const name = nameAt(text, start + 1);
  const end = endOfTag(text, start);
  if (end === OPEN) return undefined;
  if (name === "" || !/^[^\d.-]/.test(name))
    throw new XmlFault("A < stands in the text that begins no tag", start);
  return { kind: text[end - 2] === "/" ? "empty" : "start", name, start, end };
}

function nameAt(text: string, at: number): string {
  tagName.lastIndex = at;
  return tagName.exec(text)?.[0] ?? "";
}

const tagSign = /[<>"']/g;

/** The offset after the closing bracket; quoted values may hold brackets. */
function endOfTag(text: string, start: number): number {
  let at = start + 1;
  for (;;) {
    tagSign.lastIndex = at;
    const found = tagSign.exec(text);
    if (found === null) return OPEN;
    if (found[0] === ">") return found.index + 1;
    if (found[0] === "<") throw new XmlFault("A tag is never closed", start);
    const closing = text.indexOf(found[0], found.index + 1);
    if (closing === OPEN) return OPEN;
    at = closing + 1;
  }
}

/** Text as a CDATA section. */
export function inCdata(text: string): string {
  const content = text
    .replace(impossible, "")
    .replaceAll(cdataClosing, `]]${cdataClosing}${cdataOpening}>`)
    .replaceAll("\r", `${cdataClosing}&#13;${cdataOpening}`);
  return `${cdataOpening}${content}${cdataClosing}`;
}

/** The text of CDATA markup. */
export function ofCdata(markup: string): string {
  return markup.slice(cdataOpening.length, -cdataClosing.length);
}
