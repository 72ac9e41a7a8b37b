import type { AttributeRecord, Catalog } from "../../../catalog/model.ts";
import type { CategoryLexicon } from "./attribute-lexicon.ts";
import { AttributeNames, compileNames } from "./attribute-names.ts";
import { attributesOfFactLabel } from "./fact-labels.ts";

/** Finds the attributes that a column's name means in any category of a channel, by their identifiers. */
export function createColumnReader(catalog: Pick<Catalog, "categories" | "attributes">) {
  const records = new Map<string, AttributeRecord>();
  for (const { identifier } of catalog.categories) {
    for (const record of catalog.attributes(identifier)) {
      if (!records.has(record.identifier)) records.set(record.identifier, record);
    }
  }
  const lexicon = lexiconOfNames([...records.values()]);
  return (label: string): readonly string[] =>
    attributesOfFactLabel(lexicon, label).attributes.map(({ record }) => record.identifier);
}

/** All that a label needs: attributes without their values. */
function lexiconOfNames(records: readonly AttributeRecord[]): CategoryLexicon {
  const sharedValues: ReadonlySet<string> = new Set();
  const attributes = records.map(
    (record) => ({ record, subject: "other", isOfPart: false, sharedValues }) as const,
  );
  const named = attributes.map((attribute) => ({ attribute, names: compileNames(attribute.record) }));
  return { isOfAll: true, attributes, names: new AttributeNames(named) };
}
