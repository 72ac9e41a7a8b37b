import { foldText } from "../../../text/normal-form.ts";
import { hashStart, hashWord } from "./hash.ts";

/** A word of a field as it is compared, and its hash. */
export interface FieldWord {
  readonly text: string;
  readonly hash: number;
}

const word = /[\p{L}\p{N}]+/gu;

/** The words of a plain text in order: runs of letters and digits, folded. */
export function readWords(text: string): readonly FieldWord[] {
  return toFieldWords(foldText(text).match(word) ?? []);
}

/** What parts a name into what the thing is and what is said of it. */
const divide = /[,;:([|/]| [-–—] /u;

/** Words before which the thing is named: tea with lemon, Tasche für, huile d'olive, pasta di semola. */
const connectors: ReadonlySet<string> = new Set(
  [
    "with for of in and without",
    "mit fur aus von und ohne zum zur",
    "avec pour de d du des aux au a en et sans",
    "con per di del della dello dei degli delle al alla alle ai agli da senza",
  ].flatMap((words) => words.split(" ")),
);

/** The last word of a name before anything is said of the thing: often what it is. */
export function findHead(name: string): FieldWord | undefined {
  const folded = foldText(name);
  const end = folded.search(divide);
  const words = (end > 0 ? folded.slice(0, end) : folded).match(word) ?? [];
  const connector = words.findIndex((text, at) => at > 0 && connectors.has(text));
  return toFieldWords(words).at(connector < 0 ? -1 : connector - 1);
}

function toFieldWords(words: readonly string[]): readonly FieldWord[] {
  return words.map((text) => ({ text, hash: hashWord(text, hashStart) }));
}
