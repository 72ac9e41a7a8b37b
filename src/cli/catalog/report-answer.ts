import type { CatalogFile } from "../../catalog/catalog-location.ts";
import type { CatalogReport } from "../../catalog/catalog-report.ts";

/** A catalog's report as JSON says it: every list in full. */
export function toReportAnswer(report: CatalogReport, file: CatalogFile | undefined) {
  const { links, kinds, closedWithoutValues } = report;
  return {
    sales_channel: report.salesChannel,
    source: report.source,
    file: file?.path ?? null,
    imported_at: file?.writtenAt.toISOString() ?? null,
    category_count: report.categories,
    leaf_count: report.leaves,
    leaf_depth: report.depth,
    attribute_count: report.attributes,
    attributes_per_leaf_median: report.medianAttributesPerLeaf,
    value_count: report.values,
    value_identifier_count: report.valueIdentifiers,
    link_count: links,
    kinds: Object.fromEntries(
      Object.entries(kinds).map(([kind, counts]) => [
        kind,
        { attribute_count: counts.attributes, link_count: counts.links },
      ]),
    ),
    names_missing: report.namesMissing,
    terms_per_leaf: report.termsPerLeaf,
    categories_without_attributes_count: report.categoriesWithoutAttributes,
    leaves_without_attributes: report.leavesWithoutAttributes,
    closed_attributes_without_values: closedWithoutValues.map(({ identifier, categories }) => ({
      attribute_identifier: identifier,
      category_identifiers: categories,
    })),
    attributes_not_asked_for: report.unaskedAttributes,
  };
}
