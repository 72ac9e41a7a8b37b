import type { DescriptionLength, Language, TargetAudience, Tone } from "../../../api/vocabulary.ts";
import { languageNames } from "../../../nlp/language.ts";
import type { MissingStatements } from "./missing-attributes.ts";
import { lengthBands } from "./select-passages.ts";
import type { TornEnd } from "./torn-end.ts";
import type { UsablePassages } from "./usable-passages.ts";

export interface DescriptionWork {
  readonly usable: UsablePassages;
  /** Whether the text only lists ingredients. */
  readonly isIngredients: boolean;
  /** Why no bullet point is made of the text. */
  readonly unfit: string | undefined;
  /** The passages left out because of their language. */
  /** What it says of a promise to heal. */
  readonly medical: string | undefined;
  readonly inOtherLanguage: readonly string[];
  readonly tornEnd: TornEnd | undefined;
  readonly tone: Tone;
  readonly audience: TargetAudience | undefined;
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
    work.unfit ?? "",
    work.medical ?? "",
    noiseSentence(work.usable),
    otherLanguageSentence(work),
    work.tornEnd === undefined ? "" : tornSentence(work.tornEnd),
    lengthSentence(work),
    keywordSentence(work),
    languageSentence(work),
    styleSentence(work),
  ];
  return sentences.filter((sentence) => sentence !== "").join(" ");
}

function selectionSentence({ usable, isIngredients, chosenCount, words }: DescriptionWork): string {
  if (isIngredients)
    return "The text lists ingredients: it stays whole, and no bullet point or search text is made of it.";
  const { passages, repeatedCount, isNoiseOnly } = usable;
  if (words === 0) return "The source is too thin: it says nothing of the product.";
  if (isNoiseOnly) return "Nothing is left without advertising, prices and addresses; the text stays.";
  const repeated = repeatedCount > 0 ? ` Left out: ${repeatedCount} repeated.` : "";
  return `Kept ${chosenCount} of ${passages.length} statements.${repeated}`;
}

const stays = "it stays, and no bullet point or search text is made of it.";
export const dummySentence = `The text only fills a place (“Lorem ipsum”): ${stays}`;

export function otherProductSentence(other: string): string {
  return `The text is about another product (“${other}”): ${stays}`;
}

/** UTF-16 units of a quoted phrase. */
const longestQuote = 160;

/** What was cut, quoted, and how much stayed; empty where nothing was found. */
export function noiseSentence({ cut, leftCount }: Pick<UsablePassages, "cut" | "leftCount">): string {
  const stays =
    leftCount > 0 ? `${leftCount} with advertising, prices or addresses stayed: no phrase could be cut.` : "";
  if (cut.length === 0) return stays;
  const quoted = cut.map((phrase) => `“${shortened(phrase, longestQuote)}”`).join(", ");
  return `Cut as advertising, prices or addresses: ${quoted}. ${stays}`.trim();
}

/** UTF-16 units that are enough to recognise a sentence. */
const longestBeginning = 40;

function otherLanguageSentence({ inOtherLanguage: [first, ...more] }: DescriptionWork): string {
  if (first === undefined) return "";
  return `Left out: ${more.length + 1} in another language (“${shortened(first, longestBeginning)}”).`;
}

/** What the feed cut off, quoted, and whether it stays. */
export function tornSentence(tornEnd: TornEnd): string {
  const quoted = `“${tornEnd.text.replace(/[“”]/gu, '"')}”`;
  if (tornEnd.isWhole) return `The feed cut the text off behind ${quoted}.`;
  return tornEnd.isKept
    ? `The feed cut the text off (${quoted}): its end stays.`
    : `Left out: the end that the feed cut off (${quoted}).`;
}

function shortened(text: string, longest: number): string {
  if (text.length <= longest) return text;
  const end = text.lastIndexOf(" ", longest);
  return `${text.slice(0, end > 0 ? end : longest).toWellFormed()} …`;
}

function styleSentence({ tone, audience }: DescriptionWork): string {
  const wishes = [
    ...(tone === "professional" ? [] : [`the tone ${tone} beyond openings and punctuation`]),
    ...(audience === undefined ? [] : [`a text for ${audience}`]),
  ];
  return wishes.length === 0 ? "" : `Needs a language model: ${wishes.join(", ")}.`;
}

function lengthSentence({ words, isIngredients, length, missing }: DescriptionWork): string {
  if (isIngredients) return "";
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
  return `The text stays ${languageNames[source]}: prose is not translated into ${languageNames[requested]} offline; that needs a language model.${words}`;
}
