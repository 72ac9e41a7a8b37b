import type { Glossary } from "../../../../glossary/glossary.ts";
import type { Language } from "../../../../text/language.ts";
import type { WordReading } from "../../../../text/read-words.ts";
import { type Property, withLink } from "./find-properties.ts";
import { contains, type NamePiece, type Span } from "./name-piece.ts";

/**
 * What a phrase of several words, a product type or a listed value, says of the thing: whom it is for ("women's running
 * shoes", "scarpe uomo"), and what it is made of where a word ties that to it ("custodia in pelle"); a "leather cleaner"
 * is not made of any.
 */
export function propertiesWithin(
  { text, tokens, folded }: WordReading,
  phrase: Span,
  { language, glossary }: { readonly language: Language; readonly glossary: Glossary },
): NamePiece[] {
  const within = tokens.flatMap((token, place) => (contains(phrase, token) ? [place] : []));
  if (within.length < 2) return [];
  return within.flatMap((place) => {
    const [token, role] = [tokens[place], glossary.roleOf(folded[place] ?? "", language)];
    if (!token || (role !== "audience" && role !== "material")) return [];
    const property: Property = { part: role, start: token.start, end: token.end };
    const { part, start, end } = withLink(text, property);
    if (/[-'’]$/.test(text.slice(0, start)) || /^[-]/.test(text.slice(end))) return [];
    if (part === "material" && start === token.start) return [];
    return [{ part, text: text.slice(start, end), start, end, isFree: false }];
  });
}
