import type { NamePart } from "../../../lint/rule.ts";
import type { Language } from "../../../nlp/language.ts";
import { findMeasures } from "../../../nlp/measures.ts";
import type { WordReading } from "../../../nlp/stemmer.ts";
import type { Token } from "../../../nlp/tokenizer.ts";
import { findDesignations } from "./fix-units.ts";

/** A number with its unit, or a piece count; "10 x 20 cm" is one. */
export interface StatedMeasure extends Span {
  readonly part: "measure" | "pack";
}

/**
 * Model numbers that look like measures: "350-W", "9104LM", "ORC 311 PK", and mobile networks (4G). Excludes capital units
 * that are correct symbols or occur in names in full capitals (GB, W, KG, ML).
 */
const modelNumber = /^\d+-\p{Lu}{1,2}$|^\d{4,}(?:LM|PK|DB|CV|PS|HP|CD|IN|FT)$|^[2-5]G$/iu;
const capitalUnit = /^\d+\s?(?:LM|PK|DB|CV|PS|HP|CD|IN|FT)$/u;
const designationBefore = /(?<![\p{L}\p{N}])(?=\S*\p{Lu})[\p{Lu}\d-]{2,5}\s$/u;

/** In reading order, without numbers in designations and bare percentages ("100%"). */
export function findStatedMeasures(name: string): StatedMeasure[] {
  const joined: StatedMeasure[] = [];
  for (const { start, end, dimension } of findMeasures(name)) {
    const before = joined.at(-1);
    const isOne = before !== undefined && /^\s*[x×X*/]?\s*$/u.test(name.slice(before.end, start));
    if (isOne) joined.pop();
    else if (dimension === "fraction") continue;
    joined.push({
      part: dimension === "count" ? "pack" : "measure",
      start: isOne ? before.start : start,
      end,
    });
  }
  if (joined.length === 0) return joined;
  const designations = findDesignations(name);
  return joined.filter(
    (measure) =>
      !designations.some((one) => overlaps(one, measure)) &&
      !isModelNumber(name, measure) &&
      !isOfSize(name, measure),
  );
}

/** "600" of "VESA 600x400" is no pack: what follows it is a number alone. */
function isOfSize(name: string, { start, end, part }: StatedMeasure): boolean {
  const around = `${/[x×]$/iu.exec(name.slice(start, end))?.[0] ?? ""}${name.slice(end)}`;
  return part === "pack" && /^\s?[x×]\s?\d+(?!\d|[.,]\d|\s?(?:[cm]?m|[mc]?l|k?g)(?!\p{L}))/iu.test(around);
}

function isModelNumber(name: string, { start, end }: Span): boolean {
  const text = name.slice(start, end);
  if (/\p{Ll}{2}/u.test(text)) return false;
  return modelNumber.test(text) || (capitalUnit.test(text) && designationBefore.test(name.slice(0, start)));
}

/** Adjacent words of a name: UTF-16 offsets, and the slice between them. */
export interface NamePiece {
  readonly part: NamePart;
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** Whether no other word depends on it, so that it can move behind the core of the name. */
  readonly isFree: boolean;
  /** Removing it would change the meaning: the device that a part fits. */
  readonly isEssential?: boolean;
}

/** UTF-16 offsets. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

export function overlaps(one: Span, other: Span): boolean {
  return one.start < other.end && other.start < one.end;
}

export function contains(outer: Span, inner: Span): boolean {
  return outer.start <= inner.start && inner.end <= outer.end;
}

/** The text span of the tokens from `first` up to, not including, `end`. */
export function spanOf(
  tokens: readonly Token[],
  { first, end }: { readonly first: number; readonly end: number },
): Span {
  return { start: tokens[first]?.start ?? 0, end: tokens[end - 1]?.end ?? 0 };
}

/** Words that begin a phrase about what the product has, lacks or is for. */
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
/** Words that need the phrase after them: "coated with milk chocolate". */
const dependentWords: ReadonlySet<string> = new Set(
  (
    "coated filled made suitable ideal perfect rich enriched infused topped lined suited geeignet gefullt ausgestattet ideal passend hergestellt " +
    "enrobe enrobes enrobee enrobees fourre fourres fourree fourrees equipe equipee concu concue ideale adaptee fabrique fabriquee compatibles " +
    "ricoperto ricoperta ricoperti ricoperte ripieno ripiena ripieni ripiene dotato dotata adatta adatti adatte ideali fatto fatta"
  ).split(" "),
);
const dimensions = /\d\s?[x×]\s?\d/iu;
const boundary = /[,;|(]\s?|\s[-–—]\s?|\s\/\s/u;

/** Phrases such as "with two drawers" and "pour Galaxy S4 mini"; `isEssential` where they state what the product is for. */
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
      dependentWords.has(folded[place - 1] ?? "") && place > 1
        ? (tokens[place - 1] ?? token).start
        : token.start;
    const end = isPurpose ? until : until + followingAside(text.slice(until)).length;
    const phrase = {
      part: "specification",
      text: text.slice(start, end),
      start,
      end,
      isFree: false,
    } as const;
    phrases.push(isPurpose && !isListOfPlaces(phrase.text) ? { ...phrase, isEssential: true } : phrase);
    place = last;
  }
  return phrases;
}

/** Of words behind the preposition: "for Garden Lawn Patio Yard" names no device. */
const fewestPlaces = 4;

function isListOfPlaces(phrase: string): boolean {
  return !/\d/.test(phrase) && phrase.split(/\s+/u).length > fewestPlaces;
}

/** English: a "dishwasher compatible lid" has its noun after the property, "compatible with" follows it. */
function isBeforeThing(folded: readonly string[], place: number): boolean {
  return folded[place] === "compatible" && folded[place + 1] !== "with";
}

/** "with a cocoa glaze (6,4%)": without the glaze the brackets would refer to something else. */
function followingAside(text: string): string {
  return /^\s(?:\([^()]*\)|\[[^[\]]*\])/u.exec(text)?.[0] ?? "";
}

/** Up to the next phrase, or a comma, dash, spaced slash or bracket. */
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
 * The phrases without the attributes and the brand at their end, if words remain before those ("with 5 m cable" has none).
 * The measures of a device stay with it, as do those of a part except lengths and widths.
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

/** Bracketed text, with the brackets. */
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

/** Text between commas, semicolons, dashes and bars, except the first segment; commas within a piece do not separate. */
export function findSegments(name: string, pieces: readonly Span[]): NamePiece[] {
  const cuts = [...name.matchAll(/,\s+|;\s+|\s+[-–—|/]\s+/gu)]
    .map(({ 0: text, index }) => ({ start: index, end: index + text.length }))
    .filter((cut) => !pieces.some((piece) => overlaps(piece, cut)));
  return cuts.map((cut, place) => {
    const [start, end] = [cut.end, cuts[place + 1]?.start ?? name.length];
    return { part: "rest", text: name.slice(start, end), start, end, isFree: false };
  });
}

/** Model and article numbers: letters with digits, or at least four digits. */
export function findCodes({ tokens }: WordReading, pieces: readonly Span[]): NamePiece[] {
  return tokens
    .filter((token) => token.kind === "code" || (token.kind === "number" && token.text.length > 3))
    .filter((token) => !pieces.some((piece) => overlaps(piece, token)))
    .map(({ text, start, end }) => ({ part: "model", text, start, end, isFree: false }));
}
