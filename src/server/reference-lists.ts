import type { OperationRequest, OperationResponse } from "../api/operations.ts";
import { unknownAttribute, unknownCategory } from "../api/service-problem.ts";
import type { RequirementLevel } from "../api/vocabulary.ts";
import { toAttribute, toCategory, toValue } from "../catalog/localized-names.ts";
import type { AttributeRecord, Catalog, CategoryRecord } from "../catalog/model.ts";
import { oncePerObject } from "../lib/once.ts";
import type { ReferenceCatalogs } from "./service.ts";

/** All categories of the channel in its order, including inner ones. */
export function listCategories(
  catalogs: ReferenceCatalogs,
  { query }: OperationRequest<"listCategories">,
): OperationResponse<"listCategories"> {
  const whole = categoryList(catalogs.catalog(query.sales_channel));
  return isWhole(query) ? whole : { ...whole, categories: partOf(whole.categories, query) };
}

/** Which part of a list is asked for. */
interface Part {
  readonly limit?: number | undefined;
  readonly offset?: number | undefined;
}

function isWhole({ limit, offset }: Part): boolean {
  return limit === undefined && offset === undefined;
}

function partOf<Entry>(entries: readonly Entry[], { limit, offset = 0 }: Part): Entry[] {
  return entries.slice(offset, limit === undefined ? undefined : offset + limit);
}

/** The same object for the same catalog, so that it is written once; see `writeList`. */
const categoryList = oncePerObject(
  (catalog: Pick<Catalog, "categories">): OperationResponse<"listCategories"> => {
    const categories = catalog.categories.map(toCategory);
    return { category_count: categories.length, categories };
  },
);

/**
 * A part is one of the three lists read in their order.
 * @throws ServiceProblem 404 for an unknown category
 */
export function listAttributes(
  catalogs: ReferenceCatalogs,
  { query }: OperationRequest<"listAttributes">,
): OperationResponse<"listAttributes"> {
  const { category, attributes } = requireCategory(catalogs, query.category_identifier);
  const ofLevel = (level: RequirementLevel) =>
    attributes.filter(({ requirementLevel }) => requirementLevel === level);
  const levels = [ofLevel("required"), ofLevel("recommended"), ofLevel("optional")] as const;
  const listed = new Set(partOf(levels.flat(), query));
  const [required, recommended, optional] = levels;
  const toList = (ofOneLevel: readonly AttributeRecord[]) => ({
    attribute_count: ofOneLevel.length,
    attributes: ofOneLevel.filter((attribute) => listed.has(attribute)).map(toAttribute),
  });
  return {
    total_attribute_count: attributes.length,
    required_attributes: toList(required),
    recommended_attributes: toList(recommended),
    optional_attributes: toList(optional),
    category: toCategory(category),
  };
}

/**
 * The values of one attribute, or of all the category's attributes in turn.
 * @throws ServiceProblem 404 for an unknown category, or an attribute that the category does not have
 */
export function listValues(
  catalogs: ReferenceCatalogs,
  { query }: OperationRequest<"listValues">,
): OperationResponse<"listValues"> {
  const { category, attributes } = requireCategory(catalogs, query.category_identifier);
  const attribute = findAttribute(attributes, query.attribute_identifier, category.identifier);
  const records = attribute ? attribute.values : attributes.flatMap(({ values }) => values);
  return {
    total_value_count: records.length,
    values: partOf(records, query).map(toValue),
    attribute: attribute ? toAttribute(attribute) : null,
    category: toCategory(category),
  };
}

interface FoundCategory {
  readonly category: CategoryRecord;
  readonly attributes: readonly AttributeRecord[];
}

function requireCategory(catalogs: ReferenceCatalogs, identifier: string): FoundCategory {
  const found: { catalog: Catalog; category: CategoryRecord } | undefined = catalogs.findCategory(identifier);
  if (!found) throw unknownCategory(identifier);
  return { category: found.category, attributes: found.catalog.attributes(identifier) };
}

function findAttribute(
  attributes: readonly AttributeRecord[],
  identifier: string | undefined,
  categoryIdentifier: string,
): AttributeRecord | undefined {
  if (identifier === undefined) return undefined;
  const found = attributes.find((attribute) => attribute.identifier === identifier);
  if (!found) throw unknownAttribute(identifier, categoryIdentifier);
  return found;
}
