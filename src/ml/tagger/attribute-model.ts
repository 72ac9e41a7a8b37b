import { lazily } from "../../lib/once.ts";
import {
  type AttributeCandidates,
  type CandidateFinder,
  findCandidates,
  type ProductCandidates,
} from "./candidates.ts";
import { findClass, writeClass } from "./class-values.ts";
import { PieceScorer } from "./piece-scorer.ts";
import { readSources, type SourceText } from "./pieces.ts";
import type { Vocabulary } from "./prepared-products.ts";
import { type Ranker, rank } from "./ranker.ts";
import { RowCacheCapacity } from "./row-cache.ts";
import { type Calibration, calibrate } from "./score-calibration.ts";
import {
  createLabelSpace,
  findWideFeatures,
  type TaggerWeights,
  transitionCount,
  type WideFeatures,
} from "./tagger-weights.ts";
import type { ValueLexicon } from "./value-lexicon.ts";
import { type Writings, writeValue } from "./value-writer.ts";

/** An example with its known and known absent attributes. */
export interface AttributedProduct {
  readonly categoryIdentifier: string;
  readonly name: string;
  readonly description: string;
  /**
   * By attribute identifier: its values in the feed's words (any is right), or null where the product is known to
   * have none. An absent attribute is unknown.
   */
  readonly attributes: Readonly<Record<string, readonly string[] | null>>;
}

/** A value of an attribute found in a text. */
export interface LearnedStatement {
  readonly attribute: string;
  readonly source: "name" | "description";
  /** [start, end) in UTF-16 units of that text: the evidence. */
  readonly start: number;
  readonly end: number;
  /** Probability in [0, 1] that it is right. */
  readonly score: number;
  /** The value as the examples write it, where that differs from the text. */
  readonly value?: string;
}

/** The texts of a product whose category is known. */
interface CategorizedText {
  readonly categoryIdentifier: string;
  readonly name: string;
  readonly description: string;
}

export interface AttributeModel {
  /**
   * The best statements, at most one per attribute, in the order of the category's attributes; empty for a category
   * without examples.
   */
  extract(product: CategorizedText): readonly LearnedStatement[];
  /** Whether the category's examples suffice for the attribute. */
  teaches(categoryIdentifier: string, attribute: string): boolean;
  /** The value as the examples write it, derived from the evidence alone; the text itself where they copy it. */
  write(categoryIdentifier: string, attribute: string, text: string): string;
}

/** The parts of a trained model as arrays, both as stored and for computing. */
export interface AttributeModelParts {
  readonly vocabulary: Vocabulary;
  readonly lexicon: ValueLexicon;
  readonly tagger: TaggerWeights;
  readonly writings: Writings;
  readonly ranker: Ranker;
  /** Converts the ranker's scores to probabilities. */
  readonly calibration: Calibration;
  /** Minimum probability of a statement: the threshold with the highest F1 on the examples. */
  readonly minScore: number;
}

/** Opens a trained model; work is deferred until the first product of a category. */
export function openAttributeModel(parts: AttributeModelParts): AttributeModel {
  const { vocabulary, writings } = parts;
  const categories = new Map(vocabulary.categories.map((identifier, number) => [identifier, number]));
  const taught = vocabulary.categories.map((_, category) => taughtAttributes(parts, category));
  const shared = { wide: findWideFeatures(parts.tagger), cacheCapacity: new RowCacheCapacity() };
  const finders = new Map<number, CandidateFinder>();
  return {
    extract(product) {
      const category = categories.get(product.categoryIdentifier);
      if (category === undefined) return [];
      const finder = finders.get(category) ?? createFinder(parts, category, shared);
      finders.set(category, finder);
      return extract(parts, finder, product);
    },
    teaches(categoryIdentifier, identifier) {
      const category = categories.get(categoryIdentifier);
      if (category === undefined) return false;
      return taught[category]?.().has(identifier) ?? false;
    },
    write(categoryIdentifier, identifier, text) {
      const category = categories.get(categoryIdentifier);
      const attribute = vocabulary.attributes.indexOf(identifier);
      if (category === undefined || attribute < 0) return text;
      const writer = writings.classes[category]?.get(attribute);
      if (writer === undefined) return writeFound(writings.forms[attribute], text);
      const [source] = readSources({ name: text, description: "" });
      return (source && writeClass(writer, source)) ?? text;
    },
  };
}

/** Minimum number of examples to have learned an attribute. */
const minTaught = 5;

/** The identifiers of a category's learned attributes, computed on first use. */
function taughtAttributes(
  { vocabulary, writings }: AttributeModelParts,
  category: number,
): () => ReadonlySet<string> {
  return lazily(() => {
    const examples = vocabulary.attributeExamples[category] ?? [];
    const taught = (vocabulary.categoryAttributes[category] ?? []).filter(
      (attribute, position) =>
        (examples[position] ?? 0) >= minTaught &&
        (writings.forms[attribute] !== undefined || writings.classes[category]?.has(attribute) === true),
    );
    return new Set(taught.map((attribute) => vocabulary.attributes[attribute] ?? ""));
  });
}

/** Creates the finder of candidates for a category's products. */
export function createFinder(
  {
    vocabulary,
    lexicon,
    tagger,
    writings,
  }: Pick<AttributeModelParts, "vocabulary" | "lexicon" | "tagger" | "writings">,
  category: number,
  shared: { readonly wide: WideFeatures; readonly cacheCapacity: RowCacheCapacity },
): CandidateFinder {
  const attributes = (vocabulary.categoryAttributes[category] ?? []).filter(
    (one) => writings.forms[one] !== undefined,
  );
  const space = createLabelSpace(attributes, vocabulary.attributes.length);
  return {
    category,
    space,
    scorer: new PieceScorer(tagger, { category, space }, shared),
    transitions: tagger.transitions[category] ?? new Float32Array(transitionCount(space.count)),
    lexicon,
    write: (attribute, text) => writeFound(writings.forms[attribute], text),
  };
}

function writeFound(writing: Parameters<typeof writeValue>[0] | undefined, text: string): string {
  return writing === undefined ? text : writeValue(writing, text);
}

function extract(
  parts: AttributeModelParts,
  finder: CandidateFinder,
  product: CategorizedText,
): LearnedStatement[] {
  const texts = readSources(product);
  if (texts.length === 0) return [];
  const candidates = findCandidates(finder, texts);
  const found = candidates.attributes.flatMap((of) => foundStatement(parts, finder, candidates, of));
  return [...found, ...classStatements(parts, finder.category, texts)];
}

/** Converts a span to a statement; the value is set where it differs from the text. */
function createStatement(
  source: SourceText | undefined,
  { start, end }: { start: number; end: number },
  { attribute, value, score }: { attribute: string; value: string; score: number },
): LearnedStatement[] {
  if (source === undefined) return [];
  const from = source.pieces[start]?.start ?? 0;
  const to = source.pieces[end - 1]?.end ?? 0;
  const isCopied = value === source.text.slice(from, to);
  return [{ attribute, source: source.source, start: from, end: to, score, ...(!isCopied && { value }) }];
}

/** The index of the highest probability, ignoring the first option ("none"). */
function highestAfterNone(probabilities: readonly number[]): number {
  let best = 1;
  for (let at = 2; at < probabilities.length; at += 1) {
    if ((probabilities[at] ?? 0) > (probabilities[best] ?? 0)) best = at;
  }
  return best;
}

function foundStatement(
  { ranker, calibration, lexicon, vocabulary, minScore }: AttributeModelParts,
  { category }: CandidateFinder,
  product: ProductCandidates,
  of: AttributeCandidates,
): LearnedStatement[] {
  if (of.groups.length === 0) return [];
  const probabilities = rank(ranker, { product, category, lexicon }, of);
  const best = highestAfterNone(probabilities);
  const highest = probabilities[best] ?? 0;
  const group = of.groups[best - 1];
  const score = calibrate(calibration, highest);
  const member = group?.members[0];
  if (group === undefined || member === undefined || score < minScore) return [];
  const attribute = vocabulary.attributes[of.attribute] ?? "";
  return createStatement(product.texts[member.text], member, { attribute, value: group.value, score });
}

function classStatements(
  { vocabulary, writings }: AttributeModelParts,
  category: number,
  texts: readonly SourceText[],
): LearnedStatement[] {
  return [...(writings.classes[category] ?? [])].flatMap(([number, writer]) => {
    const found = findClass(writer, texts);
    if (found === undefined) return [];
    const attribute = vocabulary.attributes[number] ?? "";
    return createStatement(texts[found.text], found, {
      attribute,
      value: found.value,
      score: found.probability,
    });
  });
}
