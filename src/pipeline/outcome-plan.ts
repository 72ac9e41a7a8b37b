import type { Language } from "../api/vocabulary.ts";
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
import { sourceColumn, writtenSources } from "./sources.ts";
import { tasksOfRun } from "./tasks.ts";

/** What a run wants to know of each row, in plain values: a thread can receive it. */
export interface OutcomePlan {
  readonly tasks: TaskOptions;
  /** Whether lists and objects are written as texts, each in a column of its own, as a table holds them. */
  readonly isFlat: boolean;
  /** The fields whose results stand in columns that the feed has, and in none of ours. */
  readonly written: readonly ProposedField[];
  /** The taxonomy of another, where the feed's column of the category takes nothing else. Absent: it takes our paths. */
  readonly taxonomy?: Taxonomy;
  /** Each attribute is written into a column of its own, with the channel's words in this language. Absent: all are in one. */
  readonly attributeLanguage?: Language;
  /** The added columns that are written, besides the status. Absent: all. */
  readonly columns?: readonly string[];
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
  /** See `OutcomePlan`. */
  readonly attributeLanguage?: Language | undefined;
  /** See `OutcomePlan`. */
  readonly columns?: readonly string[] | undefined;
}

/** What a run can add to a row, whatever it is that adds it. */
interface AddedColumn {
  readonly name: string;
  readonly separator?: string;
  readonly cell: (enrichment: Enrichment) => Cell;
  /** What stands in a table's cell instead. */
  readonly flatCell?: (enrichment: Enrichment) => Cell;
  /** Whether the cell is a row's attributes, which become columns where the row is written. */
  readonly isSpread?: boolean;
}

const addedPrefix = "pdo_";
/** Always written: it proves that a row was worked on, and how. */
const statusColumn = "pdo_status";

const columnsOfEveryRun: readonly AddedColumn[] = [
  // Known where the row is written.
  { name: sourceColumn, cell: () => null },
  { name: statusColumn, cell: ({ status }) => status },
  { name: "pdo_messages", separator: " | ", cell: ({ messages }) => messages },
];

/** The columns that a run with these options adds, in their order. */
function columnsToAdd({
  tasks: options,
  attributeLanguage,
}: Pick<OutcomePlan, "tasks" | "attributeLanguage">): readonly AddedColumn[] {
  const ofTasks = runTasks
    .filter((task) => options.tasks.includes(task))
    .flatMap((task) => {
      const wanted = tasksOfRun[task].columns.filter(({ isWanted }) => isWanted?.(options) ?? true);
      return wanted.map((column): AddedColumn => {
        const { name, separator, isFor, after, flatCell, attributes } = column;
        const cellBy = (toCell: typeof column.cell) => (enrichment: Enrichment) => {
          const answer = enrichment.answers[task];
          const isProposed = (one: RunTask) => enrichment.unsure?.has(one) === true;
          const state = isProposed(task) ? "proposed" : "written";
          if (after !== undefined && isProposed(after)) return null;
          return answer === undefined || (isFor ?? state) !== state ? null : toCell(answer, enrichment);
        };
        if (attributes !== undefined && attributeLanguage !== undefined)
          return { name, isSpread: true, cell: cellBy((answer) => attributes(answer, attributeLanguage)) };
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

export function planOutcomes(request: OutcomeRequest): OutcomePlan {
  const { tasks, write, mapping, format, dialect, attributeLanguage, columns } = request;
  const isWritten = (field: ProposedField) =>
    write !== "add" && mapping.columns[field] !== undefined && proposingTask(field, tasks) !== undefined;
  const written = proposedFields.filter(isWritten);
  const { category = "" } = mapping.columns;
  const taxonomy = written.includes("category") ? taxonomyOfColumn(category, dialect) : undefined;
  return {
    tasks,
    isFlat: !formatNamed(format).isNested,
    written,
    ...(taxonomy && { taxonomy }),
    ...(attributeLanguage && { attributeLanguage }),
    ...(columns && { columns }),
  };
}

/** The columns that are added, in their order: those whose results do not stand in columns of the feed as they are. */
export function plannedColumns(plan: OutcomePlan): readonly AddedColumn[] {
  const { tasks, written, taxonomy, columns } = plan;
  const standing = written.filter((field) => field !== "category" || taxonomy === undefined);
  const taken = new Set(standing.map((field) => proposalOf(proposingTask(field, tasks))?.column));
  const isWanted = (name: string) =>
    columns === undefined || name === statusColumn || columns.includes(name.slice(addedPrefix.length));
  return columnsToAdd(plan).filter(({ name }) => !taken.has(name) && isWanted(name));
}

/** What a run can add, by its name without the prefix, in order. */
const addable: readonly (readonly [name: string, separator: string | undefined])[] = [
  ...runTasks.flatMap((task) => tasksOfRun[task].columns),
  ...columnsOfEveryRun,
].map(({ name, separator }) => [name.slice(addedPrefix.length), separator]);

/** The names of all columns that a run can add, in their order, without their prefix. */
export const addableColumns: readonly string[] = addable.map(([name]) => name);

/** What stands between the entries of a list in a table's cell, by the column's name without its prefix. */
export const listSeparators: ReadonlyMap<string, string> = new Map(
  addable.flatMap(([name, separator]) => (separator === undefined ? [] : [[name, separator]])),
);

/** What is said of a row, out of the service's answers. */
export function createOutcomes(plan: OutcomePlan): (enrichment: Enrichment) => RowOutcome {
  const columns = plannedColumns(plan);
  const names = columns.map(({ name }) => name);
  return (enrichment) => {
    const { status, failures, fallbacks, reviews, skipped, answers, unsure, sources } = enrichment;
    const outcome: { -readonly [Part in keyof RowOutcome]: RowOutcome[Part] } = {
      status,
      failures,
      done: runTasks.filter((task) => writtenAnswer(task, enrichment) !== undefined),
      cells: columns.map((column) => toCell(column, enrichment, plan.isFlat)),
    };
    if (unsure !== undefined && unsure.size > 0) {
      outcome.proposed = runTasks.filter((task) => answers[task] !== undefined && unsure.has(task));
    }
    if (sources !== undefined) outcome.sources = writtenSources(sources, names, plan.written);
    if (fallbacks !== undefined) outcome.fallbacks = fallbacks;
    if (enrichment.isByModel === true) outcome.isByModel = true;
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
  if (!isFlat || column.isSpread || cell === null || typeof cell !== "object") return cell;
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
