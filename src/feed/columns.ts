import type { FeedDescription } from "./feed.ts";
import { chooseColumn } from "./mapping/choose-column.ts";
import { columnCandidates } from "./mapping/column-candidates.ts";
import type { ColumnMapping, ColumnRequest } from "./mapping/column-mapping.ts";
import { localisedColumn } from "./mapping/localised-column.ts";
import { normalizeColumn } from "./mapping/normalize-column.ts";
import { columnInDoubt, columnMissing, noObject } from "./mapping/refusals.ts";
import { requestedColumn } from "./mapping/requested-column.ts";
import { type ProductField, productFields } from "./product-field.ts";

export type { ColumnMapping, ColumnRequest } from "./mapping/column-mapping.ts";
export { continuesProduct } from "./mapping/continues-product.ts";

/** Fields without which a product is not understood: doubt about them is for a person to settle. */
const textFields: readonly ProductField[] = ["name", "description"];

/** Fields are found in this order: the name's language helps to choose the others'. */
const searchOrder: readonly ProductField[] = ["name", ...productFields.filter((field) => field !== "name")];

/**
 * Finds which column holds which field: as asked, else as known exports have it, else by the header's words in four
 * languages; the sample decides between equals.
 *
 * @throws FeedProblem PDO_FEED_COLUMN_UNKNOWN (a column was asked for that is not there), PDO_FEED_COLUMN_AMBIGUOUS
 * (several languages and none asked for), PDO_FEED_COLUMN_MISSING (neither name nor description), PDO_FEED_NO_OBJECT (no
 * JSON object with fields in the feed's beginning)
 */
export function resolveColumns(description: FeedDescription, request: ColumnRequest): ColumnMapping {
  const columns: Partial<Record<ProductField, string>> = {};
  const why: Partial<Record<ProductField, string>> = {};
  const warnings: string[] = [];
  const named = description.columns.filter((column) => column.trim() !== "");
  if (named.length === 0) throw noObject(request.sample, request.name);
  let language: string | undefined = request.language;

  for (const field of productFields) {
    const asked = request.map?.[field];
    if (asked === undefined) continue;
    const column = requestedColumn(field, asked, named);
    columns[field] = column;
    why[field] = `The ${field} is in "${column}", as asked.`;
    if (textFields.includes(field)) language ??= localisedColumn(normalizeColumn(column)).language;
  }

  for (const field of searchOrder) {
    if (columns[field] !== undefined) continue;
    const search = {
      columns: free(named, field, columns),
      dialectName: description.dialectName,
      sample: request.sample,
    };
    const choice = chooseColumn(field, columnCandidates(field, search), language);
    if (choice === undefined) continue;
    if ("doubt" in choice) {
      if (textFields.includes(field)) throw columnInDoubt(field, choice.doubt, request);
      warnings.push(
        `Several columns may hold the ${field}, in several languages, and none is used: name one with --map ${field}=.`,
      );
      continue;
    }
    columns[field] = choice.column;
    why[field] = choice.why;
    if (textFields.includes(field)) language ??= choice.language;
  }

  if (columns.name === undefined && columns.description === undefined)
    throw columnMissing(named, request.name);
  return { columns, why, warnings: [...warnings, ...missingText(columns), ...repeated(columns, named)] };
}

/** A column holds one text: the name's is not the description's too. */
function free(
  named: readonly string[],
  field: ProductField,
  taken: Partial<Record<ProductField, string>>,
): readonly string[] {
  if (!textFields.includes(field)) return named;
  return named.filter((column) => column !== taken.name && column !== taken.description);
}

function missingText(columns: Partial<Record<ProductField, string>>): string[] {
  return textFields
    .filter((field) => columns[field] === undefined)
    .map((field) => `No column holds the ${field}; if one does, name it with --map ${field}=COLUMN.`);
}

/** A column that is read and that has a namesake: what stands in the other one is not looked at. */
function repeated(columns: Partial<Record<ProductField, string>>, named: readonly string[]): string[] {
  return [...new Set(Object.values(columns))]
    .filter((column) => named.indexOf(column) !== named.lastIndexOf(column))
    .map((column) => `The header has the column "${column}" more than once; the first one is read.`);
}
