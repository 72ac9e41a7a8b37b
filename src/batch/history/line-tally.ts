import type { FeedDescription } from "../../feed/feed.ts";
import type { FeedRecord } from "../../feed/record.ts";
import type { LineFigures } from "./feed-profile.ts";
import type { UsedFields, UsedTexts } from "./used-texts.ts";

/** What may stand before a message: quotes, tags, the name of the language. */
const opening = /^["'\s]*(?:<[^>]{0,40}>\s*)*(?:php )?/i;

/** What a shop's or a database's program says in the middle of a file when it fails, at the beginning of a line. */
const messages: readonly RegExp[] = [
  /^(?:fatal|parse|syntax|internal server|runtime|type|database|query) error/i,
  /^(?:error\s*[:\d(]|warning:|notice:|uncaught|unhandled|traceback|\w*exception\b)/i,
  /^(?:sqlstate|ora-\d{5}|deadlock|connection (?:refused|reset|lost|timed)|timeout|timed out)/i,
  /^(?:out of memory|allowed memory|maximum execution|50\d (?:bad|service|gateway|internal))/i,
];

function isMessage(raw: string): boolean {
  const line = raw.slice(0, 200).replace(opening, "");
  return messages.some((message) => message.test(line));
}

/** Counts rows, and those that do not hold together. */
export class LineTally {
  rows = 0;
  readonly #isDelimited: boolean;
  readonly #hasLines: boolean;
  readonly #columnCount: number;
  readonly #columns: readonly string[];
  readonly #counts = { broken: 0, short: 0, messages: 0, headers: 0 };
  #last: FeedRecord | undefined;

  constructor(description: FeedDescription, used: UsedFields) {
    this.#isDelimited = description.dialect !== undefined;
    this.#hasLines = description.format !== "json";
    this.#columnCount = description.columns.length;
    this.#columns = used.columns;
  }

  /** @param texts what the record says under the mapping's fields */
  add(record: FeedRecord, texts: UsedTexts["texts"]): void {
    this.rows += 1;
    this.#last = record;
    const isShort = this.#isShort(record);
    const isBroken = record.problem !== undefined;
    if (isShort) this.#counts.short += 1;
    if (isBroken) this.#counts.broken += 1;
    if ((isShort || isBroken) && isMessage(record.raw)) this.#counts.messages += 1;
    if (this.#isDelimited && this.#isHeader(texts)) this.#counts.headers += 1;
  }

  figures(undecodable: number): LineFigures {
    const last = this.#last;
    return {
      ...this.#counts,
      undecodable,
      isLastShort: last !== undefined && this.#isShort(last),
      endsWithLineBreak: !this.#hasLines || last?.ending !== "",
    };
  }

  #isShort({ columnCount }: FeedRecord): boolean {
    return this.#isDelimited && columnCount < this.#columnCount;
  }

  #isHeader(texts: UsedTexts["texts"]): boolean {
    return this.#columns.every((column, place) => texts[place] === column);
  }
}
