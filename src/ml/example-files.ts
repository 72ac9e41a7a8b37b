import { readFileSync } from "node:fs";
import type { SalesChannel } from "../api/vocabulary.ts";
import { replaceFile } from "../lib/atomic-file.ts";
import { createTextColumn, textsOf } from "../lib/columns.ts";
import { isMissingFile } from "../lib/errors.ts";
import { lazily } from "../lib/once.ts";
import {
  isFault,
  openSectionFile,
  renderSectionFile,
  type SectionFile,
  type SectionFormat,
  type SectionReader,
  SectionWriter,
} from "../lib/section-file.ts";
import { type CategoryModel, readCategoryModel, writeCategoryModel } from "./classifier/category-model.ts";
import { damaged, type FaultyFile, faulty, unreadable, unwritable } from "./errors.ts";
import { type Example, type KindFinder, withKinds } from "./examples.ts";
import type { AttributeModel } from "./tagger/attribute-model.ts";
import { readAttributeModel, writeAttributeModel } from "./tagger/attribute-model-sections.ts";
import type { LearnedFacts, Trained } from "./training.ts";

const format = { format: "pdo-examples", formatVersion: 1 };

/** The file with all examples of a channel; models are trained from it again when examples are added. */
interface ExamplesFile {
  readonly path: string;
  readonly salesChannel: SalesChannel;
}

/**
 * @returns an empty list where there is no file
 * @throws PdoError
 */
export function readStoredExamples({ path, salesChannel }: ExamplesFile): readonly Example[] {
  const nextStep = `Clear them with pdo examples clear --channel ${salesChannel}, and add your feeds again.`;
  const examples = loadSections({ path, salesChannel, nextStep }, format, ({ sections }) => {
    const [names, descriptions] = [sections.texts("names"), sections.texts("descriptions")];
    const [brands, attributes] = [sections.texts("brands"), sections.texts("attributes")];
    const ids = sections.texts("ids");
    const [categories, categoryOf] = [sections.texts("categories"), sections.uint32("categoryOf")];
    return Array.from(categoryOf, (category, number): Example => {
      const [id, brand] = [ids.at(number), brands.at(number)];
      const stated = attributes.at(number);
      return {
        ...(id !== "" && { id }),
        name: names.at(number),
        description: descriptions.at(number),
        ...(brand !== "" && { brand }),
        categoryIdentifier: categories.at(category),
        attributes: stated === "" ? {} : (JSON.parse(stated) as Example["attributes"]),
      };
    });
  });
  return examples ?? [];
}

/** @throws PdoError PDO_EXAMPLES_UNWRITABLE */
export function writeStoredExamples(file: ExamplesFile, examples: readonly Example[]): void {
  const identifiers = [...new Set(examples.map(({ categoryIdentifier }) => categoryIdentifier))];
  const numbers = new Map(identifiers.map((identifier, number) => [identifier, number]));
  const writer = new SectionWriter();
  const texts = (name: string, read: (example: Example) => string) =>
    writer.texts(name, createTextColumn(examples.map(read)));
  texts("ids", ({ id }) => id ?? "");
  texts("names", ({ name }) => name);
  texts("descriptions", ({ description }) => description);
  texts("brands", ({ brand }) => brand ?? "");
  texts("attributes", ({ attributes }) =>
    Object.keys(attributes).length === 0 ? "" : JSON.stringify(attributes),
  );
  writer.texts("categories", createTextColumn(identifiers));
  const categoryOf = examples.map(({ categoryIdentifier }) => numbers.get(categoryIdentifier) ?? 0);
  writer.array("categoryOf", Uint32Array.from(categoryOf));
  replaceSections(file, format, { contents: { exampleCount: examples.length }, writer });
}

/**
 * @param open parses the sections; its errors mean that the file is damaged
 * @returns undefined where there is no file
 * @throws PdoError
 */
function loadSections<Content>(
  file: FaultyFile,
  format: SectionFormat,
  open: (file: SectionFile) => Content,
): Content | undefined {
  const bytes = readBytes(file.path);
  if (bytes === undefined) return undefined;
  const opened = openSectionFile(bytes, format);
  if (isFault(opened)) throw faulty(file, opened);
  if (opened.contents.salesChannel !== file.salesChannel) {
    throw damaged(file, "It is the file of another channel.");
  }
  try {
    return open(opened);
  } catch (cause) {
    throw damaged(file, "Its sections are not those that its version has.", cause);
  }
}

function readBytes(path: string): Buffer | undefined {
  try {
    return readFileSync(path);
  } catch (cause) {
    if (isMissingFile(cause)) return undefined;
    throw unreadable(path, cause);
  }
}

/** @throws PdoError PDO_EXAMPLES_UNWRITABLE; the old file stays */
function replaceSections(
  { path, salesChannel }: Pick<FaultyFile, "path" | "salesChannel">,
  format: SectionFormat,
  {
    contents,
    writer,
  }: { readonly contents: Readonly<Record<string, unknown>>; readonly writer: SectionWriter },
): void {
  try {
    replaceFile(path, renderSectionFile(format, { salesChannel, ...contents }, writer));
  } catch (cause) {
    throw unwritable(path, cause);
  }
}

const formatOfLearned = { format: "pdo-learned", formatVersion: 3 };

/** The models trained from a channel's examples, as views over their file. */
export interface Learned {
  readonly facts: LearnedFacts;
  /** The name of an example by its number. */
  nameOf(example: number): string;
  readonly categories: CategoryModel;
  /** Whether the category has examples. */
  hasExamples(categoryIdentifier: string): boolean;
  /** Absent where no example has attributes. */
  readonly attributes?: AttributeModel;
}

export interface LearnedFile {
  readonly path: string;
  readonly salesChannel: SalesChannel;
}

/** @returns undefined where there is no file @throws PdoError */
export function readLearned({ path, salesChannel }: LearnedFile, kindsOf?: KindFinder): Learned | undefined {
  const nextStep = `Learn it again with pdo examples learn --channel ${salesChannel}, or clear the examples.`;
  return loadSections({ path, salesChannel, nextStep }, formatOfLearned, ({ contents, sections }) => {
    const categories = readCategoryModel(sections);
    const { identifiers, exampleCounts, kinds } = categories.parts;
    const taught = lazily(
      () => new Set(textsOf(identifiers).filter((_, number) => (exampleCounts[number] ?? 0) > 0)),
    );
    return {
      facts: contents.facts as LearnedFacts,
      nameOf: nameReader(sections),
      categories: kindsOf && kinds.keys.length > 0 ? withKindsOf(categories, kindsOf) : categories,
      hasExamples: (identifier) => taught().has(identifier),
      ...(contents.hasAttributes === true && { attributes: readAttributeModel(sections) }),
    };
  });
}

/**
 * What was trained, for further examples to be added to it.
 * @returns undefined where there is no file, or where attributes were learned, which are learned as a whole
 * @throws PdoError
 */
export function readTrained({ path, salesChannel }: LearnedFile): Trained | undefined {
  const nextStep = `Learn it again with pdo examples learn --channel ${salesChannel}, or clear the examples.`;
  return loadSections({ path, salesChannel, nextStep }, formatOfLearned, ({ contents, sections }) => {
    if (contents.hasAttributes === true) return undefined;
    return {
      facts: contents.facts as LearnedFacts,
      names: textsOf(sections.texts("exampleNames")),
      categories: readCategoryModel(sections),
    };
  });
}

/** The model, asked with the kinds that a product may be of. */
function withKindsOf(model: CategoryModel, kindsOf: KindFinder): CategoryModel {
  return {
    rank: (product, limit, plain) => model.rank(withKinds(product, kindsOf), limit, plain),
    nearest: (product, limit) => model.nearest(product, limit),
  };
}

function nameReader(sections: SectionReader): Learned["nameOf"] {
  const names = sections.texts("exampleNames");
  return (example) => names.at(example);
}

/** @throws PdoError PDO_EXAMPLES_UNWRITABLE */
export function writeLearned(file: LearnedFile, { facts, names, categories, attributes }: Trained): void {
  const writer = new SectionWriter();
  writer.texts("exampleNames", createTextColumn(names));
  writeCategoryModel(categories, writer);
  if (attributes) writeAttributeModel(attributes, writer);
  const contents = { facts, hasAttributes: attributes !== undefined };
  replaceSections(file, formatOfLearned, { contents, writer });
}
