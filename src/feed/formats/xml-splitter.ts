import { recordTooLarge, xmlBroken } from "../errors.ts";
import { OPEN } from "./json-scanner.ts";
import { linesIn } from "./json-splitter.ts";
import type { RecordPath } from "./xml-layout.ts";
import { type Markup, nextMarkup, XmlFault } from "./xml-scanner.ts";

/** An element that is a record, with the raw text since the previous one. */
export interface XmlElement {
  readonly lead: string;
  readonly raw: string;
  readonly ending: "";
  /** 1-based line of its beginning. */
  readonly line: number;
}

interface XmlSplitterOptions {
  readonly path: RecordPath;
  /** The text up to the tag that opens the records' parent, which is not handed in again. */
  readonly opening: string;
  /** The 1-based line at which the text begins. Absent: that of the opening's end. */
  readonly firstLine?: number | undefined;
  /** Whether more records follow the text's last one. */
  readonly isOpenEnded: boolean;
  readonly name: string;
  readonly maxLength: number;
}

/** More than any feed has. */
const mostNested = 512;

/** Splits the raw text of a document, in chunks of any size, into its records. */
export class XmlSplitter {
  readonly #options: XmlSplitterOptions;
  #text = "";
  /** Where the next markup is looked for. */
  #at = 0;
  #leadStart = 0;
  #recordStart = OPEN;
  #open: string[] = [];
  #isClosed = false;
  #line = 1;

  constructor(options: XmlSplitterOptions) {
    this.#options = options;
    this.#text = options.opening;
    for (let next = this.#next(); next !== undefined; next = this.#next()) this.#take(next, []);
    this.#text = "";
    this.#at = 0;
    this.#line = options.firstLine ?? this.#line + linesIn(options.opening);
  }

  /**
   * The records completed by this chunk.
   * @throws PdoError PDO_FEED_XML_BROKEN, PDO_FEED_RECORD_TOO_LARGE
   */
  push(chunk: string, isLast: boolean): XmlElement[] {
    this.#forget();
    this.#text += chunk;
    const elements: XmlElement[] = [];
    try {
      for (let next = this.#next(); next !== undefined; next = this.#next()) this.#take(next, elements);
      if (isLast) this.#checkEnd();
    } catch (error) {
      throw error instanceof XmlFault ? this.#broken(error.message, error.at) : error;
    }
    if (this.#text.length - this.#leadStart > this.#options.maxLength) {
      const { name, maxLength } = this.#options;
      throw recordTooLarge(name, { line: this.#line, maxBytes: maxLength });
    }
    return elements;
  }

  /** The raw text after the last record. */
  tail(): string {
    return this.#text.slice(this.#leadStart);
  }

  /** Drops the text of records already returned. */
  #forget(): void {
    const gone = this.#leadStart;
    if (gone === 0) return;
    this.#text = this.#text.slice(gone);
    this.#leadStart = 0;
    this.#at -= gone;
    if (this.#recordStart !== OPEN) this.#recordStart -= gone;
  }

  #next(): Markup | undefined {
    const next = nextMarkup(this.#text, this.#at);
    if (next === undefined) return undefined;
    if (this.#isClosed && next.kind !== "other")
      throw new XmlFault("Behind the end of the document stands more", next.start);
    if (this.#open.length === 0 && this.#text.slice(this.#at, next.start).trim().replace("\ufeff", "") !== "")
      throw new XmlFault("Text stands outside the document's element", this.#at);
    this.#at = next.end;
    return next;
  }

  #take({ kind, name, start, end }: Markup, to: XmlElement[]): void {
    if (kind === "start" || kind === "empty") {
      if (this.#open.length === mostNested)
        throw new XmlFault(`Elements are nested deeper than ${mostNested}`, start);
      this.#open.push(name);
      if (this.#recordStart === OPEN && this.#isRecord()) this.#recordStart = start;
    }
    if (kind === "start" || kind === "cdata" || kind === "other") return;
    const isRecord = this.#recordStart !== OPEN && this.#open.length === this.#options.path.length;
    const opened = this.#open.pop();
    if (opened === undefined || (kind === "end" && opened !== name))
      throw new XmlFault(`</${name}> closes what was opened as <${opened ?? ""}>`, start);
    this.#isClosed = this.#open.length === 0;
    if (isRecord) to.push(this.#cut(end));
  }

  #isRecord(): boolean {
    const { path } = this.#options;
    return this.#open.length === path.length && path.every((name, depth) => name === this.#open[depth]);
  }

  #cut(end: number): XmlElement {
    const lead = this.#text.slice(this.#leadStart, this.#recordStart);
    const raw = this.#text.slice(this.#recordStart, end);
    const line = this.#line + linesIn(lead);
    this.#line = line + linesIn(raw);
    this.#leadStart = end;
    this.#recordStart = OPEN;
    return { lead, raw, ending: "", line };
  }

  #checkEnd(): void {
    if (this.#options.isOpenEnded) return;
    if (this.#isClosed && this.#text.slice(this.#at).trim() === "") return;
    const opened = this.#open.at(-1);
    const what =
      opened === undefined
        ? "It ends within its markup"
        : `It ends within <${opened}>, which is never closed`;
    throw new XmlFault(what, this.#text.length);
  }

  #broken(what: string, at: number): Error {
    const line = this.#line + linesIn(this.#text.slice(this.#leadStart, at));
    return xmlBroken(this.#options.name, line, what);
  }
}
