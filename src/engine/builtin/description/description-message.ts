import type { DescriptionLength, Language } from "../../../contract/vocabulary.ts";
import type { KeptPassages } from "./keep-passages.ts";
import { lengthBands } from "./length-bands.ts";

export interface DescriptionWork {
  readonly kept: KeptPassages;
  readonly chosenCount: number;
  readonly words: number;
  readonly length: DescriptionLength;
  /** The language of the text, undefined where it does not tell. */
  readonly source: Language | undefined;
  readonly asked: Language | undefined;
  readonly translated: readonly string[];
  readonly unstatedKeywords: readonly string[];
}

const languageNames: Readonly<Record<Language, string>> = {
  en: "English",
  de: "German",
  fr: "French",
  it: "Italian",
};

/** What was done with the text and what could not be done, in English sentences. */
export function descriptionMessage(work: DescriptionWork): string {
  const sentences = [
    selectionSentence(work),
    lengthSentence(work),
    keywordSentence(work),
    languageSentence(work),
  ];
  return sentences.filter((sentence) => sentence !== "").join(" ");
}

function selectionSentence({ kept, chosenCount, words }: DescriptionWork): string {
  const left = [
    ...(kept.noiseCount > 0 ? [`${kept.noiseCount} with advertising, shipping, prices or addresses`] : []),
    ...(kept.repeatedCount > 0 ? [`${kept.repeatedCount} repeated`] : []),
  ];
  const leftOut = left.length === 0 ? "" : ` Left out: ${left.join(", ")}.`;
  if (words === 0) return `The source is too thin: it says nothing of the product.${leftOut}`;
  return `Kept ${chosenCount} of ${kept.passages.length} statements.${leftOut}`;
}

function lengthSentence({ words, length }: DescriptionWork): string {
  const { min, max } = lengthBands[length];
  if (words === 0 || words >= min) return "";
  return `The source is too thin for ${length} (${min} to ${max} words): the result has ${words}.`;
}

function keywordSentence({ unstatedKeywords }: DescriptionWork): string {
  if (unstatedKeywords.length === 0) return "";
  return `Not stated by the source and so not used: ${unstatedKeywords.join(", ")}.`;
}

function languageSentence({ source, asked, translated }: DescriptionWork): string {
  if (source === undefined) return "The text does not tell its language.";
  if (asked === undefined || asked === source) return "";
  const words =
    translated.length === 0 ? "" : ` Translated in bullet points and SEO fields: ${translated.join(", ")}.`;
  return `The text is ${languageNames[source]} and stays so: the built-in engine translates known words, no prose into ${languageNames[asked]}.${words}`;
}
