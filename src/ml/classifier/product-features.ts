import { foldText } from "../../nlp/normalizer.ts";
import type { ProductFields } from "../examples.ts";

/**
 * A product's features in two blocks: words with their pairs and positions, and the words whose letter n-grams match
 * unseen forms. Overwritten by the next product.
 */
export class ProductFeatures {
  readonly words = new KeyList();
  /** Every word of every field, in order. */
  texts: readonly FieldWord[] = [];

  /** @param product in plain text */
  read(product: ProductFields): void {
    this.words.clear();
    const name = readWords(product.name);
    const brand = readWords(product.brand ?? "");
    const description = readWords(product.description);
    for (const field of [name, brand, description]) addWords(field, this.words);
    this.texts = [...name, ...brand, ...description];
    addNameFeatures(product.name, name, brand, this.words);
    if (brand.length > 0) {
      const hash = brand.reduce((hash, { text }) => hashWord(text, hash), hashStart);
      this.words.add(keyOf(featureKinds.wholeBrand, hash));
    }
  }
}

/** The roles of features: the same words in another role are another feature. */
const featureKinds = {
  wholeBrand: 0x7001,
  nameWord: 0x7002,
  makerAndWord: 0x7005,
  lastWord: 0x7003,
  firstWord: 0x7004,
  head: 0x7006,
  codeShape: 0x700a,
  codeSeries: 0x700b,
  makerAndCode: 0x7009,
} as const;

type FeatureKind = (typeof featureKinds)[keyof typeof featureKinds];

/** The key of a word, or of a hash derived from it, in a role. */
function keyOf(kind: FeatureKind, hash: number): number {
  return finishHash(hashStep(hash, kind));
}

const prime = 0x01000193;

export const hashStart = 0x811c9dc5;

/** One step of FNV-1a (http://www.isthe.com/chongo/tech/comp/fnv/) over a UTF-16 unit or any other 32-bit number. */
function hashStep(hash: number, unit: number): number {
  return Math.imul(hash ^ unit, prime);
}

export function hashWord(word: string, start: number): number {
  let hash = start;
  for (let at = 0; at < word.length; at += 1) hash = hashStep(hash, word.charCodeAt(at));
  return hash;
}

/** Mixes the bits of a hash, so that its leading ones can index a table (MurmurHash3's finalizer, A. Appleby). */
export function finishHash(hash: number): number {
  let mixed = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return (mixed ^ (mixed >>> 16)) >>> 0;
}

/** A normalized word of a field, and its hash. */
export interface FieldWord {
  readonly text: string;
  readonly hash: number;
}

const word = /[\p{L}\p{N}]+/gu;

/** The words of a plain text in order: sequences of letters and digits, folded. */
export function readWords(text: string): readonly FieldWord[] {
  return toFieldWords(foldText(text).match(word) ?? []);
}

/** Separates the name of the thing from its description. */
const divide = /[,;:([|/]| [-–—] /u;

/** The thing is named before these words: tea with lemon, Tasche für, huile d'olive, pasta di semola. */
const connectors: ReadonlySet<string> = new Set(
  [
    "with for of in and without",
    "mit fur aus von und ohne zum zur",
    "avec pour de d du des aux au a en et sans",
    "con per di del della dello dei degli delle al alla alle ai agli da senza",
  ].flatMap((words) => words.split(" ")),
);

/** The last word of a name before any description: often the kind of thing. */
export function findHead(name: string): FieldWord | undefined {
  const folded = foldText(name);
  const end = folded.search(divide);
  const words = (end > 0 ? folded.slice(0, end) : folded).match(word) ?? [];
  const connector = words.findIndex((text, at) => at > 0 && connectors.has(text));
  return toFieldWords(words).at(connector < 0 ? -1 : connector - 1);
}

function toFieldWords(words: readonly string[]): readonly FieldWord[] {
  return words.map((text) => ({ text, hash: hashWord(text, hashStart) }));
}

/** Features of one product in order, as 32-bit keys, with repetitions. */
export class KeyList {
  keys = new Uint32Array(1024);
  length = 0;

  add(key: number): void {
    if (this.length === this.keys.length) {
      const wider = new Uint32Array(2 * this.keys.length);
      wider.set(this.keys);
      this.keys = wider;
    }
    this.keys[this.length] = key;
    this.length += 1;
  }

  clear(): void {
    this.length = 0;
  }
}

/**
 * Adds positional features of a name's words: in the name, first, last or head, each also combined with the maker,
 * since different makers mean different things by "cream". The maker is the brand, or the name's first word where
 * there is none.
 */
function addNameFeatures(
  name: string,
  words: readonly FieldWord[],
  brand: readonly FieldWord[],
  to: KeyList,
): void {
  const maker = brand.length > 0 ? brand.map(({ text }) => text).join(" ") : (words[0]?.text ?? "");
  const makerHash = hashWord(maker, hashStart);
  for (const { text, hash } of words) {
    to.add(keyOf(featureKinds.nameWord, hash));
    if (text !== maker) to.add(keyOf(featureKinds.makerAndWord, hashStep(makerHash, hash)));
  }
  addRole(featureKinds.firstWord, words[0], to);
  addRole(featureKinds.lastWord, words.at(-1), to);
  addRole(featureKinds.head, findHead(name), to);
  addCodes(words, makerHash, to);
}

function addRole(kind: FeatureKind, word: FieldWord | undefined, to: KeyList): void {
  if (word !== undefined) to.add(keyOf(kind, word.hash));
}

const shortest = 4;
const digit = /\d/;
const letter = /\p{L}/u;
const digits = /\d/g;
const letters = /\p{L}/gu;
/** The beginning shared by the model codes of a series: "kgn" of kgn36vl35, "49nu" of 49nu8000. */
const series = /^(?:\p{L}+|\d+\p{L}+)/u;

/**
 * Adds features shared by the model codes of a series: their beginning and shape (kgn36vl35: aaa99aa99), each alone
 * and combined with the maker.
 * @param maker hash of the maker's name
 */
function addCodes(words: readonly FieldWord[], maker: number, to: KeyList): void {
  for (const { text } of words) {
    if (text.length < shortest || !digit.test(text) || !letter.test(text)) continue;
    const shape = text.replace(digits, "9").replace(letters, "a");
    const beginning = series.exec(text)?.[0] ?? "";
    to.add(keyOf(featureKinds.codeShape, hashWord(shape, hashStart)));
    to.add(keyOf(featureKinds.codeSeries, hashWord(beginning, hashStart)));
    to.add(keyOf(featureKinds.makerAndCode, hashWord(shape, maker)));
    to.add(keyOf(featureKinds.makerAndCode, hashWord(beginning, maker)));
  }
}

/** Adds the words of a field and the pairs of neighbours. */
function addWords(words: readonly FieldWord[], to: KeyList): void {
  let before = 0;
  for (const { hash } of words) {
    to.add(finishHash(hash));
    if (before !== 0) to.add(finishHash(hashStep(Math.imul(before, 31), hash)));
    before = hash;
  }
}

const blank = 0x20;
const shortestRun = 3;
const longestRun = 5;

/** Adds the letter n-grams of each word, padded with a space on both sides. */
export function addLetterRuns(words: readonly FieldWord[], to: KeyList): void {
  for (const { text } of words) {
    const length = text.length;
    for (let start = -1; start < length; start += 1) {
      let hash = hashStep(hashStart, start < 0 ? blank : text.charCodeAt(start));
      const end = Math.min(start + longestRun, length + 1);
      for (let at = start + 1; at < end; at += 1) {
        hash = hashStep(hash, at === length ? blank : text.charCodeAt(at));
        if (at - start + 1 >= shortestRun) to.add(finishHash(hash));
      }
    }
  }
}
