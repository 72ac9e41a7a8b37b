import { oncePerObject } from "../../../lib/once.ts";
import { isShouting, recase, recaseShouted } from "../../../nlp/casing.ts";
import { type Language, textLanguages } from "../../../nlp/language.ts";
import { isCommonWord } from "../../../nlp/language-profiles.ts";
import { foldText } from "../../../nlp/normalizer.ts";
import { isStopWord } from "../../../nlp/stop-words.ts";
import { type Token, tokenize } from "../../../nlp/tokenizer.ts";
import { fixedSpelling, type KnowsWord } from "../../../nlp/word-casing.ts";
import type { WordGlossary } from "../../../translation/glossary-role.ts";
import type { CleaningContext, CleaningStep, NameReading } from "./cleaning-step.ts";

/** Whether the word lists or the glossary have a word, whatever its case. */
export function isEverydayWord(word: string, language: Language, glossary: WordGlossary): boolean {
  return (
    isCommonWord(word.toLowerCase(), language) || glossary.roleOf(foldText(word), language) !== undefined
  );
}

/** Without three capitals in a row nothing counts as shouted. */
const threeCapitals = /\p{Lu}{3}/u;
const shoutedRun = /(?<![\p{L}\p{N}'’&-])\p{Lu}{3,}(?:[ /]\p{Lu}{3,})*(?![\p{L}\p{N}'’-])/gu;
/** Five letters or more: fewer may be a code or an acronym. */
const shoutedWord = /(?<![\p{L}\p{N}'’&-])\p{Lu}{5,}(?![\p{L}\p{N}'’-])/u;
const titleShare = 0.6;
const firstSmallWord = /^(?:\p{Ll}{2,}|t(?=-shirt)|[cdjlmns](?=['’]\p{Ll}))(?=[\s,'’-]|$)/u;
/** A file's or an address's way of writing: good-night-angel. */
const smallChain = /^\p{Ll}+(?:-\p{Ll}+){2,}/u;
const elisions: ReadonlySet<Language> = new Set(["fr", "it"]);

/**
 * A shouted name in the language's usual case, and a German one all in small letters, which has no nouns then; in any
 * other, colours and materials that are shouted (SCD 300 PINK). Other capitals in such a name may be a brand's or a
 * model's.
 */
export const capitalsStep: CleaningStep = { done: "fixed capitals", change: "capitals", apply: fixCapitals };

function fixCapitals(reading: NameReading, { language, glossary }: CleaningContext): string {
  const { name } = reading;
  const isLoud = threeCapitals.test(name);
  const isShouted =
    isLoud && isShouting(name, reading.tokens) && !isLoneName(reading.tokens, language, glossary);
  if (isShouted || (language === "de" && isSmallPhrase(name))) {
    const knows = knowersOf(glossary)[language];
    const shouted = { text: name, words: reading.tokens };
    const recased = isShouted ? recaseShouted(shouted, language, knows) : recase(name, language, knows);
    return language === "de" ? capitalizeKnownWords(recased, glossary) : recased;
  }
  const calm = isLoud ? recaseProperties(name, language, glossary) : name;
  return capitalizeFirst(lowerEndings(calm, language), language, glossary);
}

/** One of each language, for what is found out with its help is kept under it. */
const knowersOf = oncePerObject(
  (glossary: WordGlossary) =>
    Object.fromEntries(
      textLanguages.map((language) => [
        language,
        (folded: string) => glossary.roleOf(folded, language) !== undefined,
      ]),
    ) as Readonly<Record<Language, KnowsWord>>,
);

/** One shouted word that nobody knows, with nothing but codes, is how a maker writes itself: "ALPINE - KTX-H100". */
function isLoneName(tokens: readonly Token[], language: Language, glossary: WordGlossary): boolean {
  const [word, other] = tokens.filter(({ kind, text }) => kind === "word" && text.length > 1);
  return word !== undefined && other === undefined && !isEverydayWord(word.text, language, glossary);
}

/** Several words without a capital. */
function isSmallPhrase(name: string): boolean {
  return !/[\p{Lu}\d]/u.test(name) && /\p{L}{2}\s+\p{L}{2}/u.test(name);
}

/**
 * A first word all in small letters that is an everyday one; e-bike and a brand that is written small keep theirs, and so
 * does a word that nobody knows, which may be a maker's.
 */
function capitalizeFirst(name: string, language: Language, glossary: WordGlossary): string {
  const first = firstSmallWord.exec(name)?.[0];
  if (first === undefined || smallChain.test(name)) return name;
  const fixed = fixedSpelling(first);
  if (fixed !== undefined && !isSmallBrand(name, language, glossary)) return fixed + name.slice(first.length);
  const isElision = /^['’]/.test(name.slice(first.length));
  const isLetter = first.length === 1;
  const isOwn = isElision
    ? isLetter && !elisions.has(language)
    : !isLetter && !isEverydayWord(first, language, glossary);
  if (isOwn) return name;
  return isSmallBrand(name, language, glossary) ? name : name.charAt(0).toUpperCase() + name.slice(1);
}

/** Several small words and then capitals alone: "cherry blossom kids Baby Dress". */
const smallRun = /^\p{Ll}+(?: \p{Ll}+)+(?: (?:\p{Lu}|[^\p{L}\s])\S*)+$/u;

/** In English title case a small first word that is no word of the trade is how a brand writes itself. */
function isSmallBrand(name: string, language: Language, glossary: WordGlossary): boolean {
  if (language !== "en") return false;
  if (smallRun.test(name)) return true;
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

/**
 * Shouted words that stand together and are all known: several, or a colour or a material (SCD 300 PINK). Where other
 * words of the name are shouted too, all stay as they are: half of them in small letters would look worse.
 */
function recaseProperties(name: string, language: Language, glossary: WordGlossary): string {
  return name.replace(shoutedRun, (run: string, offset: number) => {
    const words = tokenize(run);
    if (!words.every((word) => isKnown(word, language, glossary))) return run;
    const [only] = words;
    const isProperty = words.length === 1 && only !== undefined && hasPropertyRole(only, language, glossary);
    const [before, after] = [name.slice(0, offset), name.slice(offset + run.length)];
    const isAlone = !shoutedWord.test(before) && !shoutedWord.test(after);
    if (words.length === 1 ? !isProperty : !isAlone) return run;
    return run.replace(
      /\p{L}+/gu,
      (word) => fixedSpelling(word) ?? word.charAt(0) + word.slice(1).toLowerCase(),
    );
  });
}

function isKnown({ text }: Token, language: Language, glossary: WordGlossary): boolean {
  return fixedSpelling(text) !== text && isEverydayWord(text, language, glossary);
}

function hasPropertyRole({ folded }: Token, language: Language, glossary: WordGlossary): boolean {
  const role = glossary.roleOf(folded, language);
  return role === "color" || role === "material";
}

/** Nouns, and colours, which are nouns at the end of a German name. */
function capitalizeKnownWords(name: string, glossary: WordGlossary): string {
  let rest = name;
  for (const { folded, start, text } of tokenize(name)) {
    if (text !== text.toLowerCase()) continue;
    const role = glossary.roleOf(folded, "de");
    if (role === undefined || role === "connective" || role === "quality") continue;
    rest = rest.slice(0, start) + rest.charAt(start).toUpperCase() + rest.slice(start + 1);
  }
  return rest;
}
