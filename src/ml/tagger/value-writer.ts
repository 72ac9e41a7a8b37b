import { foldText } from "../../nlp/normalizer.ts";
import { evenShare } from "../sampling.ts";
import type { Pace } from "./attribute-training.ts";
import { type ClassWriter, learnClasses } from "./class-values.ts";
import { type SourceText, sliceOf } from "./pieces.ts";
import type { ReadProduct, Vocabulary } from "./prepared-products.ts";
import { learnForm, type WrittenExample } from "./value-form-training.ts";
import { findWritten, type PieceRange, type WritingForm, writeInForm } from "./value-forms.ts";

/** How the values of all attributes are written. */
export interface Writings {
  /** By attribute; undefined for closed lists. */
  readonly forms: readonly (ValueWriting | undefined)[];
  /** By category, then by attribute: the classifiers of closed lists. */
  readonly classes: readonly ReadonlyMap<number, ClassWriter>[];
}

/** Minimum number of examples to train a closed list. */
const minExamples = 3;

/** Maximum number of examples that determine a form. */
const maxForForm = 1000;
const maxForClasses = 2000;

export async function learnWritings(
  { attributes, categories }: Vocabulary,
  products: readonly ReadProduct[],
  pace: Pace,
): Promise<Writings> {
  const forms: (ValueWriting | undefined)[] = [];
  for (const attribute of attributes.keys()) {
    const examples = examplesOf(products, attribute);
    const valued = examples.filter(({ values }) => values.length > 0);
    const absent = examples.filter(({ values }) => values.length === 0);
    forms.push(learnWriting(evenShare(valued, maxForForm), evenShare(absent, maxForForm)));
    await pace();
  }
  const closed = [...forms.keys()].filter((attribute) => forms[attribute] === undefined);
  const classes = categories.map(() => new Map<number, ClassWriter>());
  for (const [category, writers] of classes.entries()) {
    const own = products.filter((product) => product.category === category);
    for (const attribute of closed) {
      const examples = evenShare(examplesOf(own, attribute), maxForClasses);
      if (examples.length >= minExamples) writers.set(attribute, learnClasses(examples));
      await pace();
    }
  }
  return { forms, classes };
}

/** The examples in which the attribute is known; without values where it is known to have none. */
function examplesOf(products: readonly ReadProduct[], attribute: number): WrittenExample[] {
  return products.flatMap(({ texts, values }) => {
    const known = values.get(attribute);
    return known === undefined ? [] : [{ texts, values: known ?? [] }];
  });
}

/** The attributes of each category whose values are searched for in the texts. */
export function searchedAttributes(
  { categoryAttributes }: Vocabulary,
  { forms }: Writings,
): readonly (readonly number[])[] {
  return categoryAttributes.map((own) => own.filter((attribute) => forms[attribute] !== undefined));
}

/** How the examples write an attribute's values, given the words of the text. */
export interface ValueWriting {
  readonly form: WritingForm;
  /** Values by folded words; takes precedence over the form. */
  readonly table: ReadonlyMap<string, string>;
}

/** The value for the words; the words themselves where the form does not apply. */
export function writeValue({ form, table }: ValueWriting, text: string): string {
  const listed = table.size === 0 ? undefined : table.get(foldText(text));
  return listed ?? writeInForm(form, text) ?? text;
}

/** Minimum share of values derivable from the texts for an attribute to be searched for. */
const minSupport = 0.4;

/** Maximum ratio of distinct values to examples of a closed list, whose values rarely occur in the texts. */
const closedShare = 0.34;

/** Longer lists are not worth their memory and time. */
const maxClasses = 100;

/** @returns undefined for a closed list whose values do not occur in the texts */
function learnWriting(
  valued: readonly WrittenExample[],
  absent: readonly WrittenExample[],
): ValueWriting | undefined {
  const { form, support } = learnForm(valued);
  const distinct = new Set(valued.map(({ values }) => values[0])).size;
  const maxDistinct = Math.min(maxClasses, Math.max(2, valued.length * closedShare));
  if (support < minSupport && distinct <= maxDistinct) return undefined;
  const isExplained = ({ texts, values }: WrittenExample) =>
    texts.some((source) => findWritten(source, form, values).length > 0);
  const unexplained = valued.filter((example) => !isExplained(example));
  if (form.kind === "copy" && support > 0.9) return { form, table: new Map() };
  const others = [...valued.filter(isExplained), ...absent];
  return { form, table: learnTable(unexplained, others) };
}

const longestWords = 3;

/** The places whose words give one of the values. */
export function findValueRanges(
  source: SourceText,
  { form, table }: ValueWriting,
  values: readonly string[],
): PieceRange[] {
  const found = findWritten(source, form, values);
  if (table.size === 0) return found;
  for (let start = 0; start < source.pieces.length; start += 1) {
    for (let end = start + 1; end <= Math.min(source.pieces.length, start + longestWords); end += 1) {
      const value = table.get(foldText(sliceOf(source, start, end)));
      if (value !== undefined && values.includes(value)) found.push({ start, end });
    }
  }
  return found;
}

const minTableExamples = 2;
const minShare = 0.6;

/**
 * Words that imply a value that the texts do not contain: they occur with it in at least two examples, and rarely
 * with another value or none.
 * @param others the examples whose values derive without a table, and those where the attribute is known to be absent
 * (no values)
 */
function learnTable(
  unexplained: readonly WrittenExample[],
  others: readonly WrittenExample[],
): ReadonlyMap<string, string> {
  const counts = new Map<string, { all: number; values: Map<string, number> }>();
  const grams = unexplained.map(gramsOf);
  for (const [number, { values }] of unexplained.entries()) {
    for (const gram of grams[number] ?? []) {
      const count = counts.get(gram) ?? { all: 0, values: new Map<string, number>() };
      counts.set(gram, count);
      count.all += 1;
      for (const value of values) count.values.set(value, (count.values.get(value) ?? 0) + 1);
    }
  }
  for (const example of others) {
    for (const gram of gramsOf(example)) {
      const count = counts.get(gram);
      if (count !== undefined) count.all += 1;
    }
  }
  const table = new Map<string, string>();
  for (const [number, { values }] of unexplained.entries()) {
    let [bestGram, bestValue, bestMerit] = ["", "", 0];
    for (const gram of grams[number] ?? []) {
      const count = counts.get(gram);
      for (const value of values) {
        const together = count?.values.get(value) ?? 0;
        const share = together / Math.max(1, count?.all ?? 1);
        if (together < minTableExamples || share < minShare) continue;
        const merit = share * Math.log(1 + together);
        if (merit > bestMerit) [bestGram, bestValue, bestMerit] = [gram, value, merit];
      }
    }
    if (bestMerit > 0) table.set(bestGram, bestValue);
  }
  return table;
}

function gramsOf({ texts }: WrittenExample): Set<string> {
  const grams = new Set<string>();
  for (const source of texts) {
    for (let start = 0; start < source.pieces.length; start += 1) {
      const last = Math.min(source.pieces.length, start + longestWords);
      for (let end = start + 1; end <= last; end += 1) {
        const ends = [source.pieces[start], source.pieces[end - 1]];
        if (ends.some((piece) => piece?.facts.kind !== "word")) continue;
        grams.add(foldText(sliceOf(source, start, end)));
      }
    }
  }
  return grams;
}
