import type { Glossary, GlossaryMatch } from "../../../../glossary/glossary.ts";
import type { Language } from "../../../../text/language.ts";
import { readWords, type WordReading } from "../../../../text/read-words.ts";

/**
 * The product types that listed values of several words hide: "glass bottle" is a value of an attribute somewhere, and a
 * bottle. The last word of the value in English and German, the first in French and Italian.
 */
export function typesInValues(
  { tokens, folded }: WordReading,
  matches: readonly GlossaryMatch[],
  { language, glossary }: { readonly language: Language; readonly glossary: Glossary },
): GlossaryMatch[] {
  return matches.flatMap(({ entry, first, end }) => {
    if (entry.role !== "value" || end - first < 2) return [];
    const place = language === "en" || language === "de" ? end - 1 : first;
    if (glossary.roleOf(folded[place] ?? "", language) !== "type") return [];
    const [match] = glossary.find(readWords(tokens[place]?.text ?? ""), language);
    return match ? [{ ...match, first: place, end: place + 1 }] : [];
  });
}
