import { isShouting } from "../../../nlp/casing.ts";
import { acronyms, brandNames, technicalAcronyms } from "../../../nlp/casing-words.ts";
import { type Language, textLanguages } from "../../../nlp/language.ts";
import { isCommonWord } from "../../../nlp/language-profiles.ts";
import { capitalized, foldText } from "../../../nlp/normalizer.ts";
import { isStopWord } from "../../../nlp/stop-words.ts";
import { canonicalUnit } from "../../../nlp/units.ts";
import { fixedSpelling, type KnowsWord } from "../../../nlp/word-casing.ts";
import { frenchForms, italianForms } from "../../../translation/generation/adjectives.ts";
import type { CleaningContext } from "./cleaning-step.ts";

/** "- RUSTIC RANGE", "(BOX)", "PREMIUM WHITE": words in capitals at the end of an English or German name, behind small letters. */
const shoutedEnd =
  /(?<=\p{Ll}{2}\S*\s)(?<dash>[-–|]\s|\()(\p{Lu}{3,}(?:\s\p{Lu}{3,}){0,2})(?=\)?$)|(?<=\p{Ll}{3}\S*\s(?:\S+\s){0,6})(\p{Lu}{4,}(?:\s\p{Lu}{4,}){1,2})$/u;

/** The name with such words in title case, where titles of catalogs have all of them and the row's maker none. */
export function withCalmEnd(name: string, { language, product }: CleaningContext): string {
  if ((language !== "en" && language !== "de") || !/\p{Lu}{3}\)?$/u.test(name)) return name;
  const found = shoutedEnd.exec(name);
  const end = found?.[2] ?? found?.[3];
  if (found === null || end === undefined) return name;
  const maker = foldText(product?.brand ?? "");
  const words = end.split(" ");
  const isPlain = words.every(
    (word) =>
      /[AEIOUÄÖÜY]/u.test(word) &&
      fixedSpelling(word) === undefined &&
      !maker.includes(foldText(word)) &&
      (product?.findBrands(word) ?? []).length === 0 &&
      (isCommonWord(word.toLowerCase(), "en") ||
        isCommonWord(word.toLowerCase(), language) ||
        product?.isTitleWord?.(foldText(word)) === true),
  );
  if (!isPlain) return name;
  const calm = words.map((word) => word.charAt(0) + word.slice(1).toLowerCase()).join(" ");
  const at = found.index + (found.groups?.dash?.length ?? 0);
  return name.slice(0, at) + calm + name.slice(at + end.length);
}

/** In characters of each of the row's other texts. */
const longestRead = 4_000;
/** In characters; a shorter text has no sentence. */
const shortestRead = 20;

/** Words with a capital behind one in small letters: names of places and persons. */
const properName =
  /(?<=\p{Ll}[,]?\s|\s[dl][’'])\p{Lu}\p{Ll}{2,}(?:[ -](?:\p{Lu}['’]?\p{Ll}*|de|du|des|di|von|van))*(?![\p{L}\p{N}])/gu;

/**
 * A French or Italian name that was in one case, with the capitals of the places and persons that the row's other texts write so
 * inside a sentence: "histoire de la bretagne - le guen". A word that they write small too stays, and an everyday one of a shouted name.
 */
export function withNamesOfRow(name: string, context: CleaningContext): string {
  const { language, product } = context;
  if (language !== "fr" && language !== "it") return name;
  let cased = name;
  const isShouted = context.wasShouted === true;
  const texts = (product?.texts() ?? []).map((text) => text.slice(0, longestRead));
  for (const read of texts) {
    if (read.length < shortestRead || isShouting(read) || (isShouted && isTitleCased(read))) continue;
    for (const [found] of read.matchAll(properName))
      for (const words of partsOf(found.split(" "), language))
        if (!isShouted || words.includes(" ") || !isEveryday(words, read, context))
          cased = replaced(cased, words, texts);
  }
  return cased;
}

/** "Coque Rigide Blanche": of such a text capitals inside say nothing. */
function isTitleCased(text: string, share = 1 / 2): boolean {
  const inside = [...text.matchAll(/(?<=\p{L},?\s)(?:\p{Lu}|\p{Ll})\p{Ll}{3,}/gu)].map(([word]) => word);
  return inside.filter((word) => /^\p{Lu}/u.test(word)).length > inside.length * share;
}

/** A word of the language or a property, that is no line behind its maker ("Shimano Stella") and no name of a sentence ("ruche Dadant"). */
function isEveryday(word: string, text: string, { language, glossary, product }: CleaningContext): boolean {
  const maker = product?.maker?.() ?? product?.brand;
  if (maker !== undefined && text.includes(`${maker} ${word}`)) return false;
  const role = glossary.roleOf(foldText(word), language);
  if (role !== undefined && role !== "type") return true;
  return isCommonWord(word.toLowerCase(), language) && (role !== undefined || isTitleCased(text, 1 / 4));
}

/** Acronyms in capitals that are words too: two to five letters, of which one is a vowel. */
const spokenCapitals = /(?<=[\p{L}\p{N}.,)°%] )(?=\p{Lu}*[AEIOUÄÖÜ])\p{Lu}{2,5}(?![\p{L}\p{N}'’+-])/gu;

/** The name with the words that an acronym is too, where the row's other texts write them small alone: "uva e spighe". */
export function withSmallAcronyms(name: string, { language, product }: CleaningContext): string {
  const texts = product?.texts().map((text) => text.slice(0, longestRead)) ?? [];
  return name.replace(spokenCapitals, (word) => {
    const small = word.toLowerCase();
    if (!acronyms().has(small) || technicalAcronyms().includes(small) || small === "led") return word;
    const has = (written: string) =>
      texts.some((text) => new RegExp(`(?<![\\p{L}\\p{N}])${written}(?![\\p{L}\\p{N}])`, "u").test(text));
    if (
      !isCommonWord(small, language) ||
      !has(small) ||
      texts.some((text) => !isShouting(text) && text.includes(word))
    )
      return word;
    return language === "en" && !isStopWord(small, "en") ? capitalized(small) : small;
  });
}

/** A name of several words, and what it ends and begins with: "Yann Le Guen", "Le Guen", "Yann". */
function partsOf(words: readonly string[], language: Language): readonly string[] {
  const ends = words.map((_, place) => words.slice(place));
  const starts = words.map((_, place) => words.slice(0, place + 1)).toReversed();
  return [...ends, ...starts, ...words.map((word) => [word])]
    .filter((part) => part.length > 1 || !isStopWord(foldText(part[0] ?? ""), language))
    .filter((part) => /^\p{Lu}/u.test(part.at(-1) ?? ""))
    .map((part) => part.join(" "));
}

function replaced(name: string, words: string, texts: readonly string[]): string {
  const small = words.toLowerCase();
  if (small.length < 4 || small.length !== words.length) return name;
  const at = name.indexOf(small);
  if (
    at < 1 ||
    !/[^\p{L}\p{N}'’-]$|['’]$/u.test(name.slice(0, at)) ||
    /^[\p{L}\p{N}-]/u.test(name.slice(at + small.length))
  )
    return name;
  const written = new RegExp(`(?<![\\p{L}\\p{N}])${escaped(small)}(?![\\p{L}\\p{N}])`, "u");
  return texts.some((text) => written.test(text))
    ? name
    : name.slice(0, at) + words + name.slice(at + small.length);
}

/** A text as a pattern that finds it alone. */
export function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/gu, "\\$&");
}

/** "sony xperia t": a maker in small letters behind what says that something fits it, and the words of its device. */
const smallDevice =
  /(?<=(?:^|\s)(?:pour|per|für|for|fits|compatible|kompatibel|passend)\s(?:(?:votre|con|mit|with|avec|your|il|the|le|la)\s)?)(\p{Ll}{2,})((?:\s(?!(?:et|ou|ed?|o|und|oder|and|or|avec|con|mit|with|pour|per|für|for|in|en|de|di|da|by|par|von|sans|senza|ohne|motif|motivo)(?!\p{L}))(?:\p{Ll}[\p{Ll}]*|[\p{L}\d.]*\d[\p{L}\d.]*)){1,4})(?=\s*(?:$|[(,;|–—-]|\s(?:et|ou|ed?|o|und|oder|and|or|avec|con|mit|with|motif|motivo)(?!\p{L})))/gu;

/** "hp pavilion g6-1360ex": words in small letters before a code at the end of a part. */
const smallModel =
  /(?<=[\p{L}\p{N}]\s)(\p{Ll}{2,}(?:\s\p{Ll}{2,}){0,5})(?=\s\p{L}+\d[\p{L}\d-]*\s*(?:$|[(,;|–—]|\s-\s))/gu;

/** Written otherwise, these are no words: "Iphone", "Spf 25". */
const fixedNames = /(?<![\p{L}\p{N}@.-])(?:Ip(?:hone|ad|od)|Imac|Spf(?=\s?\d))(?!\p{Ll})/gu;

/** The name with the capitals of the devices that it says that something is for. */
export function withDevices(name: string, context: Pick<CleaningContext, "product" | "language">): string {
  const fixed = name.replace(fixedNames, (word) => fixedSpelling(word) ?? word);
  return withModels(withModelsFor(fixed, context), context);
}

/** "Chargeur hp compaq presario cq40-619tu": where no word of the line is one of the language that joins. */
function withModels(
  name: string,
  { product, language }: Pick<CleaningContext, "product" | "language">,
): string {
  if (!/\p{Ll}\d/u.test(name)) return name;
  return name.replace(smallModel, (whole: string) => {
    const words = whole.split(" ");
    const first = words.findIndex(isMaker);
    if (first < 0 || words.slice(first).some((word) => isStopWord(word, language))) return whole;
    return words
      .map((word, place) => (place < first ? word : (fixedSpelling(word) ?? capital(word))))
      .join(" ");
  });

  function isMaker(word: string): boolean {
    const [listed] = product?.findBrands(word) ?? [];
    const isListed = listed !== undefined && listed.end === word.length && !listed.isWord;
    return brandNames().has(word) || makersInCapitals.has(word) || isListed;
  }
}

const makersInCapitals: ReadonlySet<string> = new Set("hp lg ibm jvc htc tcl zte aeg msi bmw".split(" "));

function withModelsFor(name: string, { product }: Pick<CleaningContext, "product">): string {
  if (!/(?:^|\s)(?:pour|per|für|for|fits|\p{L}ompatib\p{L}*|kompatibel|passend)\s/u.test(name)) return name;
  return name.replace(smallDevice, (whole: string, maker: string, device: string) => {
    const [listed] = product?.findBrands(maker) ?? [];
    const isMaker =
      brandNames().has(maker) || (listed !== undefined && listed.end === maker.length && !listed.isWord);
    const words = device.trim().split(" ");
    const isDevice = words.some((word) => /\d/u.test(word) || brandNames().has(word)) || words.length > 1;
    if (!isMaker || !isDevice) return whole;
    const written = words.map((word) =>
      /^\p{Ll}/u.test(word) ? (fixedSpelling(word) ?? capital(word)) : word,
    );
    return [listed?.spelling ?? capital(maker), ...written].join(" ");
  });
}

/** "t" is T, "xperia" Xperia, "s22" S22. */
function capital(word: string): string {
  return /\d/u.test(word) ? word.toUpperCase() : capitalized(word);
}

/** "Coque rigide Blanche pour": a colour with its capital between two words in small letters, of which the second joins. */
const colourAmongSmall =
  /(?<=(?<![\p{L}\p{N}])(\p{Ll}{3,})\s)\p{Lu}\p{Ll}{2,}(?=\s(?:pour|avec|sans|en|per|con|senza|in)\s)/gu;

/** The name with such colours in small letters, where they agree with the thing. */
export function withSmallColours(name: string, { language, glossary, product }: CleaningContext): string {
  if (language !== "fr" && language !== "it") return name;
  return name.replace(colourAmongSmall, (word: string, before: string) => {
    const lower = word.toLowerCase();
    const isEveryday =
      glossary.roleOf(foldText(before), language) !== undefined || isCommonWord(before, language);
    if (glossary.roleOf(foldText(word), language) !== "color" || !isEveryday || isStopWord(before, language))
      return word;
    const [masculine, feminine] = language === "fr" ? frenchForms(lower) : italianForms(lower);
    const [thing] = product?.findNouns(name) ?? [];
    const isOther = masculine === lower && feminine !== lower && thing?.gender !== "m";
    return isOther || namedBehind.has(foldText(before)) ? word : lower;
  });
}

/** What a name stands behind. */
const namedBehind: ReadonlySet<string> = new Set(
  "motif motifs motivo fantasia coloris modele modello collection collezione gamme gamma linea ligne style stile".split(
    " ",
  ),
);

/** "RP-HXS 220 MEP": two to four letters that are no word behind a maker's code and its number. */
const lettersOfModel =
  /(?<=(?<![\p{L}\p{N}-])(?:\p{Lu}{1,4}-\p{Lu}{1,4}|[B-DF-HJ-NP-TV-XZ]{2,4})\s\d{2,4}\s)\p{Lu}{2,4}(?![\p{L}\p{N}-])/gu;

/** The name with the capitals of such letters. */
export function withLettersOfModels(
  recased: string,
  shouted: string,
  { language, glossary }: CleaningContext,
): string {
  let rest = recased;
  for (const { 0: letters, index } of shouted.matchAll(lettersOfModel)) {
    const folded = foldText(letters);
    const isWord =
      textLanguages.some((each) => isCommonWord(letters.toLowerCase(), each)) ||
      isStopWord(folded, language) ||
      glossary.roleOf(folded, language) !== undefined ||
      canonicalUnit(folded) !== undefined;
    if (!isWord) rest = rest.slice(0, index) + letters + rest.slice(index + letters.length);
  }
  return rest;
}

/** "GEL-CONTEND 8": letters with a hyphen before a number, one part of which is no word, are a line's. */
const beforeNumber =
  /(?<![\p{L}\p{N}-])\p{Lu}{2,}(?:-\p{Lu}{3,})+(?=\s\d{1,3}(?:$|\s(?!X\s?\d|(?:[CMK]?[MGL]|PZ|PCS|CM|ANS?|ANNI)(?!\p{L}))))/gu;
const joinedFronts: ReadonlySet<string> = new Set(
  (
    "anti multi mini semi sous porte porta ultra auto micro copri salva para pare essuie chauffe lave tire cache garde asciuga ferma " +
    "appendi apri coupe casse sur avant arriere demi super bi tri mono poly pre post non t"
  ).split(" "),
);

/** The name with the capitals of a line of two parts before its number. */
export function withHyphenedLines(
  recased: string,
  shouted: string,
  { language }: CleaningContext,
  knows: KnowsWord,
): string {
  if (language !== "fr" && language !== "it") return recased;
  let rest = recased;
  for (const { 0: text, index } of shouted.matchAll(beforeNumber)) {
    const parts = foldText(text).split("-");
    const isLine =
      !joinedFronts.has(parts[0] ?? "") &&
      parts.some((part) => !knows(part) && !isCommonWord(part, language));
    if (isLine) rest = rest.slice(0, index) + text + rest.slice(index + text.length);
  }
  return rest;
}

/** "WRAPSIL-V15M": letters that are no word before a code of letters and digits. */
const beforeCode =
  /(?<![\p{L}\p{N}-])(\p{Lu}{4,12})-(?=\p{Lu}*\d)(?=\d*\p{Lu})[\p{Lu}\d]{3,}(?![\p{L}\p{N}-])/gu;

/** The name with the capitals of codes whose first part is no word. */
export function withHyphenedCodes(
  recased: string,
  shouted: string,
  { language, glossary, product }: CleaningContext,
  knows: KnowsWord,
): string {
  let rest = recased;
  for (const { 0: code, 1: word = "", index } of shouted.matchAll(beforeCode)) {
    const folded = foldText(word);
    const isWord = (part: string) =>
      part.length > 2 &&
      (knows(part) || isCommonWord(part, language) || glossary.roleOf(part, language) !== undefined);
    const noun = `${word.charAt(0)}${word.slice(1).toLowerCase()}`;
    const isCompound = language === "de" && (product?.findNouns(noun) ?? []).length > 0;
    if (isWord(folded) || isCompound || brandNames().has(folded)) continue;
    rest = rest.slice(0, index) + code + rest.slice(index + code.length);
  }
  return rest;
}

/** "WARMWEISS": capitals have no ß. */
export function withSharpS(name: string): string {
  return name.replace(/(?<!\p{L})((?:\p{L}{3,8}w|W|w)ei)ss(?!\p{L})/gu, "$1ß");
}

/** "AYU X7" at the end of a shouted name, where a cell of the row is "7 leurres": seven of them. */
function withPack(name: string, texts: readonly string[]): string {
  const count = /(?<=\p{L}\S*\s)X(\d{1,3})$/u.exec(name)?.[1];
  const isCounted = texts.some((text) => new RegExp(`^\\s*${count}\\s\\p{L}{3,}`, "u").test(text));
  return count !== undefined && isCounted ? `${name.slice(0, -count.length - 1)}x${count}` : name;
}

/** "5-LOCH" is 5-Loch and "2ER" 2er, "1ERE" 1re, "LI-ION" Li-Ion. */
export function withCounts(name: string, { language, product }: CleaningContext): string {
  const joined = withPack(name, product?.texts() ?? [])
    .replace(/(?<![\p{L}\p{N}-])LI-ION(?![\p{L}\p{N}-])/gu, "Li-Ion")
    .replace(/(?<![\p{L}\p{N}.-])(?:1ST|2ND|3RD|[4-9]TH)(?=\s\p{L})/gu, (text) => text.toLowerCase());
  if (language === "en")
    return joined.replace(/(?<![\p{L}\p{N}-])(?:AGED?(?=\s\d)|TYPE(?=\s\p{Lu}(?![\p{L}\p{N}])))/gu, (text) =>
      capitalized(text.toLowerCase()),
    );
  if (language === "fr")
    return joined
      .replace(/(?<![\p{L}\p{N}-])(\d{1,2})E\s[EÉ]D\.?(?![\p{L}\p{N}])/gu, "$1e éd.")
      .replace(/(?<![\p{L}\p{N}-])1(?:ERE|ÈRE)(?!\p{L})/gu, "1re")
      .replace(/(?<![\p{L}\p{N}-])(\d)(?:EME|ÈME)(?!\p{L})/gu, "$1e");
  if (language !== "de") return joined;
  return joined
    .replace(
      /(?<![\p{L}\p{N}-])(\d{1,3})ER-(\p{Lu}{3,})(?![\p{L}\p{N}])/gu,
      (_, count: string, noun: string) => `${count}er-${capitalized(noun.toLowerCase())}`,
    )
    .replace(/(?<![\p{L}\p{N}-])(\d{1,3})ER(?=$|[\s-])/gu, "$1er")
    .replace(
      /(?<![\p{L}\p{N}-])(\d{1,2})-(?=\p{Lu}*[AEIOUÄÖÜ])(\p{Lu}{4,})(?![\p{L}\p{N}-])/gu,
      (_, count: string, noun: string) => `${count}-${capitalized(noun.toLowerCase())}`,
    );
}

/** "mitf" of "mitf300": neither a word of a language nor a maker. */
function isNoWord(letters: string): boolean {
  return !brandNames().has(letters) && !textLanguages.some((each) => isCommonWord(letters, each));
}

/** Letters with digits in a name all in small letters are a model's: smv40c40gb, fz82, d3. */
export function codesInCapitals(name: string): string {
  const series = name.replace(/(?<=\s)[b-df-hj-np-tv-xz]{2,4}(?=\s[a-z]{0,3}\d{2})/giu, (letters) =>
    canonicalUnit(letters) === undefined ? letters.toUpperCase() : letters,
  );
  return series.replace(smallCode, (code) => {
    // "ballons x25": times.
    if (/^i[3579]$|^x\d{1,3}$/.test(code)) return code;
    if (smallSuffix.test(code)) return `${code.slice(0, -1).toUpperCase()}i`;
    const letters = /^[a-z]+/.exec(code)?.[0] ?? "";
    const isCode =
      letters.length < 3 ||
      (/\d[a-z]/.test(code) && letters !== "cat") ||
      (letters.length === 3 && !wordsBeforeNumbers.has(letters)) ||
      (/^.{4}\d{3}/.test(code) && isNoWord(letters));
    return isCode ? code.toUpperCase() : code;
  });
}

/** The same of an English name in title case that was all in small letters; "w." of "black lacquer w. converter" is "with". */
export function englishCodes(name: string): string {
  return codesInCapitals(name)
    .replace(/\bcat(?=\d)/giu, "Cat")
    .replace(/(?<=\p{L}\s)W\.(?=\s\p{L}{3})/gu, "w.");
}

/** "smv40c40gb", both of "rqn-3/ue65nu7100", and with its digits in front "43hfl2869t": letters between longer numbers. */
const smallCode =
  /(?<![\p{L}\p{N}.'’/]|\/\/\S*)(?:[a-z]{1,10}\d[a-z0-9]*|\d{2,3}[a-z]{2,4}\d{3,5}[a-z]{0,3})(?![\p{L}\p{N}/])|(?<![\p{L}\p{N}./'’])[a-z]{2,4}\d{2,3}[a-z]{1,3}\d{2,4}[a-z]{0,3}(?=\/)|(?<=\d\/)[a-z]{2,4}\d{2,3}[a-z]{1,3}\d{2,4}[a-z]{0,3}(?![\p{L}\p{N}/])/gu;

/** "w950i", "k750i": the one small letter that makers write behind a model's number. */
const smallSuffix = /^[a-hj-z]{1,2}\d{2,4}i$/;

const wordsBeforeNumbers: ReadonlySet<string> = new Set(
  "win gen vol ver cat typ pro max mac set lot kit nr no art ref par pour pack mit bis con per von for top fit big air mini".split(
    " ",
  ),
);

/** In letters. */
const shortestCompound = 10;
const shoutedWords = /(?<![\p{L}\p{N}'’&-])\p{Lu}{5,}(?![\p{L}\p{N}'’-])/gu;

/** German: one long word in capitals in a name that has no other, which is no maker's: "AUSSTELLUNGSSTÜCK". */
export function isShoutedCompound(
  word: string,
  name: string,
  { language, product }: CleaningContext,
): boolean {
  if (language !== "de" || word.length < shortestCompound || fixedSpelling(word) !== undefined) return false;
  const folded = foldText(word);
  const isOfMaker = brandNames().has(folded) || foldText(product?.brand ?? "").includes(folded);
  return !isOfMaker && (name.match(shoutedWords)?.length ?? 0) === 1;
}
