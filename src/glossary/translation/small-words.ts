import type { Language } from "../../text/language.ts";
import { foldText } from "../../text/normal-form.ts";
import { isStopWord } from "../../text/stop-words.ts";
import type { Piece } from "./piece.ts";

interface FatedWord {
  readonly text: string;
  readonly fate: "translated" | "left" | "none";
  readonly piece: Piece;
}

/** An article or a pronoun among names and foreign words alone is one of them: "La Roche Posay", "casa di mama". */
export function isStray(words: readonly FatedWord[], place: number): boolean {
  const word = words[place];
  if (word?.fate !== "left" || word.piece.kind !== "unknown" || !word.piece.isFunctionWord) return false;
  const beside = [words[place - 1], words[place + 1]].filter((other) => other !== undefined);
  return beside.length > 0 && beside.every(({ fate }) => fate === "none");
}

/** "La guitare", "La chitarra": the target language says so too, of a word that is its own now. */
export function isShared(words: readonly FatedWord[], place: number, target: Language): boolean {
  const word = words[place];
  if (word?.fate !== "left" || words[place + 1]?.fate !== "translated") return false;
  const { kind } = word.piece;
  const isSmall = kind === "joint" || (kind === "unknown" && word.piece.isFunctionWord);
  return isSmall && isStopWord(foldText(word.text), target);
}
