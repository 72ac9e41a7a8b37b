import { resolveColumns } from "../../feed/columns.ts";
import { type DetailField, detailFields } from "../../feed/detail-field.ts";
import type { Feed } from "../../feed/feed.ts";
import { findDetailColumns } from "../../feed/mapping/detail-columns.ts";
import { type ProductField, productFields } from "../../feed/product-field.ts";
import type { Language } from "../../text/language.ts";

/** What a column can hold for `pdo lint`. */
export const lintedColumnFields = [...productFields, ...detailFields] as const;

type LintedColumnField = ProductField | DetailField;

/** `--map`, as far as `pdo lint` knows fields. */
export type LintedMap = Readonly<Partial<Record<LintedColumnField, string>>>;

/** Which columns of a feed hold which field; only bullet points can stand in several. */
export interface LintedColumns {
  readonly columns: Readonly<Partial<Record<LintedColumnField, readonly string[]>>>;
  readonly mapping: ReturnType<typeof resolveColumns>;
  /** One sentence for each field that was found. */
  readonly why: readonly string[];
  readonly warnings: readonly string[];
}

interface ColumnsRequest {
  readonly map: LintedMap;
  readonly language: Language | undefined;
  /** The feed's name, for messages. */
  readonly name: string;
}

/**
 * The product's fields as enriching finds them, and the further ones that rules speak of.
 * @throws FeedProblem as `resolveColumns` does
 */
export function findLintedColumns(feed: Feed, { map, language, name }: ColumnsRequest): LintedColumns {
  const { description, sample } = feed;
  const mapping = resolveColumns(description, {
    map: only(map, productFields),
    sample,
    name,
    ...(language && { language }),
  });
  const { category: _, ...texts } = mapping.columns;
  const details = findDetailColumns(description, {
    map: only(map, detailFields),
    taken: new Set(Object.values(texts)),
    ...(language && { language }),
  });
  const single = Object.entries(mapping.columns).map(([field, column]) => [field, [column]]);
  return {
    columns: { ...Object.fromEntries(single), ...details.columns },
    mapping,
    why: [...Object.values(mapping.why), ...details.why],
    warnings: mapping.warnings,
  };
}

function only<Field extends LintedColumnField>(map: LintedMap, fields: readonly Field[]) {
  const entries = fields
    .map((field) => [field, map[field]] as const)
    .filter(([, column]) => column !== undefined);
  return Object.fromEntries(entries) as Partial<Record<Field, string>>;
}
