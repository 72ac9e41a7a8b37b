import { acronyms, brandNames } from "../../../nlp/casing-words.ts";
import type { Language } from "../../../nlp/language.ts";
import { isCommonWord } from "../../../nlp/language-profiles.ts";
import { foldText } from "../../../nlp/normalizer.ts";
import { readWords } from "../../../nlp/stemmer.ts";
import { isStopWord } from "../../../nlp/stop-words.ts";
import { nounGrammar } from "../../../translation/noun-grammar.ts";
import { isComputerLine, isDeviceLine, isDeviceMaker, isVehicleMaker } from "../../evidence/device-makers.ts";
import { demonstratedNouns } from "./sentence-openings.ts";
import { namesSubject, subjectOf } from "./subject.ts";

interface NamedRow {
  readonly name: string;
  readonly brand?: string | undefined;
  /** Short values of the row's columns, which may have its model. */
  readonly values: readonly string[];
  readonly language: Language;
}

interface Token {
  readonly text: string;
  readonly folded: string;
  readonly start: number;
  readonly end: number;
}

/**
 * The other product that a text is about, as the text writes it: another maker's model, another model of the line, or a thing of another
 * kind. Undefined where the text has a model, a line or a maker of the name, and for accessories, whose texts name what they fit.
 */
export function otherProductIn(text: string, row: NamedRow): string | undefined {
  const words = tokensOf(text.slice(0, longestRead));
  const own = ownNames(row);
  if (words.some(({ text: word }) => isOwnCode(word, own.codes))) return undefined;
  if (isPart(row)) return otherDevice(text, words, own);
  const rival = otherOfLine(text, words, own);
  if (rival === "own" || rival !== undefined) return rival === "own" ? undefined : rival;
  const twin = otherOfName(text, words, row.name);
  if (twin !== undefined) return twin;
  if (words.some(({ folded }) => own.names.has(folded))) return undefined;
  return (
    otherModel(text, words, own) ??
    (own.hasMaker
      ? (repeatedName(text, row.language) ?? repeatedLine(text, words, row.language))
      : undefined) ??
    otherThing(text, row)
  );
}

/** UTF-16 units. */
const longestRead = 6_000;
/** What a name says of a part, an accessory or a comparison. */
const fitting =
  /(?<!\p{L})(?:für|fuer|for|pour|per|compatib\p{L}*|kompatib\p{L}*|passend|ersatz\p{L}*|replacement|remplacement|ricambio|comme|come|wie|like)(?!\p{L})/iu;
const fittingBefore =
  /(?<!\p{L})(?:für|for|pour|per|con|mit|with|avec|compatib\p{L}*|kompatib\p{L}*|passend|geeignet|ersetzt|replaces|remplace|sostituisce|wie|like|comme|come|als|than|que|che|zu|und|and|et|e|oder|or|ou|o|über|via|statt|fits|suits|suitable|passt|monte|convient|adatt\p{L}*)\s?:?\s(?:\p{L}{1,6}\s?:?\s){0,2}$/iu;

/** Parts and supplies, which are named for the device that they fit. */
const partNouns =
  /(?<!\p{L})(?:\p{L}*(?:akku|netzteil|ladegerät|ladekabel|hülle|tasche|toner|patrone|filter|folie)|batter(?:y|ie|ia)|charger|chargeur|caricabatterie|alimentat(?:ion|ore)|adapter|adaptateur|coque|étui|housse|custodia|cover|case|cartouche|cartuccia|écran|dalle|schermo|plaquettes?|filtre|filtro)(?!\p{L})/iu;

function isPart({ name }: NamedRow): boolean {
  return fitting.test(name) || partNouns.test(name);
}

/** The maker of the device that a part is said to fit, where its name has another one, of which the text says nothing. */
function otherDevice(text: string, words: readonly Token[], own: OwnNames): string | undefined {
  const makers = [...own.words].filter((word) => isDeviceMaker(word));
  const isOwn = ({ folded }: Token) => own.names.has(folded) || makers.includes(folded);
  if (makers.length === 0 || words.some(isOwn)) return undefined;
  return words.find(
    ({ folded, start }) =>
      isDeviceMaker(folded) &&
      !ambiguousMakers.has(folded) &&
      fittedDevice.test(text.slice(Math.max(0, start - 60), start)),
  )?.text;
}

/** Makers that are words too. */
const ambiguousMakers: ReadonlySet<string> = new Set("nothing gateway sharp brother golf one".split(" "));
/** "compatible pour", "compatible avec votre ordinateur portable", "für Ihr". */
const fittedDevice =
  /(?<!\p{L})(?:für|passend|geeignet|kompatib\p{L}*|for|fits|compatib\p{L}*|pour|per|adatt\p{L}*)\s(?:\p{Ll}+\s){0,4}$/iu;

function isFitted(text: string, start: number): boolean {
  return fittingBefore.test(text.slice(Math.max(0, start - 30), start));
}

function tokensOf(text: string): Token[] {
  return [...text.matchAll(/[\p{L}\p{N}]+(?:[-/.+][\p{L}\p{N}]+)*/gu)].map((match) => ({
    text: match[0],
    folded: foldText(match[0]),
    start: match.index,
    end: match.index + match[0].length,
  }));
}

function squeezed(text: string): string {
  return foldText(text).replace(/[^\p{L}\p{N}]/gu, "");
}

interface OwnNames {
  /** Squeezed, with a digit. */
  readonly codes: readonly string[];
  /** Folded words before a model, each with that model: "galaxy", "s6". */
  readonly lines: readonly (readonly [string, string])[];
  /** Folded words that tell the product from others of its kind. */
  readonly names: ReadonlySet<string>;
  /** All folded words of the name. */
  readonly words: ReadonlySet<string>;
  readonly hasMaker: boolean;
  readonly hasVehicle: boolean;
  readonly language: Language;
}

function ownNames({ name, brand = "", values, language }: NamedRow): OwnNames {
  const words = tokensOf(name);
  const joined = words.flatMap((_, at) => [1, 2, 3].map((count) => words.slice(at, at + count)));
  const codes = [
    ...joined.map((each) => each.map(({ text }) => text).join("")),
    ...values.filter((value) => !/^[\d.,]+\s?\p{L}{0,5}$/u.test(value) && value.length >= shortestValue),
  ]
    .map(squeezed)
    .filter((code) => /\d/u.test(code) && code.length >= shortestCode);
  const isTelling = ({ text, folded }: Token) =>
    text.length > 2 &&
    !/\d/u.test(text) &&
    !isStopWord(folded, language) &&
    (isDeviceMaker(folded) ||
      brandNames().has(folded) ||
      (!isCommonWord(folded, language) && nounGrammar(text, language) === undefined));
  const branded = tokensOf(brand);
  const lines = words.flatMap((word, at) => {
    const next = words[at + 1];
    if (next === undefined || !isTelling(word)) return [];
    const isLine = isDeviceLine(word.folded)
      ? isNameOfLine(next, language)
      : /\d/u.test(next.text) && !isSize.test(next.text);
    return isLine && !isDeviceMaker(word.folded) ? [[word.folded, next.folded] as const] : [];
  });
  return {
    codes,
    lines,
    names: new Set([...words.filter(isTelling), ...branded].map(({ folded }) => folded)),
    words: new Set(words.map(({ folded }) => folded)),
    hasVehicle: [...words, ...branded].some(({ folded }) => isVehicleMaker(folded)),
    hasMaker: [...words, ...branded].some(({ folded }) => isDeviceMaker(folded) || isDeviceLine(folded)),
    language,
  };
}

/** "5x60", "25kg", "18V": behind a name, no model of a line. */
const isSize = /^\d+(?:[.,]\d+)?(?:[x×*/]\d.*|(?:mm|cm|m|g|kg|ml|cl|l|w|kw|v|ah|mah|nm|zoll|inch)|%)$/iu;

/** Characters; a shorter value of a column is a size or a count. */
const shortestValue = 5;

/** Signs of a code that is compared, and digits that two spellings of a code share. */
const shortestCode = 3;
const sharedDigits = /\d{3,}/gu;

/** Whether a word is a code of the name, perhaps with more or less at its end: "DJM-750" of "DJM 750-K". */
function isOwnCode(word: string, codes: readonly string[]): boolean {
  const code = squeezed(word);
  if (code.length < shortestCode || !/\d/u.test(code)) return false;
  const digits: readonly string[] = /\p{L}/u.test(code) ? (code.match(sharedDigits) ?? []) : [];
  return codes.some(
    (own) =>
      own === code ||
      (Math.min(code.length, own.length) > shortestCode &&
        (own.startsWith(code) || code.startsWith(own) || own.endsWith(code))) ||
      digits.some((run) => own.match(sharedDigits)?.includes(run) === true),
  );
}

/** Another model behind the words with which the name begins: "HP Pro Tablet 10 EE" for an "HP Pro Tablet 608 G1". */
function otherOfName(text: string, words: readonly Token[], name: string): string | undefined {
  const named = tokensOf(name);
  const model = named.findIndex(({ text: word }) => /\d/u.test(word));
  const line = named.slice(0, Math.max(0, model)).map(({ folded }) => folded);
  if (line.length < fewestOfLine || !isDeviceMaker(line[0] ?? "")) return undefined;
  const at = words.findIndex((_, place) => line.every((word, step) => words[place + step]?.folded === word));
  const [start, code, behind] = [words[at], words[at + line.length], words[at + line.length + 1]];
  if (at < 0 || start === undefined || code === undefined || isFitted(text, start.start)) return undefined;
  if (text.slice(words[at + line.length - 1]?.end, code.start) !== " " || !/\d/u.test(code.text))
    return undefined;
  const isModel = /\p{Lu}/u.test(code.text) && !noModel.test(code.text);
  const isNumbered = /^\d+$/u.test(code.text) && /^\p{Lu}{1,3}\d?$/u.test(behind?.text ?? "");
  return isModel || isNumbered ? text.slice(start.start, (isNumbered ? behind : code)?.end) : undefined;
}

const variants: ReadonlySet<string> = new Set(
  "mini plus pro max edge ultra lite note active neo compact zoom se fe flip fold".split(" "),
);
const fewestOfLine = 2;

/** Another model behind a line of the name: "Galaxy S6 edge" for a Galaxy A5. `own`: the name's own one stands there too. */
function otherOfLine(text: string, words: readonly Token[], own: OwnNames): string | undefined {
  const rivals: string[] = [];
  for (const [line, model] of own.lines) {
    // In "Galaxy Tab A" the line within the line tells which one it is.
    const isOuter = own.lines.some(([inner]) => inner === model);
    for (const [at, word] of words.entries()) {
      const [next, behind] = [words[at + 1], words[at + 2]];
      if (word.folded !== line || next === undefined || text.slice(word.end, next.start) !== " ") continue;
      const isVariant = behind !== undefined && variants.has(behind.folded);
      if (isRelated(next.folded, model)) {
        if (isOuter) continue;
        if (!isVariant || own.words.has(behind.folded)) return "own";
      } else if (!isOtherOfLine(word, next, own.language) || isFitted(text, word.start)) continue;
      rivals.push(text.slice(word.start, (isVariant ? behind : next).end));
    }
  }
  const [first] = rivals;
  return rivals.length < fewestOfLine && !/\d/u.test(first ?? "") ? undefined : first;
}

/** A word of a catalog's list of lines has other names behind it; another word may have a series there: "ZenPad S 8.0". */
function isOtherOfLine(line: Token, next: Token, language: Language): boolean {
  if (isDeviceLine(line.folded)) return isNameOfLine(next, language);
  return /^\p{L}{1,3}\d{1,4}$/u.test(next.text) && !isFitting.test(next.text) && !noModel.test(next.text);
}

/** "S6" and "S6edge", not "A" and "Active". */
function isRelated(one: string, other: string): boolean {
  const [shorter = "", longer = ""] = [one, other].toSorted((left, right) => left.length - right.length);
  if (shorter.length === 1 && /^\p{L}{4,}$/u.test(longer)) return false;
  return one.startsWith(other) || other.startsWith(one);
}

/** "S6", "Tab", "A": what tells a line's models apart; no noun, and no verb. */
function isNameOfLine({ text, folded }: Token, language: Language): boolean {
  if (/^(?:\p{L}{1,3}\d{1,4}|\d{1,4}|\p{Lu}{1,2})$/u.test(text)) return true;
  return (
    /^\p{Lu}\p{L}{2,}$/u.test(text) &&
    !isStopWord(folded, language) &&
    nounGrammar(text, language) === undefined &&
    (isDeviceLine(folded) || !isCommonWord(folded, language))
  );
}

/** What is written like a product's name: "EliteDesk". */
const camelCase = /^\p{Lu}\p{Ll}{2,}\p{Lu}\p{Ll}{2,}$/u;
/** Numbers and letters that are standards, sizes and parts, and no models. */
const noModel =
  /^(?:\d+(?:[.,]\d+)?\p{L}{0,4}|mp\d|usb.*|hdmi.*|hdcp.*|ip\d.*|h\.?26\d|l?p?ddr.*|[lc]r\d+|cat\d.*|bt.*|f\d.*|dvb.*|rj.*|i\d.*|aa+|a\d|wi-?fi.*|mil.*|iso.*|en\d+|din\d*)$/iu;
/** Sizes of screws, drives and lamp holders: "Torx TX25", "E27". */
const isFitting = /^(?:tx?|ph|pz|sw|ik|m|e|gu?|b|r)\d{1,3}$/iu;
/** A sentence's beginning, with at most an article, a preposition and adjectives. */
const subjectStart =
  /(?:^|[.!?:;]\s|\n)(?:(?:mit|dank|with|avec|grâce à|con|grazie a\p{L}*)\s)?(?:(?:the|der|die|das|dem|den|des|le|la|les|il|lo|l['’]|ce|cette|this|dieser?|dieses|quest[oa])\s?)?(?:\p{Ll}+\s){0,2}$/iu;

/** A model of another maker or of another line, where a sentence is about it: "Die ThinkStation P900 umfasst ...". */
function otherModel(text: string, words: readonly Token[], own: OwnNames): string | undefined {
  if (own.codes.length === 0 && !own.hasMaker) return undefined;
  for (const [at, word] of words.entries()) {
    // Other things are for vehicles: "Fits: BMW X1, Ford Focus II".
    if (!own.hasVehicle && isVehicleMaker(word.folded)) continue;
    const before = text.slice(Math.max(0, word.start - longestStart), word.start);
    const next = words[at + 1];
    const isLineOfMaker = next !== undefined && isDeviceMaker(word.folded) && isDeviceLine(next.folded);
    const model = words[at + 2];
    if (
      isLineOfMaker &&
      own.hasMaker &&
      model !== undefined &&
      isProper(model) &&
      !isFitted(text, word.start)
    )
      return text.slice(word.start, model.end);
    if (!subjectStart.test(before)) continue;
    if (isModelSubject(word, before, text)) return word.text;
    const isAnchor =
      (isDeviceMaker(word.folded) && isProper(word)) ||
      camelCase.test(word.text) ||
      (isDeviceLine(word.folded) && !isClass.test(word.folded));
    if (!isAnchor || isFitted(text, word.start)) continue;
    const last = [1, 2, 3].map((step) => words[at + step]).findIndex((next) => isCode(next, text));
    const code = words[at + last + 1];
    const phrase = text.slice(word.start, code?.end);
    const isWhole = /^[^\n.,;:()]*$/u.test(phrase) && words.slice(at, at + last + 1).every(isProper);
    if (last >= 0 && isWhole) return phrase;
    const named = isDeviceMaker(word.folded) ? namedBy(word, next, text, own.language) : undefined;
    if (named !== undefined) return named;
  }
  return undefined;
}

/** Lines of a vehicle, and what norms sort things into: "Classe C2TE". */
const isClass = /^(?:class|classe|klasse|serie|series|type|typ|tipo)$/u;

/** UTF-16 units before a subject. */
const longestStart = 60;

/** "RICOH THETA": a maker and a name, which the text says more than once. */
function namedBy(
  maker: Token,
  next: Token | undefined,
  text: string,
  language: Language,
): string | undefined {
  if (next === undefined || text.slice(maker.end, next.start) !== " ") return undefined;
  if (!/^\p{Lu}\p{L}{2,}$/u.test(next.text) || !isNameOfLine(next, language)) return undefined;
  const phrase = text.slice(maker.start, next.end);
  return text.split(phrase).length > fewestRepeats ? phrase : undefined;
}

/** "Das ZENBOOK", "im neuen ZENBOOK": a line of computers as the text's own thing, more than once. */
function repeatedLine(text: string, words: readonly Token[], language: Language): string | undefined {
  const subjects = words.filter(
    (word) =>
      isProper(word) &&
      isComputerLine(word.folded) &&
      !isCommonWord(word.folded, language) &&
      !isFitted(text, word.start) &&
      definiteBefore.test(text.slice(Math.max(0, word.start - longestStart), word.start)),
  );
  return subjects.find(
    ({ folded }) => subjects.filter((other) => other.folded === folded).length >= fewestRepeats,
  )?.text;
}

/** With at most one adjective. */
const definiteBefore =
  /(?<!\p{L})(?:the|your|das|der|dem|den|im|le|ce|du|au|votre|il|lo|del|nel|questo|tuo)\s(?:\p{Ll}+\s)?$/iu;

/** "Die WG-5 GPS verfügt", "Le DJM-750 offre": a code that a sentence is about. */
function isModelSubject({ text: code, end }: Token, before: string, text: string): boolean {
  const letters = /^\p{Lu}{2,}(?=-?\p{Lu}{0,2}\d)/u.exec(code)?.[0] ?? "";
  return (
    articleBefore.test(before) &&
    letters !== "" &&
    !noModel.test(code) &&
    (/\d{3}/u.test(code) || !acronyms().has(letters.toLowerCase())) &&
    /^(?:\s[\p{Lu}\d]\S*){0,2}\s\p{Ll}{2,}\s/u.test(text.slice(end, end + longestStart))
  );
}

const articleBefore = /(?:^|\s)(?:the|der|die|das|le|la|il|lo)\s$/iu;

function isProper({ text }: Token): boolean {
  return /^[\p{Lu}\d]/u.test(text);
}

function isCode(token: Token | undefined, text: string): boolean {
  if (token === undefined || !/\d/u.test(token.text)) return false;
  if (/^\d{3,4}$/u.test(token.text))
    return (
      !/^\s?(?:%|\p{Ll}|[€$£]|x\s?\d)/u.test(text.slice(token.end)) ||
      /^\s\p{Ll}{4}/u.test(text.slice(token.end))
    );
  return /\p{Lu}/u.test(token.text) && !noModel.test(token.text);
}

/** "des Liquid Jade", "das ZENBOOK": names behind an article, which a text on a device says again and again. */
const articledName =
  /(?<=(?<!\p{L})(?:[Dd]as|[Dd]e[rsm]|[Dd]ie|[Tt]he|[Ll][ea]|[Dd]u|[Ii]l|[Dd]el)\s)(?:\p{Lu}\p{Ll}{2,}\s\p{Lu}\d{1,3}|\p{Lu}\p{Ll}{2,}\s\p{Lu}\p{Ll}{2,}|\p{Lu}{5,})(?![\p{L}-])/gu;
const fewestRepeats = 2;

function repeatedName(text: string, language: Language): string | undefined {
  const counts = new Map<string, number>();
  for (const [name] of text.matchAll(articledName)) {
    const words = name.split(" ");
    const isWord = (word: string) =>
      acronyms().has(word.toLowerCase()) ||
      nounGrammar(word, language) !== undefined ||
      (words.length === 1 && isCommonWord(foldText(word), language));
    if (words.every(isWord) || brandNames().has(foldText(words[0] ?? ""))) continue;
    const count = (counts.get(name) ?? 0) + 1;
    if (count > fewestRepeats) return name;
    counts.set(name, count);
  }
  return undefined;
}

/** "Diese Pfanne" in the text of a jacket: a thing of another kind, where no word of the name stands in the text. */
function otherThing(text: string, { name, language }: NamedRow): string | undefined {
  const kinds = new Set(kindsOf(name, language));
  if (kinds.size === 0 || namesSubject(readWords(text).folded, subjectOf(name, language))) return undefined;
  return demonstratedNouns(text, language).find((noun) => {
    const [kind] = kindsOf(noun, language);
    return kind !== undefined && !kinds.has(kind);
  });
}

const kindsOf = (text: string, language: Language) =>
  tokensOf(text).flatMap(({ text: word }) => nounGrammar(word, language)?.domain ?? []);
