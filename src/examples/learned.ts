import type { SalesChannel } from "../contract/vocabulary.ts";
import type { AttributeModel } from "../learning/attributes/attribute-model.ts";
import { readAttributeModel, writeAttributeModel } from "../learning/attributes/attribute-model-sections.ts";
import type { CategoryModel } from "../learning/categories/category-model.ts";
import { readCategoryModel, writeCategoryModel } from "../learning/categories/category-model-sections.ts";
import { type SectionReader, SectionWriter } from "../storage/sections.ts";
import { createTextColumn, textsOf } from "../storage/text-column.ts";
import { lazily } from "../text/lazily.ts";
import type { Trained } from "./learn.ts";
import type { LearnedFacts } from "./learned-facts.ts";
import { loadSections, replaceSections } from "./section-files.ts";

const format = { format: "pdo-learned", formatVersion: 1 };

/** What was learned from a channel's examples, used where it lies in its file. */
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

/** @returns undefined where there is no file @throws ExamplesProblem */
export function readLearned({ path, salesChannel }: LearnedFile): Learned | undefined {
  const nextStep = `Learn it again with pdo examples learn --channel ${salesChannel}, or clear the examples.`;
  return loadSections({ path, salesChannel, nextStep }, format, ({ contents, sections }) => {
    const categories = readCategoryModel(sections);
    const identifiers = lazily(() => new Set(textsOf(categories.parts.identifiers)));
    return {
      facts: contents.facts as LearnedFacts,
      nameOf: nameReader(sections),
      categories,
      hasExamples: (identifier) => identifiers().has(identifier),
      ...(contents.hasAttributes === true && { attributes: readAttributeModel(sections) }),
    };
  });
}

function nameReader(sections: SectionReader): Learned["nameOf"] {
  const names = sections.texts("exampleNames");
  return (example) => names.at(example);
}

/** @throws ExamplesProblem PDO_EXAMPLES_UNWRITABLE */
export function writeLearned(file: LearnedFile, { facts, names, categories, attributes }: Trained): void {
  const writer = new SectionWriter();
  writer.texts("exampleNames", createTextColumn(names));
  writeCategoryModel(categories, writer);
  if (attributes) writeAttributeModel(attributes, writer);
  const contents = { facts, hasAttributes: attributes !== undefined };
  replaceSections(file, format, { contents, writer });
}
