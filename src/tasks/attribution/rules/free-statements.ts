import { isAside } from "./asides.ts";
import type { RequestedAttributes } from "./attribute-lexicon.ts";
import { isStray, type KnownWords } from "./known-words.ts";
import {
  type FreeText,
  isInLineOfAttribute,
  placesOfWords,
  trustIn,
  type WordPlace,
} from "./labelled-lines.ts";
import { doubtsAbout } from "./match-doubts.ts";
import { findNegator } from "./negation.ts";
import { partOf } from "./parts.ts";
import { findBefore, isFollowedBy, isInPhrase, phraseOf } from "./phrase.ts";
import type { ProductText } from "./product-text.ts";
import { isIn } from "./scopes.ts";
import { isOfPerson } from "./stated-authors.ts";
import { doubts, openingLength, type Statement, scores } from "./statement.ts";
import { isCompared, isImitated } from "./unrelated-mentions.ts";
import { findMatches, isShared, type Phrase, type ValueMatch, withoutContained } from "./value-matches.ts";
import { type Word, wordSet } from "./words.ts";

/** The input of the rule for free text. */
interface FreeReading {
  readonly requested: RequestedAttributes;
  readonly free: FreeText;
  readonly known: KnownWords;
  /** From labelled lines of all the product's texts. */
  readonly stated: readonly Statement[];
}

/** Listed values anywhere in the text, except in the labelled lines of attributes. */
export function freeStatements(reading: FreeReading): readonly Statement[] {
  const { requested, free } = reading;
  const { text } = free;
  const { words } = text;
  const statements: Statement[] = [];
  let placed: PlacedReading | undefined;
  for (let index = 0; index < words.length; index += 1) {
    const word = words[index];
    if (word === undefined || !requested.values.hasBeginning(word.stems)) continue;
    placed ??= { ...reading, places: placesOfWords(free) };
    if (isInLineOfAttribute(placed.places[index])) continue;
    const [from, to] = phraseOf(words, index);
    for (const statement of statementsOfPhrase(placed, { text, from, to })) statements.push(statement);
    index = to - 1;
  }
  return statements;
}

const nothing: readonly Statement[] = [];

interface PlacedReading extends FreeReading {
  /** Indexed by word. */
  readonly places: readonly (WordPlace | undefined)[];
}

/**
 * In [0, 1]: how reliable a match is at its place. 0 also where a line states the same with certainty, and where the match
 * lacks the label it needs.
 */
function trustInMatch(match: ValueMatch, { free, stated, places }: PlacedReading): number {
  if (isStated(match, stated)) return 0;
  return match.needsLabel && scoreOfLabelled(match, free) === 0 ? 0 : trustIn(places[match.first], match);
}

/** Whether a line states the value, with more certainty than free text. Yes/no values are exempt: a negation gives the other one. */
function isStated({ attribute, value }: ValueMatch, stated: readonly Statement[]): boolean {
  if (attribute.lexicon?.answers !== undefined) return false;
  return stated.some(
    (other) => other.attribute === attribute && other.value === value && other.score > scores.besideName,
  );
}

/** Values of the other attributes are searched only in phrases with a usable match of a requested one, for speed. */
function statementsOfPhrase(reading: PlacedReading, phrase: Phrase): readonly Statement[] {
  const { requested, free, known } = reading;
  const own = findMatches(requested.values, phrase);
  if (own.length === 0) return nothing;
  const trusts = own.map((match) => trustInMatch(match, reading));
  if (!trusts.some((trust) => trust > 0)) return nothing;
  const others = findMatches(requested.otherValues, phrase);
  const matches = withoutContained(others.length === 0 ? own : [...own, ...others]);
  const statements: Statement[] = [];
  for (const [index, match] of own.entries()) {
    const trust = trusts[index] ?? 0;
    if (trust === 0 || !matches.includes(match)) continue;
    const base = baseScore(match, { free, matches, known });
    if (base === 0) continue;
    const isBeside = base === scores.besideName;
    const doubt =
      trust * (isBeside ? 1 : doubtsAbout(match, free.text) * otherMeaning(match, matches, free.text));
    if (isOfSmell(match, reading)) continue;
    const statement = statementOf(match, free.text, base * doubt);
    if (statement !== undefined) statements.push(statement);
  }
  return statements;
}

interface Surroundings {
  readonly free: FreeText;
  readonly matches: readonly ValueMatch[];
  readonly known: KnownWords;
}

/** 0 where the match does not count: it has no name beside it and needs one. */
function baseScore(match: ValueMatch, { free, matches, known }: Surroundings): number {
  const { subject } = match.attribute;
  if (match.needsLabel) return scoreOfLabelled(match, free);
  if (isBesideName(match, free)) return scores.besideName;
  if (subject === "origin")
    return isIntroducedAsOrigin(free.text.words, match.first, match.last) ? scores.besideName : 0;
  if (subject === "language" && !isIntroducedAsLanguage(free.text.words, match.first, match.last)) return 0;
  if (isShared(match) || isClaimed(match, free, matches) || isStray(match, free.text, known)) return 0;
  if (isWorkedBeside(match, matches)) return 0;
  return scoreOfPlace(free.text, match.first);
}

/** For a match that needs its attribute's name beside it. */
function scoreOfLabelled(match: ValueMatch, free: FreeText): number {
  if (followsName(match, free)) return scores.besideName;
  if (saidByCode.has(match.attribute.record.identifier) && free.text.source === "product_name")
    return scores.inName;
  return isSizeInName(match, free.text) ? scores.inCompound : 0;
}

/** What a name says by a short code alone: "A5 notebook", "E27 bulb", "WW", "5.1 receiver", "W11", "14k". */
const saidByCode: ReadonlySet<string> = new Set([
  "paper_format",
  "lamp_base",
  "light_colour",
  "audio_channels",
  "operating_system",
  "metal_purity",
]);

function scoreOfPlace({ source, words }: ProductText, first: number): number {
  if (source === "product_name") return scores.inName;
  return (words[first]?.start ?? 0) < openingLength ? scores.inDescription : scores.farInDescription;
}

/** Whether another attribute that lists the same words is named beside them: the sole in "leather sole". */
function isClaimed(match: ValueMatch, free: FreeText, matches: readonly ValueMatch[]): boolean {
  return matches.some(
    (other) =>
      other.attribute !== match.attribute &&
      isShared(other) &&
      other.first === match.first &&
      other.last === match.last &&
      isBesideName(other, free),
  );
}

/** The "inox" of "Disque à tronçonner métal inox", "Cutting disc metal/stainless": beside what a tool works on, as is that. */
function isWorkedBeside(
  { attribute: { record }, first, last }: ValueMatch,
  matches: readonly ValueMatch[],
): boolean {
  if (record.identifier !== "material") return false;
  return matches.some(
    (other) =>
      other.attribute.record.identifier === "working_material" &&
      (other.last === first - 1 ||
        other.first === last + 1 ||
        (other.first === first && other.last === last)),
  );
}

/** A size in capitals at the end of the name or between separators: "T-Shirt, XL", "Polo M/L". */
function isSizeInName(match: ValueMatch, { source, words, plain }: ProductText): boolean {
  const [word, next] = [words[match.first], words[match.last + 1]];
  if (source !== "product_name" || match.attribute.subject !== "size" || word === undefined) return false;
  const written = plain.text.slice(word.start, words[match.last]?.end);
  if (!/^(?:\d?X{0,4}[SML]|X{2,5}[SL])$/.test(written)) return false;
  const before = plain.text.slice(0, word.start);
  const after = plain.text.slice(word.start + written.length);
  return (
    match.first > 0 && (next === undefined || /[,/(|-]\s*$/.test(before)) && /^\s*(?:$|[,/)|-])/.test(after)
  );
}

const acronymLength = 3;
const sensed = /^(?:scent|flavou?r|fragrance)(?:$|_)/;

/**
 * Gold is also a material if the category has that attribute; "DC" is mostly no power source; the lavender and the
 * orange that a product smells or tastes of are no colours.
 */
function otherMeaning(match: ValueMatch, matches: readonly ValueMatch[], { source }: ProductText): number {
  const { attribute, value, term, first, last } = match;
  if (attribute.subject === "power") {
    // Of USB a description says that it powers or charges: see `isAside`.
    const isSure = source !== "product_name" && value.identifier.startsWith("usb");
    return !isSure && term.every(({ text }) => text.length <= acronymLength) ? doubts.otherMeaning : 1;
  }
  if (attribute.subject !== "color") return 1;
  const same = matches.filter((other) => other.first === first && other.last === last);
  if (same.some((other) => sensed.test(other.attribute.record.identifier))) return 0;
  const isAlsoMaterial = same.some((other) => other.attribute.subject === "material" && !isShared(other));
  return isAlsoMaterial ? doubts.otherMeaning : 1;
}

const noteReach = 6;

/** "Notes vertes", "Top notes of green leaves", "Kopfnote: grüner Apfel" of what has a scent: no colour of it. */
function isOfSmell(
  { attribute, first, last }: ValueMatch,
  { requested, free: { text } }: PlacedReading,
): boolean {
  if (attribute.subject !== "color") return false;
  const isNote = (index: number) => isIn("scent-note", text.words[index]);
  const near = Array.from({ length: noteReach }, (_, step) => first - 1 - step);
  const sentence = text.words[first]?.clause;
  if (!isNote(last + 1) && !near.some((index) => isNote(index) && text.words[index]?.clause === sentence))
    return false;
  return requested.category.attributes.some(({ record }) => sensed.test(record.identifier));
}

/** Undefined where it is negated or imitated; but "not waterproof" is the "no" of a list that has one. */
function statementOf(match: ValueMatch, text: ProductText, score: number): Statement | undefined {
  const { attribute, value, first, last } = match;
  const { words } = text;
  if (attribute.subject !== "color" && isImitated(words, first, last)) return undefined;
  if (attribute.subject === "material" && isCompared(words, first)) return undefined;
  if (isAside(match, text)) return undefined;
  if ((attribute.subject === "material" || attribute.subject === "color") && isOfPerson(match, text))
    return undefined;
  const negator = findNegator(words, first, last);
  const answers = attribute.lexicon?.answers;
  if (negator !== undefined && answers?.yes !== value) return undefined;
  const start = words[Math.min(first, negator ?? first)]?.start ?? 0;
  const [, plus = ""] =
    /^(\+)/u.exec(value.names.en?.endsWith("+") ? text.plain.text.slice(words[last]?.end) : "") ?? [];
  const end = (words[Math.max(last, negator ?? last)]?.end ?? 0) + (negator === undefined ? plus.length : 0);
  const stated = negator === undefined ? value : (answers?.no ?? value);
  const part = partOf(match, text);
  return { attribute, value: stated, text, start, end, score, ...(part && { part }) };
}

const nearWords = 3;

/** The attribute's name right before the value, or joined to it: "size 42", "Größe M", "4K-Auflösung". */
function followsName({ attribute, first, last }: ValueMatch, free: FreeText): boolean {
  const { words } = free.text;
  const isNamedBefore =
    words[first - 1]?.clause === words[first]?.clause &&
    free
      .mentionsAround(first - 1)
      .some((mention) => mention.attribute === attribute && mention.last === first - 1);
  return (
    isNamedBefore ||
    (isHyphenated(free.text, last) &&
      free
        .mentionsAround(last + 1)
        .some((mention) => mention.attribute === attribute && mention.first === last + 1))
  );
}

/** Whether only a hyphen separates the word from the next one. */
function isHyphenated({ words, plain }: ProductText, word: number): boolean {
  const [end, start] = [words[word]?.end ?? 0, words[word + 1]?.start ?? 0];
  return start - end === 1 && /[-‐‑]/.test(plain.text.charAt(end));
}

const originReach = 3;
const originIntroductions = wordSet({
  en: "made manufactured produced",
  de: "hergestellt gefertigt produziert produkt",
  fr: "fabrique fabriquee fabriques produit",
  it: "prodotto prodotta fabbricato fabbricata fatto fatta",
});

/** "hergestellt in Portugal", "fabriqué en France": before the country, or within the term. */
function isIntroducedAsOrigin(words: readonly Word[], first: number, last: number): boolean {
  return (
    findBefore(words, last, { reach: originReach + last - first, among: originIntroductions }) !== undefined
  );
}

const languageIntroductions = wordSet({
  en: "in version edition language",
  de: "auf in version ausgabe sprache edition",
  fr: "en version edition langue vo vf",
  it: "in versione edizione lingua",
});

/** "en anglais", "Deutsche Ausgabe", "(Italiano)": the language of a book that is called after one is not said by its subject. */
function isIntroducedAsLanguage(words: readonly Word[], first: number, last: number): boolean {
  const isAlone = !isInPhrase(words, first - 1, first) && !isInPhrase(words, last + 1, last);
  return (
    last > first ||
    (isAlone && first > 0) ||
    (isInPhrase(words, first - 1, first) && languageIntroductions.has(words[first - 1]?.folded ?? "")) ||
    isFollowedBy(words, last, languageIntroductions)
  );
}

/** The attribute's name in the same phrase, or within the term: "leather sole", "semelle en cuir", "made in France". */
function isBesideName({ attribute, first, last }: ValueMatch, free: FreeText): boolean {
  return free.mentionsAround(first).some((mention) => {
    if (mention.attribute !== attribute) return false;
    if (mention.first >= first && mention.last <= last) return last > first;
    const [gapBefore, gapAfter] = [first - mention.last, mention.first - last];
    return (gapBefore >= 1 && gapBefore <= nearWords) || (gapAfter >= 1 && gapAfter <= nearWords);
  });
}
