import { topicOf } from "../compose/topics.ts";
import { keyOf, labelOf } from "./choose-points.ts";
import { isDecisive } from "./notices.ts";
import type { ScoredPassage } from "./score-passages.ts";

const mostShortWords = 16;
/** "Prodotto plug-in: Sì": less informative than a value. */
const affirmedValue = /:\s*(?:yes|ja|oui|sì|si)$/iu;

const [decisive, labelled, listed, shortSentence, longSentence, affirmed, trifling] = [
  0, 1, 2, 3, 4, 5, 6,
] as const;

/** What nobody buys a thing for; the weight of what is in a package is none. */
const trifle =
  /^(?:(?:item |product |unit |gross )?weight|(?:stück|brutto)?gewicht|poids(?: unitaire| brut)?(?! net)|peso(?: unitario| lordo)?(?! netto)|brand|marke|marque|marca)(?:\s?:\s|\s(?:approx\.?|ca\.?|env\.?|circa)?\s?\d)/iu;
const nameAgain = /^(?:colou?r|farbe|couleur|coloris|colore|model (?:name|number)|modell?o?|modèle)\s?:\s/iu;

/** Whether a point says how heavy a thing is, or who makes it. */
export function isWeight(point: string): boolean {
  return trifle.test(point);
}

/** "Colour: Black" where the name says it, or a weight. */
function isTrifle(text: string, name: string): boolean {
  if (trifle.test(text)) return true;
  const length = nameAgain.exec(text)?.[0].length;
  if (length === undefined) return false;
  const named = new Set(keyOf(name).split(" "));
  return keyOf(text.slice(length))
    .split(" ")
    .every((word) => named.has(word));
}

/** The less the sooner a statement is a point, where there are too many. */
export function rankOf({ kind, text, words }: ScoredPassage, name: string): number {
  if (isDecisive(text)) return decisive;
  if (isTrifle(text, name)) return trifling;
  if (kind === "label")
    return affirmedValue.test(text) || isOfPack(text) || isWall(text) || ofAll.test(text)
      ? affirmed
      : labelled;
  if (kind === "item") return listed;
  return words <= mostShortWords || countedThing.test(text) ? shortSentence : longSentence;
}

/** "24 porte Gigabit", "12 GB di memoria", "sieben Kanäle": how many, or how much, of what a thing has. */
export const countedThing =
  /(?<![\p{L}\d.,/-])(?:\d{1,4}|two|three|four|five|six|seven|eight|zwei|drei|vier|fünf|sechs|sieben|acht|deux|trois|quatre|cinq|six|sept|huit|due|tre|quattro|cinque|sei|sette|otto)\s(?:[GTM][Bo]\s(?:(?:di|de|of|an)\s)?)?(?!(?:years?|jahren?|ans|anni|mesi|mois|months?|monaten?|days?|tagen?|jours?|giorni|hours?|stunden|heures?|ore|minut\p{L}+|cm|mm)(?!\p{L}))\p{L}{4,}/iu;

/** "Certificato: FCC, CE, RoHS", "Tensione di ingresso AC: 100-240 V": marks that all have to bear, and what comes out of all sockets. */
const ofAll =
  /:\s(?:(?:(?:CE|FCC|RoHS|UKCA|EAC|WEEE|RAEE|DEEE)(?:[,;/]\s?|\s(?:and|und|et|e)\s|\.?$))+|(?:100|110|220)\s?[-–~/]\s?240\s?V\.?(?:\sAC)?|50\s?[-–~/]\s?60\s?Hz\.?)$/iu;

/** What is in the box says less than any other property. */
function isOfPack(text: string): boolean {
  const label = labelOf(text);
  return label !== undefined && (topicOf(label)?.key === "included" || /sales package/iu.test(label));
}

/** "Ports: HDMI x 1, USB-A x 3, SD x 1": what is counted several times behind one label. */
export function isWall(text: string): boolean {
  const value = text.slice((labelOf(text) ?? text).length);
  return value !== "" && (value.match(countedPort)?.length ?? 0) >= fewestPorts;
}

const countedPort = /\p{L}[^,;]*\s[x×]\s?\d{1,2}(?=,\s|[;)]|$)/giu;
const fewestPorts = 2;

/** "Made in Italy", "Colore: Argento": what nobody misses where a restriction stands. */
const filling =
  /^(?:(?:made|hergestellt|fabriqué|prodotto|fabbricato) (?:in|en|au) |(?:country of )?origin\s?:|(?:ursprung|herkunft)(?:sland)?\s?:|(?:pays d['’])?origine\s?:|paese d['’]origine\s?:|(?:colou?r|farbe|couleur|coloris|colore)\s?:)/iu;

/** Whether a point gives way to a restriction. */
export function isFilling(point: string): boolean {
  return trifle.test(point) || isWall(point) || filling.test(point);
}

/** ", garantendo", ", offrant", ", ensuring": what a whole sentence goes on with. */
export const participle =
  /^\s?,?\s(?:\p{L}{3,}(?:[ae]ndo|ant|ing)|capac[ei]|ideal[ei]?|adatt[oaie]|perfett[oaie]|able|capables?)\s/iu;

export { labelled, longSentence };
