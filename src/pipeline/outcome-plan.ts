import type { ColumnMapping } from "../feed/columns.ts";
import type { FeedFormatName } from "../feed/feed-format.ts";
import { formatNamed } from "../feed/formats/detection.ts";
import { type AddedColumn, columnsToAdd, toCategoryPath } from "./added-columns.ts";
import {
  type Cell,
  type Enrichment,
  type ProposedField,
  proposedFields,
  type RowOutcome,
} from "./enrichment.ts";
import { runTasks, type TaskOptions, type WriteMode } from "./run-options.ts";

/** What a run wants to know of each row, in plain values: a thread can be told. */
export interface OutcomePlan {
  readonly tasks: TaskOptions;
  /** Whether lists and objects are written as texts, each in a column of its own, as a table holds them. */
  readonly isFlat: boolean;
  /** The fields whose results stand in columns that the feed has, and in none of ours. */
  readonly written: readonly ProposedField[];
}

interface OutcomeRequest {
  readonly tasks: TaskOptions;
  readonly write: WriteMode;
  readonly mapping: ColumnMapping;
  readonly format: FeedFormatName;
}

/** The task behind a field's proposal, and the column that it has otherwise. */
const proposals = {
  name: { task: "name", column: "pdo_name", text: ({ name }: Enrichment) => name?.best_name },
  description: {
    task: "description",
    column: "pdo_description",
    text: ({ description }: Enrichment) => description?.best_description,
  },
  category: {
    task: "categorization",
    column: "pdo_category",
    text: (enrichment: Enrichment) => toCategoryPath(enrichment) ?? undefined,
  },
} as const;

export function planOutcomes({ tasks, write, mapping, format }: OutcomeRequest): OutcomePlan {
  const isWritten = (field: ProposedField) =>
    write !== "add" && mapping.columns[field] !== undefined && tasks.tasks.includes(proposals[field].task);
  return { tasks, isFlat: !formatNamed(format).isNested, written: proposedFields.filter(isWritten) };
}

/** The columns that are added, in their order: those whose results do not stand in columns of the feed. */
export function plannedColumns({ tasks, written }: OutcomePlan): readonly AddedColumn[] {
  const taken = written.map((field): string => proposals[field].column);
  return columnsToAdd(tasks).filter(({ name }) => !taken.includes(name));
}

/** What is said of a row, out of the service's answers. */
export function createOutcomes(plan: OutcomePlan): (enrichment: Enrichment) => RowOutcome {
  const columns = plannedColumns(plan);
  return (enrichment) => {
    const { status, failures, fallbacks, categorization } = enrichment;
    const outcome: { -readonly [Part in keyof RowOutcome]: RowOutcome[Part] } = {
      status,
      failures,
      done: runTasks.filter((task) => enrichment[task] !== undefined),
      cells: columns.map((column) => toCell(column, enrichment, plan.isFlat)),
    };
    if (fallbacks !== undefined) outcome.fallbacks = fallbacks;
    if (plan.written.length > 0) outcome.proposals = toProposals(plan.written, enrichment);
    if (categorization !== undefined) outcome.category = toCategory(categorization, enrichment);
    return outcome;
  };
}

function toCell(column: AddedColumn, enrichment: Enrichment, isFlat: boolean): Cell {
  const cell = column.cell(enrichment);
  if (!isFlat || cell === null || typeof cell !== "object") return cell;
  return Array.isArray(cell) && column.separator !== undefined
    ? cell.join(column.separator)
    : JSON.stringify(cell);
}

function toProposals(written: readonly ProposedField[], enrichment: Enrichment) {
  const texts: Partial<Record<ProposedField, string>> = {};
  for (const field of written) {
    const text = proposals[field].text(enrichment);
    if (text !== undefined && text !== "") texts[field] = text;
  }
  return texts;
}

function toCategory(
  { best_category: { category } }: NonNullable<Enrichment["categorization"]>,
  { language }: Enrichment,
) {
  return { identifier: category.identifier, name: category.languages[language].name };
}
