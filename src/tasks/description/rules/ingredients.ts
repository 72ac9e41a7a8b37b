import { plainText } from "../../../nlp/html.ts";
import type { Language } from "../../../nlp/language.ts";
import { detectLanguage } from "../../../nlp/language-identification.ts";
import { normalizeWhitespace } from "../../../nlp/normalizer.ts";
import { splitSentences } from "../../../nlp/sentence-splitter.ts";
import { topicOf } from "../compose/topics.ts";
import { isLabelledIngredients, listsIngredients } from "./ingredient-words.ts";
import { isNotice } from "./notices.ts";

/** Whether a text lists ingredients: it begins with a label that says so, or most of its parts name some. */
export function isIngredients(text: string): boolean {
  return isLabelledIngredients(text) || listsIngredients(text);
}

/**
 * The list where a description is nothing else, in plain text; undefined for a text that says more. What may stand with it is no
 * statement about the product: traces, care, a footnote.
 */
export function ingredientsAlone(description: string, language: Language): string | undefined {
  const lines = plainText(description).text.split("\n").map(normalizeWhitespace);
  const text = lines
    .join("\n")
    .trim()
    .replace(/(?<=[^.\n])\n(?=[\p{Ll}(])/gu, " ")
    .replace(/(?<![\p{L}\p{N}_])_([\p{L}œŒ][^_\n]{0,40})_(?![\p{L}\p{N}_])/gu, "$1")
    .replace(/(?<! ) +(?=,)/gu, "")
    .replace(/^[•·●]\s+(?!.*\n)/u, "")
    .replace(/(?<![\s,;])[\s,;]+$/u, "");
  if (!listsIngredients(text)) return undefined;
  if (!isLabelledIngredients(text)) return labelWithin.test(text) ? undefined : text;
  const isOther = (sentence: string) =>
    !sentence.startsWith("*") &&
    !isNotice(sentence) &&
    !listsIngredients(sentence) &&
    !isLabelledIngredients(sentence);
  return splitSentences(text, language).some((sentence) => isOther(sentence.text)) ? undefined : text;
}

/** What stands before such a label is no list. */
const labelWithin =
  /(?<!\p{L})(?:ingredients|zutaten|inhaltsstoffe|ingrédients|ingredienti|composition|composizione|zusammensetzung|inci)\s?(?:\([^()]{2,20}\)\s?|\/\s?\p{L}+\s?)?:/iu;

const sureConfidence = 0.9;

/**
 * A list of ingredients as the line of a description: whole and in the row's words, behind the label that its language has for it.
 * @param fallback the label's language where the list's own is not sure
 */
export function ingredientsLine(text: string, fallback: Language): string {
  if (isLabelledIngredients(text)) return text;
  const { language, confidence } = detectLanguage(text);
  const own = language !== undefined && confidence >= sureConfidence ? language : fallback;
  const label = topicOf("ingredients")?.names[own].label ?? "Ingredients";
  return `${label}${own === "fr" ? " :" : ":"} ${text}`;
}
