import { maxSeoTitleLength } from "../../../api/optimization.ts";
import { type Language, textLanguages } from "../../../nlp/language.ts";
import { isCommonWord } from "../../../nlp/language-profiles.ts";
import { capitalized, foldText } from "../../../nlp/normalizer.ts";
import { readWords } from "../../../nlp/stemmer.ts";
import { isStopWord, isStopWordInAnyLanguage } from "../../../nlp/stop-words.ts";
import type { Glossary } from "../../../translation/glossary.ts";
import { nounGrammar } from "../../../translation/noun-grammar.ts";
import { isDeviceLine, isDeviceMaker } from "../../evidence/device-makers.ts";
import { listedMaker } from "../../name/rules/known-product.ts";
import { readName } from "../../name/rules/read-name.ts";
import { cutTitle } from "./cut-passage.ts";
import { needsComplement, praisedGrade } from "./phrase-ends.ts";
import { isAudienceWord, isHype } from "./word-classes.ts";

export interface TitleWords {
  readonly language: Language;
  readonly glossary: Glossary;
  /** Whether the feed cut the end of the name. */
  readonly isCut?: boolean;
  /** The row's maker. */
  readonly brand?: string | undefined;
}

/** Characters; a title that is cut at the end of a phrase has at least so many. */
export const shortestTitle = 20;
/** Characters; a title of fewer has lost much of a name that is longer than titles are. */
export const shortTitle = 45;

/** A model: capitals and at least three digits, but no measure and no norm. */
export const model =
  /(?<=\s)(?!Ø)(?=\S*\p{Lu})(?=(?:\S*\d){3})(?!\d+(?:[-/]|[xX]\d|\p{L}{0,3}\s))[\p{L}\p{N}][\p{L}\p{N}./-]{3,}(?=\s|$)/u;
/** What a model behind it belongs to: another product, an aside. */
export const ofAnother = /\s[([+]|[,;]\s|\s(?:for|für|passend|(?:c|k)ompatib\p{L}*|pour|per|adatto)\s/iu;

/**
 * The beginning of a long name whose noun is too far behind for a title, or that has none, up to a noun, without the first words behind the
 * maker, or with the model behind it. Undefined where none of them is to be had.
 */
export function shortenedBeforeNoun(text: string, noun: number, words: TitleWords): string | undefined {
  if (noun === 0) return wordsWithModel(text, words);
  const paired = upToNoun(text, noun, words);
  // "Wooden Round Stool | Showpiece": the noun says what the thing is.
  const isNounNext = paired !== undefined && !/\s/u.test(text.slice(paired.length + 1, noun));
  const shorter = paired === undefined || isNounNext ? withoutModifiers(text, noun, words) : undefined;
  return shorter ?? paired;
}

/**
 * "… Throw Blanket" of "… Throw Blanket Large Grey Sofa Bed Settee Throw": where the noun that was found is too far back for a title, the end of
 * a known one of several words that has it, too, or has a size behind it, and stands where a title has space.
 */
export function earlierNoun(
  text: string,
  noun: number,
  { language, glossary }: TitleWords,
): number | undefined {
  const [last = ""] = noun <= maxSeoTitleLength ? [] : readWords(text.slice(0, noun)).folded.slice(-1);
  if (last === "") return undefined;
  const reading = readWords(text);
  const { tokens, folded } = reading;
  const found = glossary.find(reading, language).find(({ entry, first, end }) => {
    const until = tokens[end - 1]?.end ?? noun;
    // Behind a size, a name says what else the thing is, or what it is for.
    const isNoun = folded.slice(first, end).includes(last) || /\s\d/u.test(text.slice(until, noun));
    return entry.role === "type" && end - first > 1 && isNoun && until <= maxSeoTitleLength;
  });
  return found === undefined ? undefined : tokens[found.end - 1]?.end;
}

/**
 * "… Wooden Round Stool" of "… Wooden Round Stool Showpiece": an English name, whose noun is too far behind, up to a noun that another
 * noun stands beside; undefined where the second one is what the thing is ("Bottle Holder").
 */
function upToNoun(text: string, noun: number, { language, glossary }: TitleWords): string | undefined {
  if (language !== "en" || noun <= maxSeoTitleLength) return undefined;
  const isThing = (word: string) => glossary.roleOf(foldText(word), language) === "type";
  const set = [...text.slice(0, maxSeoTitleLength).matchAll(wholeSet)].at(-1);
  if (set !== undefined && !isThing(set[1] ?? "")) return text.slice(0, set.index);
  const words = [...text.slice(0, noun).matchAll(/(?<=\s)\p{L}{3,}(?=\s|$)/gu)];
  const last = words.findLastIndex(({ 0: word, index }) => index + word.length <= maxSeoTitleLength);
  const [own, next] = [words[last], words[last + 1]];
  if (own === undefined || next === undefined || own.index < shortTitle) return undefined;
  const isPair =
    isThing(own[0]) &&
    isThing(next[0]) &&
    next.index === own.index + own[0].length + 1 &&
    // "Door Curtain": one thing.
    !isThing(`${own[0]} ${next[0]}`);
  return isPair && !accessory.test(next[0]) ? text.slice(0, own.index + own[0].length) : undefined;
}

/** The end of "Brow Kit" before a word that is no thing. */
const wholeSet =
  /(?<=.{16}\s(?:kit|set|bundle|collection))\s(?!(?:of|with|for|and|in)\s)(\p{Lu}\p{L}{2,})(?=\s)/giu;

/** What a thing before it is for: "Bottle Holder". */
const accessory =
  /^(?:holders?|cases?|covers?|stands?|bags?|box(?:es)?|racks?|straps?|lids?|caps?|chargers?|cables?|filters?|cleaners?|mounts?|adapters?|pads?|mats?|protectors?|pouch(?:es)?|organi[sz]ers?|dispensers?|openers?|cutters?|kits?|sets?|cloths?|liners?|gifts?|hooks?|tools?|parts?|brush(?:es)?|trays?|shel(?:f|ves)|cabinets?|tables?|carriers?|sprays?|polish|paint|paper|toys?|books?|stickers?|charms?|hangers?|warmers?|coolers?|lamps?|lights?|machines?|makers?|curtains?|frames?|handles?|knobs?|mirrors?|pots?|cups?|jars?|bottles?)$/iu;

/** A name without a known noun, as many of its words as leave room for the model behind them, and no colour or material before a word that goes. */
function wordsWithModel(text: string, { glossary }: TitleWords): string | undefined {
  const found = model.exec(text);
  if (found === null || found.index <= shortTitle || ofAnother.test(text.slice(0, found.index)))
    return undefined;
  const words = cutTitle(text.slice(0, found.index - 1), maxSeoTitleLength - found[0].length - 1).split(" ");
  const last = foldText(words.at(-1) ?? "");
  const isOfNext = textLanguages.some((each) =>
    /^(?:color|material)$/.test(glossary.roleOf(last, each) ?? ""),
  );
  const kept = (isOfNext ? words.slice(0, -1) : words).join(" ");
  return kept.length < shortestTitle ? undefined : `${kept} ${found[0]}`;
}

/**
 * An English or German name whose noun is too far behind, without the first words between its maker and the noun; undefined where
 * a joining word stands there.
 */
function withoutModifiers(
  name: string,
  noun: number,
  { language, glossary, brand = "" }: TitleWords,
): string | undefined {
  if (language === "fr" || language === "it" || noun <= maxSeoTitleLength) return undefined;
  const code = model.exec(name.slice(0, noun));
  // "Corvin CX71453 …": one word before a model is its maker.
  const isOfMaker = brand === "" && code !== null && /^\p{Lu}[\p{L}-]+\s$/u.test(name.slice(0, code.index));
  const set = language === "en" && brand === "" ? setOf.exec(name)?.[0] : undefined;
  const isKnownStart = isOfMaker || set !== undefined;
  if (!isKnownStart && (brand === "" || !foldText(name).startsWith(`${foldText(brand)} `))) return undefined;
  const start = set?.length ?? (code === null ? brand.length : code.index + code[0].length);
  const until =
    set === undefined ? name.slice(0, noun) : name.slice(0, noun).replace(/\s(?:combo\s)?set$/iu, "");
  const words = until.slice(start).trim().split(" ");
  const isPair = (word: string) => set !== undefined && word === "&";
  const isJoined = words.some(
    (word) => !isPair(word) && (isStopWord(foldText(word), language) || /[,;&+()–]|^[\d.,/-]+$/u.test(word)),
  );
  if (isJoined) return undefined;
  const isOwnName = (word: string) =>
    /^\p{Lu}\p{Ll}{2,}$/u.test(word) &&
    glossary.roleOf(foldText(word), language) === undefined &&
    !isCommonWord(word.toLowerCase(), language);
  const isLong = () => words.length > 2 && start + 1 + words.join(" ").length > maxSeoTitleLength;
  // A material or a colour says more than praise.
  for (let place = words.length - 2; place >= 0 && isLong(); place -= 1)
    if (isHype(foldText(words[place] ?? ""), language) || filling.test(words[place] ?? ""))
      words.splice(place, 1);
  // "Fireflash | II": a line without its name is none.
  const isNumbered = () => /^[IVX]{1,4}$/u.test(words[1] ?? "");
  while (isLong()) {
    if (isNumbered()) return undefined;
    // "Kompressionsstrümpfe … Fuß": what the thing is, and not what it has.
    if (language === "de" && germanThing.test(words[0] ?? "")) return undefined;
    const [gone = ""] = words.splice(0, 1);
    const isNamed = isOwnName(gone) && isOwnName(words[0] ?? "") && code === null && set === undefined;
    // What it is called says more than a maker whom nobody knows.
    if (isNamed && noun - start <= maxSeoTitleLength && listedMaker(brand) === undefined)
      return name.slice(start + 1, noun);
    // "Chota | Bheem": a name goes as a whole.
    while (words.length > 2 && isOwnName(gone) && isOwnName(words[0] ?? "")) words.shift();
  }
  if (isPair(words[0] ?? "")) return undefined;
  // "Elephant Shape Handpainted": no half of a phrase stays.
  while (words.length > 2 && endOfModifier.test(words[0] ?? "")) words.shift();
  const title = `${name.slice(0, start)} ${words.join(" ")}`;
  return title.length > maxSeoTitleLength ? undefined : title;
}

/** What any product can be called. */
const filling =
  /^(?:big|beautiful|stylish|designer|attractive|elegant|exclusive|unique|lovely|fancy|schöner?s?|schicker?s?|exklusiver?s?|edler?s?)$/iu;

/** A long German noun. */
const germanThing = /^\p{Lu}\p{Ll}{11,}$/u;

/** "Corvin Paris Set of": what the words before the noun follow. */
const setOf = /^(?:\p{Lu}[\p{L}'’-]*\s){1,3}set\sof(?=\s\p{L})/iu;

/** "Shape" of "Elephant Shape": what the word before it says something with. */
const endOfModifier =
  /^(?:shaped?|styled?|sized?|design|prints?|printed|patterns?|patterned|colou?r(?:ed)?|look|effect|types?|scent(?:ed)?|flavou?r(?:ed)?|free|proof|resistant|based|inspired|coated|plated|finish|tone|theme[d]?|made|painted|seater|piece|inch|pack)$/iu;

/** "9VN5070EOI-00-G10" between a maker and a series with its number, "GeForce RTX 5070", which people know the thing by. */
const partNumber =
  /(?<=\p{L}{3}\s)(?=[\p{Lu}\d-]{10})(?=(?:\S*\d){3})[\p{Lu}\d]+(?:-[\p{Lu}\d]+)+\s(?=(?:\p{L}{2,}\s){2,4}\d{4}(?:\s|$))/u;

/** A long name without its maker's part number, where a series and its number follow. */
export function withoutPartNumber(name: string): string {
  return name.replace(partNumber, "");
}

/** In words, of the maker that a name may begin with. */
const inFrontOfNoun = /^((?:\S+\s){0,2}?)(pour|per|für|for)\s(?=\p{Lu}|i\p{Lu})/iu;
/** "Lot Coque": several of it. */
const collectiveBefore = /(?<=\s)(?:lot|set|pack|kit|paire|coppia)(?:\s(?:de|di|of))?\s$/iu;

/** "VCOMP Pour Apple iPhone 5": a title that begins with what the thing is for, with the thing in front of it. */
export function withNounInFront(name: string, title: string, { language, glossary }: TitleWords): string {
  const [all = "", maker = "", preposition = ""] = inFrontOfNoun.exec(title) ?? [];
  if (all === "" || !name.startsWith(title)) return title;
  const { type } = readName(name, language, glossary);
  if (type === undefined || type.start < title.length) return title;
  const collective = collectiveBefore.exec(name.slice(0, type.start))?.[0] ?? "";
  const noun = collective + name.slice(type.start, type.end);
  const longer = `${maker}${noun} ${preposition.toLowerCase()} ${title.slice(all.length)}`;
  return longer.length <= maxSeoTitleLength ? longer : title;
}

/** "Girls Party Dress | Toddler Birthday Outfit": another word for whom it is, at the end of a title, begins the next phrase of the name. */
export function withoutSecondAudience(title: string, name: string): string {
  const words = title.split(" ").map(foldText);
  const [last = "", before = ""] = [words.at(-1), words.at(-2)];
  const isSecond =
    isAudienceWord(last) &&
    !isAudienceWord(before) &&
    words.slice(0, -2).some(isAudienceWord) &&
    name.startsWith(title) &&
    /^\s\p{Lu}/u.test(name.slice(title.length));
  const shorter = title.slice(0, title.lastIndexOf(" "));
  return isSecond && /\p{L}{3}$/u.test(shorter) && shorter.length >= shortestTitle ? shorter : title;
}

/**
 * French and Italian: the beginning of a name up to `end`, with as many words of the own name behind it as fit. Undefined where
 * that would lose its last word alone: "Sky | High, …".
 */
export function withOwnName(
  name: string,
  end: number,
  available: number,
  language: Language,
): string | undefined {
  const beginning = name.slice(0, end);
  if ((language !== "fr" && language !== "it") || end >= available - shortestOwnName) return beginning;
  if (praisedGrade.test(name.slice(end).trimStart())) return beginning;
  const own =
    /^(?:\s(?:\p{Lu}[\p{L}'’-]*|d[eiu](?=\s\p{Lu})))+(?=\s)/u.exec(name.slice(end, available + 1))?.[0] ?? "";
  if (own !== "" && /^\s\p{Lu}[\p{L}'’-]*(?=[,;]|$)/u.test(name.slice(end + own.length))) return undefined;
  const words = own.trim().split(" ");
  const isOpen = (word: string) => isStopWord(foldText(word), language) || needsComplement.test(word);
  while (words.length > 0 && isOpen(words.at(-1) ?? "")) words.pop();
  return words.length < fewestOwn ? beginning : `${beginning} ${words.join(" ")}`;
}

/** Free characters that are worth filling, and words of a name that say which one it is. */
const shortestOwnName = 12;
const fewestOwn = 2;

/** "with Abbreviated | Cork Handle": in English and German what a thing comes with is named last. */
export function isHalfCompany(text: string, end: number, { language, glossary }: TitleWords): boolean {
  if (language === "fr" || language === "it") {
    const taste = tasteBehind.exec(text.slice(end))?.[1];
    const isOpen =
      kindOfCompany.test(text.slice(end)) || nounGrammar(taste ?? "", language)?.domain === "food";
    return companyInFront.test(text.slice(0, end)) && isOpen;
  }
  const word = company.exec(text.slice(0, end))?.[1];
  if (word === undefined || !/^\s\p{L}{3}/u.test(text.slice(end))) return false;
  return nounGrammar(word, language) === undefined && glossary.roleOf(foldText(word), language) !== "type";
}

/** French and Italian: "avec fantaisie | au cacao": what it tastes of. */
const companyInFront = /\s(?:avec|con)\s\p{L}[\p{L}'’-]*$/iu;
const tasteBehind = /^\s(?:aux?|à\sla|al|alla|allo|ai|alle|agli)\s(\p{L}{3,})/iu;

/** "con sensore | crepuscolare", "avec capteur | solaire": which one it is. */
export const kindOfCompany = /^\s\p{Ll}{3,}(?:al[ei]|ar[ei]|aires?|iques?)(?=\s|$)/u;

/** What a title ends with. */
const company = /\s(?:with|mit)\s(\p{L}[\p{L}'’-]*)$/iu;

/** The whole name but for a maker in front whom nobody knows, where that fits: the device that a case is for says more. */
export function withoutMaker(name: string, brand = ""): string | undefined {
  const start = brand.length + 1;
  const isInFront = brand !== "" && foldText(name).startsWith(`${foldText(brand)} `);
  if (!isInFront || name.length - start > maxSeoTitleLength || listedMaker(brand) !== undefined)
    return undefined;
  const rest = name.slice(start);
  // "Riva Carpets | Cotton Free Bath Mat": without its maker the word denies another one.
  if (deniedFirst.test(rest)) return undefined;
  return /^\p{L}{3}/u.test(rest) && foldText(rest).includes(foldText(brand)) === false
    ? capitalized(rest)
    : undefined;
}

/** "… Liquid Handwash | Refill": at the end of a name what says that it is no whole thing. */
const partialKind =
  /\s(?:refills?(?:\s(?:pack|pouch|bag))?|replacement|spares?|nachfüll(?:ung|pack|packung|beutel|er)?|ersatz\p{Ll}+|recharges?|écorecharges?|rechange|ricariche?|ricarica|ricambi?o?)$/iu;

/** A name whose title lacks such a word, without its maker or without the first words behind that; undefined where that is not enough. */
export function withKind(name: string, title: string, brand = ""): string | undefined {
  const kind = partialKind.exec(name)?.[0];
  if (kind === undefined || foldText(title).includes(foldText(kind.trim()))) return undefined;
  const whole = withoutMaker(name, brand);
  if (whole !== undefined) return whole;
  const longer = title + kind;
  return longer.length <= maxSeoTitleLength ? longer : undefined;
}

/** "… EMS Atrainik | InnovaGoods": the whole name but for the maker at its end, or a word in it that is spelled as only makers are. */
export function withoutLastMaker(name: string, brand = ""): string | undefined {
  const isLast = brand !== "" && foldText(name).endsWith(` ${foldText(brand)}`);
  const end = isLast ? name.length - brand.length - 1 : name.search(/\s\p{Lu}\p{Ll}+\p{Lu}\p{L}+$/u);
  if (end < shortTitle || end > maxSeoTitleLength) return undefined;
  const last = foldText(name.slice(end + 1));
  // "… per PlayStation": what the thing is for is no maker of it.
  if (!isLast && (isDeviceLine(last) || isDeviceMaker(last))) return undefined;
  const rest = name.slice(0, end);
  const before = /\s(\p{Lu}[\p{L}\d]+)$/u.exec(rest)?.[1];
  return before === undefined || isStopWordInAnyLanguage(foldText(before)) ? undefined : rest;
}

/** "Hot Sauce + Peri Peri Sauce + Barbecue Sauce": all things of a bundle of at least three, without how much of each there is where else one would go. */
export function wholeBundle(name: string, brand: string | undefined): string | undefined {
  const parts = name.split(" + ");
  if (parts.length < fewestOfBundle || !parts.every((part) => amountAtEnd.test(part))) return undefined;
  const bare = parts.map((part) => part.replace(amountAtEnd, "")).join(" + ");
  return withoutMaker(name, brand) ?? (bare.length <= maxSeoTitleLength ? bare : withoutMaker(bare, brand));
}

const fewestOfBundle = 3;
const amountAtEnd = /(?<=\p{L}),?\s\d[\d.,]*\s?(?:m?l|cl|k?g|gr|oz)\.?$/iu;

const deniedFirst = /^\p{L}+[\s-](?:free|frei|libres?)(?!\p{L})/iu;

/**
 * A name that is a few characters too long, without a cut word in capitals ("GLZ."), or without a maker of so many characters
 * that nobody knows: what the thing is, and which one, says more. Undefined where that is not enough.
 */
export function slightlyShorter(name: string, { brand = "", language }: TitleWords): string | undefined {
  const uncut = name.replace(cutLast, "");
  const isWhole =
    /[\p{L}\p{N}%)]$/u.test(uncut) && !isStopWord(foldText(uncut.split(" ").at(-1) ?? ""), language);
  if (uncut !== name && isWhole && uncut.length <= maxSeoTitleLength && uncut.length >= shortTitle)
    return uncut;
  if (name.length > maxSeoTitleLength + mostOver) return undefined;
  const unabridged = name.replace(cutCapitals, "");
  if (unabridged !== name && unabridged.length <= maxSeoTitleLength) return unabridged;
  const list = name.replace(lastOfCompany, "");
  if (list !== name && list.length <= maxSeoTitleLength) return list;
  return brand.length >= longMaker ? withoutMaker(name, brand) : undefined;
}

/** "With Vitamin E | & Niacinamide": the last of several that a thing comes with. */
const lastOfCompany = /(?<=\s(?:with|mit|avec|con)\s\p{L}[^,;()+]*)\s(?:&|and|und|et|ed?)\s\p{L}+$/iu;
/** "Kurzzeitverz." at the end of a name. */
const cutLast = /(?<!\d)\s\p{L}{4,}\.$/u;
const mostOver = 5;
/** Characters of a maker, beside which little else fits a title. */
const longMaker = 20;
const cutCapitals =
  /(?<=\p{L}{3}\S*)\s(?!(?:NR|MAX|MIN|INKL|INCL|EXKL|EXCL|CA|ST|DIN|EN)\.)\p{Lu}{3,4}\.(?=\s)/u;
