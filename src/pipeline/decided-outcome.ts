import type { ColumnMapping } from "../feed/columns.ts";
import type { Cells } from "../feed/record.ts";
import type { Decision, Decisions } from "./decisions.ts";
import type { Cell, ProposedField, RowOutcome, RowStatus, TaskFailure } from "./enrichment.ts";
import { listSeparators, type OutcomePlan, plannedColumns } from "./outcome-plan.ts";
import type { RunTask } from "./run-options.ts";
import { byPerson } from "./sources.ts";

const taskOfField: Readonly<Record<ProposedField, RunTask>> = {
  name: "name",
  description: "description",
  category: "categorization",
};

/** Why attributes are left out as long as nobody has decided the category. */
const waitsForCategory: ReadonlySet<string> = new Set(["PDO_CATEGORY_UNKNOWN", "PDO_CATEGORY_UNSURE"]);

const refused = `${taskOfField.category}: a person has refused the category that was proposed, so none is written.`;

/** @returns puts what was decided for a row in the place of what is proposed, which nobody needs to look at any more */
export function createDecided(
  plan: OutcomePlan,
  mapping: ColumnMapping,
  decisions: Decisions | undefined,
): (outcome: RowOutcome, record: Cells) => RowOutcome {
  if (decisions === undefined || decisions.size === 0) return (outcome) => outcome;
  const columns = plannedColumns(plan).map(({ name }) => name);
  return (outcome, record) => {
    const decided = Object.values(decisions.of(record, mapping).texts).filter(({ field }) =>
      plan.tasks.tasks.includes(taskOfField[field]),
    );
    if (decided.length === 0) return outcome;
    const cells = [...outcome.cells];
    const row: DecidedRowCells = {
      at: (column) => cells[columns.indexOf(column)] ?? null,
      put: (column, cell) => {
        const place = columns.indexOf(column);
        if (place !== -1) cells[place] = cell;
      },
    };
    const proposals: Partial<Record<ProposedField, string>> = { ...outcome.proposals };
    const sources = { ...outcome.sources };
    for (const decision of decided) {
      const { field, value } = decision;
      if (field === "category") putCategory(decision, row);
      else row.put(`pdo_${field}`, value);
      if (plan.written.includes(field) && (field !== "category" || plan.taxonomy === undefined))
        proposals[field] = value;
      sources[field] = byPerson;
    }
    const settled = settle(outcome, decided, plan);
    row.put("pdo_status", settled.status);
    row.put("pdo_messages", remainingMessages(row.at("pdo_messages"), { decided, plan }));
    return { ...settled, cells, sources, ...(plan.written.length > 0 && { proposals }) };
  };
}

/** The shop's own word is what stood there before, and no category of the channel. */
function isRefusal({ field, decision, category_id }: Decision): boolean {
  return field === "category" && decision === "reject" && category_id === undefined;
}

interface DecidedRowCells {
  at(column: string): Cell;
  put(column: string, cell: Cell): void;
}

/** A refused category leaves none; the score and the candidates of another one go. */
function putCategory(decided: Decision, { at, put }: DecidedRowCells): void {
  const { value, category_id } = decided;
  if (category_id === undefined || at("pdo_category_id") !== category_id) put("pdo_category_score", null);
  put("pdo_category", isRefusal(decided) ? null : value);
  put("pdo_category_id", category_id ?? null);
  put("pdo_category_candidates", null);
}

const settleable: ReadonlySet<RowStatus> = new Set(["ok", "review"]);

/** Without what a person was to look at and has decided. */
function settle(outcome: RowOutcome, decided: readonly Decision[], plan: OutcomePlan): RowOutcome {
  const tasks = new Set(decided.map(({ field }) => taskOfField[field]));
  const isOpen = ({ task, code }: TaskFailure) =>
    task === undefined || !(tasks.has(task) || (tasks.has("categorization") && waitsForCategory.has(code)));
  const { reviews: before = [], proposed: unsure, ...others } = outcome;
  const reviews = before.filter(isOpen);
  const proposed = unsure?.filter((task) => !tasks.has(task)) ?? [];
  const written = new Set(decided.filter((one) => !isRefusal(one)).map(({ field }) => taskOfField[field]));
  const done = plan.tasks.tasks.filter(
    (task) => written.has(task) || (outcome.done.includes(task) && !tasks.has(task)),
  );
  const isLeftOut = plan.tasks.tasks.some((task) => !done.includes(task) && !proposed.includes(task));
  const status: RowStatus =
    !settleable.has(outcome.status) || reviews.length > 0 ? outcome.status : isLeftOut ? "partial" : "ok";
  const category = decided.find(({ field }) => field === "category");
  const { category: found, ...rest } = others;
  const counted = category === undefined ? found : countedCategory(category);
  return {
    ...rest,
    ...{ status, done },
    ...(counted && { category: counted }),
    ...(reviews.length > 0 && { reviews }),
    ...(proposed.length > 0 && { proposed }),
  };
}

function countedCategory({ category_id, value }: Decision): RowOutcome["category"] {
  if (category_id === undefined) return undefined;
  return { identifier: category_id, name: value.split(" > ").at(-1) ?? value };
}

const separator = listSeparators.get("messages") ?? " | ";

interface Remaining {
  readonly decided: readonly Decision[];
  readonly plan: OutcomePlan;
}

/** What was said of a text that is not written says nothing of the decided one. */
function remainingMessages(cell: Cell, { decided, plan }: Remaining): Cell {
  const said = Array.isArray(cell)
    ? (cell as string[])
    : cell === null || cell === ""
      ? []
      : `${cell}`.split(separator);
  const openings = decided.map(({ field }) => `${taskOfField[field]}: `);
  const kept = said.filter((sentence) => !openings.some((opening) => sentence.startsWith(opening)));
  const messages = decided.some(isRefusal) ? [refused, ...kept] : kept;
  return plan.isFlat ? messages.join(separator) : messages;
}
