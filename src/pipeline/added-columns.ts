import type { ExtractedAttribute } from "../api/attribution.ts";
import type { OperationResponse } from "../api/operations.ts";
import type { Cell, Enrichment } from "./enrichment.ts";
import type { RunTask, TaskOptions } from "./run-options.ts";

/** One thing that a run can add to a row: the column of a table, the key under `pdo` in JSON. */
export interface AddedColumn {
  readonly name: string;
  /** Absent: in every run. */
  readonly task?: RunTask;
  readonly isWanted?: (options: TaskOptions) => boolean;
  /** What stands between the entries of a list in a table's cell; in JSON it is an array. */
  readonly separator?: string;
  readonly cell: (enrichment: Enrichment) => Cell;
}

const addedColumns: readonly AddedColumn[] = [
  {
    name: "pdo_name",
    task: "name",
    cell: ({ name }) => name?.best_name ?? null,
  },
  {
    name: "pdo_description",
    task: "description",
    cell: ({ description }) => description?.best_description ?? null,
  },
  {
    name: "pdo_bullet_points",
    task: "description",
    isWanted: (options) => options.bulletPoints,
    separator: "\n",
    cell: ({ description }) => description?.bullet_points ?? null,
  },
  {
    name: "pdo_seo_title",
    task: "description",
    isWanted: wantsSeo,
    cell: ({ description }) => description?.seo?.title ?? null,
  },
  {
    name: "pdo_meta_description",
    task: "description",
    isWanted: wantsSeo,
    cell: ({ description }) => description?.seo?.meta_description ?? null,
  },
  {
    name: "pdo_seo_keywords",
    task: "description",
    isWanted: wantsSeo,
    separator: ", ",
    cell: ({ description }) => description?.seo?.keywords ?? null,
  },
  {
    name: "pdo_category_id",
    task: "categorization",
    cell: ({ categorization }) => categorization?.best_category.category.identifier ?? null,
  },
  { name: "pdo_category", task: "categorization", cell: toCategoryPath },
  {
    name: "pdo_category_score",
    task: "categorization",
    cell: ({ categorization }) => categorization?.best_category.score ?? null,
  },
  {
    name: "pdo_attributes",
    task: "attribution",
    cell: ({ attribution }) => (attribution ? toAttributeCells(attribution) : null),
  },
  {
    name: "pdo_missing_attributes",
    task: "attribution",
    separator: ", ",
    cell: ({ attribution }) => attribution?.missing_attributes.map(({ identifier }) => identifier) ?? null,
  },
  { name: "pdo_status", cell: ({ status }) => status },
  { name: "pdo_messages", separator: " | ", cell: ({ messages }) => messages },
];

function wantsSeo(options: TaskOptions): boolean {
  return options.seo;
}

/** The columns that a run with these options adds, in their order. */
export function columnsToAdd(options: TaskOptions): readonly AddedColumn[] {
  return addedColumns.filter(
    ({ task, isWanted }) =>
      (task === undefined || options.tasks.includes(task)) && (isWanted === undefined || isWanted(options)),
  );
}

/** Root first, in the language of the product's results: `Home > Kitchen > Kettles`. */
export function toCategoryPath({ categorization, language }: Enrichment): string | null {
  if (categorization === undefined) return null;
  return categorization.best_category.path.map(({ languages }) => languages[language].name).join(" > ");
}

/** One value of an attribute as a feed carries it: the channel's identifier, or null, and the source's words. */
interface AttributeCellValue {
  readonly value: string | null;
  readonly text: string;
}

/** `{"color":[{"value":"navy","text":"navy blue"}]}`: attribute identifier to what the texts say. */
type AttributeCells = Record<string, AttributeCellValue[]>;

function toAttributeCells(answer: OperationResponse<"extractAttributes">): AttributeCells {
  const found = [
    answer.required_attributes,
    answer.recommended_attributes,
    answer.optional_attributes,
  ].flat();
  return Object.fromEntries(
    found.map((extracted) => [extracted.attribute.identifier, toCellValues(extracted)]),
  );
}

function toCellValues(extracted: ExtractedAttribute): AttributeCellValue[] {
  return extracted.values.map(({ value, text }) => ({
    value: value?.identifier ?? null,
    text,
  }));
}
