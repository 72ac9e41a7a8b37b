import type { Glossary } from "../../../glossary/glossary.ts";
import { fixedSpelling, isShouting, recase } from "../../../text/casing.ts";
import type { Language } from "../../../text/language.ts";
import { isStopWord } from "../../../text/stop-words.ts";
import { tokenize } from "../../../text/tokens.ts";

const shortestWord = 3;
const titleShare = 0.6;
const firstSmallWord = /^(?:\p{Ll}{2,}|t(?=-shirt)|[cdjlmns](?=['’]\p{Ll}))(?=[\s,'’-]|$)/u;

/**
 * A shouted name in the language's usual case; in any other, colours and materials that are shouted (SCD 300
 * PINK). Other capitals in such a name may be a brand's or a model's.
 */
export function fixCapitals(name: string, language: Language, glossary: Glossary): string {
  const isLoud = /\p{Lu}{3}/u.test(name);
  if (isLoud && isShouting(name)) {
    const recased = recase(name, language);
    return language === "de" ? capitalizeKnownWords(recased, glossary) : recased;
  }
  const calm = isLoud ? recaseProperties(name, language, glossary) : name;
  return capitalizeFirst(lowerEndings(calm, language), language, glossary);
}

/** A first word all in small letters; e-bike and a brand that is written small keep theirs. */
function capitalizeFirst(name: string, language: Language, glossary: Glossary): string {
  const first = firstSmallWord.exec(name)?.[0];
  if (first === undefined || isSmallBrand(name, language, glossary)) return name;
  const fixed = fixedSpelling(first);
  return fixed === undefined
    ? name.charAt(0).toUpperCase() + name.slice(1)
    : fixed + name.slice(first.length);
}

/** In English title case a small first word that is no word of the trade is how a brand writes itself. */
function isSmallBrand(name: string, language: Language, glossary: Glossary): boolean {
  if (language !== "en") return false;
  const [first, next, ...others] = tokenize(name).filter(
    ({ kind, text }) => kind === "word" && text.length > 1,
  );
  if (!first || !next || !/^\p{Lu}/u.test(next.text) || glossary.roleOf(first.folded, language)) return false;
  const words = others.filter(({ folded }) => !isStopWord(folded, language));
  return words.filter(({ text }) => /^\p{Lu}/u.test(text)).length >= words.length * titleShare;
}

/** What'S, Don'T */
function lowerEndings(name: string, language: Language): string {
  if (language !== "en" || !/['’]/.test(name)) return name;
  return name.replace(/(?<=\p{Ll}['’])(?:S|T|D|M|LL|Ll|RE|Re|VE|Ve)(?!\p{L})/gu, (ending) =>
    ending.toLowerCase(),
  );
}

function recaseProperties(name: string, language: Language, glossary: Glossary): string {
  let rest = name;
  for (const token of tokenize(name).toReversed()) {
    if (token.kind !== "word" || token.text.length < shortestWord) continue;
    if (fixedSpelling(token.text) === token.text) continue;
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
  for (const { folded, start, text } of tokenize(name)) {
    if (text !== text.toLowerCase()) continue;
    const role = glossary.roleOf(folded, "de");
    if (role === undefined || role === "connective" || role === "quality") continue;
    rest = rest.slice(0, start) + rest.charAt(start).toUpperCase() + rest.slice(start + 1);
  }
  return rest;
}
