import type { SalesChannel } from "../contract/vocabulary.ts";
import { SectionWriter } from "../storage/sections.ts";
import { createTextColumn } from "../storage/text-column.ts";
import type { Example } from "./example.ts";
import { loadSections, replaceSections } from "./section-files.ts";

const format = { format: "pdo-examples", formatVersion: 1 };

/** All examples of a channel as they were added, from which is learned anew when there are more. */
export interface KeptFile {
  readonly path: string;
  readonly salesChannel: SalesChannel;
}

/** @returns none where there is no file @throws ExamplesProblem */
export function readKeptExamples({ path, salesChannel }: KeptFile): readonly Example[] {
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

/** @throws ExamplesProblem PDO_EXAMPLES_UNWRITABLE */
export function writeKeptExamples(file: KeptFile, examples: readonly Example[]): void {
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
