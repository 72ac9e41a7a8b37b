import type { Token } from "../../../text/tokens.ts";

const maxWords = 8;
/** A second category that has this share of the best one's score fits nearly as well. */
const nearlyAsWell = 0.6;
const doubtful = 0.3;

/** What an answer's message tells of. */
export interface Decision {
  /** The folded words that found the best category; none where nothing pointed to one. */
  readonly matched: readonly string[];
  /** The words of the product's texts. */
  readonly tokens: readonly Token[];
  /** The suggested categories by name, best first, with their scores. */
  readonly suggested: readonly { readonly name: string; readonly score: number }[];
  readonly useRag: boolean;
}

/** The words that decided, as the text writes them ("Matched: headphones, wireless."), and whether the answer is unsure. */
export function categorizationMessage({ matched, tokens, suggested, useRag }: Decision): string {
  const decided =
    suggested.length === 0
      ? "Nothing in the text points to a category: the best category is a mere guess."
      : [matchedWords(matched, tokens), doubt(suggested)].filter((part) => part !== "").join(" ");
  if (!useRag) return decided;
  return `${decided} There are no examples for this channel, so no products that were categorized before weigh in.`;
}

function matchedWords(matched: readonly string[], tokens: readonly Token[]): string {
  if (matched.length === 0) return "";
  const written = matched.slice(0, maxWords).map((word) => {
    return tokens.find(({ folded }) => folded === word)?.text.toLowerCase() ?? word;
  });
  return `Matched: ${written.join(", ")}.`;
}

function doubt([best, second]: Decision["suggested"]): string {
  if (best === undefined) return "";
  if (second !== undefined && second.score >= nearlyAsWell * best.score) {
    return `Unsure: ${best.name} and ${second.name} fit nearly as well.`;
  }
  return best.score < doubtful ? `Unsure: little in the text points to ${best.name}.` : "";
}
