import type { FreeText } from "./free-text.ts";
import { wordsOfLine } from "./labelled-lines.ts";
import { type Statement, scores } from "./statement.ts";
import { isNegated, isPurpose } from "./statement-guards.ts";

/** "with hood", "ohne Kapuze": an attribute whose list is yes and no, named outside a line of its own. */
export function yesOrNoStatements(free: FreeText): readonly Statement[] {
  const { text, mentions } = free;
  return mentions.flatMap(({ attribute, first, last }) => {
    const lexicon = attribute.lexicon;
    if (!lexicon?.yes || !lexicon.no || isInLine(free, first) || isPurpose(text.words, first)) return [];
    if (lexicon.trie.longest(text.words, last + 1)?.entries.some(({ owner }) => owner.needsLabel)) return [];
    const value = isNegated(text.words, first, last) ? lexicon.no : lexicon.yes;
    const [start, end] = [text.words[first]?.start ?? 0, text.words[last]?.end ?? 0];
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
