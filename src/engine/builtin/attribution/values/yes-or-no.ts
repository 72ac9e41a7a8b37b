import { findNegator } from "../guards/negation.ts";
import { isPurpose } from "../guards/purpose.ts";
import type { AskedLexicon } from "../lexicon/asked-lexicon.ts";
import type { FreeText } from "../lines/free-text.ts";
import { wordsOfLine } from "../lines/labelled-lines.ts";
import { type Statement, scores } from "../statements/statement.ts";

/** "with hood", "ohne Kapuze": an attribute whose list is yes and no, named outside a line of its own. */
export function yesOrNoStatements({ attributes }: AskedLexicon, free: FreeText): readonly Statement[] {
  if (!attributes.some((attribute) => attribute.lexicon?.answers?.areAll)) return [];
  const { text, mentions } = free;
  return mentions.flatMap(({ attribute, first, last }) => {
    const { lexicon: list } = attribute;
    const answers = list?.answers;
    if (
      !answers?.areAll ||
      !attributes.includes(attribute) ||
      isInLine(free, first) ||
      isPurpose(text.words, first)
    )
      return [];
    if (list?.trie.longest(text.words, last + 1)?.entries.some(({ owner }) => owner.needsLabel)) return [];
    const negator = findNegator(text.words, first, last);
    const value = negator === undefined ? answers.yes : answers.no;
    const start = text.words[Math.min(first, negator ?? first)]?.start ?? 0;
    const end = text.words[Math.max(last, negator ?? last)]?.end ?? 0;
    return [{ attribute, value, text, start, end, score: scores.yesOrNo }];
  });
}

/** Also the label itself: what the line says is read there. */
function isInLine({ text, lines }: FreeText, word: number): boolean {
  return lines.some((line) => {
    const [from, to] = wordsOfLine(line);
    const isLabel = word < from && text.words[word]?.clause === text.words[from]?.clause;
    return isLabel || (word >= from && word < to);
  });
}
