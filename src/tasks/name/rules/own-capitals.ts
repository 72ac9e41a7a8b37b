import { brandNames } from "../../../nlp/casing-words.ts";
import type { Language } from "../../../nlp/language.ts";
import { isCommonWord } from "../../../nlp/language-profiles.ts";
import { foldText } from "../../../nlp/normalizer.ts";
import { tokenize } from "../../../nlp/tokenizer.ts";
import type { WordGlossary } from "../../../translation/glossary-role.ts";
import type { CleaningContext } from "./cleaning-step.ts";

/** Designations that begin with a small letter: i5-1235U, i-Size. */
export const ownSmall = /(?<![\p{L}\p{N}])I(?:(?=[3579]-\d{4})|-[Ss](?:IZE|ize)(?!\p{L}))/u;

export function withSmallLetters(name: string): string {
  return name.replace(new RegExp(ownSmall, "gu"), (text) => (text === "I" ? "i" : "i-Size"));
}

/** In French and Italian an abbreviation in the middle of a name is written small: "Rigener." is rigener. */
export function lowerShortForms(name: string, { language, product }: CleaningContext): string {
  if (language !== "fr" && language !== "it") return name;
  const maker = foldText(product?.brand ?? "").split(/[^\p{L}\p{N}]+/u);
  return name.replace(/(?<=[\p{L}\p{N}.,] )\p{Lu}\p{Ll}{2,}(?=\.(?:[\s,;)]|$))/gu, (word) =>
    maker.includes(foldText(word)) || brandNames().has(foldText(word)) ? word : word.toLowerCase(),
  );
}

/** Energy classes (A++, CLASSE A), coffee pods (ESE), hexagon heads of screws (TE). */
const fixedCapitals =
  /(?<![\p{L}\p{N}])(?:\p{Lu}\+{1,3}|(?<=(?:CLASSE?|KLASSE|EEK|CL\.|KL\.)\s)[A-G](?![\p{L}\p{N}])|(?:ESE|TE(?=\s+(?:M\d|UNI\s|DIN\s|ISO\s)))(?![\p{L}\p{N}'’]))/gu;

/** The name with the capitals that do not depend on the case of its other words: designations, and what the row writes so. */
export function withOwnCapitals(recased: string, shouted: string, context: CleaningContext): string {
  if (recased.length !== shouted.length) return recased;
  const ofRow = capitalsOfRow(context);
  const spans = [...shouted.matchAll(fixedCapitals)].map(({ 0: text, index }) => ({
    start: index,
    end: index + text.length,
  }));
  if (ofRow.size > 0) spans.push(...tokenize(shouted).filter(({ text }) => ofRow.has(text)));
  let rest = recased;
  for (const { start, end } of spans)
    rest = rest.slice(0, start) + shouted.slice(start, end) + rest.slice(end);
  return rest;
}

/** In letters: a longer word in capitals says nothing, and a known one of more may be shouted. */
const longestCode = 4;
const longestKnownCode = 3;
const longestMaker = 6;
/** In characters: a longer text of the row may repeat its name. */
const longestValue = 24;

/** TPE, EPDM, but not ORO or LANA. */
export function isCode(word: string, language: Language, glossary: WordGlossary): boolean {
  if (word.length > longestCode || isCommonWord(word.toLowerCase(), language)) return false;
  const role = glossary.roleOf(foldText(word), language);
  return role === undefined || (role === "material" && word.length <= longestKnownCode);
}

/** What the row's other columns write in capitals though they are not all so: materials (TPE), and its maker. */
function capitalsOfRow({ language, glossary, product }: CleaningContext): ReadonlySet<string> {
  const found = new Set<string>();
  const { brand = "" } = product ?? {};
  if (/^\p{Lu}+$/u.test(brand) && brand.length <= longestMaker) found.add(brand);
  for (const text of product?.texts() ?? []) {
    if (text.length > longestValue || (text.includes(" ") && !/\p{Ll}{3}/u.test(text))) continue;
    for (const [word] of text.matchAll(/(?<![\p{L}\p{N}])\p{Lu}{2,}(?![\p{L}\p{N}])/gu))
      if (isCode(word, language, glossary)) found.add(word);
  }
  return found;
}
