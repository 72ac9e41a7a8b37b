import { recordTooLarge } from "../refusals.ts";
import type { ElementSplitterOptions, RawElement } from "./split-elements.ts";

/** Cuts the raw text of JSON Lines, in chunks of any size, into its lines that are not blank. */
export class LineSplitter {
  blankLines = 0;
  #options: Omit<ElementSplitterOptions, "kind">;
  #text = "";
  #lead = "";
  #line: number;

  constructor(options: Omit<ElementSplitterOptions, "kind">) {
    this.#options = options;
    this.#line = options.firstLine;
  }

  /** @throws FeedProblem PDO_FEED_RECORD_TOO_LARGE */
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

/** An upper bound of a line's nesting that costs little: most lines have few brackets at all. */
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
