import { createNumberLists, createTextColumn, listAt, textsOf } from "../../lib/columns.ts";
import type { SectionReader, SectionWriter } from "../../lib/section-file.ts";
import { type AttributeModel, type AttributeModelParts, openAttributeModel } from "./attribute-model.ts";
import type { ClassWriter } from "./class-values.ts";
import { type HashTable, openHashTable } from "./hash-table.ts";
import type { WritingForm } from "./value-forms.ts";
import type { ValueLexicon } from "./value-lexicon.ts";
import type { ValueWriting, Writings } from "./value-writer.ts";

const root = "attributes";

/** Writes a trained model as sections; `readAttributeModel` restores it. */
export function writeAttributeModel(model: AttributeModelParts, to: SectionWriter): void {
  const { vocabulary, lexicon, tagger, writings, ranker, calibration, minScore } = model;
  to.texts(`${root}.categories`, createTextColumn(vocabulary.categories));
  to.texts(`${root}.attributes`, createTextColumn(vocabulary.attributes));
  to.lists(`${root}.categoryAttributes`, createNumberLists(vocabulary.categoryAttributes));
  to.lists(`${root}.attributeExamples`, createNumberLists(vocabulary.attributeExamples));
  writeLexicon(lexicon, to);
  writeTable(`${root}.tagger.table`, tagger.table, to);
  to.array(`${root}.tagger.starts`, tagger.starts);
  to.array(`${root}.tagger.labels`, tagger.labels);
  to.array(`${root}.tagger.weights`, tagger.weights);
  for (const [category, weights] of tagger.transitions.entries()) {
    to.array(`${root}.tagger.transitions.${category}`, weights);
  }
  writeWritings(writings, to);
  writeTable(`${root}.ranker.table`, ranker.table, to);
  to.array(`${root}.ranker.weights`, ranker.weights);
  to.array(`${root}.calibration`, Float32Array.of(calibration.slope, calibration.offset));
  to.array(`${root}.leastScore`, Float32Array.of(minScore));
}

/** @throws RangeError, TypeError where the file holds no such model */
export function readAttributeModel(from: SectionReader): AttributeModel {
  const categories = textsOf(from.texts(`${root}.categories`));
  const categoryAttributes = from.lists(`${root}.categoryAttributes`);
  const attributeExamples = from.lists(`${root}.attributeExamples`);
  return openAttributeModel({
    vocabulary: {
      categories,
      attributes: textsOf(from.texts(`${root}.attributes`)),
      categoryAttributes: categories.map((_, category) => listAt(categoryAttributes, category)),
      attributeExamples: categories.map((_, category) => listAt(attributeExamples, category)),
    },
    lexicon: readLexicon(from),
    tagger: {
      table: readTable(`${root}.tagger.table`, from),
      starts: from.uint32(`${root}.tagger.starts`),
      labels: from.uint16(`${root}.tagger.labels`),
      weights: from.float32(`${root}.tagger.weights`),
      transitions: categories.map((_, category) => from.float32(`${root}.tagger.transitions.${category}`)),
    },
    writings: readWritings(from, categories.length),
    ranker: {
      table: readTable(`${root}.ranker.table`, from),
      weights: from.float32(`${root}.ranker.weights`),
    },
    calibration: readCalibration(from),
    minScore: from.float32(`${root}.leastScore`)[0] ?? 0,
  });
}

function readCalibration(from: SectionReader) {
  const [slope, offset] = from.float32(`${root}.calibration`);
  return { slope: slope ?? 1, offset: offset ?? 0 };
}

function writeTable(name: string, { keys, numbers }: HashTable, to: SectionWriter): void {
  to.array(`${name}.keys`, keys);
  to.array(`${name}.numbers`, numbers);
}

function readTable(name: string, from: SectionReader): HashTable {
  return openHashTable(from.uint32(`${name}.keys`), from.uint32(`${name}.numbers`));
}

function writeLexicon(lexicon: ValueLexicon, to: SectionWriter): void {
  writeTable(`${root}.lexicon.table`, lexicon.table, to);
  to.array(`${root}.lexicon.starts`, lexicon.starts);
  to.array(`${root}.lexicon.attributes`, lexicon.attributes);
  to.array(`${root}.lexicon.categories`, lexicon.categories);
  to.array(`${root}.lexicon.valued`, lexicon.valued);
  to.array(`${root}.lexicon.present`, lexicon.present);
  writeTable(`${root}.lexicon.firstTable`, lexicon.firstTable, to);
  to.array(`${root}.lexicon.firstLengths`, lexicon.firstLengths);
}

function readLexicon(from: SectionReader): ValueLexicon {
  return {
    table: readTable(`${root}.lexicon.table`, from),
    starts: from.uint32(`${root}.lexicon.starts`),
    attributes: from.uint16(`${root}.lexicon.attributes`),
    categories: from.uint16(`${root}.lexicon.categories`),
    valued: from.uint32(`${root}.lexicon.valued`),
    present: from.uint32(`${root}.lexicon.present`),
    firstTable: readTable(`${root}.lexicon.firstTable`, from),
    firstLengths: from.uint8(`${root}.lexicon.firstLengths`),
  };
}

const writingsRoot = "attributes.writings";

/** The stored form and table of an attribute; null for a closed list. */
interface StoredWriting {
  readonly form: WritingForm;
  readonly table: readonly (readonly [string, string])[];
}

interface StoredClasses {
  readonly category: number;
  readonly attribute: number;
  readonly classes: readonly string[];
}

/** Forms are small and heterogeneous, so they are stored as JSON; the weights of closed lists as arrays. */
function writeWritings({ forms, classes }: Writings, to: SectionWriter): void {
  const storedForms: (StoredWriting | null)[] = forms.map((writing) =>
    writing ? { form: writing.form, table: [...writing.table] } : null,
  );
  const writers = classes.flatMap((own, category) =>
    [...own].map(([attribute, writer]) => ({ category, attribute, writer })),
  );
  const storedClasses: StoredClasses[] = [];
  for (const [number, { category, attribute, writer }] of writers.entries()) {
    storedClasses.push({ category, attribute, classes: writer.classes });
    writeTable(`${writingsRoot}.${number}.table`, writer.table, to);
    to.array(`${writingsRoot}.${number}.weights`, writer.weights);
  }
  to.texts(
    `${writingsRoot}.forms`,
    createTextColumn([JSON.stringify(storedForms), JSON.stringify(storedClasses)]),
  );
}

function readWritings(from: SectionReader, categoryCount: number): Writings {
  const texts = from.texts(`${writingsRoot}.forms`);
  const storedForms = JSON.parse(texts.at(0)) as readonly (StoredWriting | null)[];
  const storedClasses = JSON.parse(texts.at(1)) as readonly StoredClasses[];
  const classes = Array.from({ length: categoryCount }, () => new Map<number, ClassWriter>());
  for (const [number, { category, attribute, classes: values }] of storedClasses.entries()) {
    const table = readTable(`${writingsRoot}.${number}.table`, from);
    const weights = from.float32(`${writingsRoot}.${number}.weights`);
    classes[category]?.set(attribute, { classes: values, table, weights });
  }
  return { forms: storedForms.map(openWriting), classes };
}

function openWriting(stored: StoredWriting | null): ValueWriting | undefined {
  return stored === null ? undefined : { form: stored.form, table: new Map(stored.table) };
}
