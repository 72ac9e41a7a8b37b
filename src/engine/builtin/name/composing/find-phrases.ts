import type { Language } from "../../../../text/language.ts";
import type { WordReading } from "../../../../text/read-words.ts";
import type { Token } from "../../../../text/tokens.ts";
import { type NamePiece, overlaps, type Span } from "./name-piece.ts";

/** Words that begin a phrase which says what the thing has, lacks or is for. */
const phraseWords: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: new Set("for with without by from compatible compatibility including incl featuring".split(" ")),
  de: new Set(
    "fur mit ohne aus zum zur von passend kompatibel kompatibilitat inkl inklusive geeignet".split(" "),
  ),
  fr: new Set("pour avec sans en par compatible compatibilite adapte inclus".split(" ")),
  it: new Set("per con senza in compatibile compatibilita adatto incluso".split(" ")),
};
const purposeWords: ReadonlySet<string> = new Set(
  "for fur zum zur pour per compatible passend kompatibel geeignet compatibile adapte adatto compatibility kompatibilitat compatibilite compatibilita".split(
    " ",
  ),
);
/** Words that need what a phrase behind them says: "coated with milk chocolate". */
const leaningWords: ReadonlySet<string> = new Set(
  (
    "coated filled made suitable ideal perfect rich enriched infused topped lined suited geeignet gefullt ausgestattet ideal passend hergestellt " +
    "enrobe enrobes enrobee enrobees fourre fourres fourree fourrees equipe equipee concu concue ideale adaptee fabrique fabriquee compatibles " +
    "ricoperto ricoperta ricoperti ricoperte ripieno ripiena ripieni ripiene dotato dotata adatta adatti adatte ideali fatto fatta"
  ).split(" "),
);
const dimensions = /\d\s?[x×]\s?\d/iu;
const boundary = /[,;|(]\s?|\s[-–—]\s?|\s\/\s/u;

/** "with two drawers", "pour Galaxy S4 mini": tells what the thing is for where `isEssential`. */
export function findPhrases({ text, tokens, folded }: WordReading, language: Language): NamePiece[] {
  const phrases: NamePiece[] = [];
  const isNumber = (place: number) => /^\d+$/.test(folded[place] ?? "");
  const isStart = (place: number) =>
    phraseWords[language].has(folded[place] ?? "") && !(isNumber(place - 1) && isNumber(place + 1));
  for (let place = 1; place < tokens.length; place += 1) {
    const word = folded[place] ?? "";
    const token = tokens[place];
    if (!token || !isStart(place) || /[-'’]/.test(text.charAt(token.end))) continue;
    const last = lastOfPhrase(text, tokens, isStart, place);
    if (last === place || (language === "en" && isBeforeThing(folded, place))) continue;
    const isPurpose = purposeWords.has(word);
    const until = tokens[last]?.end ?? token.end;
    const start =
      leaningWords.has(folded[place - 1] ?? "") && place > 1
        ? (tokens[place - 1] ?? token).start
        : token.start;
    const end = isPurpose ? until : until + asideBehind(text.slice(until)).length;
    const phrase = {
      part: "specification",
      text: text.slice(start, end),
      start,
      end,
      isFree: false,
    } as const;
    phrases.push(isPurpose ? { ...phrase, isEssential: true } : phrase);
    place = last;
  }
  return phrases;
}

/** English: a "dishwasher compatible lid" is named behind the property, what is "compatible with" another thing before it. */
function isBeforeThing(folded: readonly string[], place: number): boolean {
  return folded[place] === "compatible" && folded[place + 1] !== "with";
}

/** "with a cocoa glaze (6,4%)": what is said of the glaze would be said of another thing without it. */
function asideBehind(text: string): string {
  return /^\s(?:\([^()]*\)|\[[^[\]]*\])/u.exec(text)?.[0] ?? "";
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
 * the measures of a device stay with it, and so do those of a part, but for lengths and widths.
 */
export function endBefore(phrases: readonly NamePiece[], pieces: readonly NamePiece[]): NamePiece[] {
  return phrases.map((phrase) => {
    const ends = pieces.filter(({ isFree, part, text }) =>
      phrase.isEssential ? isFree || part === "color" : isFree || part === "brand" || dimensions.test(text),
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
