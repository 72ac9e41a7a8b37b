import {
  type Change,
  type ChangeKind,
  type ContentTree,
  changeKinds,
  type Edit,
  effects,
  subjects,
} from "../../../catalog/changes.ts";
import { countChanges } from "../../../catalog/compare-catalogs.ts";
import { localizedName } from "../../../catalog/localized-names.ts";
import { groupedBy } from "../../../lib/grouped.ts";
import { alignRight, fitRows, layColumns } from "../../render/columns.ts";
import { count } from "../../render/figures.ts";
import { lineWidth, plainTerminalText, shorten } from "../../render/text.ts";
import type { Session } from "../../session.ts";
import type { ComparedCatalog, Comparison, DiffOutcome, FeedOutcome } from "./diff-answer.ts";
import { toTouchedCells, touchedHeader } from "./touched-rows.ts";

/** The text report shows at most this many entries per list. */
export const mostListed = 20;

type Terminal = Pick<Session, "renderTable" | "styles" | "world">;

/** The text report: counts first, then the first entries of each list. */
export function renderDiff(outcome: DiffOutcome, comparison: Comparison, terminal: Terminal): string {
  const { old, next, changes, feed } = outcome;
  const parts = [
    `${catalogTitle(old)} -> ${catalogTitle(next)}\n`,
    changes.length === 0 ? "Nothing differs.\n" : renderCounts(changes, terminal),
    ...renderLists(changes, comparison, terminal),
    ...(feed === undefined ? [] : [renderFeed(feed, old, terminal)]),
  ];
  return parts.join("\n");
}

function catalogTitle({ name, categoryCount }: ComparedCatalog): string {
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

/** The list's heading, after its subject. */
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

/** A change, and the number of descendants that changed in the same way and are folded into it. */
interface Entry {
  readonly change: Change;
  readonly below: number;
}

const mostCategories = 2;

/**
 * Folds added and removed categories into their topmost ancestor with the same change; other changes stay separate.
 * @param changes of one subject and one kind
 */
function topmost(changes: readonly Change[], { old, next }: Comparison): Entry[] {
  const [first] = changes;
  const isSubtree = first?.subject === "category" && (first.change === "added" || first.change === "removed");
  if (!isSubtree) return changes.map((change) => ({ change, below: change.below ?? 0 }));
  const topOf = createTopSearch(first.change === "removed" ? old : next, changes);
  const below = new Map<string, number>();
  for (const { identifier } of changes) {
    const top = topOf(identifier);
    if (top !== identifier) below.set(top, (below.get(top) ?? 0) + 1);
  }
  return changes
    .filter(({ identifier }) => topOf(identifier) === identifier)
    .map((change) => ({ change, below: below.get(change.identifier) ?? 0 }));
}

/** Finds the topmost ancestor in an unbroken chain of categories with the same change. */
function createTopSearch(tree: ContentTree, changes: readonly Change[]): (identifier: string) => string {
  const changed = new Set(changes.map(({ identifier }) => identifier));
  return (identifier) => {
    const path = tree.path(identifier).map((record) => record.identifier);
    const last = path.findLastIndex((each) => !changed.has(each));
    return path[last + 1] ?? identifier;
  };
}

/** The cells of a change's line: what it is, where, and how it changed. */
function createChangeLine(comparison: Comparison): (entry: Entry) => string[] {
  return (entry) =>
    entry.change.subject === "category"
      ? categoryLine(entry, comparison)
      : requirementLine(entry, comparison);
}

function categoryLine({ change, below }: Entry, { old, next, language }: Comparison): string[] {
  const pathIn = (tree: ContentTree) =>
    tree
      .path(change.identifier)
      .map(({ names }) => localizedName(names, language))
      .join(" > ");
  const path = pathIn(change.change === "removed" ? old : next);
  const along = below === 0 ? "" : `, with ${count(below)} below it`;
  const what = change.change === "moved" ? `${pathIn(old)} -> ${path}` : (languageEdits(change) ?? path);
  return [change.identifier, `${what}${along}`];
}

function requirementLine({ change }: Entry, { language }: Comparison): string[] {
  const { attributeIdentifier, identifier, names, edit } = change;
  const subject = attributeIdentifier === undefined ? identifier : `${attributeIdentifier}: ${identifier}`;
  const what = languageEdits(change) ?? (edit && editText(edit)) ?? "";
  return [subject, localizedName(names, language), inCategories(change), what];
}

/** `de: Kleid -> Kleider, fr: Robe -> Robes`; for terms only the languages. */
function languageEdits({ change, languages }: Change): string | undefined {
  if (languages === undefined) return undefined;
  const edits = Object.entries(languages);
  if (change === "terms") return edits.map(([language]) => language).join(", ");
  return edits.map(([language, edit]) => `${language}: ${editText(edit)}`).join(", ");
}

function editText({ old = "none", new: next = "none" }: Edit): string {
  return `${old} -> ${next}`;
}

function inCategories({ categories = [] }: Change): string {
  return categories.length > mostCategories
    ? `in ${count(categories.length)} categories`
    : `in ${categories.join(", ")}`;
}
