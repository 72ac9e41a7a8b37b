import { flagWords } from "../../../quality/rules/words/flag-words.ts";
import { promotionalPhrases } from "../../../quality/rules/words/promotional-words.ts";
import { BoundedCache } from "../../../text/bounded-cache.ts";
import { fixedSpelling } from "../../../text/casing/word-forms.ts";
import { textLanguages } from "../../../text/language.ts";
import { readWords } from "../../../text/read-words.ts";
import type { Token } from "../../../text/tokens.ts";
import { signsOfRange } from "./character-signs.ts";
import { allNameSigns, nameSigns } from "./name-signs.ts";

/** By the first word of an advertising phrase the words that may follow it; an empty one where it is the whole phrase. */
const secondWords = new Map<string, Set<string>>();
for (const phrase of textLanguages.flatMap((language) => promotionalPhrases[language])) {
  const [first = "", second = ""] = readWords(phrase).folded;
  secondWords.set(first, (secondWords.get(first) ?? new Set<string>()).add(second));
}
const flags: ReadonlySet<string> = new Set(flagWords());
const leftovers: ReadonlySet<string> = new Set(
  (
    "presentation more lesen weiterlesen suite tutto copia copy copie kopie " +
    "active inactive discontinued aktiv inaktiv draft entwurf loschen"
  ).split(" "),
);
const articleNumber = /^(?:\d{6}|art|bestell|item|sku|ean|gtin|mpn|ref|cod)/;
const currency = /(?<![a-z])(?:chf|euros?|eur|usd|gbp|dollars?)(?![a-z])|(?<![a-z\d])(?:rs|fr)$/;
const misspeltUnit =
  /(?:^|\d)(?:(?:KG|Kg|kG|MG|Mg|ML|Ml|Cl|CL|CM|Cm|MM|KM|Km|MAH|Mah|MAh|mah|KW|Kw|kw|HZ|hz|KHZ|Khz|khz|MHZ|Mhz|mhz|GHZ|Ghz|ghz|v|w|G)(?![\p{L}\p{N}])|X(?:$|\d))/u;
/** Patterns that tell no small letters from capitals take these for an s and a k. */
const unusual = /[\u017F\u212A]/;

/** By word as it is written, as the words of a feed repeat. */
const cached = new BoundedCache<string, number>(8_000);

/** The signs that a word is wherever it stands. */
export function signsOfWord(token: Token): number {
  return cached.getOrCompute(token.text, () => findSigns(token));
}

function findSigns({ text, folded }: Token): number {
  if (unusual.test(text)) return allNameSigns;
  const isLoud = /\p{Lu}{3}/u.test(text);
  return (
    signsOfRange(text, 0, text.length) |
    (leftovers.has(folded) ? nameSigns.leftover : 0) |
    (articleNumber.test(folded) ? nameSigns.articleNumber : 0) |
    (secondWords.has(folded) ? nameSigns.phraseBeginning : 0) |
    (secondWords.get(folded)?.has("") ? nameSigns.promotionalPhrase : 0) |
    (flags.has(folded) ? nameSigns.flag : 0) |
    (currency.test(folded) ? nameSigns.currency : 0) |
    (misspeltUnit.test(text) ? nameSigns.misspeltUnit : 0) |
    (isLoud ? nameSigns.loud : 0) |
    (isLoud && fixedSpelling(text) !== text ? nameSigns.shouted : 0)
  );
}

/** Whether an advertising phrase begins with two words. */
export function beginsPhrase({ folded }: Token, next: Token | undefined): boolean {
  return next !== undefined && secondWords.get(folded)?.has(next.folded) === true;
}
