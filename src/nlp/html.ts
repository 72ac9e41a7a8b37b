import { Tokenizer } from "htmlparser2";
import { TextWriter } from "./html-text-writer.ts";

/** A text without its markup. `sourceSpan` maps a range of `text` to one of the source, in UTF-16 offsets. */
export interface PlainText {
  readonly text: string;
  sourceSpan(start: number, end: number): readonly [number, number];
}

/**
 * The text that a reader would see. Block elements become lines, list items begin with "- " (indented by two spaces per
 * level), table cells and a term and its definition are separated by a tab, entities are decoded, scripts and styles are
 * removed. In a text without markup only the entities are decoded; markup that was itself encoded is removed too.
 */
export function plainText(source: string): PlainText {
  if (!source.includes("<") && !source.includes("&"))
    return { text: source, sourceSpan: (start, end) => [start, end] };
  const tags = findTags(source);
  if (tags.size > 0) return finished(readMarkup(source, tags));
  const writer = new TextWriter(false);
  writer.write(source, 0);
  const decoded = finished(writer);
  const decodedTags = findTags(decoded.text);
  return decodedTags.size > 0 ? composed(finished(readMarkup(decoded.text, decodedTags)), decoded) : decoded;
}

function composed(outer: PlainText, inner: PlainText): PlainText {
  return { text: outer.text, sourceSpan: (start, end) => inner.sourceSpan(...outer.sourceSpan(start, end)) };
}

function finished({ map }: TextWriter): PlainText {
  return { text: map.text(), sourceSpan: (start, end) => map.sourceSpan(start, end) };
}

const tag = /<\/?([a-zA-Z][a-zA-Z0-9:-]*)(?=[\s/>])|<!--|<!doctype\b|<!\[CDATA\[/giu;
const standIn = "\u0001";

/** Whether a text has at least one tag or comment; "a < b" and "<3" are neither. */
export function hasMarkup(source: string): boolean {
  return findTags(source).size > 0;
}

/** The offsets of each `<` that begins a known element, a comment, or an unknown element that has an end tag. */
export function findTags(source: string): ReadonlySet<number> {
  const starts = new Set<number>();
  const lastEnd = source.includes("<") ? source.lastIndexOf(">") : -1;
  if (lastEnd < 0) return starts;
  let closed: ReadonlySet<string> | undefined;
  for (const match of source.matchAll(tag)) {
    if (match.index > lastEnd) break;
    const name = match[1]?.toLowerCase();
    if (name !== undefined && !isElementName(name)) {
      closed ??= closedNames(source);
      if (!closed.has(name)) continue;
    }
    starts.add(match.index);
  }
  return starts;
}

/**
 * Replaces every `<` that begins no tag by a character of the same length, so that the tokenizer ignores it and offsets stay
 * valid.
 */
function maskStrayBrackets(source: string, tags: ReadonlySet<number>): string {
  for (let at = source.indexOf("<"); at >= 0; at = source.indexOf("<", at + 1)) {
    if (!tags.has(at))
      return source.replace(/</g, (bracket, offset: number) => (tags.has(offset) ? bracket : standIn));
  }
  return source;
}

function closedNames(source: string): ReadonlySet<string> {
  const names = new Set<string>();
  for (const match of source.matchAll(/<\/([a-zA-Z][a-zA-Z0-9:-]*)\s*>/g))
    names.add((match[1] ?? "").toLowerCase());
  return names;
}

const words = (list: string): ReadonlySet<string> => new Set(list.split(" "));

/** Elements that begin and end a line; in a text that has one, line breaks are mere whitespace. */
export const lineElements = words(
  "address article aside blockquote br caption center dd details dir div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 hr li main menu nav ol option p pre section summary table tbody tfoot thead tr ul",
);

/** Elements that separate texts but do not make line breaks in the text mere whitespace. */
export const partElements = words("header body head html item text title headline description");

export const cellElements = words("td th");
export const listElements = words("ul ol menu dir");

/** Elements whose content is never visible text. */
export const droppedElements = words(
  "script style template noscript iframe object svg head select math audio video canvas",
);

const inlineElements = words(
  "a abbr acronym audio b bdi bdo big button canvas cite code col colgroup data del dfn em embed font i iframe img input ins kbd label link map area mark math meta meter nobr noscript object param picture q rp rt ruby s samp script select small source span strike strong style sub sup svg template textarea time tt u var video wbr xml",
);

/** Whether a lower-case name is an element of HTML or of the pseudo-XML in feeds. */
function isElementName(name: string): boolean {
  return (
    lineElements.has(name) || inlineElements.has(name) || cellElements.has(name) || partElements.has(name)
  );
}

const lineTag = new RegExp(`<(?:${[...lineElements, ...cellElements].join("|")})(?=[\\s/>])`, "i");

/**
 * Extracts the text of a source with markup.
 * @param tags the offsets of its tags, from `findTags`
 */
function readMarkup(source: string, tags: ReadonlySet<number>): TextWriter {
  const writer = new TextWriter(lineTag.test(source));
  const reader = new MarkupReader(writer);
  let openName = "";
  const nameAt = (start: number, end: number) => source.slice(start, end).toLowerCase();
  // The tokenizer suffices, since no tree is needed, and the parser is slow on deep nesting.
  const tokenizer = new Tokenizer(
    { decodeEntities: false },
    {
      onopentagname(start, end) {
        openName = nameAt(start, end);
        reader.open(openName, start - 1);
      },
      onselfclosingtag() {
        if (droppedElements.has(openName)) reader.close(openName, 0);
      },
      onclosetag: (start, end) => reader.close(nameAt(start, end), start - 2),
      ontext: (start, end) => reader.text(source.slice(start, end), start),
      oncdata: (start, end, offset) => reader.text(source.slice(start, end - offset), start),
      ontextentity() {},
      onopentagend() {},
      onattribdata() {},
      onattribentity() {},
      onattribend() {},
      onattribname() {},
      oncomment() {},
      ondeclaration() {},
      onprocessinginstruction() {},
      onend() {},
    },
  );
  tokenizer.write(maskStrayBrackets(source, tags));
  tokenizer.end();
  return writer;
}

/** Inline elements that set off words. */
const phraseElements = words("a b strong i em u span font big small mark");
const twoWords = /\S\s+\S/u;
/** Endings of words that a shop's editor left outside: "2 Jahr</b>en". */
const wordEnding = /^(?:e|s|n|r|x|en|er|es|em|nt|ed|ly|ne|ni|ing)(?!\p{L})/u;

class MarkupReader {
  private readonly writer: TextWriter;
  private listDepth = 0;
  private droppedDepth = 0;
  private isAfterTerm = false;
  /** For each open phrase element, whether it has several words. */
  private readonly phrases: { readonly name: string; isSeveral: boolean; isHeading: boolean }[] = [];
  /** Where a tag stands between the last text and the next one. */
  private edge: { readonly offset: number; readonly isEnd: boolean } | undefined;

  constructor(writer: TextWriter) {
    this.writer = writer;
  }

  open(name: string, offset: number): void {
    if (droppedElements.has(name)) this.droppedDepth += 1;
    if (listElements.has(name)) this.listDepth += 1;
    if (name === "li") this.writer.beginItem(Math.max(1, this.listDepth), offset);
    else if (cellElements.has(name) || (name === "dd" && this.isAfterTerm))
      this.writer.separate("\t", offset);
    else if (endsLine(name)) this.writer.separate("\n", offset);
    this.isAfterTerm = name === "dt" || (this.isAfterTerm && name !== "dd");
    if (!phraseElements.has(name)) return;
    this.phrases.push({ name, isSeveral: false, isHeading: false });
    this.edge ??= { offset, isEnd: false };
  }

  text(text: string, offset: number): void {
    if (this.droppedDepth !== 0) return;
    if (this.edge !== undefined && this.isGlued(text, this.edge.isEnd))
      this.writer.separate(" ", this.edge.offset);
    if (this.edge?.isEnd === false && this.writer.endsSentence() && /^\p{Lu}\p{Ll}{2}/u.test(text)) {
      this.writer.separate(" ", this.edge.offset);
      for (const phrase of this.phrases) phrase.isHeading = true;
    }
    this.edge = undefined;
    if (this.phrases.length > 0 && twoWords.test(text))
      for (const phrase of this.phrases) phrase.isSeveral = true;
    this.writer.write(text, offset);
  }

  /** "Gigabit Ethernet</b>al miglior prezzo": only a single word, or a part of it, may be emphasised inside a word. */
  private isGlued(text: string, isEnd: boolean): boolean {
    if (!/^\p{L}/u.test(text) || !this.writer.endsInWord()) return false;
    return isEnd ? !wordEnding.test(text) : twoWords.test(text);
  }

  close(name: string, offset: number): void {
    if (this.phrases.at(-1)?.name === name) {
      const phrase = this.phrases.pop();
      this.edge =
        phrase?.isSeveral === true || phrase?.isHeading === true ? { offset, isEnd: true } : undefined;
    }
    if (droppedElements.has(name)) this.droppedDepth = Math.max(0, this.droppedDepth - 1);
    if (listElements.has(name)) this.listDepth = Math.max(0, this.listDepth - 1);
    if (name !== "dt" && endsLine(name)) this.writer.separate("\n", offset);
    if (name === "li") this.writer.dropBullet();
  }
}

function endsLine(name: string): boolean {
  return lineElements.has(name) || partElements.has(name);
}
