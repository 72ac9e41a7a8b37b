import { jsonBroken, recordTooLarge } from "../errors.ts";
import { endOfString, isWhiteSpace, OPEN, scanNesting, skipWhiteSpace } from "./json-scanner.ts";

/** One element of a document's raw text. */
export interface RawElement {
  readonly raw: string;
  readonly lead: string;
  readonly ending: string;
  /** 1-based line of its beginning. */
  readonly line: number;
  /** Nesting depth of its objects and arrays. */
  readonly depth: number;
}

interface ElementSplitterOptions {
  /** Elements of an array (the text begins after its opening bracket), or a sequence of values. */
  readonly kind: "array" | "sequence";
  /** The text up to the bracket that opens the array. */
  readonly opening: string;
  /** Elements that stand before the text. */
  readonly elementsBefore: number;
  /** Whether more elements follow the text's last one. */
  readonly isOpenEnded: boolean;
  readonly name: string;
  readonly firstLine: number;
  readonly maxLength: number;
}

/** Splits the raw text of a JSON array or a sequence of values, in chunks of any size, into elements. */
export class ElementSplitter {
  #options: ElementSplitterOptions;
  #text = "";
  #leadStart = 0;
  #elementStart = OPEN;
  #scan = { at: 0, depth: 0, deepest: 0 };
  #line: number;
  #count: number;
  #isClosed = false;

  constructor(options: ElementSplitterOptions) {
    this.#options = options;
    this.#line = options.firstLine;
    this.#count = options.elementsBefore;
  }

  /**
   * The elements completed by this chunk.
   * @throws PdoError PDO_FEED_JSON_BROKEN, PDO_FEED_RECORD_TOO_LARGE
   */
  push(chunk: string, isLast: boolean): RawElement[] {
    this.#forget();
    this.#text += chunk;
    const elements: RawElement[] = [];
    for (let next = this.#next(isLast); next !== undefined; next = this.#next(isLast)) elements.push(next);
    if (isLast) this.#checkEnd();
    if (this.#elementStart !== OPEN && this.#text.length - this.#elementStart > this.#options.maxLength) {
      throw recordTooLarge(this.#options.name, { line: this.#line, maxBytes: this.#options.maxLength });
    }
    return elements;
  }

  tail(): string {
    return this.#text.slice(this.#leadStart);
  }

  /** Drops the text of elements already returned. */
  #forget(): void {
    const gone = this.#leadStart;
    this.#text = this.#text.slice(gone);
    this.#leadStart = 0;
    this.#scan.at -= gone;
    if (this.#elementStart !== OPEN) this.#elementStart -= gone;
  }

  #next(isLast: boolean): RawElement | undefined {
    if (this.#isClosed) return undefined;
    if (this.#elementStart === OPEN && !this.#findStart()) return undefined;
    const end = this.#findEnd(isLast);
    if (end === OPEN) return undefined;
    const raw = this.#text.slice(this.#elementStart, end);
    const lead = this.#text.slice(this.#leadStart, this.#elementStart);
    const element = { raw, lead, ending: "", line: this.#line, depth: this.#scan.deepest };
    this.#line += linesIn(raw);
    this.#leadStart = end;
    this.#elementStart = OPEN;
    this.#scan = { at: end, depth: 0, deepest: 0 };
    this.#count += 1;
    return element;
  }

  /** Skips the comma and white space before the next element; false where there is none. */
  #findStart(): boolean {
    const text = this.#text;
    const isArray = this.#options.kind === "array";
    let at = skipWhiteSpace(text, this.#leadStart);
    if (isArray && at < text.length) {
      if (text[at] === "]" && this.#count >= 0) {
        this.#isClosed = true;
        return false;
      }
      if (this.#count > 0) {
        if (text[at] !== ",") throw this.#broken(at, "Between two elements stands no comma");
        at = skipWhiteSpace(text, at + 1);
      }
    }
    if (at >= text.length) return false;
    if (/[\]},:]/.test(text.charAt(at))) throw this.#broken(at, "An element should begin");
    this.#line += linesIn(text.slice(this.#leadStart, at));
    this.#elementStart = at;
    this.#scan = { at, depth: 0, deepest: 0 };
    return true;
  }

  #findEnd(isLast: boolean): number {
    const text = this.#text;
    const first = text[this.#elementStart];
    if (first === "{" || first === "[") return scanNesting(text, this.#scan) ? this.#scan.at : OPEN;
    if (first === '"') return endOfString(text, this.#elementStart + 1);
    let at = this.#elementStart;
    while (at < text.length && !isWhiteSpace(text.charCodeAt(at)) && !/[,\]{["]/.test(text.charAt(at)))
      at += 1;
    return at < text.length || isLast ? at : OPEN;
  }

  #checkEnd(): void {
    if (this.#elementStart !== OPEN) throw this.#neverEnds();
    if (this.#options.kind === "array" && !this.#isClosed && !this.#options.isOpenEnded) {
      throw this.#broken(this.#text.length, "The array is never closed, and the feed ends");
    }
    if (this.#isClosed) this.#checkClosing();
  }

  /** What follows the array must complete the document: further products would be passed over in silence. */
  #checkClosing(): void {
    if (jsonFault(this.#options.opening + this.tail()).message === "") return;
    const closingAt = this.#text.indexOf("]", this.#leadStart) + 1;
    throw this.#broken(skipWhiteSpace(this.#text, closingAt), "The array of products ends");
  }

  #broken(at: number, what: string): Error {
    const line = this.#line + linesIn(this.#text.slice(this.#leadStart, at));
    const next = this.#text.slice(at, at + 20);
    return jsonBroken(
      this.#options.name,
      line,
      next === "" ? `${what}.` : `${what}, but ${JSON.stringify(next)} follows.`,
    );
  }

  /** The error for a feed that ends within an element, located by the JSON parser. */
  #neverEnds(): Error {
    const raw = this.#text.slice(this.#elementStart);
    const { message, line } = jsonFault(raw);
    const where = line === 0 ? "" : ` on line ${this.#line + line}`;
    return jsonBroken(
      this.#options.name,
      this.#line + line,
      `The element that starts on line ${this.#line} never ends; the JSON parser stops${where} with "${message}".`,
    );
  }
}

export function linesIn(text: string): number {
  let count = 0;
  for (let at = text.indexOf("\n"); at !== -1; at = text.indexOf("\n", at + 1)) count += 1;
  return count;
}

/** The JSON parser's message for an invalid text, and the 0-based line of the fault. */
export function jsonFault(raw: string): { message: string; line: number } {
  try {
    JSON.parse(raw);
    return { message: "", line: 0 };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const position = /position (\d+)/.exec(message)?.[1];
    const at = position === undefined ? raw.trimEnd().length : Number(position);
    return { message, line: linesIn(raw.slice(0, at)) };
  }
}

type LineSplitterOptions = Pick<ElementSplitterOptions, "name" | "firstLine" | "maxLength">;

/** Splits the raw text of JSON Lines, in chunks of any size, into non-blank lines. */
export class LineSplitter {
  blankLines = 0;
  #options: LineSplitterOptions;
  #text = "";
  #lead = "";
  #line: number;

  constructor(options: LineSplitterOptions) {
    this.#options = options;
    this.#line = options.firstLine;
  }

  /** @throws PdoError PDO_FEED_RECORD_TOO_LARGE */
  push(chunk: string, isLast: boolean): RawElement[] {
    this.#text += chunk;
    const elements: RawElement[] = [];
    let start = 0;
    for (let end = this.#text.indexOf("\n"); end !== -1; end = this.#text.indexOf("\n", start)) {
      this.#take(this.#text.slice(start, end + 1), elements);
      start = end + 1;
    }
    this.#text = this.#text.slice(start);
    if (isLast && this.#text !== "") {
      this.#take(this.#text, elements);
      this.#text = "";
    }
    if (this.#text.length > this.#options.maxLength) {
      throw recordTooLarge(this.#options.name, { line: this.#line, maxBytes: this.#options.maxLength });
    }
    return elements;
  }

  tail(): string {
    return this.#lead;
  }

  #take(line: string, elements: RawElement[]): void {
    const ending = /\r?\n?$/.exec(line.slice(-2))?.[0] ?? "";
    const raw = line.slice(0, line.length - ending.length);
    if (/^[ \t\r]*$/.test(raw)) {
      this.#lead += line;
      this.blankLines += 1;
    } else {
      elements.push({ raw, lead: this.#lead, ending, line: this.#line, depth: bracketsIn(raw) });
      this.#lead = "";
    }
    this.#line += 1;
  }
}

/** A cheap upper bound of a line's nesting depth: most lines have few brackets. */
function bracketsIn(raw: string): number {
  let depth = 0;
  let deepest = 0;
  let isInString = false;
  for (let at = 0; at < raw.length; at += 1) {
    const code = raw.charCodeAt(at);
    if (code === 0x5c && isInString) at += 1;
    else if (code === 0x22) isInString = !isInString;
    else if (isInString) continue;
    else if (code === 0x7b || code === 0x5b) deepest = Math.max(deepest, ++depth);
    else if (code === 0x7d || code === 0x5d) depth -= 1;
  }
  return deepest;
}
