import type { ColumnMapping } from "../../feed/columns.ts";
import type { Feed } from "../../feed/feed.ts";
import { type ProposedField, proposedFields } from "../enrichment.ts";
import type { WriteMode } from "../run-options.ts";
import { type ComparedFile, diffOutputs, type RowDifference } from "./diff-outputs.ts";
import { textColumns } from "./enriched-rows.ts";

/** What a run would change of what is published, without a change of the shop's own texts. */
export interface Churn {
  /** Rows that are in both files. */
  readonly rows: number;
  /** Of those, rows with another name, description or category. */
  readonly changed: number;
  readonly fields: Readonly<Record<ProposedField, number>>;
  /** The first of them. */
  readonly examples: readonly ChurnExample[];
}

export interface ChurnExample {
  readonly id: string;
  readonly field: ProposedField;
  readonly before: string;
  readonly after: string;
}

interface ChurnRequest {
  readonly old: ComparedFile;
  readonly new: ComparedFile;
  readonly reopenOld: () => Promise<Feed>;
  readonly write: WriteMode;
  /**
   * Whether the shop's own texts of a row of the new file have changed, by its number from 1: where results are written
   * over them, no file says so. Undefined: nothing is known of it.
   */
  readonly hasOwnChange?: ((row: number) => boolean) | undefined;
  readonly signal: AbortSignal;
}

const mostExamples = 3;

/** Compares the published texts of two outputs. What a person decided since is no churn. */
export async function measureChurn(request: ChurnRequest): Promise<Churn> {
  const fields: Record<ProposedField, number> = { name: 0, description: 0, category: 0 };
  const examples: ChurnExample[] = [];
  const published = publishedColumns(request.new.mapping, request.write);
  const own = ownColumns(request.new.mapping, published);
  const diff = diffOutputs(request);
  let changed = 0;
  for await (const difference of diff.differences()) {
    const { change, fields: texts, new_row: row = 0 } = difference;
    if (change !== "changed") continue;
    if (request.hasOwnChange?.(row) === true || own.some((column) => column in texts)) continue;
    const churned = proposedFields.filter(
      (field) => published[field].some((column) => column in texts) && !isByPerson(field, difference),
    );
    if (churned.length > 0) changed += 1;
    for (const field of churned) {
      fields[field] += 1;
      const column = published[field].find((one) => one in texts) ?? "";
      const { before = "", after = "" } = texts[column] ?? {};
      if (examples.length < mostExamples && !examples.some((one) => one.field === field))
        examples.push({ id: difference.id, field, before, after });
    }
  }
  const { old_rows, removed } = diff.counts();
  return { rows: old_rows - removed, changed, fields, examples };
}

type Published = Readonly<Record<ProposedField, readonly string[]>>;

function publishedColumns({ columns }: ColumnMapping, write: WriteMode): Published {
  const of = (field: ProposedField) => [
    `pdo_${field}`,
    ...(write === "add" || columns[field] === undefined ? [] : [columns[field]]),
  ];
  return { name: of("name"), description: of("description"), category: of("category") };
}

/** The shop's own texts that no result stands in. */
function ownColumns(mapping: ColumnMapping, published: Published): string[] {
  const written = new Set(Object.values(published).flat());
  return [...textColumns(mapping)].filter((column) => !written.has(column));
}

/** In a table `name=person`, in JSON `"name":{"by":"person"}`. */
function isByPerson(field: ProposedField, { fields }: RowDifference): boolean {
  const after = fields.pdo_source?.after ?? "";
  return after.includes(`${field}=person`) || after.includes(`"${field}":{"by":"person"`);
}
