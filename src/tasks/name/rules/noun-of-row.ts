import type { Language } from "../../../api/vocabulary.ts";
import { brandNames } from "../../../nlp/casing-words.ts";
import { plainText } from "../../../nlp/html.ts";
import { isCommonWord } from "../../../nlp/language-profiles.ts";
import { normalizeWhitespace } from "../../../nlp/normalizer.ts";
import { isStopWord } from "../../../nlp/stop-words.ts";
import { tokenize } from "../../../nlp/tokenizer.ts";
import type { Glossary } from "../../../translation/glossary.ts";
import { nounGrammar } from "../../../translation/noun-grammar.ts";
import type { Evidence, FoundCategory } from "../../engine.ts";
import { categoryNoun, lastLevel } from "../../evidence/category-noun.ts";
import { factsAbout } from "../../evidence/fact-topics.ts";
import { namesBrand, statedBrand } from "../../evidence/stated-brand.ts";
import type { FoundNoun } from "./cleaning-step.ts";
import { nounsIn } from "./known-product.ts";
import { articles, isInFrontOfModel, isSaidOfIt, nounOfModel, pointing } from "./noun-of-model.ts";
import { readName } from "./read-name.ts";

/** What is known of a record whose name may lack its noun. */
export interface NamedRecord {
  readonly language: Language;
  readonly glossary: Glossary;
  readonly description: string | undefined;
  readonly evidence: Evidence | undefined;
}

/**
 * Scores of the found category below which nothing is put into a name: by a noun anywhere in the beginning of a text, and by a second
 * witness, which is the shop's own category, or a noun in front of the model or at a text's very beginning.
 */
const leastScore = { text: 0.7, witnessed: 0.2 } as const;

/**
 * The noun of what only goes by its model ("SR 6011 Schwarz", "Canon IXUS 160"), as the row's own texts write it: one that names the
 * category which was found, in the singular, where a text says what the product is. Undefined where the name says it already,
 * may be a title, or no text does.
 */
export function nounOfRow(name: string, record: NamedRecord): string | undefined {
  const noun = findNoun(name, record);
  return noun === undefined || saysPartOf(noun, name) || isHad(noun, record) ? undefined : noun;
}

/** "verfügt über ein Zoomobjektiv": what the product has is not what it is. */
function isHad(noun: string, record: NamedRecord): boolean {
  const key = noun.toLowerCase();
  return [...proseOf(record)].some((text) => {
    const folded = text.toLowerCase();
    for (let at = folded.indexOf(key); at >= 0; at = folded.indexOf(key, at + key.length))
      if (having.test(folded.slice(Math.max(0, at - longestHaving), at))) return true;
    return false;
  });
}

/** Characters between the verb and the noun, with the verb. */
const longestHaving = 60;
const having =
  /(?<!\p{L})(?:verfügt über|besitzt|ausgestattet mit|(?:features|has|equipped with|comes with) an?|dispose d['’ ]une?|(?:doté|équipé)e?s? d['’ ]une?|dotat[oa] di un[oa]?|dispone di un[oa]?)\s[^.!?,;]*$/u;

/** In letters: shorter words end other ones by chance. */
const shortestSaid = 4;

/** "Managed Switch" has the noun of "network switch", "Router AX" that of "WLAN-Router": it would be said twice. */
function saysPartOf(noun: string, name: string): boolean {
  const words = tokenize(noun).flatMap(({ folded }) => folded.split("-"));
  return tokenize(name).some(
    ({ kind, folded }) =>
      kind === "word" && folded.length >= shortestSaid && words.some((word) => word.endsWith(folded)),
  );
}

function findNoun(name: string, record: NamedRecord): string | undefined {
  const category = record.evidence?.category;
  const { language, glossary } = record;
  const isSureOther = category !== undefined && category.score >= leastScore.text;
  if (isSureOther && isPublished(category.identifier)) return undefined;
  if (!isDesignation(name, record)) return undefined;
  for (const text of [...proseOf(record)]) {
    const found = nounOfModel(text, nounsIn(glossary, language), { name, language });
    const noun = found === undefined ? "" : text.slice(found.start, found.end);
    if (found?.category === undefined || isPublished(found.category) || isMany(text, found, record)) continue;
    if (!isSureOther || agrees(noun, category, record)) return noun;
  }
  if (category === undefined || category.score < leastScore.witnessed || isPublished(category.identifier))
    return undefined;
  const own = categoryNoun(record.evidence?.sourceCategory ?? "", record);
  if (own !== undefined) return agrees(own.noun, category, record) ? own.noun : undefined;
  const isSure = category.score >= leastScore.text;
  const findNouns = nounsIn(glossary, language);
  for (const text of tellingTexts(record)) {
    const nouns = findNouns(text);
    const exact = nouns.find((noun) => noun.category === category.identifier);
    const found = exact ?? (isSure ? openingNoun(text, nouns, category) : undefined);
    if (found === undefined || isMany(text, found, record) || !isSaidOfIt(text, found, { name, language }))
      continue;
    if (!isSure && !isInFrontOfModel(text, found, name) && !opens(text, found)) continue;
    return text.slice(found.start, found.end);
  }
  return undefined;
}

/** Whether the category that was found is that of such things, or below it. */
function agrees(noun: string, { identifier }: FoundCategory, { glossary, language }: NamedRecord): boolean {
  const [found] = nounsIn(glossary, language)(noun);
  return found?.category !== undefined && `${identifier}-`.startsWith(`${found.category}-`);
}

/** Whether the noun is in the plural, or in the German genitive. */
function isMany(
  text: string,
  { start, end, isPlural }: FoundNoun,
  { language, glossary }: NamedRecord,
): boolean {
  const noun = text.slice(start, end);
  if (isPlural || nounGrammar(noun, language)?.isPlural === true) return true;
  return language === "de" && /[^s]s$/u.test(noun) && nounsIn(glossary, "de")(noun.slice(0, -1)).length > 0;
}

/** A noun of the same department with which the text begins: "A smartphone with two cameras", "Ce smartphone a un écran". */
function openingNoun(
  text: string,
  [first]: readonly FoundNoun[],
  { identifier }: FoundCategory,
): FoundNoun | undefined {
  if (first?.category === undefined || !identifier.startsWith(`${first.category}-`)) return undefined;
  if (!opens(text, first)) return undefined;
  const [determiner] = tokenize(text.slice(0, first.start));
  return determiner === undefined || pointing.has(determiner.folded) || articles.has(determiner.folded)
    ? first
    : undefined;
}

/** Whether a text begins with a noun, or with what says of what kind it is: "7.2-Kanal Netzwerk-AV-Receiver". */
function opens(text: string, { start }: FoundNoun): boolean {
  const before = text.slice(0, start);
  return tokenize(before).length <= 3 && !/[,:;!?]|\.(?!\d)/u.test(before);
}

/** A book, a record or a film goes by its title. */
function isPublished(identifier: string): boolean {
  return identifier.startsWith("a-media");
}

/** Words. */
const longestDesignation = 7;

/** Whether a name consists of a maker, a model and properties alone: no word of it could name a thing. */
function isDesignation(name: string, { language, glossary, evidence }: NamedRecord): boolean {
  const words = name.split(/\s+/u);
  if (!/\d/u.test(name) || words.length > longestDesignation) return false;
  const isOwn = createOwnNames(statedBrand(evidence));
  const nouns = nounsIn(glossary, language)(name).map(({ start, end }) => name.slice(start, end));
  const type = readName(name, language, glossary).type?.text;
  if ([...nouns, ...(type === undefined ? [] : [type])].some((noun) => !isOwn(noun))) return false;
  return tokenize(name).every(({ text, folded, kind }) => {
    if (kind !== "word" || isOwn(text)) return true;
    const role = glossary.roleOf(folded, language);
    if (role !== undefined) return role !== "type";
    const isOrdinary = /^\p{Lu}/u.test(text) ? isStopWord(folded, language) : isCommonWord(folded, language);
    return !isOrdinary && nounGrammar(text, language) === undefined;
  });
}

/** Makers, their lines, initials and codes: "Xperia" is no thing, though it is listed among the terms of a category. */
function createOwnNames(brand = ""): (word: string) => boolean {
  return (word) =>
    /\d/u.test(word) ||
    /^\p{Lu}{1,6}$/u.test(word) ||
    brandNames().has(word.toLowerCase()) ||
    (brand !== "" && namesBrand(brand, word));
}

/** Characters of a description in which it says what it is about. */
const opening = 400;

/** What says what the product is, the most telling first. */
function* tellingTexts(record: NamedRecord): Generator<string> {
  for (const topic of ["type", "kind"] as const)
    for (const { text } of factsAbout(topic, record.evidence)) yield text;
  yield lastLevel(record.evidence?.sourceCategory ?? "");
  for (const text of proseOf(record)) yield text.slice(0, opening);
}

/** Characters of a text in which a sentence about the model is looked for. */
const longestRead = 3_000;

function* proseOf({ evidence, description }: NamedRecord): Generator<string> {
  for (const { text } of factsAbout("prose", evidence)) yield text.slice(0, longestRead);
  if (description !== undefined) yield normalizeWhitespace(plainText(description).text).slice(0, longestRead);
}

/** German puts the noun behind the maker, French and Italian in front of all, English in front of what only varies. */
export function withNoun(name: string, noun: string, { language, glossary, evidence }: NamedRecord): string {
  if (language === "en") {
    const place = behindModel(name, glossary);
    const titled = noun.replace(/(?<![\p{L}\p{N}])\p{Ll}/gu, (letter) => letter.toUpperCase());
    return `${name.slice(0, place)} ${titled}${name.slice(place)}`;
  }
  const last =
    language === "de" ? noun.replace(/(?<=\s)\p{Ll}(?=\p{L}+$)/u, (letter) => letter.toUpperCase()) : noun;
  const capital = last.charAt(0).toUpperCase() + last.slice(1);
  const brand = language === "de" ? statedBrand(evidence) : undefined;
  if (brand !== undefined && name.toLowerCase().startsWith(`${brand.toLowerCase()} `)) {
    return `${name.slice(0, brand.length)} ${capital}${name.slice(brand.length)}`;
  }
  return `${capital} ${name}`;
}

/** Where the name's colours and sizes begin, or what a separator sets off. */
function behindModel(name: string, glossary: Glossary): number {
  const cut = name.search(/\s[-–—|/(]|,/u);
  let end = cut < 0 ? name.length : cut;
  const properties = readName(name, "en", glossary)
    .attributes.filter((piece) => piece.isFree)
    .toSorted((one, two) => two.end - one.end);
  for (const { start, end: last } of properties) {
    if (name.slice(last, end).trim() !== "" || start === 0) break;
    end = start;
  }
  return name.slice(0, end).trimEnd().length;
}
