import type { Tone } from "../../../contract/vocabulary.ts";
import type { Language } from "../../../text/language.ts";
import { isAddressWord } from "./reader-words.ts";
import { startsWithReference } from "./score-parts.ts";
import type { ScoredPassage } from "./score-passages.ts";

/** The source's order; a casual or playful text leads with the sentence that tells the reader what it does for them. */
export function orderPassages(
  passages: readonly ScoredPassage[],
  tone: Tone,
  language: Language,
): readonly ScoredPassage[] {
  if (tone === "professional") return passages;
  const lead = benefitSentence(passages, language);
  return lead === undefined ? passages : [lead, ...passages.filter((passage) => passage !== lead)];
}

/** Of the better half, the best sentence that speaks to the reader and refers to nothing said before it. */
function benefitSentence(passages: readonly ScoredPassage[], language: Language): ScoredPassage | undefined {
  const scores = passages.map(({ score }) => score).toSorted((one, two) => one - two);
  const middle = scores[Math.floor(scores.length / 2)] ?? 0;
  return passages
    .filter(({ kind, text }) => kind === "sentence" && !startsWithReference(text))
    .filter(({ folded }) => folded.some((word) => isAddressWord(word, language)))
    .filter(({ score }) => score >= middle)
    .toSorted((one, two) => two.score - one.score || one.order - two.order)[0];
}
