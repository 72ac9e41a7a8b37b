import type { Language } from "../../../nlp/language.ts";
import { foldText } from "../../../nlp/normalizer.ts";
import { isStopWord } from "../../../nlp/stop-words.ts";
import type { Glossary } from "../../../translation/glossary.ts";
import { nounGrammar } from "../../../translation/noun-grammar.ts";
import { type NamePiece, overlaps, type Span } from "../../name/rules/name-pieces.ts";
import { type ReadName, readName } from "../../name/rules/read-name.ts";
import { labels, memories, openers, type Word, wordsOf } from "./title-words.ts";

export const bareNumber = /^\d+(?:[.,]\d+)?$/u;

/** What is known of a name while its words are read. */
export interface TitleReading {
  readonly name: string;
  readonly language: Language;
  readonly glossary: Glossary;
  readonly words: readonly Word[];
  readonly type: Span | undefined;
  readonly brand: Span | undefined;
  readonly spans: readonly NamePiece[];
}

/** Reads a name: its words, its noun, its maker and its properties. */
export function readTitle(
  name: string,
  language: Language,
  glossary: Glossary,
  maker?: string,
): TitleReading {
  const words = wordsOf(name);
  const read = readName(name, language, glossary);
  const ofMaker = brandOf(name, maker);
  return {
    ...{ name, language, glossary, words },
    type: typeOf(read, words, ofMaker),
    brand: ofMaker ?? read.brand,
    spans: read.attributes.flatMap((piece) => wholeSpan(name, piece)),
  };
}

/** The product's noun; none where only a part that is set off has one though the name begins with another, or a measure's. */
function typeOf(
  { type, measures, language, glossary }: ReadName,
  words: readonly Word[],
  brand: Span | undefined,
): Span | undefined {
  if (type === undefined || (brand !== undefined && overlaps(type, brand))) return undefined;
  const place = words.findIndex(({ end }) => end > type.start);
  const before = words[place - 1];
  const isOfMeasure = before !== undefined && measures.some((each) => each.end === before.end);
  const setOff = words.findIndex(
    ({ isApart, text, folded }, at) =>
      at > 0 &&
      at <= place &&
      (isApart || text.startsWith("+") || (at < place && openers[language].has(folded))),
  );
  const isNoun = ({ text, folded }: Word) =>
    glossary.roleOf(folded, language) === "type" || nounGrammar(text, language) !== undefined;
  const isSecond = setOff > 0 && words.slice(0, setOff).some(isNoun);
  return isOfMeasure || isSecond ? undefined : type;
}

function brandOf(name: string, brand: string | undefined): Span | undefined {
  if (brand === undefined || brand === "") return undefined;
  const start = foldText(name).indexOf(foldText(brand));
  const isSame = foldText(name).length === name.length && start >= 0;
  return isSame ? { start, end: start + brand.length } : undefined;
}

/** A property, of several measures each, without a number at its end that belongs to the next word: "550 W" of "550 W 80 Plus". */
function wholeSpan(name: string, piece: NamePiece): NamePiece[] {
  if (piece.part === "audience" || piece.part === "type" || memories.has(foldText(piece.text))) return [];
  if (piece.part !== "measure" && piece.part !== "pack") return properties.has(piece.part) ? [piece] : [];
  const each = [...piece.text.matchAll(/\S.*?(?:(?<=[^\dx×X\s.,-])(?=\s+\d)|$)/gu)].map(
    ({ 0: text, index }) => ({
      ...piece,
      ...{ text, start: piece.start + index, end: piece.start + index + text.length },
    }),
  );
  return each.flatMap((one) => {
    if (bareNumber.test(one.text)) return [];
    const bare = one.text.replace(/\s\d+$/u, "");
    if (bare === one.text || !/^\s\p{L}/u.test(name.slice(one.end))) return [one];
    return /\p{L}/u.test(bare) ? [{ ...one, text: bare, end: one.start + bare.length }] : [];
  });
}

const properties: ReadonlySet<string> = new Set(["color", "material", "measure", "pack", "size"]);

/** "Rustic" of "Rustic Brown". */
export function isShaded({ language, glossary }: TitleReading, { text, folded }: Word): boolean {
  const role = glossary.roleOf(folded, language);
  return (role === undefined || role === "quality") && nounGrammar(text, language) === undefined;
}

/** "3" of "3 HDMI": a number without a unit counts the next word, unless a name ends with it ("Duramo 10"). */
export function isHeldNumber({ words, language, glossary }: TitleReading, place: number): boolean {
  const [before, number, after] = [words[place - 1], words[place], words[place + 1]];
  if (number === undefined || after === undefined || !bareNumber.test(number.folded)) return false;
  if (!/^\p{L}/u.test(after.text) || isStopWord(after.folded, language)) return false;
  const role = glossary.roleOf(after.folded, language);
  if (role === "color" || role === "material" || role === "audience") return false;
  const isOfName =
    before !== undefined &&
    /^\p{Lu}(?:\p{Ll}|$)/u.test(before.text) &&
    glossary.roleOf(before.folded, language) === undefined;
  return !isOfName;
}

/** Whether a word is a number that ends a name: "Duramo 10". */
export function isOfNumber(reading: TitleReading, place: number): boolean {
  const { words, language, glossary } = reading;
  const [before, word] = [words[place - 1], words[place]];
  if (before === undefined || word === undefined || !bareNumber.test(word.folded)) return false;
  if (isHeldNumber(reading, place) || reading.spans.some((each) => overlaps(each, word))) return false;
  return /^\p{Lu}/u.test(before.text) && glossary.roleOf(before.folded, language) !== "color";
}

/** "36cm cut", "18 V Akku": in English and German a measure may stand before what it measures. */
export function isCounted({ words, language, glossary }: TitleReading, place: number): boolean {
  const word = words[place];
  if (word !== undefined && memories.has(word.folded)) return true;
  if (word === undefined || language === "fr" || language === "it") return false;
  if (!/^\p{L}{3,}$/u.test(word.text) || isStopWord(word.folded, language)) return false;
  if (labels.has(word.folded)) return false;
  const role = glossary.roleOf(word.folded, language);
  if (role === "color" || role === "material" || role === "audience" || role === "quality") return false;
  return language === "en" ? /^\p{Ll}/u.test(word.text) : nounGrammar(word.text, "de") !== undefined;
}
