import { isLongerThan, maxDescriptionLength, maxNameLength } from "../api/text-limits.ts";
import { BoundedCache, cacheSizes } from "../lib/cache.ts";
import { lazily } from "../lib/once.ts";
import { parseLists } from "../lib/table.ts";
import { type PlainText, plainText } from "../nlp/html.ts";
import { type Language, textLanguages } from "../nlp/language.ts";
import { detectLanguage } from "../nlp/language-identification.ts";
import { foldText } from "../nlp/normalizer.ts";
import { readWords, type WordReading } from "../nlp/stemmer.ts";
import { isStopWord } from "../nlp/stop-words.ts";
import names from "./data/names.tsv";
import type { LintedProduct } from "./violation.ts";

/** Undefined if the text does not allow a guess. */
interface LanguageGuess {
  readonly language: Language | undefined;
  /** From 0 to 1. */
  readonly confidence: number;
}

const fewestSmallWords = 4;
const clearRatio = 2;
const maxWordsCounted = 60;

/**
 * Guesses the language of a text. Function words suffice for most descriptions; the slower detection by all
 * words is used for the rest. Call it through `once`.
 */
export function guessLanguage({ text, words }: FieldReading): LanguageGuess {
  const first = words.folded.slice(0, maxWordsCounted);
  let [best, second] = [0, 0];
  let language: Language | undefined;
  for (const candidate of textLanguages) {
    const count = first.filter((word) => isStopWord(word, candidate)).length;
    if (count > best) {
      second = best;
      best = count;
      language = candidate;
    } else if (count > second) second = count;
  }
  const isClear = best >= fewestSmallWords && best >= second * clearRatio;
  return isClear ? { language, confidence: 1 } : detectLanguage(text);
}

/** A product is linted as it is and with its proposals, which share most texts. */
const readings = new BoundedCache<string, FieldReading>(cacheSizes.fieldReadings);
/** In characters. Caching longer texts would take megabytes. */
const longestCached = 10_000;

/**
 * The text of a field. Of one that is longer than the service takes, only the beginning: rules are looked for in it, and no
 * fixes are made (see `isCut`), so that no cell takes longer than the longest ordinary one.
 */
export function readFieldOf(name: FieldName, source: string): FieldReading {
  return isTooLong(name, source)
    ? new FieldReading(beginningOf(source, longestOf(name)), source.length)
    : readField(source);
}

/** In characters, as the service counts them. */
export function longestOf(name: FieldName): number {
  return name === "name" ? maxNameLength : maxDescriptionLength;
}

export function isTooLong(name: FieldName, source: string): boolean {
  return isLongerThan(longestOf(name), source);
}

/** Not within a pair of surrogates. */
function beginningOf(text: string, length: number): string {
  return text.slice(0, length).replace(/[\ud800-\udbff]$/, "");
}

function readField(source: string): FieldReading {
  return source.length > longestCached ? createReading(source) : readings.getOrCompute(source, createReading);
}

function createReading(source: string): FieldReading {
  return new FieldReading(source);
}

/** The text of a field, analysed once for all rules; each part on first use. */
export class FieldReading {
  /** As in the feed; its beginning where it is cut. */
  readonly source: string;
  /** Of the text in the feed, in UTF-16 units. */
  readonly wholeLength: number;
  /** As readers see it: without markup and entities. */
  readonly text: string;
  private readonly plain: PlainText;
  private heldWords: WordReading | undefined;
  /** An array, since for so few entries it is cheaper than a Map. */
  private readonly finders: unknown[] = [];
  private readonly found: unknown[] = [];

  constructor(source: string, wholeLength = source.length) {
    this.source = source;
    this.wholeLength = wholeLength;
    this.plain = plainText(source);
    this.text = this.plain.text;
  }

  get isCut(): boolean {
    return this.wholeLength > this.source.length;
  }

  get words(): WordReading {
    this.heldWords ??= readWords(this.text);
    return this.heldWords;
  }

  /** Maps offsets of `text` to offsets of `source`. */
  sourceSpan(start: number, end: number): readonly [number, number] {
    return this.plain.sourceSpan(start, end);
  }

  /** The result of a finder, computed on the first call and cached. */
  once<Found extends object | boolean>(find: (reading: FieldReading) => Found): Found {
    const place = this.finders.indexOf(find);
    if (place !== -1) return this.found[place] as Found;
    const found = find(this);
    this.finders.push(find);
    this.found.push(found);
    return found;
  }
}

type FieldName = keyof LintedProduct["fields"];

/** Brand fields that mean "no brand". */
const noBrands = lazily(() => new Set(["", ...parseLists(names, "name")("no-brand")]));
const noWords: ReadonlySet<string> = new Set();

/** The fields of a product, each analysed on first use. */
export class ProductReading {
  readonly product: LintedProduct;
  /** As in the feed; undefined if it means "none" ("no brand", "aucune"). */
  readonly brand: string | undefined;
  private readonly readings: Partial<Record<FieldName, FieldReading>> = {};
  private detected: { readonly language: Language | undefined } | undefined;
  private heldBrandWords: ReadonlySet<string> | undefined;

  constructor(product: LintedProduct) {
    this.product = product;
    const { brand } = product.fields;
    this.brand = brand === undefined || noBrands().has(foldText(brand.trim())) ? undefined : brand;
  }

  /** Undefined if the field is absent or blank. */
  field(name: FieldName): FieldReading | undefined {
    const held = this.readings[name];
    if (held !== undefined) return held;
    const source = this.product.fields[name];
    if (source === undefined || isBlank(source)) return undefined;
    const reading = readFieldOf(name, source);
    this.readings[name] = reading;
    return reading;
  }

  /** The product's own language, otherwise that of its name and description; undefined if unknown. */
  language(): Language | undefined {
    if (this.product.language !== undefined) return this.product.language;
    this.detected ??= { language: detectedLanguage(this.field("name"), this.field("description")) };
    return this.detected.language;
  }

  /** The folded words of the brand, which word rules ignore. */
  brandWords(): ReadonlySet<string> {
    if (this.brand === undefined) return noWords;
    this.heldBrandWords ??= new Set(foldText(this.brand).split(/[^\p{L}\p{N}]+/u));
    return this.heldBrandWords;
  }
}

export function readProduct(product: LintedProduct): ProductReading {
  return new ProductReading(product);
}

/** The description comes first, since it has more words. */
function detectedLanguage(name?: FieldReading, description?: FieldReading): Language | undefined {
  return description?.once(guessLanguage).language ?? name?.once(guessLanguage).language;
}

function isBlank(text: string): boolean {
  return text === "" || (/^\s/u.test(text) && text.trim() === "");
}
