import { requirementLevels } from "../contract/vocabulary.ts";
import type { CatalogContent } from "./catalog-content.ts";
import type { AttributeSection, CategorySection, CompiledPayload, ValueSection } from "./compiled-payload.ts";
import { Distinct, oncePerObject } from "./distinct.ts";
import { type AttributeRecord, attributeKinds, type ValueRecord } from "./model.ts";
import { toNamedColumns } from "./named-columns.ts";

/** An attribute as a row of `AttributeSection.requests`. */
type Request = readonly [definition: number, level: number, valueList: number];

/**
 * Lays a catalog out as columns, each distinct attribute, value and list once.
 * @param content a sound one: identifiers are unique and every parent exists
 */
export function compileContent(content: CatalogContent): CompiledPayload {
  const values = numberValues();
  const attributes = numberAttributes(values.listNumber);
  const records = content.categories.map((category) => category.record);
  const numberOf = new Map(records.map((record, number) => [record.identifier, number]));
  const categories: CategorySection = {
    salesChannel: content.salesChannel,
    ...toNamedColumns(records),
    parents: records.map(({ parentIdentifier }) =>
      parentIdentifier === undefined ? -1 : (numberOf.get(parentIdentifier) ?? -1),
    ),
    attributeLists: content.categories.map((category) => attributes.listNumber(category.attributes)),
  };
  return {
    categories,
    attributes: attributes.section(),
    values: values.section(),
  };
}

function numberValues() {
  const values = new Distinct<ValueRecord>(JSON.stringify);
  const lists = new Distinct<number[]>(String);
  const valueNumber = oncePerObject((value: ValueRecord) => values.number(value));
  return {
    listNumber: oncePerObject((list: readonly ValueRecord[]) => lists.number(list.map(valueNumber))),
    section: (): ValueSection => ({
      ...toNamedColumns(values.items),
      lists: lists.items,
    }),
  };
}

function numberAttributes(valueListNumber: (list: readonly ValueRecord[]) => number) {
  const definitions = new Distinct<AttributeRecord>(definitionKey);
  const requests = new Distinct<Request>(String);
  const lists = new Distinct<number[]>(String);
  const requestNumber = oncePerObject((attribute: AttributeRecord) =>
    requests.number([
      definitions.number(attribute),
      requirementLevels.indexOf(attribute.requirementLevel),
      valueListNumber(attribute.values),
    ]),
  );
  return {
    listNumber: oncePerObject((list: readonly AttributeRecord[]) => lists.number(list.map(requestNumber))),
    section: (): AttributeSection => ({
      definitions: {
        ...toNamedColumns(definitions.items),
        kinds: definitions.items.map((attribute) => attributeKinds.indexOf(attribute.kind)),
        dimensions: definitions.items.map((attribute) => attribute.dimension ?? ""),
        units: definitions.items.map((attribute) => attribute.unit ?? ""),
      },
      requests: {
        definitions: requests.items.map(([definition]) => definition),
        levels: requests.items.map(([, level]) => level),
        valueLists: requests.items.map(([, , valueList]) => valueList),
      },
      lists: lists.items,
    }),
  };
}

/** Level and values belong to the request, not to the definition. */
function definitionKey({ identifier, kind, dimension, unit, names, terms }: AttributeRecord): string {
  return JSON.stringify([identifier, kind, dimension ?? "", unit ?? "", names, terms]);
}
