import { lazily, oncePerKey } from "../lib/once.ts";
import { editDistance } from "../nlp/edit-distance.ts";
import { type Language, textLanguages } from "../nlp/language.ts";
import { foldText } from "../nlp/normalizer.ts";
import { readWords, type WordReading } from "../nlp/stemmer.ts";
import type { Token } from "../nlp/tokenizer.ts";
import { numberKey } from "./codes.ts";
import { readFacts } from "./extractor.ts";
import { type Fact, type FactContext, identity } from "./fact.ts";
import { wordTable } from "./lexicon.ts";

/** What an answer's sources state together. */
export interface SourceStatements {
  /** Whether they state a fact of this kind and key. */
  has(kind: Fact["kind"], key: string): boolean;
  /** Whether one of them contains the text, ignoring case, accents and spaces. */
  hasText(text: string): boolean;
  /** Whether one of them contains the number, with any unit or within any code. */
  hasNumber(written: string): boolean;
  /** Whether one of them contains these letters and digits in sequence, ignoring what is in between. */
  hasCode(key: string): boolean;
  /** Whether one of them contains the words side by side, in any inflection. */
  hasWords(text: string): boolean;
  /**
   * False if none of them can state the contrary of anything, which is determined without extracting their
   * facts.
   */
  mayDeny(): boolean;
}

/** @param mayBeDenied the `mayDeny` of the result */
export function readSources(
  sources: readonly string[],
  context: FactContext,
  mayBeDenied: () => boolean,
): SourceStatements {
  const plain = readPlainStatements(sources);
  const stated = lazily(() => statedBy(sources, context));
  const texts = lazily(() => sources.map(createTextSearch));
  const numbers = lazily(() => new Set(sources.flatMap(numbersIn)));
  const segments = lazily(() => sources.map(segmentsIn));
  const words = lazily(() => sources.map(createWordSearch));
  return {
    has: (kind, key) => stated().has(identity({ kind, key })),
    hasText: oncePerKey((text) => plain.hasText(text) || texts().some((holds) => holds(text))),
    hasNumber: (written) => numbers().has(numberKey(written)),
    hasCode: oncePerKey((key) => segments().some((source) => isRunOf(key, source))),
    hasWords: oncePerKey((text) => plain.hasWords(text) || words().some((holds) => holds(text))),
    mayDeny: mayBeDenied,
  };
}

/** An age from which a product is for children: from 3 years, ab 3 Jahren, dès 3 ans; or for babies: 0-24 months. */
const ofChildhood =
  /(?<!\p{L})(?:from|ages?|aged|ab|dès|à partir de|dai?) ?(?:\d|1[0-4])\+? ?(?:years|yrs|months|jahren?|monaten?|ans|mois|anni|mesi)(?!\p{L})|(?<![\p{L}\d])\d{1,2} ?[-–] ?\d{1,2} ?(?:months|monate|mois|mesi)(?!\p{L})/iu;

/** What is of stainless steel is of steel. */
const isKindOf = /^(?:stainless|solid|organic|recycled|genuine) (?=\S+$)/;

function statedBy(sources: readonly string[], context: FactContext): ReadonlySet<string> {
  const stated = new Set<string>();
  for (const source of sources) {
    if (ofChildhood.test(source)) stated.add("audience children");
    for (const fact of readFacts(source, context, "source")) {
      stated.add(identity(fact));
      if (fact.kind === "measure") stated.add(`measure ${otherDegree(fact.key)}`);
      if (fact.kind === "certification") stated.add("claim certified");
      if (fact.kind === "material") {
        stated.add(`colour ${fact.key}`);
        if (isKindOf.test(fact.key)) stated.add(`material ${fact.key.replace(isKindOf, "")}`);
      }
      const [, base] = fact.kind === "colour" ? (/^\S+ (\S+)$/.exec(fact.key) ?? []) : [];
      if (base !== undefined && !fact.key.startsWith("not ")) stated.add(`colour ${base}`);
    }
  }
  return stated;
}

/** On care labels 60° means 60 °C. */
function otherDegree(key: string): string {
  return key.endsWith(" °") ? `${key}C` : key.replace(/ °C$/, " °");
}

/** Returns a predicate for texts in the source, ignoring case, accents and spaces. */
export function createTextSearch(source: string): (text: string) => boolean {
  const whole = ` ${comparable(source)} `;
  return (text) => isPartOf(comparable(text), whole);
}

function comparable(text: string): string {
  return foldText(text)
    .replace(/\s+/g, " ")
    .replace(/(\d) (?=[\p{L}%"″°])/gu, "$1");
}

const partOfWord = /[\p{L}\p{N}]/u;

function isPartOf(part: string, whole: string): boolean {
  for (let at = whole.indexOf(part); at !== -1; at = whole.indexOf(part, at + 1)) {
    const [before, after] = [whole.charAt(at - 1), whole.charAt(at + part.length)];
    const isNumberCut = /[.,]/.test(before) && /\d/.test(whole.charAt(at - 2));
    const continues = partOfWord.test(after) && partOfWord.test(part.slice(-1));
    if (!isNumberCut && !continues && !partOfWord.test(before)) return true;
  }
  return false;
}

function numbersIn(source: string): readonly string[] {
  const written = source.match(/\d+(?:[.,]\d+)*/g) ?? [];
  return written.flatMap((number) => [numberKey(number), ...number.split(/[.,]/)]);
}

/** Runs of letters and runs of digits: XM4 is part of WH-1000XM4. */
function segmentsIn(source: string): readonly string[] {
  return foldText(source).match(/\p{L}+|\p{N}+/gu) ?? [];
}

function isRunOf(key: string, segments: readonly string[]): boolean {
  for (let first = 0; first < segments.length; first += 1) {
    let rest = key;
    for (let index = first; rest !== "" && rest.startsWith(segments[index] ?? " "); index += 1) {
      rest = rest.slice(segments[index]?.length);
    }
    if (rest === "") return true;
  }
  return false;
}

/** Minimum length of a word to be searched within longer ones: Leder in Lederjacke. */
const shortestInside = 5;

/** Returns a predicate for words side by side in the source, in any inflection. */
export function createWordSearch(source: string): (text: string) => boolean {
  const reading = readWords(source);
  return (text) => {
    const wanted = readWords(text);
    const [only] = wanted.folded;
    if (only === undefined) return true;
    if (contains(reading.folded, wanted.folded)) return true;
    if (textLanguages.some((language) => containsStems(reading, wanted, language))) return true;
    if (holdsMisspelt(reading.folded, wanted.folded)) return true;
    return wanted.folded.length === 1 && reading.tokens.some((token) => holdsWord(token, only));
  };
}

/** Within a longer word, or joined to the next sentence as in crawled texts: noirLe. */
function holdsWord({ text, folded }: Token, word: string): boolean {
  if (word.length >= shortestInside) return folded.includes(word);
  return folded.startsWith(word) && /^\p{Ll}\p{Lu}/u.test(text.slice(word.length - 1));
}

/** From this length on, words rarely differ by a typo by chance, unless they are in the tables. */
const shortestMisspelt = 7;

/** Finds the words with a typo in one of them: "stainles steel". */
function holdsMisspelt(words: readonly string[], wanted: readonly string[]): boolean {
  const isTypo = (written: string, word: string) =>
    word.length >= shortestMisspelt &&
    written.length >= shortestMisspelt &&
    written[0] === word[0] &&
    editDistance(written, word, 1) === 1 &&
    isMissOrSwap(written, word) &&
    wordTable().longestAt([written], 0) === undefined;
  const isAlmostAt = (first: number) => {
    const others = wanted
      .map((word, place) => [words[first + place] ?? "", word] as const)
      .filter(([one, other]) => one !== other);
    return others.length === 1 && others.every(([written, word]) => isTypo(written, word));
  };
  return (
    wanted.some((word) => word.length >= shortestMisspelt) && words.some((_, first) => isAlmostAt(first))
  );
}

/** One letter inserted, missing or transposed; a replaced letter usually makes another word. */
function isMissOrSwap(written: string, word: string): boolean {
  return written.length !== word.length || [...written].sort().join("") === [...word].sort().join("");
}

function containsStems(reading: WordReading, wanted: WordReading, language: Language): boolean {
  return contains(reading.stems(language), wanted.stems(language));
}

function contains(words: readonly string[], run: readonly string[]): boolean {
  const [begin] = run;
  if (begin === undefined) return true;
  for (let first = words.indexOf(begin); first !== -1; first = words.indexOf(begin, first + 1)) {
    if (run.every((word, place) => words[first + place] === word)) return true;
  }
  return false;
}

/** Statements that can be found in sources without extracting facts. */
interface PlainStatements {
  /** Whether one of them contains the text between spaces, ignoring case. False is inconclusive. */
  hasText(text: string): boolean;
  /** Likewise, for words of plain letters only. False is inconclusive. */
  hasWords(text: string): boolean;
}

/** One space between words: text that folding and tokenization leave unchanged, except for case. */
const plainText = /^[!-~]+(?: [!-~]+)*$/;
const plainWords = /^[a-z]+(?: [a-z]+)*$/i;

/**
 * Facts are mostly written as in the source, and a text search is cheaper than extracting the source's facts.
 */
export function readPlainStatements(sources: readonly string[]): PlainStatements {
  const lowered = sources.map((source) => source.toLowerCase());
  const has = (text: string) => {
    const wanted = text.toLowerCase();
    return lowered.some((source) => standsBetweenBlanks(wanted, source));
  };
  return {
    hasText: (text) => plainText.test(text) && has(text),
    hasWords: (text) => plainWords.test(text) && has(text),
  };
}

/** Whether its first occurrence is between spaces, or followed by a comma or the end. */
function standsBetweenBlanks(text: string, source: string): boolean {
  const at = source.indexOf(text);
  return at !== -1 && isFreeBefore(source, at) && isFreeBehind(source, at + text.length);
}

const digit = /\d/;
const wordEnd = /[a-z,]/;

/** A number before a word may be its amount, and then belongs to it: 5 l. */
function isFreeBefore(source: string, at: number): boolean {
  if (at === 0) return true;
  if (source.charAt(at - 1) !== " ") return false;
  return digit.test(source.charAt(at)) || wordEnd.test(source.charAt(at - 2));
}

/** A word after a number may be its unit. */
function isFreeBehind(source: string, end: number): boolean {
  const next = source.charAt(end);
  if (next === "") return true;
  if (next === ",") return end + 1 === source.length || source.charAt(end + 1) === " ";
  return next === " " && !digit.test(source.charAt(end - 1));
}
