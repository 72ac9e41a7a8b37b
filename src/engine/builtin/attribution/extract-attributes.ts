import type { AttributeRecord } from "../../../catalog/model.ts";
import type { CatalogStore } from "../../../catalog/store.ts";
import type { ExtractedValue } from "../../../contract/attribution.ts";
import type { OperationRequest, OperationResponse } from "../../../contract/operations.ts";
import { unknownCategory } from "../../../contract/problems.ts";
import type { ExamplesStore } from "../../../examples/examples-store.ts";
import { askedAttributes } from "../../attribution/asked-attributes.ts";
import { assembleAnswer } from "../../attribution/assemble-answer.ts";
import { toExtractedValue } from "../../attribution/to-extracted-value.ts";
import { findStatements } from "./find-statements.ts";
import { askOf } from "./lexicon/asked-lexicon.ts";
import { createLexiconCompiler } from "./lexicon/category-lexicon.ts";
import { createKnownWords } from "./lexicon/known-words.ts";
import { mergeStatements } from "./statements/merge-statements.ts";
import type { Statement } from "./statements/statement.ts";
import { findTaughtValues } from "./taught-values.ts";
import { readProductTexts } from "./texts/product-text.ts";

type Request = OperationRequest<"extractAttributes">;
type Response = OperationResponse<"extractAttributes">;

export interface AttributeExtractorOptions {
  readonly catalogs: Pick<CatalogStore, "catalog">;
  /** What the channels' examples teach: of an attribute that they teach the rules are not asked. */
  readonly examples?: Pick<ExamplesStore, "learned">;
}

const nothing: readonly Statement[] = [];
const noValues: readonly ExtractedValue[] = [];

/**
 * Finds a category's attributes in a product's texts. A category's lists are compiled when it is first
 * asked for and kept.
 * @throws ServiceProblem 404 from the returned function where the sales channel has no such category
 */
export function createAttributeExtractor({ catalogs, examples }: AttributeExtractorOptions) {
  const compiler = createLexiconCompiler();
  const knownWords = createKnownWords();
  return ({ query, body }: Request): Response => {
    const catalog = catalogs.catalog(query.sales_channel);
    const category = catalog.findCategory(query.category_identifier);
    if (category === undefined) throw unknownCategory(query.category_identifier);
    const attributes = catalog.attributes(category.identifier);
    const records = askedAttributes(attributes, query);
    const model = examples?.learned(query.sales_channel)?.attributes;
    const taught = model && findTaughtValues(model, category.identifier, body);
    const others = taught ? records.filter((record) => !taught.isTaught(record)) : records;
    const statements =
      others.length === 0
        ? nothing
        : findStatements(
            askOf(compiler.compile(attributes), others),
            readProductTexts(body),
            knownWords(catalog),
          );
    const found = byRecord(statements);
    return assembleAnswer({ category, records }, (record) => {
      if (taught?.isTaught(record)) return taught.valuesOf(record);
      const ofRecord = found.get(record);
      return ofRecord === undefined ? noValues : mergeStatements(ofRecord).map(toExtractedValue);
    });
  };
}

/** Most of what is asked for is not stated. */
function byRecord(statements: readonly Statement[]): ReadonlyMap<AttributeRecord, readonly Statement[]> {
  const found = new Map<AttributeRecord, Statement[]>();
  for (const statement of statements) {
    const known = found.get(statement.attribute.record);
    if (known === undefined) found.set(statement.attribute.record, [statement]);
    else known.push(statement);
  }
  return found;
}
