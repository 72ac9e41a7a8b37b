import type { DescriptionLength, Language } from "../../../api/vocabulary.ts";
import { languageNames } from "../../../nlp/language.ts";
import type { MissingStatements } from "./missing-attributes.ts";
import { lengthBands, type UsablePassages } from "./select-passages.ts";

export interface DescriptionWork {
  readonly usable: UsablePassages;
  readonly otherLanguageCount: number;
  readonly chosenCount: number;
  readonly words: number;
  readonly length: DescriptionLength;
  /** The language of the text, undefined where it is not recognised. */
  readonly source: Language | undefined;
  readonly requested: Language | undefined;
  readonly result: Language;
  readonly translated: readonly string[];
  readonly unstatedKeywords: readonly string[];
  /** Determined only where the result is shorter than requested. */
  readonly missing: MissingStatements | undefined;
}

/** English sentences on what was done with the text and what could not be done. */
export function descriptionMessage(work: DescriptionWork): string {
  const sentences = [
    selectionSentence(work),
    lengthSentence(work),
    keywordSentence(work),
    languageSentence(work),
  ];
  return sentences.filter((sentence) => sentence !== "").join(" ");
}

function selectionSentence({ usable, otherLanguageCount, chosenCount, words }: DescriptionWork): string {
  const left: string[] = [];
  if (usable.noiseCount > 0) left.push(`${usable.noiseCount} with advertising, prices or addresses`);
  if (usable.repeatedCount > 0) left.push(`${usable.repeatedCount} repeated`);
  if (otherLanguageCount > 0) left.push(`${otherLanguageCount} in another language`);
  const leftOut = left.length === 0 ? "" : ` Left out: ${left.join(", ")}.`;
  if (words === 0) return `The source is too thin: it says nothing of the product.${leftOut}`;
  const all = usable.passages.length;
  return all === 0
    ? `No statement to keep; the name stands in.${leftOut}`
    : `Kept ${chosenCount} of ${all} statements.${leftOut}`;
}

function lengthSentence({ words, length, missing }: DescriptionWork): string {
  const { min, max } = lengthBands[length];
  const lacks = missingSentence(missing);
  if (words === 0 || words >= min) return lacks;
  return `Source too thin for ${length} (${min} to ${max} words): ${words} words.${lacks && ` ${lacks}`}`;
}

function missingSentence(missing: MissingStatements | undefined): string {
  if (missing === undefined || missing.names.length === 0) return "";
  const kind = missing.kind === undefined ? "" : `, usual for ${missing.kind}`;
  return `Not stated${kind}: ${missing.names.join(", ")}.`;
}

function keywordSentence({ unstatedKeywords }: DescriptionWork): string {
  if (unstatedKeywords.length === 0) return "";
  return `Not stated by the source and so not used: ${unstatedKeywords.join(", ")}.`;
}

function languageSentence({ source, requested, result, translated }: DescriptionWork): string {
  if (source === undefined) return "Language not recognised.";
  if (requested === undefined || requested === source) return "";
  const words = translated.length === 0 ? "" : ` Translated: ${translated.join(", ")}.`;
  if (result === requested)
    return `Set from ${languageNames[source]} in ${languageNames[requested]}.${words}`;
  return `The text stays ${languageNames[source]}: prose is not translated into ${languageNames[requested]} offline.${words}`;
}
