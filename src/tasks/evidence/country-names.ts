import { lazily, oncePerKey } from "../../lib/once.ts";
import { membersOf, parseTable } from "../../lib/table.ts";
import { type Language, textLanguages } from "../../nlp/language.ts";
import { foldText } from "../../nlp/normalizer.ts";
import countryCodes from "./country-codes.tsv";
import countryWords from "./country-words.tsv";

const shortCodes = lazily(
  () => new Map(parseTable(countryCodes).map(({ long = "", short = "" }) => [long, short])),
);
const namesIn = oncePerKey(
  (language: Language) => new Intl.DisplayNames([language], { type: "region", fallback: "none" }),
);
const codesOfNames = lazily((): ReadonlyMap<string, string> => {
  const codes = new Map<string, string>();
  for (const code of shortCodes().values())
    for (const language of textLanguages) {
      const name = namesIn(language).of(code);
      if (name !== undefined) codes.set(foldText(name), code);
    }
  return codes;
});

/** The English name of the country with this ISO 3166-1 code of two or three capital letters. */
export function countryOfCode(code: string): string | undefined {
  const short = shortCodeOf(code);
  return short && namesIn("en").of(short);
}

function shortCodeOf(code: string): string | undefined {
  const short = code.length === 3 ? shortCodes().get(code) : code;
  return short !== undefined && /^[A-Z]{2}$/.test(short) ? short : undefined;
}

/** What the language calls a country that stands there by its code, or by its name in one of the four languages; undefined for other texts. */
export function countryIn(language: Language, text: string): string | undefined {
  const written = text.trim();
  const code = codesOfNames().get(foldText(written)) ?? shortCodeOf(written);
  return code && namesIn(language).of(code);
}

/** What stands in place of a country's own name: unions, regions and adjectives. */
const otherWords = lazily(() => new Set(membersOf(parseTable(countryWords), "words")));

const longestName = 4;

/** Letters. */
const shortestBeginning = 3;
/** Behind what is said of where a thing is made. */
const madeIn =
  /(?<!\p{L})(?:made|manufactured|produced|sewn|hergestellt|gefertigt|produziert|fabriquée?s?|produite?s?|réalisée?s?|prodott[oaie]|fabbricat[oaie]|realizzat[oaie]|fatt[oaie])\s(?:in|en|au|aux)\s(?:den\s|der\s|the\s)?(\p{L}+)$/iu;

/** Whether a text ends in the beginning of a country's name: "Fabriqué en Alle", "Made in Germ". */
export function endsInTornCountry(text: string, language: Language): boolean {
  const word = madeIn.exec(text)?.[1] ?? "";
  if (word.length < shortestBeginning || !/^\p{Lu}\p{Ll}/u.test(word) || namesCountry(word)) return false;
  const begun = foldText(word);
  return [...shortCodes().values()].some((code) =>
    foldText(namesIn(language).of(code) ?? "").startsWith(begun),
  );
}

/** Whether a text has a country's name or code among its words: "Made in Italy", "Bourgogne, France", "UK / EU". */
export function namesCountry(text: string): boolean {
  const words = text.match(/[\p{L}\p{N}'’-]+/gu) ?? [];
  return words.some((word, first) => {
    if (otherWords().has(foldText(word)) || shortCodeOf(word) !== undefined) return true;
    for (let length = 1; length <= longestName; length += 1)
      if (codesOfNames().has(foldText(words.slice(first, first + length).join(" ")))) return true;
    return false;
  });
}
