import { isFiller } from "../../../nlp/fillers.ts";
import { plainText } from "../../../nlp/html.ts";
import { isKnownLabel } from "../../../nlp/labels.ts";
import type { Language } from "../../../nlp/language.ts";
import { foldText, normalizeWhitespace } from "../../../nlp/normalizer.ts";
import { tokenize } from "../../../nlp/tokenizer.ts";
import type { Evidence } from "../../engine.ts";
import { bareLabel, type FactTopic, isAbout } from "../../evidence/fact-topics.ts";
import { withCapital } from "./sentence-openings.ts";
import type { ReadTexts } from "./source-words.ts";

/** Characters; a longer cell is prose or a list. */
const longestText = 60;
/** Of use to shops and not to readers, or said by the name and the category. */
const silentLabel =
  /^(?:brand.*|marke|hersteller|marque|fabricant|marca|marchio|produttore|type|typ|art|tipo|tipologia|sku|ean|gtin|isbn|ref|reference|riferimento|codice|part number|model .*|modell?o?|modele|modell.*|nom du modele|numero .*|artikelnummer|art nr|language|sprache|langue|lingua|gender|geschlecht|sexe|sesso|genre|genere|format.*|age.*|alter.*|tranche d age|fascia d eta|eta.*)$/;
const allSizes = /^(?:one size|einheitsgr(?:ö|oe)(?:ß|ss)e|taille unique|taglia unica|universal|uni|os)$/iu;

/** How readers of a language call what exports call `color_name`. */
const names: Readonly<Partial<Record<FactTopic, Readonly<Record<Language, string>>>>> = {
  color: { en: "Colour", de: "Farbe", fr: "Couleur", it: "Colore" },
  material: { en: "Material", de: "Material", fr: "Matière", it: "Materiale" },
  size: { en: "Size", de: "Größe", fr: "Taille", it: "Taglia" },
  pattern: { en: "Pattern", de: "Muster", fr: "Motif", it: "Fantasia" },
};
const namedTopics = Object.keys(names) as FactTopic[];

function nameOf(label: string, language: Language): string {
  const topic = namedTopics.find((each) => isAbout(each, label));
  return (topic && names[topic]?.[language]) ?? withCapital(label.trim());
}

/** Bullet points from the row's columns that state a property which the text does not: "Material: Baumwolle". */
export function statedPoints(
  evidence: Evidence | undefined,
  texts: () => ReadTexts,
  language: Language,
): string[] {
  if (evidence === undefined) return [];
  return evidence.facts.flatMap(({ label, text }) => {
    const name = bareLabel(label);
    if (!(isKnownLabel(name) || namedTopics.some((topic) => isAbout(topic, label))) || silentLabel.test(name))
      return [];
    const value = normalizeWhitespace(plainText(text).text);
    if (value.length > longestText || isFiller(value) || allSizes.test(value) || !/\p{L}/u.test(value))
      return [];
    return isSaid(value, texts()) ? [] : [`${nameOf(label, language)}: ${value}`];
  });
}

/** Whether the texts have all its words. */
function isSaid(value: string, { folded, name }: ReadTexts): boolean {
  const words = new Set(folded);
  for (const word of foldText(name).split(/\s+/u)) words.add(word);
  return tokenize(value).every((token) => words.has(token.folded));
}
