import { isFiller } from "../../../nlp/fillers.ts";
import { plainText } from "../../../nlp/html.ts";
import { isKnownLabel } from "../../../nlp/labels.ts";
import { foldText, normalizeWhitespace } from "../../../nlp/normalizer.ts";
import { tokenize } from "../../../nlp/tokenizer.ts";
import type { Evidence } from "../../engine.ts";
import { bareLabel } from "../../evidence/fact-topics.ts";
import { withCapital } from "./sentence-openings.ts";
import type { ReadTexts } from "./source-words.ts";

/** Characters; a longer cell is prose or a list. */
const longestText = 60;
/** Of use to shops and not to readers, or said by the name and the category. */
const silentLabel =
  /^(?:brand.*|marke|hersteller|marque|fabricant|marca|marchio|produttore|type|typ|art|tipo|tipologia|sku|ean|gtin|isbn|ref|reference|riferimento|codice|part number|model .*|modell?o?|modele|modell.*|nom du modele|numero .*|artikelnummer|art nr|language|sprache|langue|lingua|gender|geschlecht|sexe|sesso|genre|genere|format.*)$/;

/** Bullet points from the row's columns that state a property which the text does not: "Material: Baumwolle". */
export function statedPoints(evidence: Evidence | undefined, texts: () => ReadTexts): string[] {
  if (evidence === undefined) return [];
  return evidence.facts.flatMap(({ label, text }) => {
    const name = bareLabel(label);
    if (!isKnownLabel(name) || silentLabel.test(name)) return [];
    const value = normalizeWhitespace(plainText(text).text);
    if (value.length > longestText || isFiller(value) || !/\p{L}/u.test(value)) return [];
    return isSaid(value, texts()) ? [] : [`${withCapital(label.trim())}: ${value}`];
  });
}

/** Whether the texts have all its words. */
function isSaid(value: string, { folded, name }: ReadTexts): boolean {
  const words = new Set(folded);
  for (const word of foldText(name).split(/\s+/u)) words.add(word);
  return tokenize(value).every((token) => words.has(token.folded));
}
