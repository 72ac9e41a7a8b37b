import type { Token } from "../../../text/tokens.ts";

const maxWords = 8;
/** A second category that has this share of the best one's score fits nearly as well. */
const nearlyAsWell = 0.6;
const doubtful = 0.3;

/** What an answer's message tells of. */
export interface Decision {
  /** The folded words that found the best category; none where nothing pointed to one. */
  readonly matched: readonly string[];
  /** The words of the product's texts, text by text. */
  readonly texts: readonly (readonly Token[])[];
  /** The suggested categories by name, best first, with their scores. */
  readonly suggested: readonly { readonly name: string; readonly score: number }[];
  readonly useRag: boolean;
}

/** The words that decided, as the text writes them ("Matched: headphones, wireless."), and whether the answer is unsure. */
export function categorizationMessage({ matched, texts, suggested, useRag }: Decision): string {
  const decided =
    suggested.length === 0
      ? "Nothing in the text points to a category: the best category is a mere guess."
      : [matchedWords(matched, texts), doubt(suggested)].filter((part) => part !== "").join(" ");
  if (!useRag) return decided;
  return `${decided} There are no examples for this channel, so no products that were categorized before weigh in.`;
}

function matchedWords(matched: readonly string[], texts: Decision["texts"]): string {
  if (matched.length === 0) return "";
  const written = matched.slice(0, maxWords).map((word) => writtenWord(word, texts));
  return `Matched: ${written.join(", ")}.`;
}

/** As it stands where it comes first. */
function writtenWord(word: string, texts: Decision["texts"]): string {
  for (const tokens of texts) {
    for (const { folded, text } of tokens) if (folded === word) return text.toLowerCase();
  }
  return word;
}

function doubt([best, second]: Decision["suggested"]): string {
  if (best === undefined) return "";
  if (second !== undefined && second.score >= nearlyAsWell * best.score) {
    return `Unsure: ${best.name} and ${second.name} fit nearly as well.`;
  }
  return best.score < doubtful ? `Unsure: little in the text points to ${best.name}.` : "";
}
