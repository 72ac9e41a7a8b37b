import { BoundedCache, cacheSizes } from "../lib/cache.ts";
import { type PlainText, plainText } from "../nlp/html.ts";
import { type Language, textLanguages } from "../nlp/language.ts";
import { detectLanguage } from "../nlp/language-identification.ts";
import { foldText } from "../nlp/normalizer.ts";
import { readWords, type WordReading } from "../nlp/stemmer.ts";
import { isStopWord } from "../nlp/stop-words.ts";
import type { LintedProduct } from "./violation.ts";

/** Undefined where the text does not tell. */
interface LanguageGuess {
  readonly language: Language | undefined;
  /** From 0 to 1. */
  readonly confidence: number;
}

const fewestSmallWords = 4;
const clearRatio = 2;
const mostWordsCounted = 60;

/**
 * The language of a text. Its function words alone tell most descriptions apart; detection by all words, which costs
 * more, is left for the others. To be asked through `once`.
 */
export function guessLanguage({ text, words }: FieldReading): LanguageGuess {
  const first = words.folded.slice(0, mostWordsCounted);
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

/** A product is looked at as it came and with its proposals, of which most is alike. */
const readings = new BoundedCache<string, FieldReading>(cacheSizes.fieldReadings);
/** Characters; a few longer texts would take megabytes. */
const longestCached = 10_000;

export function readField(source: string): FieldReading {
  return source.length > longestCached ? createReading(source) : readings.getOrCompute(source, createReading);
}

function createReading(source: string): FieldReading {
  return new FieldReading(source);
}

/** A field's text, read once for all the rules that are about it; each part when first asked for. */
export class FieldReading {
  /** As the feed has it. */
  readonly source: string;
  /** As a reader sees it: without markup and entities. */
  readonly text: string;
  private readonly plain: PlainText;
  private heldWords: WordReading | undefined;
  /** A few at most: no Map, which takes longer to make than these to compare. */
  private readonly finders: unknown[] = [];
  private readonly found: unknown[] = [];

  constructor(source: string) {
    this.source = source;
    this.plain = plainText(source);
    this.text = this.plain.text;
  }

  get words(): WordReading {
    this.heldWords ??= readWords(this.text);
    return this.heldWords;
  }

  /** Leads from offsets of `text` to those of `source`. */
  sourceSpan(start: number, end: number): readonly [number, number] {
    return this.plain.sourceSpan(start, end);
  }

  /** What a finder comes to; it is run at the first call, its answer kept for the others. */
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

const noBrands: ReadonlySet<string> = new Set(
  "|-|none|n/a|na|no brand|no name|noname|unbranded|generic|ohne marke|keine|markenlos|aucun|aucune|sans marque|nessuna|nessuno|senza marca".split(
    "|",
  ),
);
const noWords: ReadonlySet<string> = new Set();

/** A product's fields, each read when the first rule asks for it. */
export class ProductReading {
  readonly product: LintedProduct;
  /** As the feed has it; undefined where it says that there is none ("no brand", "aucune"). */
  readonly brand: string | undefined;
  private readonly readings: Partial<Record<FieldName, FieldReading>> = {};
  private detected: { readonly language: Language | undefined } | undefined;
  private heldBrandWords: ReadonlySet<string> | undefined;

  constructor(product: LintedProduct) {
    this.product = product;
    const { brand } = product.fields;
    this.brand = brand === undefined || noBrands.has(foldText(brand.trim())) ? undefined : brand;
  }

  /** Undefined where the field is absent or blank. */
  field(name: FieldName): FieldReading | undefined {
    const held = this.readings[name];
    if (held !== undefined) return held;
    const source = this.product.fields[name];
    if (source === undefined || isBlank(source)) return undefined;
    const reading = readField(source);
    this.readings[name] = reading;
    return reading;
  }

  /** The product's own language, else that of its name and description; undefined where they don't tell. */
  language(): Language | undefined {
    if (this.product.language !== undefined) return this.product.language;
    this.detected ??= { language: detectedLanguage(this.field("name"), this.field("description")) };
    return this.detected.language;
  }

  /** The folded words of the brand, which rules about words leave alone. */
  brandWords(): ReadonlySet<string> {
    if (this.brand === undefined) return noWords;
    this.heldBrandWords ??= new Set(foldText(this.brand).split(/[^\p{L}\p{N}]+/u));
    return this.heldBrandWords;
  }
}

export function readProduct(product: LintedProduct): ProductReading {
  return new ProductReading(product);
}

/** A description has more words to tell it by. */
function detectedLanguage(name?: FieldReading, description?: FieldReading): Language | undefined {
  return description?.once(guessLanguage).language ?? name?.once(guessLanguage).language;
}

function isBlank(text: string): boolean {
  return text === "" || (/^\s/u.test(text) && text.trim() === "");
}
