import { isShouting } from "../../../nlp/casing.ts";
import { acronyms, brandNames } from "../../../nlp/casing-words.ts";
import { type Language, textLanguages } from "../../../nlp/language.ts";
import { isCommonWord } from "../../../nlp/language-profiles.ts";
import { capitalized, foldText } from "../../../nlp/normalizer.ts";
import { isStopWord } from "../../../nlp/stop-words.ts";
import { partsOfText, type Token, tokenize } from "../../../nlp/tokenizer.ts";
import { type KnowsWord, withQuotedNames } from "../../../nlp/word-casing.ts";
import type { WordGlossary } from "../../../translation/glossary-role.ts";
import { withSlashedStumps } from "./abbreviation-place.ts";
import { abbreviationsAt, foldLetters } from "./abbreviations.ts";
import { withHyphenedCodes, withHyphenedLines, withLettersOfModels } from "./case-of-parts.ts";
import type { CleaningContext } from "./cleaning-step.ts";

/**
 * In French and Italian an abbreviation in the middle of a name is written small: "Rigener." is rigener, "SAT." is sat., and "Disq" of the
 * tables disq. An acronym with a full stop behind it is none, unless the tables have it.
 */
export function lowerShortForms(name: string, { language, product }: CleaningContext): string {
  if (language !== "fr" && language !== "it") return name;
  const maker = foldText(product?.brand ?? "").split(/[^\p{L}\p{N}]+/u);
  const isOwn = (folded: string) => maker.includes(folded) || brandNames().has(folded);
  return name
    .replace(shortInside, (word) => (isOwn(foldText(word)) ? word : word.toLowerCase()))
    .replace(lettersInside, (word) =>
      !isListedShort(word, language) && (isOwn(foldText(word)) || acronyms().has(word.toLowerCase()))
        ? word
        : word.toLowerCase(),
    )
    .replace(bareInside, (word) =>
      !isOwn(foldText(word)) && isListedShort(word, language) ? word.toLowerCase() : word,
    );
}
const shortInside =
  /(?<=[\p{L}\p{N}.,"”)°%] |\p{Ll}-|\/|\p{Ll}{2}\.)\p{Lu}\p{Ll}{2,}(?=\.(?:[\s,;)\p{L}]|$))/gu;
// "3E ED." is read as a whole.
const lettersInside = /(?<=[\p{L}\p{N}.,"”)°%] )(?<!\dE )\p{Lu}{2,4}(?=\.(?:[\s,;)]|$))/gu;
const bareInside = /(?<=[\p{L}\p{N}.,"”)°%] )\p{Lu}\p{Ll}{2,5}(?=$|[\s,;)])/gu;

/** Whether the tables have a word as one that is cut short, and takes a full stop. */
function isListedShort(word: string, language: Language): boolean {
  const folded = foldLetters(word);
  return abbreviationsAt(folded, 0, folded, language).some(({ stop }) => stop !== "possible");
}

/** Energy classes (A++, CLASSE A), other letters behind what they are of (TYPE A COURBE C), coffee pods (ESE), hexagon heads of screws (TE), pipes (TUBE PER), initials (A.P.), male and female threads (M 1/2), standards (EN ISO 20471, EN 388; not "en 3 tailles"), words that have lost a letter (D?LICES), signs of a quantity before its bound (UGR<19, EEI<0,20), classes of several parts (CCA-S3,D1,A1). */
const fixedCapitals =
  /(?<![\p{L}\p{N}])(?:\p{Lu}*(?:[?\uFFFD]\p{Lu}+)+|(?:\p{Lu}|ANT)\+{1,3}|[\p{Lu}\d]{2,4}-\p{Lu}\d\p{Lu}?(?:,\p{Lu}\d?)+(?![\p{L}\p{N}])|A(?=\/\p{Lu}{3})|(?<=(?:CLASSE?|KLASSE|EEK|CL\.|KL\.)\s)[A-G](?![\p{L}\p{N}])|(?<=(?:TYPE?|TIPO|COURBE|CURVA|CURVE|KURVE|CAT[ÉE]GORI[EA]|CATEGORY|KATEGORIE)\s)\p{Lu}(?=$|\s?[^\s\p{L}'’-]|\s(?:TYPE?|TIPO|COURBE|CURVA|CURVE|CLASSE?|IP|\p{Lu}{2}(?!\p{L})))|(?:ESE|EEK|IGP|IGT|AOP|AOC|DOP|DOCG?|STG|VDE|(?:\p{Lu}\.){2,}|T\.(?:AC?|F|B)(?=$|[\s,;)])|(?<=\d\()\p{Lu}(?=\)\p{Lu}\d)|[MF](?=\s\d{1,2}\/\d)|\p{Lu}{2,4}(?=\s?[<>≤≥]=?\s?\d)|(?<=(?:TUBES?|COURONNES?|COURON\.?|RAC\.?|RACC\.?|RACCORDS?|COUDES?|MANCHONS?|MANCH\.?|GAINES?)\s)PER|EN(?=[\s-](?:(?:ISO|IEC)[\s-]?\d|(?:166|343|352|374|388|397|420|511|\d{5})(?![\d%]|\s?%)))|TE(?=\s+(?:M\d|UNI\s?\d|DIN\s?\d|ISO\s?\d|(?:[5-9]|1\d)[.,]\d\s)))(?![\p{L}\p{N}'’]))/gu;

/** The name with the capitals that do not depend on the case of its other words: designations, and what the row writes so. */
export function withOwnCapitals(
  recased: string,
  shouted: string,
  context: CleaningContext,
  knows: KnowsWord,
): string {
  if (recased.length !== shouted.length) return recased;
  const ofRow = capitalsOfRow(context);
  let rest = withModels(withPlaces(withFixedCapitals(recased, shouted), shouted, context), shouted, context);
  for (const text of context.product?.texts() ?? [])
    for (const [designation] of text.slice(0, longestRead * mostNames).matchAll(hyphenated)) {
      const start = isShouting(text) ? -1 : shouted.indexOf(designation);
      if (start >= 0) rest = rest.slice(0, start) + designation + rest.slice(start + designation.length);
    }
  rest = withHyphenedCodes(withHyphenedLines(rest, shouted, context, knows), shouted, context, knows);
  const named = withQuotedNames(withLettersOfModels(rest, shouted, context), context.language);
  rest = withSlashedStumps(named, shouted, context);
  const lines = linesOfRow(context);
  if (ofRow.size === 0 && lines.size === 0) return rest;
  for (const { start, end, text } of tokenize(shouted)) {
    const own = ofRow.has(text) ? text : lines.get(text);
    if (own !== undefined) rest = rest.slice(0, start) + own + rest.slice(end);
  }
  return rest;
}

/** "SoundTouch" of the row's own texts, by "SOUNDTOUCH": a line with a capital inside. */
function linesOfRow({ product }: CleaningContext): ReadonlyMap<string, string> {
  const lines = new Map<string, string>();
  for (const text of product?.texts() ?? [])
    for (const [word] of text.slice(0, longestRead * mostNames).matchAll(innerCapital)) {
      const shouted = word.toUpperCase();
      if (shouted.length === word.length) lines.set(shouted, word);
    }
  return lines;
}

const innerCapital = /(?<![\p{L}\p{N}-])\p{L}\p{Ll}{2,}\p{Lu}\p{Ll}{2,}(?![\p{L}\p{N}-])/gu;

/** "L-BOXX", as the row's own text has it. */
const hyphenated = /(?<![\p{L}\p{N}-])\p{Lu}{1,3}-\p{Lu}{3,6}(?![\p{L}\p{N}-])/gu;

/** The name, all in small letters before, with the acronyms that the row's other texts have: "tpe" of "eco TPE". */
export function withAcronymsOfRow(name: string, { language, glossary, product }: CleaningContext): string {
  let rest = name;
  for (const text of product?.texts() ?? []) {
    if (isShouting(text)) continue;
    for (const word of lettersAmongWords(text.slice(0, longestRead * mostNames))) {
      if (word.length > longestCode || !isCode(word, language, glossary)) continue;
      const written = new RegExp(`(?<![\\p{L}\\p{N}-])${word}(?![\\p{L}\\p{N}-])`, "giu");
      rest = rest.replace(written, word);
    }
  }
  return rest;
}

/** Makers of cars: the word behind one is a model, though it may be a common word too ("Fiat Punto"). */
export const carMakers: ReadonlySet<string> = new Set(
  (
    "fiat renault peugeot citroen opel vauxhall ford volkswagen vw audi bmw mercedes seat skoda toyota nissan honda hyundai kia dacia " +
    "lancia suzuki mazda volvo mitsubishi smart"
  ).split(" "),
);

/** "40 W MAX D35", "INOX A2", "PERCALLE 2P" */
const thingsBeforeCodes: ReadonlySet<string> = new Set("max min inox percalle percale".split(" "));

/** In French and Italian a thing before a code is no model's name either: "Mitigeur lavabo C3". */
function withModels(
  recased: string,
  shouted: string,
  { language, glossary, product }: CleaningContext,
): string {
  const ofMaker = new Set(foldText(product?.brand ?? "").split(/[^\p{L}\p{N}]+/u));
  let rest = recased;
  let last = "";
  const tokens = tokenize(shouted);
  for (const [place, { start, folded, text }] of tokens.entries()) {
    const isThing =
      (language === "fr" || language === "it") &&
      place > 0 &&
      tokens[place + 1]?.kind === "code" &&
      !brandNames().has(last) &&
      (thingsBeforeCodes.has(folded) ||
        /^(?:type|material)$/.test(glossary.roleOf(folded, language) ?? "")) &&
      /^\p{Lu}\p{Ll}{2}/u.test(rest.slice(start));
    if (isThing) rest = rest.slice(0, start) + rest.charAt(start).toLowerCase() + rest.slice(start + 1);
    const isModel =
      carMakers.has(last) &&
      /^\p{Lu}{3,}$/u.test(text) &&
      /^\p{Ll}/u.test(rest.slice(start)) &&
      !isStopWord(folded, language) &&
      glossary.roleOf(folded, language) !== "color";
    if (isModel) rest = rest.slice(0, start) + text.charAt(0) + rest.slice(start + 1);
    // "M3 COMFORT": a foreign word behind a model's code.
    const isOfModel =
      language === "it" &&
      tokens[place - 1]?.kind === "code" &&
      /^\p{Lu}{1,3}\d{1,3}$/u.test(tokens[place - 1]?.text ?? "") &&
      /^\p{Lu}{3,}(?<![AEIOU])$/u.test(text) &&
      shouted.charAt(start + text.length) !== "." &&
      !/^(?:type|color|material)$/.test(glossary.roleOf(folded, language) ?? "") &&
      !isStopWord(folded, language) &&
      /^\p{Ll}/u.test(rest.slice(start));
    if (isOfModel) rest = rest.slice(0, start) + text.charAt(0) + rest.slice(start + 1);
    // "SANIFLO UP 1", "SANIFLO PRO UP", but "SANIFLO UP TO 5 M": behind its maker it is a line.
    const [two, one] = [tokens[place - 2]?.folded, tokens[place - 1]?.folded];
    const isOfMaker = isMaker(one) || (one === "pro" && isMaker(two));
    const isLine = text === "UP" && isOfMaker && tokens[place + 1]?.folded !== "to";
    if (isLine) rest = rest.slice(0, start) + text + rest.slice(start + text.length);
    last = folded;
  }
  return rest;

  /** The row's maker, or a word that no language has and no verb: "EXTENDS UP". */
  function isMaker(folded = ""): boolean {
    if (ofMaker.has(folded) || brandNames().has(folded)) return folded !== "";
    const isWord = /[^a-z]|(?:s|ed|ing)$/.test(folded) || folded.length < shortestMaker;
    return (
      !isWord &&
      !glossary.roleOf(folded, language) &&
      !textLanguages.some((each) => isCommonWord(folded, each))
    );
  }
}

/** In letters: a shorter word that nobody knows is a short form. */
const shortestMaker = 5;

/** "DOP TERRA DI BARI": the place of a protected name. */
const protectedPlace =
  /(?<=(?<![\p{L}\p{N}])(?:DOP|IGP|AOP|AOC|DOCG?|STG)\s)\p{Lu}{3,}(?=\s(?:DI|DEL|DELLA|DE|DU|D['’])\s?(\p{Lu}{3,})(?!\p{L}))/gu;

/** "CHIANTI CLASSICO DOCG", "TOSCANO IGP": the word before the seal belongs to the name, where it is no thing and no colour. */
const protectedName = /\p{Lu}{3,}(?=\.?\s(?:DOP|IG[PT]|AOP|AOC|DOCG?|STG)(?!\p{L}))/gu;
export const ordinary: ReadonlySet<string> = new Set(
  (
    "bio biologico biologica fresco fresca dolce secco secca stagionato stagionata extra vergine extravergine rosso bianco rosato oliva latte " +
    "doux demi sec rouge blanc rose frais fermier cru cuit affine rape lait vin vino olio huile beurre fromage formaggio miele miel " +
    "crudo cruda cotto cotta intero magro affumicato"
  ).split(" "),
);

function withPlaces(recased: string, shouted: string, { language, glossary }: CleaningContext): string {
  let rest = recased;
  if (language === "fr" || language === "it")
    for (const { 0: word, index } of shouted.matchAll(protectedName)) {
      const folded = foldText(word);
      const role = glossary.roleOf(folded, language);
      const isCut = shouted.charAt(index + word.length) === ".";
      const isOrdinary = isCut ? [...ordinary].some((each) => each.startsWith(folded)) : ordinary.has(folded);
      if (index === 0 || isOrdinary || /^(?:type|color|material)$/.test(role ?? "")) continue;
      rest = rest.slice(0, index) + rest.charAt(index).toUpperCase() + rest.slice(index + 1);
    }
  for (const { 0: place, 1: of = "", index } of shouted.matchAll(protectedPlace))
    for (const start of [index, shouted.indexOf(of, index + place.length)])
      rest = rest.slice(0, start) + shouted.charAt(start) + rest.slice(start + 1);
  return rest;
}

/** The text with the capitals of designations that are never written small: IGP, ANT+, A++. */
export function withFixedCapitals(recased: string, shouted: string): string {
  if (recased.length !== shouted.length) return recased;
  let rest = recased;
  for (const { 0: text, index } of shouted.matchAll(fixedCapitals))
    rest = rest.slice(0, index) + text + rest.slice(index + text.length);
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
    if (text.length > longestValue) {
      for (const word of lettersAmongWords(text.slice(0, longestRead * mostNames)))
        if (isOwnCode(word, text, { language, glossary })) found.add(word);
    }
    if (text.length > longestValue || (text.includes(" ") && !/\p{Ll}{3}/u.test(text))) continue;
    for (const [word] of text.matchAll(/(?<![\p{L}\p{N}])\p{Lu}{2,}(?![\p{L}\p{N}])/gu))
      if (isCode(word, language, glossary)) found.add(word);
  }
  return found;
}

/** In English and German, whose descriptions repeat a name with its capitals, only a longer word that nobody knows. */
function isOwnCode(
  word: string,
  text: string,
  context: Pick<CleaningContext, "language" | "glossary">,
): boolean {
  const { language, glossary } = context;
  const isRomance = language === "fr" || language === "it";
  if (isRomance || isInSentence(word, text))
    return isCode(word, language, glossary) || isLongCode(word, text, context);
  return isLongCode(word, text, context);
}

/** "every GAA club", "(GAA)": behind and before small words, or in brackets, in a text that has it in no other case. */
function isInSentence(word: string, text: string): boolean {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    const end = at + word.length;
    if (!amongBefore.test(text.slice(Math.max(0, at - 4), at)) || !amongBehind.test(text.slice(end, end + 5)))
      continue;
    const small = `(?<!\\p{L})${word.charAt(0)}?${word.slice(1).toLowerCase()}(?!\\p{L})`;
    return !new RegExp(small, "u").test(text);
  }
  return false;
}

/** At the end of what stands before a word, and at the beginning of what stands behind it, in so many characters. */
const amongBefore = /(?:\p{Ll}{2},? |\()$/u;
const amongBehind = /^(?:\)|[,.;]? \p{Ll}{2}|\.$|\. )/u;

/** TSTAK: a word that nobody knows and that the text never writes otherwise. */
function isLongCode(
  word: string,
  text: string,
  { language, glossary }: Pick<CleaningContext, "language" | "glossary">,
): boolean {
  if (word.length <= longestCode || isCommonWord(word.toLowerCase(), language)) return false;
  if (glossary.roleOf(foldText(word), language) !== undefined || brandNames().has(foldText(word)))
    return false;
  return !new RegExp(
    `(?<!\\p{L})(?:${word.toLowerCase()}|${word.charAt(0)}${word.slice(1).toLowerCase()})(?!\\p{L})`,
    "u",
  ).test(text);
}

/** Two to six capitals between words in small letters, or digits: "pipe VDE isolée"; in a shouted passage they say nothing. */
function lettersAmongWords(text: string): readonly string[] {
  const words = [...text.matchAll(/[\p{L}\p{N}]+/gu)].map(([word]) => word);
  return words.filter((word, place) => {
    if (!/^\p{Lu}{2,6}$/u.test(word)) return false;
    const around = [words[place - 1], words[place + 1]].filter((other) => other !== undefined);
    return around.length > 0 && around.every((other) => !/^\p{Lu}{2,}$/u.test(other));
  });
}

/** In characters: what is longer is no name. */
const longestRead = 600;
/** The longest text that is read, in names. */
const mostNames = 6;

/** In letters: a shorter maker may be any word. */
const shortestRowMaker = 4;

/**
 * A lowered French or Italian name with the capitals of its row's maker, also where that is a common word ("VACHETTE", the leather), and of
 * the word between it and a designation ("RADIAL NT+"). What says how a thing is stays: "MACINATO FORTE" of Forte.
 */
export function withMakerOfRow(recased: string, shouted: string, context: CleaningContext): string {
  const { language, product } = context;
  const maker = product?.maker?.();
  const isOther = recased.length !== shouted.length || (language !== "fr" && language !== "it");
  if (maker === undefined || isOther || maker.length < shortestRowMaker) return recased;
  const parts = partsOfText(maker).map(({ folded }) => folded);
  const tokens = tokenize(shouted);
  let rest = recased;
  for (const [place, token] of tokens.entries()) {
    if (!parts.every((part, offset) => tokens[place + offset]?.folded === part)) continue;
    if (parts.length === 1 && !mayBeMaker(token, context)) continue;
    for (const { start, folded } of tokens.slice(place, place + parts.length))
      if (!isStopWord(folded, language)) rest = raised(rest, start);
    const [line, code] = tokens.slice(place + parts.length);
    if (line !== undefined && isLineBefore(line, code, shouted, context)) rest = raised(rest, line.start);
  }
  return withEnglishShade(rest, language);
}

/** A listed maker, or a word for a thing, a material or an animal, which products of others are not called by. */
function mayBeMaker({ text, folded }: Token, { language, glossary, product }: CleaningContext): boolean {
  const role = glossary.roleOf(folded, language);
  if (role === "color" || role === "quality") return false;
  const isListed = (product?.findBrands(text).length ?? 0) > 0;
  return isListed || role === "type" || role === "material";
}

function raised(text: string, at: number): string {
  return text.slice(0, at) + capitalized(text.slice(at, at + 1)) + text.slice(at + 1);
}

/** A word that is no thing and no property, before letters with a plus sign or a model's code. */
function isLineBefore(
  { kind, text, folded, end }: Token,
  code: Token | undefined,
  shouted: string,
  { language, glossary }: CleaningContext,
): boolean {
  if (kind !== "word" || text.length < shortestRowMaker || code?.start !== end + 1) return false;
  const isDesignation = /^\p{Lu}{1,3}\+/u.test(shouted.slice(code.start));
  const role = glossary.roleOf(folded, language);
  return isDesignation && (role === undefined || role === "quality") && !isStopWord(folded, language);
}

/** "red passion" at the end of a French or Italian name: the English name of a shade, whose words all have a capital. */
const englishShade =
  /(?<=\p{Ll}\s)(?:red|black|white|blue|green|grey|pink|yellow|brown|purple|silver)\s\p{Ll}{4,}$/u;

function withEnglishShade(name: string, language: Language): string {
  return name.replace(englishShade, (shade) => {
    const [colour = "", word = ""] = shade.split(" ");
    return isStopWord(foldText(word), language) ? shade : `${capitalized(colour)} ${capitalized(word)}`;
  });
}

/** A name in which known lines of its maker are in small letters, with their capitals: "Clementoni sapientino", "Lancôme la vie est belle". */
export function withLines(name: string, { language, glossary, product }: CleaningContext): string {
  const maker = product?.maker?.();
  const lines = product?.linesOf?.(`${maker ?? ""}\n${name.slice(0, longestRead)}`) ?? [];
  let rest = name;
  for (const line of lines) {
    const small = foldText(line);
    const folded = foldText(rest);
    if (line === line.toLowerCase() || small.length !== line.length || folded.length !== rest.length)
      continue;
    const at = folded.indexOf(small);
    const written = rest.slice(at, at + line.length);
    if (at < 1 || written !== written.toLowerCase() || /[\p{L}\p{N}'’-]$/u.test(rest.slice(0, at))) continue;
    if (/^[\p{L}\p{N}'’-]/u.test(rest.slice(at + small.length))) continue;
    // "excellence" of a sentence, "spaghetti" of their maker: what they are called, not what they are.
    if (!line.includes(" ") && glossary.roleOf(foldText(line), language) !== undefined) continue;
    rest = rest.slice(0, at) + line + rest.slice(at + line.length);
  }
  return rest;
}
