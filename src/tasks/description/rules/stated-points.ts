import type { Fact } from "../../../api/enrichment.ts";
import { isKnownLabel } from "../../../nlp/labels.ts";
import type { Language } from "../../../nlp/language.ts";
import { findMeasures } from "../../../nlp/measures.ts";
import { foldText } from "../../../nlp/normalizer.ts";
import { tokenize } from "../../../nlp/tokenizer.ts";
import type { Glossary } from "../../../translation/glossary.ts";
import type { Evidence } from "../../engine.ts";
import { bareLabel } from "../../evidence/fact-topics.ts";
import { readStatedFacts } from "../compose/stated-facts.ts";
import { topicOf } from "../compose/topics.ts";
import { columnPoints, isListColumn } from "./column-points.ts";
import { withoutAnyLabel } from "./label-values.ts";
import { withSidesTogether } from "./point-sides.ts";
import type { ReadTexts } from "./source-words.ts";

/** Characters; a longer cell is prose or a list. */
const longestText = 60;
/** Of use to shops and not to readers, or said by the name and the category. */
const silentLabel =
  /^(?:brand.*|marke|hersteller|marque|fabricant|marca|marchio|produttore|type|typ|art|tipo|tipologia|sku|ean|gtin|isbn|ref|reference|riferimento|codice|part number|model .*|modell?o?|modele|modell.*|nom du modele|numero .*|artikelnummer|art nr|language|sprache|langue|lingua|gender|geschlecht|sexe|sesso|genre|genere|format.*|age.*|alter.*|tranche d age|fascia d eta|eta.*)$/;
/** What plugs, boxes and papers are like tells nobody what a product is. */
const trivialLabel =
  /^(?:tipo di presa|tipo presa|plug type|steckertyp|steckerart|type de prise|type de fiche|prodotto plug in|plug in product|(?:mengen|basismengen|verkaufs|bestell|verpackungs)?einheit(?:en)?|units?|unites?|unites? de vente|unite de commande|unita|unita di (?:misura|vendita)|selling unit|sales unit|unit of (?:sale|measure)|u m|um|uom|model id|style code|modell id|id modello|id du modele)$/;

/** Whether a label is about plugs, boxes and papers. */
export function isTrivialLabel(label: string): boolean {
  return trivialLabel.test(bareLabel(label));
}

/** Whether a label's value says nothing to somebody who looks for a product. */
export function isSilentLabel(label: string): boolean {
  const bare = bareLabel(label);
  return silentLabel.test(bare) || trivialLabel.test(bare);
}

const allSizes = /^(?:one size|einheitsgr(?:ö|oe)(?:ß|ss)e|taille unique|taglia unica|universal|uni|os)$/iu;

/** "6 x 1 L": how many with how much, and no size. */
const pack = /^\d{1,3}\s?[x×]\s?\d{1,5}(?:[.,]\d{1,3})?\s?(?:m?l|[cd]l|k?g|oz)\.?$/iu;

interface StatingRow {
  readonly evidence: Evidence | undefined;
  readonly texts: () => ReadTexts;
  readonly language: Language;
  readonly glossary: Glossary;
}

/**
 * Bullet points from the row's columns that state a property which the text does not, in the language of the text: "Material: Baumwolle".
 * A value of another language is translated where it is one known colour or material, else left out.
 */
export function statedPoints({ evidence, texts, language, glossary }: StatingRow): string[] {
  if (evidence === undefined || evidence.facts.length === 0) return [];
  const said = wordsOf(texts());
  const listed = columnPoints(evidence, language).filter((point) => !isSaid(point, said));
  const { name } = texts();
  const facts = withSidesTogether(evidence.facts, name, language).filter(
    (fact) => !isListColumn(fact) && isStating(fact, said) && !isOfModel(fact.text, name),
  );
  return [...listed, ...linesOf(facts, { language, glossary }, said)];
}

/** "XL" in a column for sizes is of the model where the name has "305XL". */
function isOfModel(value: string, name: string): boolean {
  return (
    /^X{0,3}[SML]$/u.test(value.trim()) && new RegExp(`\\d${value.trim()}(?![\\p{L}\\d])`, "u").test(name)
  );
}

function isStating({ label, text }: Fact, said: ReadonlySet<string>): boolean {
  return (
    text.length <= longestText &&
    (/[\p{L}%°]/u.test(text) || topicOf(label)?.kind === "count") &&
    !silentLabel.test(bareLabel(label)) &&
    !allSizes.test(text.trim()) &&
    !pack.test(text.trim()) &&
    !isSaid(text, said) &&
    !(topicOf(label)?.kind === "answer" && isSaid(label, said))
  );
}

function linesOf(
  facts: readonly Fact[],
  words: { readonly language: Language; readonly glossary: Glossary },
  said: ReadonlySet<string>,
): string[] {
  return readStatedFacts(facts, words).flatMap(({ topic, kind, line, value }) =>
    (topic === undefined && !isKnownLabel(line.slice(0, line.indexOf(":")).trim()) && !isMeasured(value)) ||
    kind === "audience" ||
    (topic !== undefined && compositionTopics.has(topic.key)) ||
    isSaid(statedValue(line), said)
      ? []
      : [withoutAnyLabel(line)],
  );
}

/** "Ceiling: 2400 kg" in a column of the trade: a number with its unit is a property, whatever it is called. */
function isMeasured(value: string): boolean {
  const [measure, more] = findMeasures(value);
  if (measure === undefined || more !== undefined || ofNutrients.test(measure.unit)) return false;
  return measure.text.length >= value.length - 1;
}

/** Tables of what is in a food have names that no list has, and no basis. */
const ofNutrients = /^(?:[mµ]?g|mcg|kJ|kcal|%)$/u;

/** What is in a food is stated, and not advertised. */
export const compositionTopics: ReadonlySet<string> = new Set(["ingredients", "allergens", "traces"]);

/**
 * Whether labelled facts of a text can be relied on. A marketplace's template has no separators, and where its labels end is a guess: of those,
 * the ones whose value a column has.
 */
export function readableFacts(text: string, evidence: Evidence | undefined): (point: string) => boolean {
  const facts = evidence?.facts ?? [];
  if (facts.length === 0 || !inTemplate.test(text)) return () => true;
  const values = new Set(facts.map(({ text: value }) => foldText(value)));
  return (point) => {
    const label = labelled.exec(point)?.[0];
    return label === undefined || values.has(foldText(point.slice(label.length)));
  };
}

const inTemplate = /^(?:Key Features|Specifications) of /mu;
const labelled = /^[^:]{2,40}:\s/u;

function statedValue(line: string): string {
  return line.slice(line.indexOf(":") + 1);
}

function wordsOf({ folded, name }: ReadTexts): ReadonlySet<string> {
  return new Set([...folded, ...foldText(name).split(/\s+/u)]);
}

/** Whether the texts have all its words. */
function isSaid(value: string, said: ReadonlySet<string>): boolean {
  return tokenize(value).every((token) => said.has(token.folded));
}
