import type { Language } from "../../../nlp/language.ts";
import { readWords } from "../../../nlp/stemmer.ts";
import { isStopWord } from "../../../nlp/stop-words.ts";

/** Stems of the words of a product's name. */
export type Subject = ReadonlySet<string>;

export function subjectOf(name: string, language: Language): Subject {
  const reading = readWords(name);
  const stems = reading.stems(language);
  return new Set(
    stems.filter((stem, place) => {
      const word = reading.folded[place] ?? "";
      return stem.length > 2 && !/\d/u.test(word) && !isStopWord(word, language);
    }),
  );
}

/** Letters; a shorter word may be the end of any other one. */
export const shortestShared = 4;

/** Whether a text has one of the name's words, in another form too, or a compound of it. */
export function namesSubject(folded: readonly string[], subject: Subject): boolean {
  return folded.some((word) => {
    if (word.length < shortestShared) return subject.has(word);
    for (const stem of subject) {
      if (stem.length < shortestShared) continue;
      if (word.startsWith(stem) || stem.startsWith(word) || word.endsWith(stem) || stem.endsWith(word))
        return true;
    }
    return false;
  });
}
