import { lazily } from "../../../lib/once.ts";
import { brandNames } from "../../../nlp/casing-words.ts";
import { isCommonWord, isListed } from "../../../nlp/language-profiles.ts";
import { foldText } from "../../../nlp/normalizer.ts";
import { isStopWord } from "../../../nlp/stop-words.ts";
import type { Token } from "../../../nlp/tokenizer.ts";
import { canonicalUnit } from "../../../nlp/units.ts";
import { fixedSpelling } from "../../../nlp/word-casing.ts";
import type { CleaningContext, NameReading } from "./cleaning-step.ts";
import { ordinary } from "./own-capitals.ts";
import {
  adjectives,
  articles,
  isApart,
  isOfOtherGender,
  isShadeName,
  patternLabels,
  places,
  properties,
  protectedSeal,
  titleWord,
} from "./title-case.ts";

/** Behind these a known word is what the thing is for, of or with, even behind a name: "Zorax con Manico", but not "Acqua di Gioia". */
const joins: Readonly<Record<"fr" | "it", ReadonlySet<string>>> = {
  fr: new Set("pour avec sans en".split(" ")),
  it: new Set("per da con in senza".split(" ")),
};

/** Behind a name a material alone: "Qualità in Tavola" is one. */
const inWhat: ReadonlySet<string> = new Set(["in", "en"]);
const genitives: ReadonlySet<string> = new Set(
  "de du des d di del della dello dei degli delle dell".split(" "),
);

/** Capitals behind the first word from which on a name is written like an English title. */
const fewestCapitals = 2;
/** In characters: what is longer is no name. */
const longestName = 300;
/** In characters of each of the row's other texts. */
const longestText = 4_000;

/**
 * A French or Italian name that is written like an English title, with small letters in the words of its product: those that follow its
 * noun, and behind a name those that a preposition, a number or their kind (colours, materials) sets apart. A word is one where titles or
 * the row's own texts write it small. What nobody knows stays, and so does what follows it, which may be a line's.
 * @param was the name as it was before any word of it became small
 */
export function lowerWholeTitle(
  { name, tokens }: NameReading,
  was: NameReading,
  context: CleaningContext,
): string {
  const { language, glossary, product } = context;
  if ((language !== "fr" && language !== "it") || product === undefined || name.length > longestName)
    return name;
  if (!isTitle(was.tokens, context) || product.isMedia?.() === true) return name;
  const brands = product.findBrands(name);
  const nouns = product.findNouns(name);
  const maker = new Set(foldText(product.brand ?? "").split(/[^\p{L}\p{N}]+/u));
  const ofRow = lazily(() => wordsOfTexts(product.texts()));
  const roleOf = (folded: string) => glossary.roleOf(folded, language);
  const isScent = nouns.some(({ category }) => category?.startsWith("a-beauty-perfume"));
  const lowered = new Set<number>();
  const begins = new Set([0]);
  let isOfProduct = false;
  let isBehindFirst = false;
  let last: Token | undefined;
  for (const [place, token] of tokens.entries()) {
    const { text, start } = token;
    const before = tokens[place - 1];
    if (isOfMaker(token) || fixedSpelling(text) !== undefined) {
      isOfProduct = false;
      continue;
    }
    if (token.kind !== "word") {
      if (token.kind === "code") isOfProduct = false;
      continue;
    }
    const isFirst =
      before === undefined || (isOfMaker(before) && /^,? $/.test(name.slice(before.end, start)));
    if (isFirst && beginsPhrase(token)) {
      isOfProduct = true;
      isBehindFirst = true;
      begins.add(place);
      continue;
    }
    if (text === text.toLowerCase()) continue;
    const isNext = isBehindFirst;
    isBehindFirst = false;
    if (before === undefined || !titleWord.test(text) || !isBehind(before, token)) {
      isOfProduct = false;
      continue;
    }
    if (isProductWord(token, before, place, isNext)) {
      lowered.add(place);
      if (before.kind !== "number") isOfProduct = true;
      last = token;
    } else isOfProduct = false;
  }
  for (const place of [...lowered].toReversed()) if (isHalf(place)) lowered.delete(place);
  return isMostlyLeft() || tokens.some((token, place) => isLeftBeside(token, place))
    ? name
    : tokens.reduceRight(
        (rest, { text, start, end }, place) =>
          lowered.has(place) ? rest.slice(0, start) + text.toLowerCase() + rest.slice(end) : rest,
        name,
      );

  /** Whether as many words of the language keep their capitals as have lost them. */
  function isMostlyLeft(): boolean {
    const left = tokens.filter(
      (token, place) =>
        !begins.has(place) &&
        !lowered.has(place) &&
        titleWord.test(token.text) &&
        !isOfMaker(token) &&
        roleOf(token.folded) !== "color" &&
        isSmall(token),
    );
    return left.length >= lowered.size;
  }

  /**
   * Whether a word that somebody knows keeps its capital in the phrase of one that has lost it: "Guanti casalinghi Comfort". The noun that
   * begins another phrase may.
   */
  function isLeftBeside(token: Token, place: number): boolean {
    const { text, folded } = token;
    if (lowered.has(place) || begins.has(place) || !titleWord.test(text) || isOfMaker(token)) return false;
    if (lowered.size === 0 || fixedSpelling(text) !== undefined) return false;
    const before = placeBeside(place, -1);
    const next = placeBeside(place, 1);
    const isBehind =
      before !== undefined && (lowered.has(before) || (begins.has(before) && isKnownAt(before)));
    const isBefore = next !== undefined && lowered.has(next);
    if (!isBehind && !isBefore) return false;
    const isJoined = isJoining(tokens[place - 1]);
    const role = roleOf(folded);
    if (role === "color") return before === place - 1 && isLikeBefore(token, tokens[before] ?? token);
    if (!isBehind && !isJoined && role === "type") return false;
    return isKnown(token) || (isBehind && ((isBefore && isJoined) || isJoinedToTitle(place)));
  }

  /** The place of the next word in one direction, over joining words, numbers and units; none behind what begins a part. */
  function placeBeside(place: number, step: 1 | -1): number | undefined {
    for (let at = place + step; ; at += step) {
      const [token, other] = [tokens[at], tokens[at - step]];
      if (token === undefined || other === undefined) return undefined;
      const [first, second] = step === 1 ? [other, token] : [token, other];
      if (/[,;:|–—]|\s-\s/u.test(name.slice(first.end, second.start))) return undefined;
      if (!isJoining(token) && !(step === -1 && isAmount(token))) return at;
    }
  }

  /** A number, a unit, the size "20x30" or a short word in capitals: "UHT". */
  function isAmount({ kind, text, folded }: Token): boolean {
    if (kind === "number" || text.length === 1 || canonicalUnit(folded) !== undefined) return true;
    return /^(?:\d+(?:[x×]\d+)+|\p{Lu}{2,3})$/u.test(text);
  }

  function isJoining(token: Token | undefined): boolean {
    return (
      token !== undefined && token.text === token.text.toLowerCase() && isStopWord(token.folded, language)
    );
  }

  function isKnownAt(place: number): boolean {
    const token = tokens[place];
    return token !== undefined && !isOfMaker(token) && isKnown(token);
  }

  function isKnown(token: Token): boolean {
    const { text, folded } = token;
    if (isWord(token) || isCommonWord(text.toLowerCase(), language)) return true;
    return roleOf(folded) !== undefined || product?.isTitleWord?.(folded) === true;
  }

  /** "Nazionale dello Stelvio": what follows keeps its capital too. */
  function isJoinedToTitle(place: number): boolean {
    const next = placeBeside(place, 1);
    const token = next === undefined ? undefined : tokens[next];
    if (next === undefined || next === place + 1 || token === undefined || lowered.has(next)) return false;
    return titleWord.test(token.text) && !isOfMaker(token);
  }

  /** Whether a word that follows it, or is joined to it, keeps its capital though it is one of the language: "Table Top". */
  function isHalf(place: number): boolean {
    const next = tokens[place + 1];
    const isJoining = next !== undefined && isStopWord(next.folded, language) && /^\p{Ll}/u.test(next.text);
    const other = isJoining ? place + 2 : place + 1;
    const [before, token] = [tokens[other - 1], tokens[other]];
    if (before === undefined || token === undefined || lowered.has(other) || isOfMaker(token)) return false;
    if (!titleWord.test(token.text) || !isBehind(before, token) || roleOf(token.folded) === "color")
      return false;
    // "Mare Aperto Totano": two words in front of another may be a maker's.
    return isWord(token) || roleOf(token.folded) === "type" || (place === 1 && !isJoining);
  }

  function isProductWord(token: Token, before: Token, place: number, isNext: boolean): boolean {
    const { text, folded, end } = token;
    if (places.has(folded) || protectedSeal.test(name.slice(end)) || isShadeName(tokens, place)) return false;
    if (patternLabels.has(before.folded) || ofRow().capital.has(folded)) return false;
    const role = roleOf(folded);
    if (role === "color") return isLabel(token, before, place);
    const isJoined = before.text === before.text.toLowerCase() && before.kind === "word";
    if (isOfProduct && isJoined && !isScent && !articles.has(before.folded) && isWord(token)) return true;
    if (!isJoined && isOfUnknown(place)) return false;
    if (isOfProduct && before === last && isLikeBefore(token, before) && role !== "type" && isWord(token))
      return true;
    if (!isSmall(token)) return false;
    if (before.kind === "number") return /^\d+$/.test(before.text) && !/^(?:19|20)\d{2}$/.test(before.text);
    if (isOfProduct) {
      if (isScent && role !== "audience") return false;
      const isAdjective = adjectives[language]?.test(text) === true;
      return isNext || isAdjective || role !== "type" || ofRow().small.has(folded);
    }
    if (inWhat.has(before.folded) && role !== "material" && !ofRow().small.has(folded)) return false;
    if (joins[language as "fr" | "it"].has(before.folded))
      return before.text === before.text.toLowerCase() && !isScent;
    return properties.has(role) && before.kind === "code" && isKnownToEnd(place);
  }

  /** A colour that is said of the thing: behind its phrase, a code or another colour, and at the end or before a measure. */
  function isLabel(token: Token, before: Token, place: number): boolean {
    if (isOfOtherGender(token, before, nouns, language)) return false;
    const next = tokens[place + 1];
    const isLast = next === undefined || next.kind !== "word" || properties.has(roleOf(next.folded));
    return isOfProduct || (before.kind === "code" && isLast);
  }

  /** Behind a blank, or a small letter with an apostrophe. */
  function isBehind(before: Token, token: Token): boolean {
    if (isApart(name, before, token)) return true;
    const isElided = /^[dl]$/u.test(before.text) && /^['’]$/u.test(name.slice(before.end, token.start));
    return isElided && !/^[-/'’&+]/u.test(name.slice(token.end));
  }

  /** "Acqua Calda", "Denti Sensibili": two Italian words that may agree. */
  function isLikeBefore(token: Token, before: Token): boolean {
    return language === "it" && /[aeio]$/u.test(token.text) && token.text.at(-1) === before.text.at(-1);
  }

  /** "Café de Paris": what follows makes it a name. */
  function isOfUnknown(place: number): boolean {
    const [join, of] = tokens.slice(place + 1);
    if (join === undefined || of === undefined || !genitives.has(join.folded)) return false;
    return titleWord.test(of.text) && !isWord(of) && !isSmall(of);
  }

  /** Whether all words up to the end, a number or a stop are words of the language. */
  function isKnownToEnd(place: number): boolean {
    for (const [index, token] of tokens.slice(place + 1).entries()) {
      const before = tokens[place + index];
      if (token.kind === "number" || !/^['’\s]$/u.test(name.slice(before?.end, token.start))) return true;
      if (isOfMaker(token) || (!isStopWord(token.folded, language) && !isSmall(token))) return false;
    }
    return true;
  }

  function isWord({ text, folded }: Token): boolean {
    if (ordinary.has(folded)) return true;
    return isListed(text.toLowerCase(), language) || product?.isSmallWord?.(folded) === true;
  }

  function isSmall({ text, folded }: Token): boolean {
    if (ofRow().small.has(folded) || (isOfProduct && language === "it" && ordinary.has(folded))) return true;
    const isKnown = isListed(text.toLowerCase(), language) || roleOf(folded) !== undefined;
    return isKnown && product?.isSmallWord?.(folded) === true;
  }

  function beginsPhrase(token: Token): boolean {
    const { folded, start } = token;
    const next = tokens[tokens.indexOf(token) + 1];
    const isJoined = next !== undefined && genitives.has(next.text);
    if (isStopWord(folded, language) || (!isWord(token) && !isJoined)) return false;
    return (
      (start === 0 && roleOf(folded) === "type") ||
      nouns.some((noun) => noun.start === start && noun.category !== undefined)
    );
  }

  function isOfMaker({ folded, start, end }: Token): boolean {
    if (brandNames().has(folded) || maker.has(folded)) return true;
    return brands.some((one) => one.start < end && start < one.end);
  }
}

/** Whether words behind the first one have capitals, and hardly any that is no joining word has none. */
function isTitle(tokens: readonly Token[], { language }: CleaningContext): boolean {
  const words = tokens
    .slice(1)
    .filter(({ kind, text, folded }) => kind === "word" && text.length > 2 && !isStopWord(folded, language));
  const capitals = words.filter(({ text }) => titleWord.test(text)).length;
  const small = words.filter(
    ({ text, folded }) => /^\p{Ll}/u.test(text) && canonicalUnit(folded) === undefined,
  );
  return capitals >= fewestCapitals && small.length === 0;
}

/** Folded words that the texts write small, and words that they write with a capital behind a small one and never small. */
function wordsOfTexts(texts: readonly string[]): {
  small: ReadonlySet<string>;
  capital: ReadonlySet<string>;
} {
  const small = new Set<string>();
  const capital = new Set<string>();
  for (const text of texts) {
    const read = text.slice(0, longestText);
    for (const [word] of read.matchAll(/(?<![\p{L}\p{N}])\p{Ll}{3,}(?![\p{L}\p{N}])/gu))
      small.add(foldText(word));
    for (const [word] of read.matchAll(/(?<=\p{Ll}{2},? )\p{Lu}\p{Ll}{2,}(?![\p{L}\p{N}])/gu))
      capital.add(foldText(word));
  }
  for (const word of small) capital.delete(word);
  return { small, capital };
}
