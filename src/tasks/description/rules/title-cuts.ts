import { isHeadFirst } from "../../../nlp/language.ts";
import { foldText } from "../../../nlp/normalizer.ts";
import { isStopWord } from "../../../nlp/stop-words.ts";
import { nounGrammar } from "../../../translation/noun-grammar.ts";
import { type NamePiece, overlaps, type Span } from "../../name/rules/name-pieces.ts";
import { isBeforeCounted, isBeforeDesignation, isWithinPhrase, startOfShade } from "./half-phrases.ts";
import { loadLabel } from "./size-labels.ts";
import { isName, type TitleWords, wordsOf } from "./title-noun.ts";
import {
  beforeCompany,
  beforeTaste,
  company,
  hanging,
  hangingWords,
  joining,
  leaning,
  purpose,
} from "./title-phrases.ts";
import type { TitleReading } from "./title-reading.ts";
import { segmentsOf } from "./title-segments.ts";
import { isContainer } from "./word-classes.ts";

/** The phrases of a name that a title has as a whole or not at all, in their order: of its core to the word, of what follows in large pieces. */
export function phrasesOf(reading: TitleReading): readonly Span[] {
  const { name, core } = reading;
  return segmentsOf(name).flatMap((segment) => {
    const places = segment.start < core ? cutsOfCore(segment, reading) : cutsOfDetail(segment, reading);
    const cuts = [...new Set(places.map((at) => outsideShade(at, reading)))]
      .filter((at) => at > segment.start && at < segment.end && isWhole(at, reading))
      .toSorted((one, two) => one - two);
    const phrases = divided(name, segment, cuts);
    if (segment.start >= core) return phrases;
    return phrases.flatMap((phrase) =>
      isHeadFirst(reading.words.language) ? adjectivesOf(phrase, reading) : germanOrEnglish(phrase, reading),
    );
  });
}

/** The place before "Awesome" of "Awesome | Navy", where a colour stands behind it. */
function outsideShade(at: number, { name, pieces }: TitleReading): number {
  const color = pieces.find(({ part, start }) => part === "color" && (start === at || start === at + 1));
  const start = color === undefined ? at : startOfShade(name, color.start);
  return color === undefined || start === color.start ? at : start;
}

/** Whether a name can be divided at a place: not within a measure, a count, a size, a grade. */
function isWhole(at: number, reading: TitleReading): boolean {
  const { name, words, pieces, counts, variant, maker, vehicle } = reading;
  const measures = pieces.filter(({ part }) => part === "measure" || part === "pack" || part === "size");
  return (
    // "4 | in 1"
    !(/\d$/u.test(name.slice(0, at)) && /^\s(?:in|en)\s\d/u.test(name.slice(at))) &&
    // "max | 130 kg", "EN | ISO 20471", "vitamine | B6"
    !loadLabel.test(`${name.slice(0, at).trimEnd()} `) &&
    !norm.test(name.slice(0, at)) &&
    !/^\s\p{Lu}\d{1,2}(?!\S)/u.test(name.slice(at)) &&
    ![
      ...counts,
      ...measures,
      ...(variant === undefined ? [] : [variant]),
      ...(maker === undefined ? [] : [maker]),
      ...(vehicle === undefined ? [] : [vehicle]),
    ].some(({ start, end }) => start < at && at < end) &&
    !isBeforeCounted(name, at) &&
    !isBeforeDesignation(name, at) &&
    !isWithinPhrase(name, at, words.language)
  );
}

const norm = /(?:^|\s)(?:EN|ISO|IEC|DIN|NF|UNI|BS)$/u;

/** In the segment that names the product: at the ends of phrases, around properties, before what hangs on a word, and around maker and noun. */
function cutsOfCore(segment: Span, reading: TitleReading): number[] {
  const { name, words, pieces, limits, counts, noun, maker, vehicle, variant, ends } = reading;
  const isRomance = isHeadFirst(words.language);
  const hasNoun = noun.end > 0 && segment.start < noun.end && segment.end > noun.start;
  const properties = pieces
    .filter(
      ({ isFree, part, start, end }) =>
        isFree && (isRomance ? start >= noun.end : isOfWhole(part, end, reading)),
    )
    .flatMap(({ part, start, end }) =>
      words.language === "en" && part === "material" && openBefore.test(name.slice(0, start))
        ? [end]
        : [start, end],
    );
  const hangs = placesOf(hangingWords, name).filter(
    (at) => at > noun.end || (at === noun.end && (isRomance || !/^\s(?:of|and|in)\s/u.test(name.slice(at)))),
  );
  const edges = [
    ...properties,
    ...hangs,
    ...[...limits, ...counts].flatMap(({ start, end }) => [start, end]),
    ...(vehicle === undefined ? [] : [vehicle.start, vehicle.end]),
    ...(variant === undefined || isOfDevice(variant, name) ? [] : [variant.start]),
    ...(isRomance ? [...partNumbers(pieces, name), ...placesOf(behindGeneration, name)] : []),
    ...placesOf(threadSize, name),
    ...placesOf(bedSize, name).filter((at) => at >= noun.end),
    ...placesOf(beforeCompany, name),
    ...placesOf(forWhom, name).filter((at) => isRomance && at > noun.end),
    ...placesOf(beforeJoining, name).filter(
      (at) => at > noun.end && isOfPhrase(name.slice(noun.end, at)) && isThingBefore(at, reading),
    ),
    ...(isRomance ? namesBehindWords(reading) : []),
    ...(hasNoun ? [noun.end, ...(isRomance ? [noun.start, endOfHead(name, noun)] : [])] : []),
    ...(isRomance && maker !== undefined ? [maker.start] : []),
  ]
    .filter((at) => isRomance || at <= noun.start || at >= noun.end)
    .filter((at) => isEdge(at, reading) && !isBehindMaker(at, reading));
  return [...ends.filter((at) => at <= noun.start || at >= noun.end), ...edges];
}

/** English: "in Soft | Terry Cotton": a phrase whose noun is still to come. */
const openBefore = /\s(?:in|with|of|from|for)\s\p{L}+\s$/iu;
/** French and Italian: "per gatti | alto": what follows says something of the thing. */
const forWhom =
  /(?<=\s(?:per|pour)\s(?:can[ei]|gatt[oi]|cucciol[oi]|chiens?|chats?|chiots?|chatons?|chevaux|cheval|cavall[oi]|bambin[aio]|enfants?|bébés?|neonat[oi]|adult[eio]|adultes?|uomo|donna|homme|femme))\s(?=\p{Ll}{3,})/giu;
/** "Clio IV | 12>19": behind a vehicle with its generation. */
const behindGeneration = /(?<=\p{Lu}\p{Ll}+\s[IVX]{1,4})\s(?=\p{Ll}|\d)/gu;
/** "Egyptian Cotton | King Size": how large a bed is. */
const bedSize = /\s(?=(?:Super\sKing|King|Queen|Single|Double|Twin)\sSize(?!\p{L}))/gu;
/** "M8x60": what is said of a screw. */
const threadSize = /\s(?=M?\d+(?:[.,]\d+)?[x×]\d)/gu;

function placesOf(pattern: RegExp, name: string): number[] {
  return [...name.matchAll(pattern)].map(({ index }) => index);
}

/** English: "for oily | and mixed skin": an adjective of what is still to come; a noun has a capital or is a plural. */
function isThingBefore(at: number, { name, words: { language } }: TitleReading): boolean {
  return language !== "en" || /(?:^|\s)(?:\p{Lu}\S*|\S+s)$/u.test(name.slice(0, at));
}

/** "pour Huawei Ascend | Y100": a code behind what the thing fits is the other one's. */
function isOfDevice({ start, end }: Span, name: string): boolean {
  return /^\S*\d\S*$/u.test(name.slice(start, end)) && ofDevice.test(name.slice(0, start));
}

const ofDevice = /\s(?:for|für|pour|per)\s\p{Lu}[^,;|()]*\s$/iu;

/** Whether a text has begun what comes with the product, or what it is for. */
function isOfPhrase(text: string): boolean {
  return begunPhrase.test(text);
}

const begunPhrase = /(?:^|\s)(?:with|for|mit|für|avec|pour|con|per)\s/iu;

/** English and German: "3 Ceramic Barrels": a colour or a material before a word is that word's. */
function isOfWhole(part: string, end: number, { name, words }: TitleReading): boolean {
  if (part !== "material" && part !== "color") return true;
  const next = /^\s(\p{L}{3,})/u.exec(name.slice(end))?.[1];
  return next === undefined || isStopWord(foldText(next), words.language);
}

/** "Asus | 90YV0MP0-M0NA00 | geforce rtx": what nobody searches by, but for the model that the thing fits: "pour EasyNote TS11-HR-002FR". */
function partNumbers(pieces: readonly NamePiece[], name: string): number[] {
  return pieces
    .filter(({ part, text }) => part === "model" && text.length >= shortestPartNumber && text.includes("-"))
    .filter((piece) => !isOfDevice(piece, name))
    .flatMap(({ start, end }) => [start, end]);
}

/** Characters; a shorter code is a model. */
export const shortestPartNumber = 10;

/** French and Italian: "chat adulte | Royal Canin": a name behind a small word. */
function namesBehindWords({ name, words, noun, core }: TitleReading): number[] {
  return [...name.slice(0, core).matchAll(/(?<=(?:^|[\s'’])\p{Ll}[\p{L}'’-]{2,})\s(?=(\p{Lu}[\p{L}-]+))/gu)]
    .filter(({ 1: word = "", index }) => index > noun.end && isName(word, words))
    .map(({ index }) => index);
}

/** The line follows its maker without a cut. */
function isBehindMaker(at: number, { name, maker, noun }: TitleReading): boolean {
  return (
    maker !== undefined && at !== noun.start && at > maker.start && name.slice(maker.end, at).trim() === ""
  );
}

/** Whether words stand on both sides that do not need each other. */
function isEdge(at: number, { name, words: { language }, pieces }: TitleReading): boolean {
  if (!/^\s/u.test(name.slice(at)) && !/\s$/u.test(name.slice(0, at))) return false;
  const head = name.slice(0, at).trimEnd();
  const [last = ""] = /\S+$/u.exec(head) ?? [];
  const [next = ""] = /^\S+/u.exec(name.slice(at).trimStart()) ?? [];
  if (/^[x×+&/]$/iu.test(next) || /^[x×+&/]$/iu.test(last)) return false;
  // "3 x 4 m | con struttura": a unit is no article.
  const isUnit = pieces.some(({ part, end }) => part === "measure" && end === head.length);
  return (isUnit || !isStopWord(foldText(last), language)) && !(language === "de" && openPhrase.test(head));
}

/** "aus verzinktem": a German phrase whose noun is still to come. */
const openPhrase = /(?:^|\s)(?:von|vom|aus|in|im|mit|für|ohne)\s\p{Ll}+e[mnrs]?$/u;

/** The end of a noun with its complement, in front of adjectives that belong to it: "Macchina da caffè | automatica". */
function endOfHead(name: string, noun: Span): number {
  const head = complemented.exec(name.slice(noun.start, noun.end))?.[0] ?? "";
  // "Scheda grafica" is one kind, as "macchina da caffè" is.
  return /\s/u.test(head) ? noun.start + head.length : noun.end;
}

const complemented = /^\S+(?:\s(?:d[eaiu]|des|à|en|in|al|alla|per|pour)\s(?:l[ae]s?\s)?\S+|\s[dl]['’]\S+)*/u;

/** Behind the core: before "with" and "for", behind an amount, and before the second thing that is not there. */
function cutsOfDetail(segment: Span, { name, pieces, limits, ends }: TitleReading): number[] {
  const amounts = pieces.filter(({ part }) => part === "measure" || part === "pack");
  const isBehindAmount = (at: number) => amounts.some(({ end }) => end === at);
  return [
    ...ends.filter((at) => {
      const rest = name.slice(at).trimStart();
      return (company.test(rest) && !joining.test(rest)) || purpose.test(rest);
    }),
    ...placesOf(hangingWords, name).filter((at) => isBehindAmount(at) && hanging.test(name.slice(at + 1))),
    ...amounts
      .filter(({ start, end }) => start === segment.start && isContainer(nextWord(name, end)))
      .map(({ end }) => end),
    ...placesOf(beforeJoining, name).filter((at) =>
      limits.some(({ start, end }) => start >= segment.start && end <= at),
    ),
  ];
}

const beforeJoining = /\s(?=(?:und|and|et|ni|ed?|né|nor|or|oder)\s)/gu;

function nextWord(name: string, at: number): string {
  return foldText(/^\s([\p{L}-]+)/u.exec(name.slice(at))?.[1] ?? "");
}

/** A segment divided at places; a word that needs what follows ("adapté") stays with it. */
function divided(name: string, segment: Span, cuts: readonly number[]): readonly Span[] {
  const phrases: Span[] = [];
  let from = segment.start;
  for (const cut of [...cuts, segment.end]) {
    const start = from + (/^\s*/u.exec(name.slice(from))?.[0].length ?? 0);
    const text = name.slice(start, cut).trimEnd();
    if (leaning.test(text) && cut < segment.end) continue;
    if (text !== "") phrases.push({ start, end: start + text.length });
    from = cut;
  }
  return phrases;
}

function germanOrEnglish(phrase: Span, reading: TitleReading): readonly Span[] {
  const isBehind = reading.words.language === "de" && phrase.start >= reading.noun.end;
  return isBehind ? adjectivesOf(phrase, reading) : modifiersOf(phrase, reading);
}

/**
 * The words behind a noun that are no names, each by itself: in French and Italian a noun stays with what follows it, in German an inflected
 * adjective does.
 */
function adjectivesOf(phrase: Span, { name, words, noun, vehicle }: TitleReading): readonly Span[] {
  if (phrase.start === vehicle?.start) return [phrase];
  const text = name.slice(phrase.start, phrase.end);
  const isOfName = words.language !== "de" && /\p{Lu}/u.test(text);
  if (noun.end === 0 || !isNextToNoun(phrase.start, { name, noun, words }) || isOfName) return [phrase];
  const found: Span[] = [];
  let isOpen = false;
  for (const word of wordsOf(text, phrase.start)) {
    const isJoint = isStopWord(foldText(word.text), words.language) || /^[dl]['’]|\d/u.test(word.text);
    // From the first joining word on it is one phrase: "a basso peso molecolare".
    isOpen ||= isJoint;
    join(found, word, isOpen);
    isOpen = isOpen && words.language !== "de" ? true : isThing(word.text, words) || (isOpen && isJoint);
  }
  return found;
}

function isThing(word: string, { language, glossary }: TitleWords): boolean {
  if (language === "de") return /^\p{Ll}{3,}e[mnrs]?$/u.test(word) || norm.test(word);
  return (
    beforeTaste.test(word) ||
    glossary.roleOf(foldText(word), language) === "material" ||
    nounGrammar(word, language) !== undefined
  );
}

/** Whether only words stand between the noun and a place behind it; in French and Italian only small ones, for a name is another phrase. */
export function isNextToNoun(
  at: number,
  { name, noun, words }: Pick<TitleReading, "name" | "noun" | "words">,
): boolean {
  const between = name.slice(noun.end, at);
  return (
    at >= noun.end &&
    (isHeadFirst(words.language) ? /^[\p{Ll}\s'’-]*$/u : /^[\p{L}\s'’-]*$/u).test(between) &&
    !isOfPhrase(between)
  );
}

/** English and German: the words before the noun, each by itself; numbers, joined words and what says something with the word before it stay together. */
function modifiersOf(phrase: Span, { name, words, noun, maker }: TitleReading): readonly Span[] {
  if (noun.end === 0 || phrase.start >= noun.start) return [phrase];
  if (!noun.isKnown) return behindMaker(phrase, maker);
  const until = Math.min(noun.start, phrase.end);
  const list = wordsOf(name.slice(phrase.start, until), phrase.start);
  const isOfMaker = (word: Span) => maker !== undefined && overlaps(maker, word);
  const isJoint = (text: string) =>
    isStopWord(foldText(text), words.language) || /^[&+,/()]|[&+,/(]$/u.test(text);
  const found: Span[] = [];
  let isOpen = false;
  let before: (typeof list)[number] | undefined;
  for (const word of list) {
    const isJoined = !isOfMaker(word) && isJoint(word.text);
    const isOfLast =
      (before !== undefined && isOfMaker(before) && isOfMaker(word)) ||
      /^\d|^(?:\p{Lu}|[IVX]+)$/u.test(word.text) ||
      /^[\d.,/-]+$/u.test(before?.text ?? "") ||
      endOfModifier.test(word.text) ||
      startOfShade(name, word.start) < word.start;
    join(found, word, isOpen || isJoined || isOfLast);
    isOpen = isJoined;
    before = word;
  }
  // "Waschmaschine Frontlader": two nouns say together what it is.
  const isNoun =
    before !== undefined && isTypeNoun(before.text, words) && found.at(-1)?.start === before.start;
  const open = isOpen || (isNoun && until < phrase.end) ? found.pop() : undefined;
  if (until < phrase.end) found.push({ start: open?.start ?? until, end: phrase.end });
  return found;
}

/** What a name begins with, whose noun nobody knows, stays whole but for the maker in front. */
function behindMaker(phrase: Span, maker: Span | undefined): readonly Span[] {
  if (maker === undefined || maker.start !== phrase.start || maker.end >= phrase.end) return [phrase];
  return [
    { start: phrase.start, end: maker.end },
    { start: maker.end + 1, end: phrase.end },
  ];
}

function isTypeNoun(word: string, { language, glossary }: TitleWords): boolean {
  return glossary.roleOf(foldText(word), language) === "type";
}

function join(found: Span[], { start, end }: Span, isOfLast: boolean): void {
  const last = found.at(-1);
  if (last !== undefined && isOfLast) found[found.length - 1] = { start: last.start, end };
  else found.push({ start, end });
}

/** "Free" of "Latex Free": what the word before it says something with. */
const endOfModifier =
  /^(?:free|frei|proof|resistant|styled?|shaped?|sized?|origin|range|brew(?:ed)?|roast|grain|life|grade|heel|high|pile|ply|aged|grown|fed|pressed|smoked|dried|cured|fit|leg|fly|neck|sleeve|waist|rise|batch|flow|duty|design|print(?:s|ed)?|pattern(?:s|ed)?|colou?r(?:ed)?|look|effect|types?|scent(?:ed)?|flavou?r(?:ed)?|based|inspired|coated|plated|finish|tone|themed?|made|painted|seater|piece|inch|pack|foam|thread|deep|cancelling|speed|person)$/iu;
