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

/** What the sources of an answer state together. */
export interface SourceStatements {
  /** Whether a fact of that kind and key is among theirs. */
  has(kind: Fact["kind"], key: string): boolean;
  /** Whether a text stands in one of them, but for case, accents and blanks. */
  hasText(text: string): boolean;
  /** Whether a number stands in one of them, with whatever unit or in whatever code. */
  hasNumber(written: string): boolean;
  /** Whether letters and digits follow one another in one of them, whatever stands between. */
  hasCode(key: string): boolean;
  /** Whether words stand in one of them side by side, in whatever form. */
  hasWords(text: string): boolean;
  /** False where none of them can state the contrary of anything, which is told without reading their facts. */
  mayDeny(): boolean;
}

/** @param mayBeDenied as `mayDeny` of the statements */
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

function statedBy(sources: readonly string[], context: FactContext): ReadonlySet<string> {
  const stated = new Set<string>();
  for (const source of sources) {
    for (const fact of readFacts(source, context, "source")) {
      stated.add(identity(fact));
      if (fact.kind === "measure") stated.add(`measure ${otherDegree(fact.key)}`);
      if (fact.kind === "certification") stated.add("claim certified");
      if (fact.kind === "material") stated.add(`colour ${fact.key}`);
      const [, base] = fact.kind === "colour" ? (/^\S+ (\S+)$/.exec(fact.key) ?? []) : [];
      if (base !== undefined && !fact.key.startsWith("not ")) stated.add(`colour ${base}`);
    }
  }
  return stated;
}

/** A washing label's 60° is 60 °C. */
function otherDegree(key: string): string {
  return key.endsWith(" °") ? `${key}C` : key.replace(/ °C$/, " °");
}

/** Tells whether a text stands in the source, but for case, accents and blanks. */
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

/** Letters that a word has at least to be looked for inside of longer ones: Leder in Lederjacke. */
const shortestInside = 5;

/** Tells whether words stand in the source side by side, in whatever form. */
export function createWordSearch(source: string): (text: string) => boolean {
  const reading = readWords(source);
  return (text) => {
    const asked = readWords(text);
    const [only] = asked.folded;
    if (only === undefined) return true;
    if (contains(reading.folded, asked.folded)) return true;
    if (textLanguages.some((language) => containsStems(reading, asked, language))) return true;
    if (holdsMisspelt(reading.folded, asked.folded)) return true;
    return asked.folded.length === 1 && reading.tokens.some((token) => holdsWord(token, only));
  };
}

/** In a longer word, or glued to the next sentence as crawled texts have it: noirLe. */
function holdsWord({ text, folded }: Token, word: string): boolean {
  if (word.length >= shortestInside) return folded.includes(word);
  return folded.startsWith(word) && /^\p{Ll}\p{Lu}/u.test(text.slice(word.length - 1));
}

/** So long a word is hardly another one's misspelling by chance, unless the tables have it. */
const shortestMisspelt = 7;

/** The words with one letter wrong in one of them: "stainles steel". */
function holdsMisspelt(words: readonly string[], asked: readonly string[]): boolean {
  const isTypo = (written: string, word: string) =>
    word.length >= shortestMisspelt &&
    written.length >= shortestMisspelt &&
    written[0] === word[0] &&
    editDistance(written, word, 1) === 1 &&
    isMissOrSwap(written, word) &&
    wordTable().longestAt([written], 0) === undefined;
  const isAlmostAt = (first: number) => {
    const others = asked
      .map((word, place) => [words[first + place] ?? "", word] as const)
      .filter(([one, other]) => one !== other);
    return others.length === 1 && others.every(([written, word]) => isTypo(written, word));
  };
  return asked.some((word) => word.length >= shortestMisspelt) && words.some((_, first) => isAlmostAt(first));
}

/** A letter too many, one missing or two in the wrong order; with another letter it is mostly another word. */
function isMissOrSwap(written: string, word: string): boolean {
  return written.length !== word.length || [...written].sort().join("") === [...word].sort().join("");
}

function containsStems(reading: WordReading, asked: WordReading, language: Language): boolean {
  return contains(reading.stems(language), asked.stems(language));
}

function contains(words: readonly string[], run: readonly string[]): boolean {
  const [begin] = run;
  if (begin === undefined) return true;
  for (let first = words.indexOf(begin); first !== -1; first = words.indexOf(begin, first + 1)) {
    if (run.every((word, place) => words[first + place] === word)) return true;
  }
  return false;
}

/** What stands in sources so plainly that no further reading is needed to see it. */
interface PlainStatements {
  /** Whether a text stands in one of them but for case, between blanks. False is no verdict. */
  hasText(text: string): boolean;
  /** Likewise; only words of plain letters. False is no verdict. */
  hasWords(text: string): boolean;
}

/** One blank between words: what folding and the reading of words leave as it is, but for case. */
const plainText = /^[!-~]+(?: [!-~]+)*$/;
const plainWords = /^[a-z]+(?: [a-z]+)*$/i;

/** Facts mostly are written as the source has them: to find them there takes less than to read all that it says. */
export function readPlainStatements(sources: readonly string[]): PlainStatements {
  const lowered = sources.map((source) => source.toLowerCase());
  const has = (text: string) => {
    const asked = text.toLowerCase();
    return lowered.some((source) => standsBetweenBlanks(asked, source));
  };
  return {
    hasText: (text) => plainText.test(text) && has(text),
    hasWords: (text) => plainWords.test(text) && has(text),
  };
}

/** Where it stands first: between blanks, a comma behind it or nothing. */
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

/** A word behind a number may be its unit. */
function isFreeBehind(source: string, end: number): boolean {
  const next = source.charAt(end);
  if (next === "") return true;
  if (next === ",") return end + 1 === source.length || source.charAt(end + 1) === " ";
  return next === " " && !digit.test(source.charAt(end - 1));
}
