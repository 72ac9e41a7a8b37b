import type { QueryPart } from "../../../catalog/search.ts";
import type { OperationBody } from "../../../contract/operations.ts";
import { plainText } from "../../../text/html.ts";
import { findLabelledTexts } from "../../../text/labelled-lines.ts";
import type { Language } from "../../../text/language.ts";
import { detectLanguage } from "../../../text/language-detection.ts";
import { foldText, normalizeWhitespace } from "../../../text/normal-form.ts";
import { splitSentences } from "../../../text/sentences.ts";
import { isStopWord, isStopWordInAnyLanguage } from "../../../text/stop-words.ts";
import { tokenize } from "../../../text/tokens.ts";
import { isEnumeration } from "../enumeration.ts";
import { type Audience, findAudience, isAudienceWord } from "./audience.ts";
import { readName } from "./name-parts.ts";

/** What a product's texts ask a category index. */
export interface ProductQuery {
  readonly parts: readonly QueryPart[];
  readonly language: Language | undefined;
  readonly audience: Audience | undefined;
  /** Name and description in plain text, for showing the words that decided. */
  readonly text: string;
  /** The folded content words of the name (of the opening, where there is none) by how much each tells. */
  readonly told: ReadonlyMap<string, number>;
}

/**
 * How much the texts weigh. The name says what the thing is, its head most of all; what it fits or is for
 * says little; a description tells it in its first sentences and then strays.
 */
const weights = {
  head: 4,
  name: 3,
  typeLine: 3,
  aside: 1.6,
  purpose: 0.5,
  opening: 1.4,
  rest: 0.35,
  enumeration: 0.15,
} as const;

const maxDescriptionLength = 1_500;
const openingSentences = 2;
const maxOpeningLength = 300;

export function readProductQuery(body: OperationBody<"categorize">): ProductQuery {
  const name = normalizeWhitespace(plainText(body.product_name ?? "").text);
  const description = plainText(body.product_description).text.slice(0, maxDescriptionLength);
  const text = `${name}\n${description}`;
  const language = detectLanguage(text).language;
  const { opening, rest } = splitDescription(description, language ?? "en");
  const isList = name !== "" && isEnumeration(description);
  const typeLines = findTypeLines(description);
  const titled = name === "" ? opening.slice(0, maxOpeningLength) : name;
  const { head, core, asides, purposes } = readName(titled, language);
  const parts = [
    { text: head, weight: weights.head },
    { text: typeLines, weight: weights.typeLine },
    { text: core, weight: weights.name },
    { text: asides, weight: weights.aside },
    { text: opening, weight: isList ? weights.enumeration : weights.opening },
    { text: purposes, weight: weights.purpose },
    { text: rest, weight: isList ? weights.enumeration : weights.rest },
  ]
    .map(({ text, weight }) => ({ text: withoutNoise(text, language), weight }))
    .filter((part) => part.text !== "");
  const audience = findAudience(name) ?? findAudience(`${typeLines}\n${opening}`);
  return { parts, language, audience, text, told: weighWords([typeLines, head, core]) };
}

function splitDescription(description: string, language: Language) {
  const sentences = splitSentences(description, language);
  const end = Math.min(sentences[openingSentences - 1]?.end ?? description.length, maxOpeningLength);
  return { opening: description.slice(0, end).trim(), rest: description.slice(end).trim() };
}

/**
 * Letters and numbers that stand alone ("Fruit N Nut", "2 pieces") find whatever has one too, and so do
 * function words that are part of a name in another language ("de" of the English "eau de toilette").
 */
function withoutNoise(text: string, language: Language | undefined): string {
  return text.replace(loneWord, (word) => (isNoise(word, language) ? " " : word)).trim();
}

const loneWord = /(?<![\p{L}\p{N}.,'’-])[\p{L}\p{N}]{1,4}(?![\p{L}\p{N}.,'’-])/gu;

function isNoise(word: string, language: Language | undefined): boolean {
  if (/^(?:.|\p{N}+)$/u.test(word)) return true;
  const folded = foldText(word);
  return language === undefined ? isStopWordInAnyLanguage(folded) : isStopWord(folded, language);
}

const maxToldWords = 12;

/** A word counts once for each text in which it stands. */
function weighWords(texts: readonly string[]): ReadonlyMap<string, number> {
  const weights = new Map<string, number>();
  for (const text of texts) {
    for (const { folded, kind } of tokenize(text).slice(0, maxToldWords)) {
      if (kind !== "word" || folded.length < 3 || isStopWordInAnyLanguage(folded) || isAudienceWord(folded))
        continue;
      weights.set(folded, (weights.get(folded) ?? 0) + 1);
    }
  }
  return weights;
}

const typeLabel =
  /^(?:(?:product|item|artikel|produkt|type de|tipo di?)?\s*-?(?:category|categories|type|kategorie|warengruppe|art|typ|categorie|rayon|produit|categoria|tipo|prodotto|tipologia|produktart|produkttyp|artikelart|ideal for|gender|geschlecht|genre|sexe|sesso|genere))$/;

/** The values of lines such as "Kategorie: Kopfhörer", each on a line of its own. */
function findTypeLines(description: string): string {
  return findLabelledTexts(description)
    .filter(({ label }) => typeLabel.test(foldText(label.trim())))
    .map(({ value }) => value)
    .join("\n");
}
