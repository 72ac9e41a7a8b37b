import type { Language } from "../../../text/language.ts";
import { readWords } from "../../../text/read-words.ts";
import { stem } from "../../../text/stems.ts";
import type { OwnTerms } from "../own-terms.ts";
import { quoted } from "../quoted.ts";
import type { Judge } from "./judge.ts";

/** Looks whether the user's words stand where the source has them; an inflected form will do. */
export function createTermCheck({ terms, names }: OwnTerms, language: Language): Judge {
  const wanted = [...new Set(Object.values(terms))];
  return (text, field) => {
    const stems = ` ${stemsOf(text, language)} `;
    const missing = [
      ...names.filter((name) => !text.includes(name)),
      ...wanted.filter((term) => !stems.includes(` ${stemsOf(term, language)} `)),
    ];
    return missing.length === 0
      ? []
      : [`${field} must have the user's words: ${missing.slice(0, 5).map(quoted).join(", ")}.`];
  };
}

function stemsOf(text: string, language: Language): string {
  return readWords(text)
    .folded.map((word) => stem(word, language))
    .join(" ");
}
