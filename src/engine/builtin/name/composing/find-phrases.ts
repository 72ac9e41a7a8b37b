import type { Language } from "../../../../text/language.ts";
import type { WordReading } from "../../../../text/read-words.ts";
import type { Token } from "../../../../text/tokens.ts";
import { type NamePiece, overlaps, type Span } from "./name-piece.ts";

/** Words that begin a phrase which says what the thing has, lacks or is for. */
const phraseWords: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: new Set("for with without by from compatible including incl featuring".split(" ")),
  de: new Set("fur mit ohne aus zum zur von passend kompatibel inkl inklusive geeignet".split(" ")),
  fr: new Set("pour avec sans en par compatible adapte inclus".split(" ")),
  it: new Set("per con senza in compatibile adatto incluso".split(" ")),
};
const purposeWords: ReadonlySet<string> = new Set(
  "for fur zum zur pour per compatible passend kompatibel geeignet compatibile adapte adatto".split(" "),
);
const boundary = /[,;|(]\s?|\s[-–—]\s?|\s\/\s/u;

/** "with two drawers", "pour Galaxy S4 mini": tells what the thing is for where `isEssential`. */
export function findPhrases({ text, tokens, folded }: WordReading, language: Language): NamePiece[] {
  const phrases: NamePiece[] = [];
  const starts = phraseWords[language];
  for (let place = 1; place < tokens.length; place += 1) {
    const word = folded[place] ?? "";
    const token = tokens[place];
    if (!token || !starts.has(word) || /[-'’]/.test(text.charAt(token.end))) continue;
    const last = lastOfPhrase(text, tokens, (next) => starts.has(folded[next] ?? ""), place);
    if (last === place) continue;
    const [{ start }, end] = [token, tokens[last]?.end ?? token.end];
    const phrase = {
      part: "specification",
      text: text.slice(start, end),
      start,
      end,
      isFree: false,
    } as const;
    phrases.push(purposeWords.has(word) ? { ...phrase, isEssential: true } : phrase);
    place = last;
  }
  return phrases;
}

/** To the next phrase, or to a comma, a dash, a slash between blanks or a bracket. */
function lastOfPhrase(
  text: string,
  tokens: readonly Token[],
  isStart: (place: number) => boolean,
  first: number,
): number {
  let last = first;
  while (last + 1 < tokens.length) {
    if (boundary.test(text.slice(tokens[last]?.end, tokens[last + 1]?.start))) break;
    if (last > first && isStart(last + 1)) break;
    last += 1;
  }
  return last;
}

/**
 * The phrases without the attributes and the maker that end them, if words are left before those ("with 5 m cable" has none);
 * the measures of a device stay with it.
 */
export function endBefore(phrases: readonly NamePiece[], pieces: readonly NamePiece[]): NamePiece[] {
  return phrases.map((phrase) => {
    const ends = pieces.filter(({ isFree, part }) =>
      phrase.isEssential ? isFree || part === "color" : isFree || part === "measure" || part === "brand",
    );
    for (const { start, end } of ends) {
      const text = phrase.text.slice(0, Math.max(0, start - phrase.start)).trimEnd();
      if (end <= phrase.end && text.includes(" "))
        return { ...phrase, text, end: phrase.start + text.length };
    }
    return phrase;
  });
}

/** What stands in brackets, with them. */
export function findBrackets(name: string): NamePiece[] {
  if (!/[([]/.test(name)) return [];
  return [...name.matchAll(/(?<=\s)(?:\([^()]*\)|\[[^[\]]*\])/gu)].map(({ 0: text, index }) => ({
    part: "rest",
    text,
    start: index,
    end: index + text.length,
    isFree: false,
  }));
}

/** What stands between commas, semicolons, dashes and bars, but for the first of them; commas within a piece divide nothing. */
export function findSegments(name: string, pieces: readonly Span[]): NamePiece[] {
  const cuts = [...name.matchAll(/,\s+|;\s+|\s+[-–—|/]\s+/gu)]
    .map(({ 0: text, index }) => ({ start: index, end: index + text.length }))
    .filter((cut) => !pieces.some((piece) => overlaps(piece, cut)));
  return cuts.map((cut, place) => {
    const [start, end] = [cut.end, cuts[place + 1]?.start ?? name.length];
    return { part: "rest", text: name.slice(start, end), start, end, isFree: false };
  });
}

/** Model and article numbers: letters with digits, or four digits and more. */
export function findCodes({ tokens }: WordReading, pieces: readonly Span[]): NamePiece[] {
  return tokens
    .filter((token) => token.kind === "code" || (token.kind === "number" && token.text.length > 3))
    .filter((token) => !pieces.some((piece) => overlaps(piece, token)))
    .map(({ text, start, end }) => ({ part: "model", text, start, end, isFree: false }));
}
