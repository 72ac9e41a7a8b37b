import { LastAnswers } from "../tokens/last-answers.ts";
import { tokensOfLine } from "../tokens/line-tokens.ts";
import type { Token } from "../tokens.ts";
import { createRow } from "./candidates.ts";
import { Judgement } from "./judgement.ts";
import { SeenWords } from "./seen-words.ts";
import { evidenceOf, subtractEvidence } from "./word-evidence.ts";

const mostTelling = 40;
const longestWord = 40;
const nothing = new Judgement(createRow(), [], 0);

/**
 * Several tasks ask about the same product one after the other, a few products at a time, and each puts together its own
 * text of the name, the description, the brand: what one line adds to those before it is found out once.
 */
const kept = new LastAnswers<Judgement>(64);

/** What a text's first 40 words tell that tell anything. */
export function judgeLines(text: string): Judgement {
  const known = kept.find(text);
  if (known !== undefined) return known;
  const judgement = judgeLastLine(text, "");
  kept.keep(text, judgement);
  return judgement;
}

/** @param next the character behind the text where that is cut off there, else empty */
export function judgeLastLine(text: string, next: string): Judgement {
  const lineBreak = text.lastIndexOf("\n");
  if (lineBreak === -1) return addLine(nothing, text, next);
  return addLine(judgeLines(text.slice(0, lineBreak)), text.slice(lineBreak + 1), next);
}

function addLine(before: Judgement, line: string, next: string): Judgement {
  if (line === "" || before.tellingCount === mostTelling) return before;
  const scores = before.scores.slice();
  const seen = new SeenWords(before.words);
  let { tellingCount } = before;
  for (const token of tokensOfLine(line)) {
    if (token.kind !== "word" || !mayTell(token, line, next) || !seen.add(token.folded)) continue;
    const evidence = evidenceOf(token);
    if (evidence.length === 0) continue;
    subtractEvidence(scores, evidence);
    tellingCount += 1;
    if (tellingCount === mostTelling) break;
  }
  return new Judgement(scores, seen.words, tellingCount);
}

/** A lone capital is a size and a short piece beside a hyphen a part of a name (Li-ion), whatever they look like. */
function mayTell({ text: word, start, end }: Token, line: string, next: string): boolean {
  if (word.length > longestWord) return false;
  if (word.length > 3) return true;
  const after = end === line.length ? next : line.charAt(end);
  if (after === "-" || line.charAt(start - 1) === "-") return false;
  return word.length > 1 || word !== word.toUpperCase();
}
