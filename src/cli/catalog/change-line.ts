import type { Change, Edit } from "../../catalog/diff/change.ts";
import type { ContentTree } from "../../catalog/diff/content-tree.ts";
import { localizedName } from "../../catalog/localized-name.ts";
import { count } from "../terminal/figures.ts";
import type { Comparison } from "./comparison.ts";

/** A change, and how many others it stands for that befell what is below it. */
interface Entry {
  readonly change: Change;
  readonly below: number;
}

const mostCategories = 2;

/**
 * Categories that come or go with one above them are counted with it; everything else stands for itself.
 * @param changes of one subject and one kind
 */
export function topmost(changes: readonly Change[], { old, next }: Comparison): Entry[] {
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

/** The highest category, of those in a row above, that had the same happen to it. */
function createTopSearch(tree: ContentTree, changes: readonly Change[]): (identifier: string) => string {
  const isTold = new Set(changes.map(({ identifier }) => identifier));
  return (identifier) => {
    const path = tree.path(identifier).map((record) => record.identifier);
    const last = path.findLastIndex((each) => !isTold.has(each));
    return path[last + 1] ?? identifier;
  };
}

/** The cells of each change's line: what it is, where, and what became of it. */
export function createChangeLine(comparison: Comparison): (entry: Entry) => string[] {
  return (entry) =>
    entry.change.subject === "category" ? categoryLine(entry, comparison) : askedLine(entry, comparison);
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

function askedLine({ change }: Entry, { language }: Comparison): string[] {
  const { attributeIdentifier, identifier, names, edit } = change;
  const subject = attributeIdentifier === undefined ? identifier : `${attributeIdentifier}: ${identifier}`;
  const what = languageEdits(change) ?? (edit && editText(edit)) ?? "";
  return [subject, localizedName(names, language), inCategories(change), what];
}

/** `de: Kleid -> Kleider, fr: Robe -> Robes`; of terms the languages alone. */
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
