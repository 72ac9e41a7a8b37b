import type { Glossary, GlossaryMatch } from "../../../../glossary/glossary.ts";
import type { Language } from "../../../../text/language.ts";
import type { WordReading } from "../../../../text/read-words.ts";
import { type Branch, branchOf } from "./branch.ts";
import { contains, type Span, spanOf } from "./name-piece.ts";
import { productCertainty } from "./names-product.ts";
import { findCompound } from "./type-of-compound.ts";
import { typesInValues } from "./types-in-values.ts";

/** The product type that a name states, as it is written there. */
export interface StatedType extends Span {
  readonly text: string;
  readonly branch: Branch;
  /** Whether things of the kind come in colours: only then may a name's colour be moved about. */
  readonly hasColor: boolean;
}

interface TypeContext {
  readonly language: Language;
  readonly glossary: Glossary;
  /** What the name says that the thing is for or has. */
  readonly phrases: readonly Span[];
  readonly brand: Span | undefined;
  /** Their units are no things: a length of four feet. */
  readonly measures: readonly Span[];
}

const separator = /[,;|(:]\s?|\s[-–—/]\s|\s[-–—]|[-–—]\s/u;

/**
 * English and German name the thing last, French and Italian first. What stands behind a comma or a dash names it only
 * where nothing before does (in English and German as the last word there), and what stands behind "for" or "with" is another thing.
 */
export function findType(
  reading: WordReading,
  matches: readonly GlossaryMatch[],
  { language, glossary, phrases, brand, measures }: TypeContext,
): StatedType | undefined {
  const certaintyOf = (match: GlossaryMatch) => ({
    match,
    certainty: productCertainty(reading, match, language),
  });
  const isNamed = ({ match, certainty }: ReturnType<typeof certaintyOf>) =>
    certainty > 0 &&
    !isWithin(phrases, spanOf(reading.tokens, match)) &&
    !isWithin(measures, spanOf(reading.tokens, match));
  const plain = matches.map(certaintyOf).filter(isNamed);
  const hidden = () =>
    typesInValues(reading, matches, { language, glossary }).map(certaintyOf).filter(isNamed);
  const certain = plain.length > 0 ? plain : hidden();
  const most = Math.max(...certain.map(({ certainty }) => certainty));
  const types = certain.filter(({ certainty }) => certainty === most).map(({ match }) => match);
  const main = mainType(reading, types, { language, brand, phrases });
  if (main === undefined) {
    const compound = language === "de" ? findCompound(reading, matches, glossary) : undefined;
    if (compound === undefined || isWithin(phrases, compound)) return undefined;
    return { ...pick(reading.text, compound), branch: "general", hasColor: true };
  }
  return {
    ...pick(reading.text, spanOf(reading.tokens, main)),
    branch: branchOf(main.entry),
    hasColor: certain.some(({ match }) => match.entry.asksForColor === true),
  };
}

function pick(name: string, { start, end }: Span) {
  return { text: name.slice(start, end), start, end };
}

function isWithin(phrases: readonly Span[], span: Span): boolean {
  return phrases.some((phrase) => contains(phrase, span));
}

function mainType(
  reading: WordReading,
  types: readonly GlossaryMatch[],
  { language, brand, phrases }: Omit<TypeContext, "glossary" | "measures">,
): GlossaryMatch | undefined {
  const first = types[0];
  if (first === undefined || language === "fr" || language === "it") return first;
  const stops = new Set([brand, ...phrases].map((span) => span?.start));
  const reach = reachOfPhrase(reading, first.end, stops);
  const last = types.findLast((type) => type.end <= reach) ?? first;
  return last.end === reach || reachOfPhrase(reading, 1, stops) === reach ? last : undefined;
}

/** Where the phrase ends that the word before a token belongs to. */
function reachOfPhrase(
  { text, tokens }: WordReading,
  from: number,
  stops: ReadonlySet<number | undefined>,
): number {
  for (let place = from; place < tokens.length; place += 1) {
    if (stops.has(tokens[place]?.start)) return place;
    if (separator.test(text.slice(tokens[place - 1]?.end ?? 0, tokens[place]?.start))) return place;
  }
  return tokens.length;
}
