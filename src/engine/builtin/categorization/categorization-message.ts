import { foldText } from "../../../text/normal-form.ts";
import { tokenize } from "../../../text/tokens.ts";

const maxWords = 8;

/**
 * The words that decided, as the text writes them: "Matched: headphones, wireless."
 * @param matched folded words; none where nothing pointed to a category
 */
export function categorizationMessage(matched: readonly string[], text: string, useRag: boolean): string {
  const decided =
    matched.length === 0
      ? "Nothing in the text points to a category: the best category is a mere guess."
      : `Matched: ${asWritten(matched, text).join(", ")}.`;
  if (!useRag) return decided;
  return `${decided} There are no examples for this channel, so no products that were categorized before weigh in.`;
}

function asWritten(matched: readonly string[], text: string): readonly string[] {
  const wanted = new Set(matched.slice(0, maxWords));
  const found = new Map<string, string>();
  for (const token of tokenize(text)) {
    if (found.size === wanted.size) break;
    if (wanted.has(token.folded) && !found.has(token.folded))
      found.set(token.folded, token.text.toLowerCase());
  }
  return [...wanted].map((word) => found.get(word) ?? foldText(word));
}
