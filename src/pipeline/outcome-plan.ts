import type { Taxonomy } from "../channels/channel-names.ts";
import { taxonomyOfColumn } from "../channels/taxonomy-columns.ts";
import type { ColumnMapping } from "../feed/columns.ts";
import type { FeedDialectName } from "../feed/feed.ts";
import type { FeedFormatName } from "../feed/feed-format.ts";
import { formatNamed } from "../feed/formats/detection.ts";
import {
  type Cell,
  type Enrichment,
  type ProposedField,
  proposedFields,
  type RowOutcome,
  writtenAnswer,
} from "./enrichment.ts";
import { type RunTask, runTasks, type TaskOptions, type WriteMode } from "./run-options.ts";
import type { SourceCategories } from "./source-categories/source-category.ts";
import { tasksOfRun } from "./tasks.ts";

/** What a run wants to know of each row, in plain values: a thread can be told. */
export interface OutcomePlan {
  readonly tasks: TaskOptions;
  /** Whether lists and objects are written as texts, each in a column of its own, as a table holds them. */
  readonly isFlat: boolean;
  /** The fields whose results stand in columns that the feed has, and in none of ours. */
  readonly written: readonly ProposedField[];
  /** The taxonomy of another, where the feed's column of the category takes nothing else. Absent: it takes our paths. */
  readonly taxonomy?: Taxonomy;
  /** What is known of the shop's own categories. Absent: nothing. */
  readonly sourceCategories?: SourceCategories;
}

interface OutcomeRequest {
  readonly tasks: TaskOptions;
  readonly write: WriteMode;
  readonly mapping: ColumnMapping;
  readonly format: FeedFormatName;
  /** The feed's. */
  readonly dialect?: FeedDialectName | undefined;
}

/** What a run can add to a row, whatever it is that adds it. */
interface AddedColumn {
  readonly name: string;
  readonly separator?: string;
  readonly cell: (enrichment: Enrichment) => Cell;
  /** What stands in a table's cell instead. */
  readonly flatCell?: (enrichment: Enrichment) => Cell;
}

const columnsOfEveryRun: readonly AddedColumn[] = [
  { name: "pdo_status", cell: ({ status }) => status },
  { name: "pdo_messages", separator: " | ", cell: ({ messages }) => messages },
];

/** The columns that a run with these options adds, in their order. */
function columnsToAdd(options: TaskOptions): readonly AddedColumn[] {
  const ofTasks = runTasks
    .filter((task) => options.tasks.includes(task))
    .flatMap((task) => {
      const wanted = tasksOfRun[task].columns.filter(({ isWanted }) => isWanted?.(options) ?? true);
      return wanted.map((column): AddedColumn => {
        const { name, separator, isFor, after, flatCell } = column;
        const cellBy = (toCell: typeof column.cell) => (enrichment: Enrichment) => {
          const answer = enrichment.answers[task];
          const isProposed = (one: RunTask) => enrichment.unsure?.has(one) === true;
          const state = isProposed(task) ? "proposed" : "written";
          if (after !== undefined && isProposed(after)) return null;
          return answer === undefined || (isFor ?? state) !== state ? null : toCell(answer, enrichment);
        };
        return {
          name,
          ...(separator !== undefined && { separator }),
          cell: cellBy(column.cell),
          ...(flatCell && { flatCell: cellBy(flatCell) }),
        };
      });
    });
  return [...ofTasks, ...columnsOfEveryRun];
}

/** The task, of those that are asked for, whose result can stand in a field. */
function proposingTask(field: ProposedField, { tasks }: Pick<TaskOptions, "tasks">): RunTask | undefined {
  return runTasks.find((task) => tasks.includes(task) && tasksOfRun[task].proposal?.field === field);
}

function proposalOf(task: RunTask | undefined) {
  return task && tasksOfRun[task].proposal;
}

export function planOutcomes({ tasks, write, mapping, format, dialect }: OutcomeRequest): OutcomePlan {
  const isWritten = (field: ProposedField) =>
    write !== "add" && mapping.columns[field] !== undefined && proposingTask(field, tasks) !== undefined;
  const written = proposedFields.filter(isWritten);
  const { category = "" } = mapping.columns;
  const taxonomy = written.includes("category") ? taxonomyOfColumn(category, dialect) : undefined;
  return { tasks, isFlat: !formatNamed(format).isNested, written, ...(taxonomy && { taxonomy }) };
}

/** The columns that are added, in their order: those whose results do not stand in columns of the feed as they are. */
export function plannedColumns({ tasks, written, taxonomy }: OutcomePlan): readonly AddedColumn[] {
  const standing = written.filter((field) => field !== "category" || taxonomy === undefined);
  const taken = new Set(standing.map((field) => proposalOf(proposingTask(field, tasks))?.column));
  return columnsToAdd(tasks).filter(({ name }) => !taken.has(name));
}

/** What is said of a row, out of the service's answers. */
export function createOutcomes(plan: OutcomePlan): (enrichment: Enrichment) => RowOutcome {
  const columns = plannedColumns(plan);
  return (enrichment) => {
    const { status, failures, fallbacks, reviews, skipped, answers, unsure } = enrichment;
    const outcome: { -readonly [Part in keyof RowOutcome]: RowOutcome[Part] } = {
      status,
      failures,
      done: runTasks.filter((task) => writtenAnswer(task, enrichment) !== undefined),
      cells: columns.map((column) => toCell(column, enrichment, plan.isFlat)),
    };
    if (unsure !== undefined && unsure.size > 0) {
      outcome.proposed = runTasks.filter((task) => answers[task] !== undefined && unsure.has(task));
    }
    if (fallbacks !== undefined) outcome.fallbacks = fallbacks;
    if (reviews !== undefined) outcome.reviews = reviews;
    if (skipped !== undefined) outcome.skipped = skipped;
    if (plan.written.length > 0) outcome.proposals = toProposals(plan, enrichment);
    const category = toCategory(enrichment);
    if (category !== undefined) outcome.category = category;
    return outcome;
  };
}

function toCell(column: AddedColumn, enrichment: Enrichment, isFlat: boolean): Cell {
  const cell = ((isFlat ? column.flatCell : undefined) ?? column.cell)(enrichment);
  if (!isFlat || cell === null || typeof cell !== "object") return cell;
  return Array.isArray(cell) && column.separator !== undefined
    ? cell.join(column.separator)
    : JSON.stringify(cell);
}

function toProposals({ written, tasks, taxonomy }: OutcomePlan, enrichment: Enrichment) {
  const texts: Partial<Record<ProposedField, string>> = {};
  for (const field of written) {
    const task = proposingTask(field, tasks);
    const answer = task && writtenAnswer(task, enrichment);
    const proposal = proposalOf(task);
    const text =
      answer &&
      (field === "category" && taxonomy !== undefined
        ? proposal?.textIn?.(answer, taxonomy)
        : proposal?.text(answer, enrichment));
    if (text !== undefined && text !== "") texts[field] = text;
  }
  return texts;
}

function toCategory(enrichment: Enrichment): RowOutcome["category"] {
  for (const task of runTasks) {
    const answer = writtenAnswer(task, enrichment);
    const category = answer && tasksOfRun[task].toCategory?.(answer, enrichment);
    if (category !== undefined) return category;
  }
  return undefined;
}
