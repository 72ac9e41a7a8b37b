import { detectLanguage } from "../../../nlp/language-identification.ts";
import { readWords } from "../../../nlp/stemmer.ts";
import type { Evidence } from "../../engine.ts";
import { bareLabel } from "../../evidence/fact-topics.ts";

/** What a food's own column calls it, beside a list of its ingredients: a description of a few words. Empty where the name says it. */
export function genericName(evidence: Evidence | undefined, name: string): string {
  const text = evidence?.facts.find(({ label }) => bareLabel(label) === "generic name")?.text ?? "";
  const { language, confidence } = detectLanguage(text);
  const isOther = language !== undefined && language !== evidence?.language && confidence > shareOfLanguage;
  if (isOther && evidence?.language !== undefined) return "";
  const named = new Set(readWords(name).folded);
  return readWords(text).folded.every((word) => named.has(word)) ? "" : withoutSecondWording(text);
}

/** "Crème glacée au coco, enrobage cacao / Glace au coco, enrobage cacao": of two wordings of one name, the first. */
function withoutSecondWording(text: string): string {
  const [first = "", second = "", more] = text.split(/\s\/\s/u);
  if (second === "" || more !== undefined) return text;
  const said = new Set(readWords(first).folded);
  const words = readWords(second).folded;
  const others = words.filter((word) => !said.has(word));
  return words.length >= fewestOfWording &&
    others.length <= words.length / 4 &&
    !others.some((word) => /\d/u.test(word))
    ? first
    : text;
}

const shareOfLanguage = 0.8;
/** Words. */
const fewestOfWording = 5;
