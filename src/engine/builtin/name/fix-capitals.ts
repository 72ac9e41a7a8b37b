import { isShouting, recase } from "../../../text/casing.ts";
import type { Language } from "../../../text/language.ts";
import { tokenize } from "../../../text/tokens.ts";
import type { Glossary } from "../glossary/glossary.ts";

const shortestWord = 3;

/**
 * A shouted name in the language's usual case; in any other, colours and materials that are shouted (SCD 300
 * PINK). Other capitals in such a name may be a brand's or a model's.
 */
export function fixCapitals(name: string, language: Language, glossary: Glossary): string {
  if (!/\p{Lu}{3}/u.test(name)) return capitalizeFirst(name);
  if (isShouting(name)) {
    const recased = recase(name, language);
    return language === "de" ? capitalizeKnownWords(recased, glossary) : recased;
  }
  return capitalizeFirst(recaseProperties(name, language, glossary));
}

/** A first word all in small letters; iPhone and e-bike keep theirs. */
function capitalizeFirst(name: string): string {
  return /^\p{Ll}{2,}(?=[\s,]|$)/u.test(name) ? name.charAt(0).toUpperCase() + name.slice(1) : name;
}

function recaseProperties(name: string, language: Language, glossary: Glossary): string {
  let rest = name;
  for (const token of tokenize(name).toReversed()) {
    if (token.kind !== "word" || token.text.length < shortestWord) continue;
    if (token.text !== token.text.toUpperCase() || /[-]/.test(name.charAt(token.end))) continue;
    const role = glossary.roleOf(token.folded, language);
    if (role !== "color" && role !== "material") continue;
    const written = token.text.charAt(0) + token.text.slice(1).toLowerCase();
    rest = rest.slice(0, token.start) + written + rest.slice(token.end);
  }
  return rest;
}

/** Nouns, and colours, which are nouns at the end of a German name. */
function capitalizeKnownWords(name: string, glossary: Glossary): string {
  let rest = name;
  for (const { folded, start } of tokenize(name)) {
    const role = glossary.roleOf(folded, "de");
    if (role === undefined || role === "connective" || role === "quality") continue;
    rest = rest.slice(0, start) + rest.charAt(start).toUpperCase() + rest.slice(start + 1);
  }
  return rest;
}
