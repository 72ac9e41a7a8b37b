import { BoundedCache } from "../bounded-cache.ts";
import { type Token, tokenize } from "../tokens.ts";
import { createRow } from "./candidates.ts";
import { Judgement } from "./judgement.ts";
import { evidenceOf, subtractEvidence } from "./word-evidence.ts";

const mostTelling = 40;
const longestWord = 40;
const nothing = new Judgement(createRow(), new Set(), 0);

/**
 * Several tasks ask about the same product one after the other, a few products at a time, and each puts together its own
 * text of the name, the description, the brand: what one line adds to those before it is found out once.
 */
const judgements = new BoundedCache<string, Judgement>(64);

/** What a text's first 40 words tell that tell anything. */
export function judgeLines(text: string): Judgement {
  return judgements.getOrCompute(text, judgeWhole);
}

function judgeWhole(text: string): Judgement {
  return judgeLastLine(text, "");
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
  const words = new Set(before.words);
  let { tellingCount } = before;
  for (const token of tokenize(line)) {
    if (token.kind !== "word" || !mayTell(token, line, next) || words.has(token.folded)) continue;
    words.add(token.folded);
    const evidence = evidenceOf(token);
    if (evidence.length === 0) continue;
    subtractEvidence(scores, evidence);
    tellingCount += 1;
    if (tellingCount === mostTelling) break;
  }
  return new Judgement(scores, words, tellingCount);
}

/** A lone capital is a size and a short piece beside a hyphen a part of a name (Li-ion), whatever they look like. */
function mayTell({ text: word, start, end }: Token, line: string, next: string): boolean {
  if (word.length > longestWord) return false;
  if (word.length > 3) return true;
  const after = end === line.length ? next : line.charAt(end);
  if (after === "-" || line.charAt(start - 1) === "-") return false;
  return word.length > 1 || word !== word.toUpperCase();
}
