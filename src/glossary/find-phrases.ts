import type { PhraseTable } from "../text/phrase-table.ts";
import type { GlossaryMatch, KnownEnding } from "./glossary.ts";
import type { FindStart, FoundPhrase, WordStart } from "./glossary-tables.ts";

/**
 * The phrases of a text's words in reading order, the longest first; none overlaps another or a protected name.
 * @param ending what is known of the last words, which are not looked at again but where a phrase goes on into them
 */
export function findPhrases(
  folded: readonly string[],
  { find, protectedPhrases }: PhraseFinders,
  ending?: KnownEnding,
): GlossaryMatch[] {
  const matches: GlossaryMatch[] = [];
  const words = new PlacedWords(folded, find);
  let place = 0;
  while (place < folded.length) {
    if (place === ending?.first) {
      for (const match of ending.matches) matches.push(moved(match, place));
      return matches;
    }
    const start = words.startAt(place);
    const protectedName = start.isProtected ? protectedPhrases.longestAt(folded, place) : undefined;
    const best = protectedName ? undefined : phraseAt(words, start, place);
    const length = protectedName?.length ?? best?.length ?? 1;
    if (best) {
      const { entry, form, isAmbiguous } = best.entry;
      matches.push({ entry, form, isAmbiguous, first: place, end: place + length });
    }
    place += length;
  }
  return matches;
}

interface PhraseFinders {
  readonly find: FindStart;
  readonly protectedPhrases: PhraseTable<true>;
}

function moved({ entry, form, isAmbiguous, first, end }: GlossaryMatch, by: number): GlossaryMatch {
  return { entry, form, isAmbiguous, first: first + by, end: end + by };
}

/** A text's words and, once asked for, what each may begin and their stems. */
class PlacedWords {
  readonly folded: readonly string[];
  private readonly find: FindStart;
  private readonly starts: (WordStart | undefined)[];
  private foundStems: string[] | undefined;

  constructor(folded: readonly string[], find: FindStart) {
    this.folded = folded;
    this.find = find;
    this.starts = new Array<WordStart | undefined>(folded.length);
  }

  startAt(place: number): WordStart {
    const known = this.starts[place];
    if (known !== undefined) return known;
    const start = this.find(this.folded[place] ?? "");
    this.starts[place] = start;
    return start;
  }

  /** In their places the stems of so many words from a place on; others may be missing. */
  stemsFrom(place: number, count: number): readonly string[] {
    this.foundStems ??= new Array<string>(this.folded.length).fill("");
    const end = Math.min(place + count, this.folded.length);
    for (let next = place; next < end; next += 1) this.foundStems[next] = this.startAt(next).stem;
    return this.foundStems;
  }
}

/** The longest phrase at a place; one of written words before one of stems. */
function phraseAt(
  words: PlacedWords,
  { phrases, single }: WordStart,
  place: number,
): FoundPhrase | undefined {
  if (phrases === undefined) return undefined;
  const { exact, stemmed, exactSeconds, stemmedSeconds, longestStemmed } = phrases;
  const next = words.folded[place + 1];
  if (next === undefined) return single;
  const longer = exactSeconds.has(next) ? exact.longestAt(words.folded, place) : undefined;
  const written = longer ?? single;
  if (!stemmedSeconds.has(words.startAt(place + 1).stem)) return written;
  const byStem = stemmed.longestAt(words.stemsFrom(place, longestStemmed), place);
  return byStem && byStem.length > (written?.length ?? 0) ? byStem : written;
}
