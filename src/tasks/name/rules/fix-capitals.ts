import { lazily, oncePerKey } from "../../../lib/once.ts";
import { membersOf, parseTable } from "../../../lib/table.ts";
import { isShouting, recase, recaseShouted } from "../../../nlp/casing.ts";
import { properNames } from "../../../nlp/casing-words.ts";
import type { Language } from "../../../nlp/language.ts";
import { isCommonWord } from "../../../nlp/language-profiles.ts";
import { capitalized, foldText } from "../../../nlp/normalizer.ts";
import { isStopWord } from "../../../nlp/stop-words.ts";
import { type Token, tokenize } from "../../../nlp/tokenizer.ts";
import {
  fixedSpelling,
  isGermanAdjective,
  type KnowsWord,
  ownSmall,
  withCalmDevices,
  withGrades,
  withSmallLetters,
  withTechniques,
} from "../../../nlp/word-casing.ts";
import type { WordGlossary } from "../../../translation/glossary-role.ts";
import {
  codesInCapitals,
  englishCodes,
  isShoutedCompound,
  withCalmEnd,
  withCounts,
  withDevices,
  withNamesOfRow,
  withSharpS,
  withSmallAcronyms,
  withSmallColours,
} from "./case-of-parts.ts";
import { type CleaningContext, type CleaningStep, NameReading } from "./cleaning-step.ts";
import listedWords from "./common-words.tsv";
import {
  isCode,
  lowerShortForms,
  withAcronymsOfRow,
  withLines,
  withMakerOfRow,
  withOwnCapitals,
} from "./own-capitals.ts";
import { withHyphenedNames } from "./row-continuations.ts";
import { lowerTitleCase, prepositions, titleCased } from "./title-case.ts";
import { lowerWholeTitle } from "./whole-title.ts";

/** Whether the word lists or the glossary have a word, whatever its case. */
export function isEverydayWord(word: string, language: Language, glossary: WordGlossary): boolean {
  return (
    isCommonWord(word.toLowerCase(), language) || glossary.roleOf(foldText(word), language) !== undefined
  );
}

const rows = lazily(() => parseTable(listedWords));

/** Words that are written small inside a name, as spelled and folded. */
const commonWords = oncePerKey((language: Language): ReadonlySet<string> => {
  const words = [
    ...membersOf(
      rows().filter((row) => row.language === language),
      "words",
    ),
  ];
  return new Set([...words, ...words.map(foldText)]);
});

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

function fixCapitals(reading: NameReading, context: CleaningContext): string {
  const { language, glossary } = context;
  const { name } = reading;
  const isLoud = threeCapitals.test(name);
  const isShouted = isLoud && isShouting(name, reading.tokens) && !isLoneName(reading.tokens, context);
  const tail = isLoud && !isShouted ? quietTail(name) : -1;
  if (tail > 0) return fixCapitals(new NameReading(name.slice(0, tail)), context) + name.slice(tail);
  const isSmall = !isShouted && isSmallPhrase(name, context);
  if (isSmall)
    return withSmallLetters(
      withGrades(
        withAcronymsOfRow(
          withLines(
            withNamesOfRow(withCapitalsOf(name, capitalizeSmall(name.toLowerCase(), context)), context),
            context,
          ),
          context,
        ),
      ),
    );
  if (isShouted) {
    const shouted = { text: name, words: reading.tokens };
    const lowered = withCounts(
      lowerShortForms(recaseShouted(shouted, language, knowerOf(context)), context),
      context,
    );
    const own = withOwnCapitals(lowered, name, context, knowerOf(context));
    const ofRow = withSmallAcronyms(withNamesOfRow(withHyphenedNames(own, context), context), context);
    const named = withLines(withMakerOfRow(ofRow, name, context), context);
    const recased = withTechniques(withGrades(withSmallLetters(named)));
    return language === "de"
      ? withSharpS(lowerKnownWords(capitalizeKnownWords(recased, glossary), context))
      : recased;
  }
  if (isLoud && ownSmall.test(name)) return fixCapitals(new NameReading(withSmallLetters(name)), context);
  const calm = withLines(isLoud ? recaseProperties(lowerEnd(name, context), context) : name, context);
  const title = calm === name ? reading : new NameReading(calm);
  const low = lowerWholeTitle(new NameReading(lowerTitleCase(title, context)), title, context);
  const ended = lowerEndings(withSmallColours(withDevices(withCalmDevices(low), context), context), language);
  const cased = capitalizeFirst(withGrades(withCalmEnd(ended, context)), language, glossary);
  return language === "en" ? titleCased(cased === name ? reading : new NameReading(cased), context) : cased;
}

/**
 * Whether a folded word is a common one: by the lists, the glossary, and the row's other texts, which write it small. The row's
 * maker is none.
 */
function knowerOf({ language, glossary, product }: CleaningContext): KnowsWord {
  const ofMaker = new Set(foldText(product?.brand ?? "").split(/[^\p{L}\p{N}]+/u));
  const ofRow = lazily(() => smallWordsOf(product?.texts() ?? []));
  return (folded) =>
    !ofMaker.has(folded) &&
    (glossary.roleOf(folded, language) !== undefined ||
      commonWords(language).has(folded) ||
      ofRow().has(folded));
}

/** In characters of the row's other texts: what is read of them. */
const longestRead = 4_000;

function smallWordsOf(texts: readonly string[]): ReadonlySet<string> {
  const words = texts.flatMap(
    (text) => text.slice(0, longestRead).match(/(?<![\p{L}\p{N}])\p{Ll}{3,}(?![\p{L}\p{N}])/gu) ?? [],
  );
  return new Set([...words, ...words.map(foldText)]);
}

/** English in title case, German with its nouns, French and Italian with the first word; makers are spelled by another step. */
function capitalizeSmall(name: string, context: CleaningContext): string {
  const { language, glossary } = context;
  if (language === "en") return englishCodes(recase(name, "en"));
  if (language !== "de") {
    const spelled = (word: string, at: number, whole: string) =>
      properNames().has(foldText(word)) && beforeName.test(whole.slice(0, at))
        ? capitalized(word)
        : inItsSpelling(word);
    return capitalized(codesInCapitals(name).replace(smallWord, spelled));
  }
  const cased = lowerKnownWords(codesInCapitals(withShortForms(recase(name, "de"), name, context)), context);
  return capitalized(capitalizeKnownWords(cased, glossary, name));
}

/** "rt", "m.": a few letters that nobody knows, and what a full stop cuts short, stay as they are written. */
function withShortForms(cased: string, small: string, { language, glossary }: CleaningContext): string {
  if (cased.length !== small.length) return cased;
  let rest = cased;
  for (const { start, end, text, kind } of tokenize(small)) {
    if (kind !== "word" || (small.charAt(end) !== "." && text.length > longestShort)) continue;
    if (small.charAt(end) !== "." && isEverydayWord(text, language, glossary)) continue;
    if (fixedSpelling(text) === undefined) rest = rest.slice(0, start) + text + rest.slice(end);
  }
  return rest;
}

/** In letters. */
const longestShort = 2;

const smallWord = /(?<![\p{L}\p{N}.@/-])\p{Ll}{3,}(?![\p{L}\p{N}@'’-])/gu;

/** What a place or a feast stands behind: "di modena", "d'alsace"; alone "corse" may be an adjective. */
const beforeName = /(?:^|[\s'’])(?:d|de|du|des|di|del|dell|della|en|in|da|dal|à|a|pour|per)[\s'’]$/u;

/** HDMI, iPhone: of an acronym no letter is missing. */
function inItsSpelling(word: string): string {
  return fixedSpelling(word) ?? word;
}

/**
 * One shouted word that nobody knows, with nothing but codes, is how a maker writes itself: "ALPINE - KTX-H100". Not where the row has
 * another maker, and no long German word, which is a compound.
 */
function isLoneName(tokens: readonly Token[], { language, glossary, product }: CleaningContext): boolean {
  const [word, other] = tokens.filter(({ kind, text }) => kind === "word" && text.length > 1);
  if (word === undefined || other !== undefined || isEverydayWord(word.text, language, glossary))
    return false;
  if (language === "de" && word.text.length >= shortestCompound) return false;
  const maker = foldText(product?.brand ?? "");
  return maker === "" || maker.includes(word.folded) || word.text.length < shortestOwn;
}

/** In letters. */
const shortestCompound = 10;
const shortestOwn = 6;

/** Words in capitals that are shouted, before a part in small letters: "BOUILLOIRE SANS FIL INOX - dispo sous 48h". */
export function quietTail(name: string): number {
  const tail = /(?:\s[-–—|]\s|\s?[(,]\s?)(?=\p{Ll}{2})[^\p{Lu}]*$/u.exec(name);
  if (tail === null || !/\p{Ll}{3}/u.test(tail[0])) return -1;
  const head = new NameReading(name.slice(0, tail.index));
  const words = head.tokens.filter(({ kind, text }) => kind === "word" && text.length > 2);
  return words.length > 1 && isShouting(head.name, head.tokens) ? tail.index : -1;
}

/** "gold hoops - CZ": what is set off at the end may have its capitals. */
const partAtEnd = /(?<=\p{Ll}{2} \p{Ll}{3,}) [-–] [\p{Lu}\d][^-–]{1,30}$/u;

/** Several words without a capital: no brand that is written small at the beginning of an otherwise usual name. */
function isSmallPhrase(name: string, { language, glossary, product }: CleaningContext): boolean {
  const own = language === "de" ? sizeAndLabel : language === "en" ? partAtEnd : undefined;
  if (/\p{Lu}/u.test(own === undefined ? name : name.replace(own, ""))) return false;
  const spelled = name
    .slice(0, longestPhrase)
    .split(/\s+/u)
    .filter((word) => /\p{L}{2}/u.test(word));
  if (spelled.length < 2) return false;
  if (smallChain.test(name)) return false;
  if (language === "de" && !/\d/.test(name)) return true;
  const words = tokenize(name).filter(({ kind, text }) => kind === "word" && text.length > 2);
  if (words.some(({ text }) => isEverydayWord(text, language, glossary))) return true;
  return product !== undefined && product.findBrands(name).length > 0;
}

/** "Gr. XL", "M": in a German name without another capital the nouns are small all the same. */
const sizeAndLabel = /(?<![\p{L}\p{N}-])(?:Gr\.|X{0,4}[SL]|M)(?![\p{L}\p{N}-])/gu;

/** With the capitals that a name has had before. */
function withCapitalsOf(name: string, cased: string): string {
  if (!/\p{Lu}/u.test(name) || name.length !== cased.length) return cased;
  return Array.from(name, (letter, at) => (/\p{Lu}/u.test(letter) ? letter : cased.charAt(at))).join("");
}

/** In characters: two words are found within. */
const longestPhrase = 120;

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
  return isSmallBrand(name, language, glossary) ? name : capitalized(name);
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
function recaseProperties(name: string, context: CleaningContext): string {
  const { language, glossary, product } = context;
  const ofRow = lazily(() => smallWordsOf(product?.texts() ?? []));
  return name.replace(shoutedRun, (run: string, offset: number) => {
    const words = tokenize(run);
    if (words.length === 1 && offset > 0 && isSmallOne(run, ofRow, context)) return run.toLowerCase();
    if (words.length === 1 && offset > 0 && isShoutedCompound(run, name, context))
      return withSharpS(capitalized(run.toLowerCase()));
    if (!words.every((word) => isKnown(word, language, glossary))) return run;
    if (words.some(({ text }) => isCode(text, language, glossary))) return run;
    const [only] = words;
    const isProperty = words.length === 1 && only !== undefined && hasPropertyRole(only, language, glossary);
    const [before, after] = [name.slice(0, offset), name.slice(offset + run.length)];
    const isAlone = !shoutedWord.test(before) && !shoutedWord.test(after);
    if (words.length === 1 ? !isProperty : !isAlone) return run;
    // "COPERTINA RIGIDA": in French and Italian the first word alone has a capital.
    const isSentence = language === "fr" || language === "it";
    const recased = run.replace(/\p{L}+/gu, (word, place: number) => {
      const lower = word.slice(1).toLowerCase();
      const isSmall =
        (isSentence && place > 0) || (offset + place > 0 && isStopWord(foldText(word), language));
      return fixedSpelling(word) ?? (isSmall ? word.charAt(0).toLowerCase() : word.charAt(0)) + lower;
    });
    return language === "de" ? withSharpS(recased) : recased;
  });
}

/** One shouted word among others that the row's texts write small, or a German adjective: GETREIDEFREI. */
function isSmallOne(
  word: string,
  ofRow: () => ReadonlySet<string>,
  { language, glossary, product }: CleaningContext,
): boolean {
  if (word.length < shortestOwn || language === "en" || fixedSpelling(word) !== undefined) return false;
  if (foldText(product?.brand ?? "").includes(foldText(word))) return false;
  if (ofRow().has(foldText(word)) && isEverydayWord(word, language, glossary)) return true;
  return language === "de" && word.length >= shortestCompound && isGermanAdjective(word.toLowerCase());
}

/** A preposition with what it belongs to, and one word behind a measure or what is counted. */
const shoutedEnd =
  /(?<=\p{Ll}\s)\p{Lu}{1,5}(?: \p{Lu}{4,}){1,2}$|(?<=\d\s?(?:\p{Ll}{1,2}|\p{Ll}{4,20})\s)\p{Lu}{5,}$/u;

/** "rovere/bianco DA MONTARE", "12+3 kg OMAGGIO": French and Italian words in capitals at the end of a name that is small before. */
function lowerEnd(name: string, { language, glossary, product }: CleaningContext): string {
  const joining = prepositions[language];
  const end = joining === undefined ? null : shoutedEnd.exec(name);
  if (end === null) return name;
  const [first, ...others] = tokenize(end[0]);
  const maker = foldText(product?.brand ?? "");
  const isSmall = ({ text, folded }: Token) =>
    fixedSpelling(text) === undefined &&
    !maker.includes(folded) &&
    (isEverydayWord(text, language, glossary) || commonWords(language).has(folded));
  const isPhrase = first !== undefined && others.length > 0 && joining?.has(first.folded) === true;
  const isEnd = isPhrase
    ? others.every(isSmall)
    : others.length === 0 && first !== undefined && isSmall(first);
  return isEnd ? name.slice(0, end.index) + end[0].toLowerCase() : name;
}

function isKnown({ text }: Token, language: Language, glossary: WordGlossary): boolean {
  return fixedSpelling(text) !== text && isEverydayWord(text, language, glossary);
}

function hasPropertyRole({ folded }: Token, language: Language, glossary: WordGlossary): boolean {
  const role = glossary.roleOf(folded, language);
  return role === "color" || role === "material";
}

/** Words of a shouted name that German writes small, but for the first and for colours, which are nouns at the end of a name. */
function lowerKnownWords(name: string, { product, glossary }: CleaningContext): string {
  const ofRow = lazily(() => smallWordsOf(product?.texts() ?? []));
  let rest = name;
  for (const { text, folded, start, end } of tokenize(name)) {
    if (start === 0 || !/^\p{Lu}\p{Ll}{2,}$/u.test(text) || name.charAt(end) === "-") continue;
    const role = glossary.roleOf(folded, "de");
    if (role === "type" || role === "color" || role === "material") continue;
    // "Stärke" is not "starke".
    const word = text.toLowerCase();
    if (name.charAt(end) === "/" && !ofRow().has(word)) continue;
    const isSmall = commonWords("de").has(word) || ofRow().has(word);
    if (isSmall) rest = rest.slice(0, start) + rest.charAt(start).toLowerCase() + rest.slice(start + 1);
  }
  return rest;
}

/**
 * Nouns, and colours, which are nouns at the end of a German name.
 * @param small the name before, where it was all in small letters: its colours are adjectives and stay small
 */
function capitalizeKnownWords(name: string, glossary: WordGlossary, small?: string): string {
  let rest = name;
  for (const { folded, start, end, text } of tokenize(name)) {
    const role = glossary.roleOf(folded, "de");
    if (role === undefined || role === "connective" || role === "quality") continue;
    if (role === "value" && (commonWords("de").has(folded) || isGermanAdjective(text.toLowerCase())))
      continue;
    if (text.length === 1 && name.charAt(end) === ".") continue;
    const written = small !== undefined && role === "color" ? text.toLowerCase() : capitalized(text);
    if (text !== text.toLowerCase() && role !== "color") continue;
    rest = rest.slice(0, start) + written + rest.slice(end);
  }
  return rest;
}
