import type { Language } from "../../../nlp/language.ts";
import { readWords, type WordReading } from "../../../nlp/stemmer.ts";
import type { Token } from "../../../nlp/tokenizer.ts";
import type { Glossary, GlossaryMatch } from "../../../translation/glossary.ts";
import { endsWithCollection, findHead, type StatedHead } from "./head-noun.ts";
import { contains, type Span, spanOf } from "./name-pieces.ts";
import { type Branch, branchOf } from "./naming-patterns.ts";
import { isSeparated, onlyProperties, productCertainty, separator, withinParts } from "./product-nouns.ts";

/** The product type that a name states, as written. */
export interface StatedType extends Span {
  readonly text: string;
  readonly branch: Branch;
  /** Whether such products have a colour attribute: only then may the colour be moved. */
  readonly hasColor: boolean;
}

interface TypeContext {
  readonly language: Language;
  readonly glossary: Glossary;
  /** What the product is for or has. */
  readonly phrases: readonly Span[];
  readonly brand: Span | undefined;
  /** Unit words in them are not products: a length of four feet. */
  readonly measures: readonly Span[];
}

/**
 * English and German put the product noun last, French and Italian first. Text after a comma or a dash is considered only
 * where nothing before it names the product (in English and German only its last word), and text after "for" or "with" names
 * another product.
 */
export function findType(
  reading: WordReading,
  matches: readonly GlossaryMatch[],
  { language, glossary, phrases, brand, measures }: TypeContext,
): StatedType | undefined {
  const certaintyOf = (match: GlossaryMatch) => ({
    match,
    certainty: productCertainty(reading, match, { language, matches }),
  });
  const isNamed = ({ match, certainty }: ReturnType<typeof certaintyOf>) =>
    certainty > 0 &&
    !isBehindPreposition(reading, match) &&
    !isWithin(phrases, spanOf(reading.tokens, match)) &&
    !isWithin(measures, spanOf(reading.tokens, match));
  const whole = withinParts(reading, matches, { language, glossary });
  const plain = whole.map(certaintyOf).filter(isNamed);
  const hidden = () => typesInValues(reading, whole, { language, glossary }).map(certaintyOf).filter(isNamed);
  const certain = plain.length > 0 ? plain : hidden();
  const main = mainType(reading, certain, { language, brand, phrases, matches: whole });
  const needsHead = main === undefined || mayHaveOtherHead(reading, main, language);
  const head = needsHead
    ? findHead(reading, { language, matches, others: [...phrases, ...measures, ...(brand ? [brand] : [])] })
    : undefined;
  if (main === undefined) {
    if (head)
      return { ...pieceOf(reading.text, head), branch: head.branch, hasColor: head.branch !== "food" };
    const compound = language === "de" ? findCompound(reading, matches, glossary) : undefined;
    if (compound === undefined || isWithin(phrases, compound)) return undefined;
    return { ...pieceOf(reading.text, compound), branch: "general", hasColor: true };
  }
  const span = spanOf(reading.tokens, main);
  if (head && isBetter(reading.text, head, span))
    return { ...pieceOf(reading.text, head), branch: head.branch, hasColor: head.branch !== "food" };
  const isLast =
    head?.isLeaning === true &&
    head.start < span.end &&
    (span.end < head.end || (span.end === head.end && main.entry.domain === "part"));
  return {
    ...pieceOf(reading.text, isLast ? { start: Math.min(span.start, head.start), end: head.end } : span),
    branch: branchOf(main.entry),
    hasColor: certain.some(({ match }) => match.entry.asksForColor === true),
  };
}

const shortestModifier = 3;
const shortestHead = 4;

/** The first German compound whose head is a known product type ("Teppichmesserhalter", a "Halter"), if any. */
function findCompound(
  { tokens, folded }: WordReading,
  matches: readonly GlossaryMatch[],
  glossary: Glossary,
): Token | undefined {
  return tokens.find((token, place) => {
    const word = folded[place] ?? "";
    if (token.kind !== "word" || !/^\p{Lu}\p{Ll}/u.test(token.text)) return false;
    if (matches.some(({ first, end }) => first <= place && place < end)) return false;
    for (let cut = shortestModifier; cut <= word.length - shortestHead; cut += 1) {
      if (glossary.roleOf(word.slice(cut), "de") === "type") return true;
    }
    return false;
  });
}

/**
 * Product types inside attribute values of several words: "glass bottle" is a listed value and contains a bottle. The head
 * is the last word of the value in English and German, the first in French and Italian.
 */
function typesInValues(
  { text, tokens }: WordReading,
  matches: readonly GlossaryMatch[],
  { language, glossary }: { readonly language: Language; readonly glossary: Glossary },
): GlossaryMatch[] {
  const isHeadLast = language === "en" || language === "de";
  return matches.flatMap(({ entry, first, end }) => {
    if (entry.role !== "value" || end - first < 2) return [];
    for (let length = end - first - 1; length > 0; length -= 1) {
      const [from, until] = isHeadLast ? [end - length, end] : [first, first + length];
      const part = readWords(text.slice(tokens[from]?.start, tokens[until - 1]?.end));
      const [match] = glossary.find(part, language);
      if (match?.entry.role === "type" && match.first === 0 && match.end === part.tokens.length)
        return [{ ...match, first: from, end: until }];
    }
    return [];
  });
}

/** Whether a noun after the type in its phrase (in French before it), or in an earlier part, could name the product instead. */
function mayHaveOtherHead({ text, tokens }: WordReading, main: GlossaryMatch, language: Language): boolean {
  if (language === "fr") return main.first > 0;
  if (language !== "en") return false;
  const { start, end } = spanOf(tokens, main);
  const isLastOfPart = end === text.length || separator.exec(text.slice(end, end + 4))?.index === 0;
  return main.entry.domain === "part" || !isLastOfPart || separator.test(text.slice(0, start));
}

/**
 * Whether the head noun names the product rather than the type: it comes after the type in its phrase ("garlic chutney"),
 * in French before it ("courroie tondeuse"), or is in an earlier part of the name.
 */
function isBetter(name: string, head: StatedHead, type: Span): boolean {
  const [first, second] = head.start < type.start ? [head, type] : [type, head];
  if (first.end > second.start) return false;
  const isDivided = separator.test(name.slice(first.end, second.start + 1));
  if (/\/\s/.test(name.slice(first.end, second.start))) return false;
  const isCollection = head.isLeaning && endsWithCollection(name.slice(head.start, head.end));
  if (isCollection) return false;
  if (isDivided) return first === head && head.isHeadLast;
  return head.isHeadLast ? second === head : head.start === 0;
}

function pieceOf(name: string, { start, end }: Span) {
  return { text: name.slice(start, end), start, end };
}

function isWithin(phrases: readonly Span[], span: Span): boolean {
  return phrases.some((phrase) => contains(phrase, span));
}

interface CertainMatch {
  readonly match: GlossaryMatch;
  readonly certainty: 0 | 1 | 2;
}

interface MainContext extends Omit<TypeContext, "glossary" | "measures"> {
  readonly matches: readonly GlossaryMatch[];
}

function mainType(
  reading: WordReading,
  certain: readonly CertainMatch[],
  { language, brand, phrases, matches }: MainContext,
): GlossaryMatch | undefined {
  const most = certain.some(({ certainty }) => certainty === 2) ? 2 : 1;
  const types = certain.filter(({ certainty }) => certainty === most).map(({ match }) => match);
  const first = types[0];
  if (first === undefined || language === "fr" || language === "it") return first;
  const stops = new Set([brand, ...phrases].map((span) => span?.start));
  const reach = phraseEnd(reading, first.end, stops);
  const last = types.findLast((type) => type.end <= reach) ?? first;
  const firstReach = phraseEnd(reading, 1, stops);
  if (firstReach === reach) return last;
  const part = certain.find(
    ({ match }) => match.end === firstReach && match.first > 0 && match.entry.domain === "part",
  );
  if (part) return part.match;
  if (last.end === reach || /^\/\p{L}/u.test(reading.text.slice(reading.tokens[last.end - 1]?.end)))
    return last;
  if (last.entry.domain === "garden" || last.entry.domain === "plant") return undefined;
  return onlyProperties(reading, { first: last.end, end: reach }, matches) ? last : undefined;
}

const prepositions: ReadonlySet<string> = new Set(
  "au aux al allo alla alle ai agli all im am vom beim".split(" "),
);

/** "Tarte au citron", "biscotti alle nocciole", "Filet im Teig": an ingredient, not the product. */
function isBehindPreposition({ folded }: WordReading, { first }: GlossaryMatch): boolean {
  const before = folded[first - 1] ?? "";
  return prepositions.has(before) || ((before === "la" || before === "l") && folded[first - 2] === "a");
}

/** End of the phrase that contains the token before `from`. */
function phraseEnd(
  { text, tokens }: WordReading,
  from: number,
  stops: ReadonlySet<number | undefined>,
): number {
  for (let place = from; place < tokens.length; place += 1) {
    if (stops.has(tokens[place]?.start)) return place;
    if (isSeparated(text, tokens, place)) return place;
  }
  return tokens.length;
}
