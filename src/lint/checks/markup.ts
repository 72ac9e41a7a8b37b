import { lazily } from "../../lib/once.ts";
import {
  cellElements,
  droppedElements,
  findTags,
  lineElements,
  listElements,
  partElements,
} from "../../nlp/html.ts";
import { runAtEnd } from "../../nlp/normalizer.ts";
import { defineCheck, flag, listOf, nonEmptyText, optional } from "../check.ts";
import { type Fault, faultOfAll, shown } from "../violation.ts";

const entity = /&(?:#\d{2,7}|#x[\da-f]{2,6}|[a-z]{2,31}\d{0,2});/i;

/** A tag that a cut text ends with. */
const brokenTag =
  /<\/?(?:br|p|div|span|ul|ol|li|strong|b|i|em|table|td|tr|h[1-6]|a)(?:\s[^<>]{0,200})?\/?$/iu;

/**
 * HTML where a channel shows plain text, or elements that it does not allow. For plain text the fix is the
 * visible text; otherwise only what is not allowed is removed.
 */
export const markup = defineCheck({
  kind: "markup",
  options: { allowed: optional(listOf(nonEmptyText)), entities: flag },
  settledBy: "writer",
  find: (reading, { allowed, entities }) => {
    const { source, text } = reading;
    const broken = brokenTag.exec(source);
    if (broken) {
      const place = { start: broken.index, end: source.length };
      return [{ ...place, message: `It holds HTML: "${broken[0]}".`, fix: { ...place, replacement: "" } }];
    }
    if (text === source) return [];
    const plain = text.trim() === "" ? undefined : text.trim();
    const allowedElements: ReadonlySet<string> = new Set(allowed ?? []);
    const tags = tagsOf(source);
    const wrong = tags.filter((tag) => !isAllowed(tag, allowedElements));
    const [first] = wrong;
    if (first === undefined) {
      const seen = entities || isEncoded(source, tags) ? entity.exec(source)?.[0] : undefined;
      return seen === undefined ? [] : [faultOfAll(reading, `It holds HTML: "${seen}".`, plain)];
    }
    const others = wrong.length > 1 ? ` and ${wrong.length - 1} more` : "";
    const message = `It holds HTML: "${shown(source.slice(first.start, first.end))}"${others}.`;
    if (allowed === undefined) return [faultOfAll(reading, message, plain)];
    return [faultOfTags(source, { first, last: wrong.at(-1) ?? first, message, allowedElements })];
  },
});

/** Tags written with entities, which readers would see as tags. */
function isEncoded(source: string, tags: readonly Tag[]): boolean {
  if (tags.length > 0 || !/&(?:lt|#0*60|#x0*3c);/i.test(source)) return false;
  return (
    findTags(source.replace(/&(?:lt|#0*60|#x0*3c);/gi, "<").replace(/&(?:gt|#0*62|#x0*3e);/gi, ">")).size > 0
  );
}

interface WrongTags {
  readonly first: Tag;
  readonly last: Tag;
  readonly message: string;
  readonly allowedElements: ReadonlySet<string>;
}

/** From the first wrong tag to the last; the fix changes only what it must. */
function faultOfTags(source: string, { first, last, message, allowedElements }: WrongTags): Fault {
  const place = { start: first.start, end: last.end, message };
  const fixed = keepElements(source, allowedElements);
  if (fixed.trim() === "" || fixed === source) return place;
  let start = 0;
  while (start < fixed.length && source[start] === fixed[start]) start += 1;
  let behind = 0;
  const longest = Math.min(source.length, fixed.length) - start;
  while (behind < longest && source.at(-1 - behind) === fixed.at(-1 - behind)) behind += 1;
  const replacement = fixed.slice(start, fixed.length - behind);
  return { ...place, fix: { start, end: source.length - behind, replacement } };
}

/** In characters: so much of an end is looked at. */
const longestEnd = 400;
const blank = /\s/y;
const endsWithBreak = /<br\b[^>]*>\s*$/iu;

/**
 * The source with allowed elements only, without attributes: other tags are removed, their text stays. An
 * element that ended a line becomes `<br>`, or a line feed where that is not allowed; items of removed lists
 * begin with a dash. Scripts and styles are removed with their content.
 */
function keepElements(source: string, allowed: ReadonlySet<string>): string {
  const writer = new SourceWriter(source, allowed);
  for (const tag of tagsOf(source)) writer.pass(tag);
  return writer.finished();
}

function withoutBreaksAtEnd(text: string): string {
  let end = runAtEnd(text, blank);
  if (!text.endsWith("<br>", end)) return text;
  while (text.endsWith("<br>", end)) end = runAtEnd(text, blank, end - "<br>".length);
  return text.slice(0, end);
}

class SourceWriter {
  readonly #source: string;
  readonly #allowed: ReadonlySet<string>;
  /** What is written for good: only its end is looked at again, and each look at a text that grew copies it. */
  readonly #done: string[] = [];
  #result = "";
  #read = 0;
  readonly #lowerCase = lazily(() => this.#source.toLowerCase());
  readonly #lastClosings = new Map<string, number>();
  /** The element being removed with its content. */
  #dropped: string | undefined;

  constructor(source: string, allowed: ReadonlySet<string>) {
    this.#source = source;
    this.#allowed = allowed;
  }

  pass(tag: Tag): void {
    const { name, isClosing } = tag;
    if (this.#result.length > 20 * longestEnd) {
      this.#done.push(this.#result.slice(0, -longestEnd));
      this.#result = this.#result.slice(-longestEnd);
    }
    if (this.#dropped === undefined) this.#result += this.#source.slice(this.#read, tag.start);
    this.#read = tag.end;
    if (this.#dropped !== undefined) {
      if (isClosing && name === this.#dropped) this.#dropped = undefined;
    } else if (this.#allowed.has(name)) this.#keep(tag);
    else if (droppedElements.has(name) && !isClosing && this.#isClosed(tag)) this.#dropped = name;
    else this.#standIn(tag);
  }

  finished(): string {
    const result = this.#done.join("") + this.#result + this.#source.slice(this.#read);
    return endsWithBreak.test(this.#source.slice(-longestEnd)) ? result : withoutBreaksAtEnd(result);
  }

  #keep({ start, end, name, isClosing, hasAttributes }: Tag): void {
    const bare = `<${isClosing ? "/" : ""}${name}>`;
    this.#result += hasAttributes ? bare : this.#source.slice(start, end);
  }

  #isClosed({ name, end }: Tag): boolean {
    const known = this.#lastClosings.get(name);
    const last = known ?? this.#lowerCase().lastIndexOf(`</${name}`);
    this.#lastClosings.set(name, last);
    return last >= end;
  }

  #standIn({ name, isClosing }: Tag): void {
    if (cellElements.has(name)) {
      if (!isClosing && !/(?:^|[\s>])$/u.test(this.#result)) this.#result += " ";
    } else if (lineElements.has(name) || partElements.has(name) || listElements.has(name)) {
      this.#endLine();
      const hasDash = /^\s*[-•]/u.test(this.#source.slice(this.#read, this.#read + 20));
      if (name === "li" && !isClosing && !hasDash) this.#result += "- ";
    }
  }

  /** Unless the line has already ended. */
  #endLine(): void {
    const before = /(?:^|\n|<\/?([a-z\d]+)\s*\/?>)\s*$/iu.exec(this.#result);
    if (before && (before[1] === undefined || endsLine(before[1]))) return;
    const after = /^\s*<\/?([a-z\d]+)/iu.exec(this.#source.slice(this.#read, this.#read + 200))?.[1];
    if (after !== undefined && this.#allowed.has(after.toLowerCase()) && endsLine(after)) return;
    this.#result = `${this.#result.trimEnd()}${this.#allowed.has("br") ? "<br>" : "\n"}`;
  }
}

function endsLine(name: string): boolean {
  return lineElements.has(name.toLowerCase());
}

/** A tag or comment of a source. */
interface Tag {
  readonly start: number;
  readonly end: number;
  /** In lower case; empty for comments and declarations. */
  readonly name: string;
  readonly isClosing: boolean;
  readonly hasAttributes: boolean;
}

const quotedTag = /<(\/?)([a-z][a-z\d:-]*)((?:\s|\/)(?:"[^"]*"|'[^']*'|[^'">])*)?>/iy;
/** If a quotation mark is missing, the tag ends at the first bracket. */
const looseTag = /<(\/?)([a-z][a-z\d:-]*)([^>]*)>/iy;
const comment = /<!--[\s\S]*?-->|<!\[CDATA\[|<!doctype[^>]*>/iy;

/** Tags and comments in order; one that begins inside another is part of it. */
function tagsOf(source: string): readonly Tag[] {
  const tags: Tag[] = [];
  let covered = 0;
  for (const start of findTags(source)) {
    if (start < covered) continue;
    const tag = tagAt(source, start);
    covered = tag.end;
    tags.push(tag);
  }
  return tags;
}

/** Whether a tag is allowed and has no attributes. */
function isAllowed({ name, hasAttributes }: Tag, allowed: ReadonlySet<string>): boolean {
  return allowed.has(name) && !hasAttributes;
}

function tagAt(source: string, start: number): Tag {
  for (const pattern of [quotedTag, looseTag]) {
    pattern.lastIndex = start;
    const found = pattern.exec(source);
    if (!found) continue;
    const [text, slash, name = "", attributes = ""] = found;
    const hasAttributes = attributes.replace("/", "").trim() !== "";
    return {
      start,
      end: start + text.length,
      name: name.toLowerCase(),
      isClosing: slash === "/",
      hasAttributes,
    };
  }
  comment.lastIndex = start;
  const length = comment.exec(source)?.[0].length ?? 1;
  return { start, end: start + length, name: "", isClosing: false, hasAttributes: false };
}
