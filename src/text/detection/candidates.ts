import { textLanguages } from "../language.ts";

/** Languages that are told apart from the four but not named. */
export const otherLanguages = ["es", "nl", "pt", "nordic", "slavic"] as const;

/** The languages that evidence is gathered for: the four in their order, then those that are only told apart. */
export const candidateCount = textLanguages.length + otherLanguages.length;

/** Of -0, which V8 keeps as doubles from the beginning, whatever is then put there. */
const row: readonly number[] = Array.from({ length: candidateCount }, () => -0);

/** A zero for each candidate; a typed array would take ten times as long to make. */
export function createRow(): number[] {
  return row.slice();
}
