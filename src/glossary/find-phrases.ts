import type { PhraseTable } from "../text/phrase-table.ts";
import type { GlossaryMatch } from "./glossary.ts";
import type { FindStart, FoundPhrase, WordStart } from "./glossary-tables.ts";

/** The phrases of a text's words in reading order, the longest first; none overlaps another or a protected name. */
export function findPhrases(
  folded: readonly string[],
  find: FindStart,
  protectedPhrases: PhraseTable<true>,
): GlossaryMatch[] {
  const matches: GlossaryMatch[] = [];
  const words: PlacedWords = { folded, starts: folded.map(find), stems: undefined };
  let place = 0;
  while (place < folded.length) {
    const protectedName = words.starts[place]?.isProtected
      ? protectedPhrases.longestAt(folded, place)
      : undefined;
    const best = protectedName ? undefined : phraseAt(words, place);
    const length = protectedName?.length ?? best?.length ?? 1;
    if (best) {
      const { entry, form, isAmbiguous } = best.entry;
      matches.push({ entry, form, isAmbiguous, first: place, end: place + length });
    }
    place += length;
  }
  return matches;
}

/** A text's words, what each may begin and, once asked for, their stems. */
interface PlacedWords {
  readonly folded: readonly string[];
  readonly starts: readonly WordStart[];
  stems: readonly string[] | undefined;
}

/** The longest phrase at a place; one of written words before one of stems. */
function phraseAt(words: PlacedWords, place: number): FoundPhrase | undefined {
  const { folded, starts } = words;
  const start = starts[place];
  if (start?.phrases === undefined) return undefined;
  const { exact, stemmed, exactSeconds, stemmedSeconds } = start.phrases;
  const mayGoOn =
    place + 1 < folded.length &&
    (exactSeconds.has(folded[place + 1] ?? "") || stemmedSeconds.has(starts[place + 1]?.stem ?? ""));
  if (!mayGoOn) return start.single;
  words.stems ??= starts.map(({ stem }) => stem);
  const written = exact.longestAt(folded, place);
  const byStem = stemmed.longestAt(words.stems, place);
  return byStem && byStem.length > (written?.length ?? 0) ? byStem : written;
}
