import { findMeasures } from "../../../nlp/measures.ts";
import { foldText } from "../../../nlp/normalizer.ts";
import { readWords } from "../../../nlp/stemmer.ts";
import { namedProperties, type PropertyWords } from "./property-values.ts";
import type { StatedFact } from "./stated-facts.ts";

/** What tells of the sale rather than of the thing. */
const undescribing: ReadonlySet<string> = new Set([
  "model",
  "warranty",
  "origin",
  "certification",
  "net weight",
]);

/** Whether a statement describes the thing. */
export function isDescribing({ topic }: StatedFact): boolean {
  if (topic === undefined || topic.kind === "weight" || topic.kind === "count") return false;
  return topic.kind !== "audience" && !undescribing.has(topic.key);
}

/** What a text about the thing would repeat. */
export function isNamedBy(text: string, fact: StatedFact, words: PropertyWords): boolean {
  if (isSaid(fact.value, text)) return true;
  const role = roleOf(fact);
  if (role === undefined) return false;
  return (
    namedProperties(text, role, words).size > 0 || (role === "material" && isInCompound(fact, text, words))
  );
}

/** "Keramik" of a "Keramikvase". */
function isInCompound({ value }: StatedFact, text: string, { language }: PropertyWords): boolean {
  const material = foldText(value);
  return (
    language === "de" &&
    material.length >= shortestMaterial &&
    readWords(text).folded.some((word) => word.length > material.length && word.startsWith(material))
  );
}

/** In characters: "Tee" begins many words. */
const shortestMaterial = 4;

function roleOf({ topic }: StatedFact): "color" | "material" | undefined {
  return topic?.key === "color" || topic?.key === "material" ? topic.key : undefined;
}

/** Whether a text names other colours or materials, or another weight. */
export function isContradicted(fact: StatedFact, texts: readonly string[], words: PropertyWords): boolean {
  if (fact.topic?.kind === "weight") return texts.some((text) => statesMass(text));
  const role = roleOf(fact);
  if (role === undefined) return false;
  const own = namedProperties(fact.value, role, words);
  return texts.some((text) => {
    const named = namedProperties(text, role, words);
    return named.size > 0 && own.size > 0 && ![...named].some((each) => own.has(each));
  });
}

function statesMass(text: string): boolean {
  return findMeasures(text).some(({ dimension }) => dimension === "mass");
}

/** Whether a text says a value, in whatever order of its words. */
export function isSaid(value: string, text: string): boolean {
  if (/\d/u.test(value) && compact(text).includes(compact(value))) return true;
  const words = new Set(readWords(text).folded);
  const { folded } = readWords(value);
  return folded.length > 0 && folded.every((word) => words.has(word));
}

/** "20 l" is "20L". */
function compact(text: string): string {
  return ` ${foldText(text).replace(/(?<=\d) (?=\p{L})/gu, "")} `;
}
