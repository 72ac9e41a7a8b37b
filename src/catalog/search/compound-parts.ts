import { splitCompound } from "../../text/compounds.ts";
import { stem } from "../../text/stems.ts";
import { type GermanWords, isGermanStem, mayBeginGermanWord } from "./german-words.ts";

/** The stems of a German compound's parts; the last one is its head. */
export interface CompoundParts {
  readonly modifiers: readonly string[];
  readonly head: string;
}

const shortestHead = 4;
const shortestRest = 3;

/**
 * Takes German compounds apart by the words that a catalog knows: into known parts, or at least into a known
 * head (Softshelljacke is a jacke, whatever softshell may be).
 */
export class CompoundSplitter {
  readonly #words: GermanWords;

  constructor(words: GermanWords) {
    this.#words = words;
  }

  split(folded: string): CompoundParts | undefined {
    if (folded.length < shortestHead + shortestRest) return undefined;
    const parts = splitCompound(folded, (part) => this.#knownStem(part) !== undefined);
    const head = parts?.at(-1);
    if (parts === undefined || head === undefined || parts.length < 2) return this.#headAlone(folded);
    const modifiers = parts.slice(0, -1).map((part) => stem(part, "de"));
    return { modifiers, head: stem(head, "de") };
  }

  #headAlone(folded: string): CompoundParts | undefined {
    for (let start = shortestRest; start <= folded.length - shortestHead; start += 1) {
      const head = this.#knownStem(folded.slice(start));
      if (head !== undefined && head.length >= shortestHead) return { modifiers: [], head };
    }
    return undefined;
  }

  #knownStem(part: string): string | undefined {
    if (!mayBeginGermanWord(this.#words, part)) return undefined;
    const stemmed = stem(part, "de");
    return isGermanStem(this.#words, stemmed) ? stemmed : undefined;
  }
}
