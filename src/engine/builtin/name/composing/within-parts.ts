import type { Glossary, GlossaryMatch } from "../../../../glossary/glossary.ts";
import type { Language } from "../../../../text/language.ts";
import { readWords, type WordReading } from "../../../../text/read-words.ts";
import { crossesSeparator } from "./names-product.ts";
import { isSeparated } from "./separator.ts";

/** A noun of the glossary over a dash or a comma is none ("Smoked - Almonds"): what is found on either side stands in. */
export function withinParts(
  reading: WordReading,
  matches: readonly GlossaryMatch[],
  { language, glossary }: { readonly language: Language; readonly glossary: Glossary },
): readonly GlossaryMatch[] {
  if (!matches.some((match) => match.entry.role === "type" && crossesSeparator(reading, match)))
    return matches;
  return matches.flatMap((match) => {
    if (match.entry.role !== "type" || !crossesSeparator(reading, match)) return [match];
    return partsOf(reading, match).flatMap(({ first, end }) => {
      const part = readWords(
        reading.text.slice(reading.tokens[first]?.start ?? 0, reading.tokens[end - 1]?.end),
      );
      if (part.tokens.length !== end - first) return [];
      return glossary
        .find(part, language)
        .map((found) => ({ ...found, first: found.first + first, end: found.end + first }));
    });
  });
}

function partsOf({ text, tokens }: WordReading, { first, end }: GlossaryMatch) {
  const cuts = [first];
  for (let place = first + 1; place < end; place += 1) if (isSeparated(text, tokens, place)) cuts.push(place);
  return cuts.map((cut, place) => ({ first: cut, end: cuts[place + 1] ?? end }));
}
