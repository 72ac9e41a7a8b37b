import { effects } from "../../catalog/diff/category-effects.ts";
import { type Change, type ChangeKind, changeKinds, subjects } from "../../catalog/diff/change.ts";
import { countChanges } from "../../catalog/diff/compare-catalogs.ts";
import { groupedBy } from "../../catalog/grouped.ts";
import type { Session } from "../session.ts";
import { alignRight } from "../terminal/align-right.ts";
import { count } from "../terminal/figures.ts";
import { fitRows } from "../terminal/fit-rows.ts";
import { layColumns } from "../terminal/lay-columns.ts";
import { lineWidth } from "../terminal/line-width.ts";
import { plainTerminalText } from "../terminal/plain-terminal-text.ts";
import { shorten } from "../terminal/shorten.ts";
import { createChangeLine, topmost } from "./change-line.ts";
import type { Comparison } from "./comparison.ts";
import type { ComparedCatalog, DiffOutcome, FeedOutcome } from "./diff-answer.ts";
import { toTouchedCells, touchedHeader } from "./touched-rows.ts";

/** Of each list a person is shown so many. */
export const mostListed = 20;

type Terminal = Pick<Session, "renderTable" | "styles" | "world">;

/** A comparison as a person reads it: counts first, then the beginning of each list. */
export function renderDiff(outcome: DiffOutcome, comparison: Comparison, terminal: Terminal): string {
  const { old, next, changes, feed } = outcome;
  const parts = [
    `${told(old)} -> ${told(next)}\n`,
    changes.length === 0 ? "Nothing differs.\n" : renderCounts(changes, terminal),
    ...renderLists(changes, comparison, terminal),
    ...(feed === undefined ? [] : [renderFeed(feed, old, terminal)]),
  ];
  return parts.join("\n");
}

function told({ name, categoryCount }: ComparedCatalog): string {
  return `${plainTerminalText(name)} (${count(categoryCount)} categories)`;
}

const always: readonly ChangeKind[] = ["added", "removed", "renamed"];

function renderCounts(changes: readonly Change[], { renderTable }: Terminal): string {
  const counts = countChanges(changes);
  const kinds = changeKinds.filter(
    (kind) => always.includes(kind) || changes.some(({ change }) => change === kind),
  );
  const rows = subjects.map((subject) => [
    plurals[subject],
    ...kinds.map((kind) => count(counts[subject][kind] ?? 0)),
  ]);
  return renderTable(...alignRight(["", ...kinds], rows));
}

const plurals = { category: "categories", attribute: "attributes", value: "values" } as const;

/** What a list is headed with after its subject. */
const headings: Readonly<Record<ChangeKind, string>> = {
  added: "added",
  removed: "removed",
  renamed: "renamed",
  moved: "moved",
  level: "of another level",
  kind: "of another kind",
  unit: "in another unit",
  terms: "with other search terms",
};

function renderLists(changes: readonly Change[], comparison: Comparison, terminal: Terminal): string[] {
  const lineOf = createChangeLine(comparison);
  const width = lineWidth(terminal.world.output);
  return [...groupedBy(changes, ({ subject, change }) => `${subject} ${change}`).values()].map((list) => {
    const [first] = list;
    const title = first === undefined ? "" : `${plurals[first.subject]} ${headings[first.change]}`;
    const tops = topmost(list, comparison);
    const lines = layColumns(tops.slice(0, mostListed).map(lineOf)).map(
      (line) => `${shorten(`  ${line}`, width)}\n`,
    );
    return `${terminal.styles.bold(title)}\n${lines.join("")}${hidden(tops.length - lines.length)}`;
  });
}

function hidden(more: number): string {
  return more > 0 ? `  ... and ${count(more)} more: --output jsonl\n` : "";
}

function renderFeed({ feed, counts, rows }: FeedOutcome, old: ComparedCatalog, terminal: Terminal): string {
  const kinds = effects.filter((effect) => counts.by_effect[effect] > 0);
  const touched = kinds.map((effect) => `${count(counts.by_effect[effect])} ${effect}`).join(", ");
  const sentence =
    `${count(counts.rows)} rows, ${count(counts.touched)} touched${touched === "" ? "" : `: ${touched}`}; ` +
    `${count(counts.without_category)} without a category, ` +
    `${count(counts.unknown_category)} with one that ${old.name} does not have`;
  const head = `${terminal.styles.bold(plainTerminalText(feed))}: ${plainTerminalText(sentence)}.\n`;
  if (rows.length === 0) return head;
  const width = lineWidth(terminal.world.output);
  const cells = fitRows(touchedHeader, rows.map(toTouchedCells), {
    width,
    cuts: { 4: "path" },
    lastCuts: { 1: "text", 2: "text" },
  });
  return `${head}\n${terminal.renderTable(touchedHeader, cells)}${hidden(counts.touched - rows.length)}`;
}
