import { localizedName, toLanguagesMap } from "../../../catalog/localized-name.ts";
import type { AttributeRecord } from "../../../catalog/model.ts";
import type { CatalogStore } from "../../../catalog/store.ts";
import type { ExtractedAttribute, ExtractedValue } from "../../../contract/attribution.ts";
import type { OperationRequest, OperationResponse } from "../../../contract/operations.ts";
import { unknownCategory } from "../../../contract/problems.ts";
import type { RequirementLevel } from "../../../contract/vocabulary.ts";
import { attributionMessage } from "./attribution-message.ts";
import { findStatements } from "./find-statements.ts";
import { createLexiconCompiler } from "./lexicon/category-lexicon.ts";
import { createKnownWords } from "./lexicon/known-words.ts";
import { mergeStatements } from "./statements/merge-statements.ts";
import type { Statement } from "./statements/statement.ts";
import { quote, readProductTexts } from "./texts/product-text.ts";

type Request = OperationRequest<"extractAttributes">;
type Response = OperationResponse<"extractAttributes">;

/**
 * Finds a category's attributes in a product's texts. A category's lists are compiled when it is first
 * asked for and kept.
 * @throws ServiceProblem 404 from the returned function where the sales channel has no such category
 */
export function createAttributeExtractor({ catalogs }: { readonly catalogs: Pick<CatalogStore, "catalog"> }) {
  const compiler = createLexiconCompiler();
  const knownWords = createKnownWords();
  return ({ query, body }: Request): Response => {
    const catalog = catalogs.catalog(query.sales_channel);
    const category = catalog.findCategory(query.category_identifier);
    if (category === undefined) throw unknownCategory(query.category_identifier);
    const attributes = catalog.attributes(category.identifier);
    const records = attributes.filter(isAsked(query));
    const lexicon = compiler.compile(attributes);
    const statements = findStatements(lexicon, readProductTexts(body), knownWords(catalog));
    const found = extracted(records, statements);
    const at = (level: RequirementLevel) =>
      found.filter(({ attribute }) => attribute.requirement_level === level);
    const missing = records.filter(
      ({ requirementLevel, identifier }) =>
        requirementLevel === "required" &&
        !found.some(({ attribute }) => attribute.identifier === identifier),
    );
    return {
      message: attributionMessage({
        values: found.reduce((sum, { values }) => sum + values.length, 0),
        found: found.length,
        asked: records.length,
        missing: missing.map(({ names }) => localizedName(names, "en")),
      }),
      category: { identifier: category.identifier, languages: toLanguagesMap(category.names) },
      required_attributes: at("required"),
      recommended_attributes: at("recommended"),
      optional_attributes: at("optional"),
      missing_attributes: missing.map(toAttribute),
    };
  };
}

function isAsked(query: Request["query"]) {
  return ({ requirementLevel }: AttributeRecord): boolean =>
    requirementLevel === "required" ||
    (requirementLevel === "recommended" && query.include_recommended) ||
    (requirementLevel === "optional" && query.include_optional);
}

function extracted(
  records: readonly AttributeRecord[],
  statements: readonly Statement[],
): ExtractedAttribute[] {
  return records.flatMap((record) => {
    const values = mergeStatements(statements.filter(({ attribute }) => attribute.record === record));
    return values.length === 0
      ? []
      : [{ attribute: toAttribute(record), values: values.map(toExtractedValue) }];
  });
}

function toAttribute({
  identifier,
  requirementLevel,
  names,
}: AttributeRecord): ExtractedAttribute["attribute"] {
  return { identifier, requirement_level: requirementLevel, languages: toLanguagesMap(names) };
}

function toExtractedValue({ value, text, start, end, score }: Statement): ExtractedValue {
  return {
    value: value && { identifier: value.identifier, languages: toLanguagesMap(value.names) },
    ...quote(text, start, end),
    source: text.source,
    score: Math.round(score * 100) / 100,
  };
}
