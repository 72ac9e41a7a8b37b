import type { Language } from "../language.ts";
import { findMeasureRuns, type MeasureRun } from "../measures/measure-runs.ts";
import type { Token } from "../tokens.ts";
import { caseTraits, caseTraitsOf } from "./case-traits.ts";
import { caseWord, type KnowsWord } from "./word-case.ts";
import { findSurroundings, isCodePiece } from "./word-surroundings.ts";

/** A text all in capitals or all in small letters. */
export interface TextToRecase {
  readonly text: string;
  readonly words: readonly Token[];
  readonly isAllSmall: boolean;
}

/** Each word that is all in one case, in the case usual for it in the language. */
export function recaseWords(
  { text, words, isAllSmall }: TextToRecase,
  language: Language,
  knows: KnowsWord,
): string {
  const runs = findMeasureRuns(text);
  const firstWord = words.findIndex((token) => token.kind === "word" && unitAt(runs, token) !== "symbol");
  const lastWord = words.findLastIndex((token) => token.kind === "word");
  let recased = "";
  let position = 0;
  for (let index = 0; index < words.length; index += 1) {
    const token = words[index];
    if (token?.kind !== "word") continue;
    const traits = caseTraitsOf(token);
    if ((traits & (caseTraits.small | caseTraits.capital)) === 0) continue;
    const unit = unitAt(runs, token);
    if (unit === "symbol") continue;
    if (!isAllSmall && ((traits & caseTraits.small) !== 0 || isCodePiece(text, token))) continue;
    const inText = { text, token, before: words[index - 1], after: words[index + 1] };
    const around = findSurroundings(inText, language);
    const [isFirst, isLast, isUnit] = [index === firstWord, index === lastWord, unit === "word"];
    const cased = caseWord({ word: token.text, isFirst, isLast, isUnit, around }, language, knows);
    recased += text.slice(position, token.start) + cased;
    position = token.end;
  }
  return recased + text.slice(position);
}

/** Whether the unit of a measure stands where the token begins, as a symbol (kg) or a word (litres). */
function unitAt(runs: readonly MeasureRun[], { start }: Token): "symbol" | "word" | undefined {
  for (const { unit } of runs) if (unit.start === start) return unit.isSymbol ? "symbol" : "word";
  return undefined;
}
