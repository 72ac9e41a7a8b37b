import { createFault, type SourceFault } from "../source-fault.ts";
import type { BuiltinSource } from "./source.ts";

/** Attribute sets, attributes and value lists that nothing reaches: a slip more often than a wish. */
export function findUnused(source: BuiltinSource): SourceFault[] {
  const sets = new Set(source.attributeSets.map((entry) => entry.attributeSet));
  const usedSets = new Set(source.categories.flatMap((category) => category.attributeSets));
  const usedAttributes = new Set(source.attributeSets.map((entry) => entry.attributeIdentifier));
  const usedLists = new Set(source.attributeSets.map((entry) => entry.valueList));
  const lists = new Set(source.values.map((value) => value.valueList));
  const unused = (file: string, names: Iterable<string>, used: ReadonlySet<string>) =>
    [...names]
      .filter((name) => !used.has(name))
      .map((name) =>
        createFault(
          { file: `${source.salesChannel}/${file}`, line: 0 },
          `Nothing uses ${name}.`,
          "Use it or drop it.",
        ),
      );
  return [
    ...unused("attribute-sets", sets, usedSets),
    ...unused(
      "attributes",
      source.attributes.map((attribute) => attribute.identifier),
      usedAttributes,
    ),
    ...unused("values", lists, usedLists),
  ];
}
