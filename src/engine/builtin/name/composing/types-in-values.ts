import type { Glossary, GlossaryMatch } from "../../../../glossary/glossary.ts";
import type { Language } from "../../../../text/language.ts";
import { readWords, type WordReading } from "../../../../text/read-words.ts";

/**
 * The product types that listed values of several words hide: "glass bottle" is a value of an attribute somewhere, and a
 * bottle. The last word of the value in English and German, the first in French and Italian.
 */
export function typesInValues(
  { text, tokens }: WordReading,
  matches: readonly GlossaryMatch[],
  { language, glossary }: { readonly language: Language; readonly glossary: Glossary },
): GlossaryMatch[] {
  const isHeadLast = language === "en" || language === "de";
  return matches.flatMap(({ entry, first, end }) => {
    if (entry.role !== "value" || end - first < 2) return [];
    for (let length = end - first - 1; length > 0; length -= 1) {
      const [from, until] = isHeadLast ? [end - length, end] : [first, first + length];
      const part = readWords(text.slice(tokens[from]?.start, tokens[until - 1]?.end));
      const [match] = glossary.find(part, language);
      if (match?.entry.role === "type" && match.first === 0 && match.end === part.tokens.length)
        return [{ ...match, first: from, end: until }];
    }
    return [];
  });
}
