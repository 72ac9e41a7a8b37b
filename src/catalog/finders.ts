import { languages } from "../api/vocabulary.ts";
import { oncePerKey } from "../lib/once.ts";
import { foldText, normalizeWhitespace } from "../nlp/normalizer.ts";
import { windows1252ToText } from "../nlp/windows-1252.ts";
import { localizedName } from "./localized-names.ts";
import type { AttributeRecord, Catalog, CategoryRecord } from "./model.ts";

/**
 * Finds the attribute of a category by a column's name or a JSON key: by identifier, else by name or term in any
 * language.
 * @returns a lookup function; its result is undefined where the category has no such attribute
 */
export function createAttributeFinder(
  catalog: Pick<Catalog, "attributes">,
): (categoryIdentifier: string, written: string) => AttributeRecord | undefined {
  const indexOf = oncePerKey((identifier: string) => indexNames(catalog.attributes(identifier)));
  return (categoryIdentifier, written) => {
    const index = indexOf(categoryIdentifier);
    return index.get(written) ?? index.get(nameKey(written));
  };
}

/**
 * Where one name matches several attributes, one whose identifier or name matches wins over one whose term does, else
 * the first.
 */
function indexNames(attributes: readonly AttributeRecord[]): ReadonlyMap<string, AttributeRecord> {
  const index = new Map<string, AttributeRecord>();
  const add = (key: string, attribute: AttributeRecord) => {
    if (!index.has(key)) index.set(key, attribute);
  };
  for (const attribute of attributes) add(attribute.identifier, attribute);
  for (const attribute of attributes) {
    for (const language of languages) add(nameKey(attribute.names[language] ?? ""), attribute);
  }
  for (const attribute of attributes) {
    for (const language of languages) {
      for (const term of attribute.terms[language] ?? []) add(nameKey(term), attribute);
    }
  }
  index.delete("");
  return index;
}

/** `Net content`, `net_content` and `netContent` have the same key. */
function nameKey(text: string): string {
  const spaced = text.replace(/[_-]+/g, " ").replace(/(\p{Ll})(\p{Lu})/gu, "$1 $2");
  return foldText(normalizeWhitespace(spaced));
}

/** Categories by identifier, with their paths. */
interface CategoryTree {
  readonly categories: readonly CategoryRecord[];
  find(identifier: string): CategoryRecord | undefined;
  /** From the root to the category itself. */
  path(identifier: string): readonly CategoryRecord[];
}

const step = " > ";

/** Separators of category paths in feeds: `Fashion > Women`, `Fashion / Women`, `Fashion|Women`. */
const separators = /\s*[>›»|]\s*|\s+\/\s+/;

/**
 * Finds the category of a feed's cell: by identifier; else by its path of names in any language; else by the end of
 * such a path, if unique.
 * @returns a lookup function; its result is the category's identifier of today, undefined where there is no match or more than one
 */
export function createCategoryFinder(tree: CategoryTree): (text: string) => string | undefined {
  let paths: readonly PathIndex[] | undefined;
  return (written) => {
    const text = written.trim();
    const identified = tree.find(text);
    if (identified !== undefined) return identified.identifier;
    paths ??= [indexPaths(tree, wholePath), indexPaths(tree, everyEnd)];
    const key = pathKey(text);
    for (const path of paths) if (path.has(key)) return path.get(key);
    return undefined;
  };
}

/** By path; undefined where several categories share it. */
type PathIndex = ReadonlyMap<string, string | undefined>;

function indexPaths(
  tree: CategoryTree,
  endsOf: (steps: readonly string[]) => readonly (readonly string[])[],
): PathIndex {
  const index = new Map<string, string | undefined>();
  // Names recur in the paths of all descendants, and folding dominates the time.
  const keyOf = oncePerKey(pathKey);
  for (const { identifier } of tree.categories) {
    const path = tree.path(identifier);
    for (const language of languages) {
      const steps = path.map(({ names }) => keyOf(localizedName(names, language)));
      for (const end of endsOf(steps)) {
        const key = end.join(step);
        const isFree = !index.has(key) || index.get(key) === identifier;
        index.set(key, isFree ? identifier : undefined);
      }
    }
  }
  return index;
}

function wholePath(steps: readonly string[]): readonly (readonly string[])[] {
  return [steps];
}

function everyEnd(steps: readonly string[]): readonly (readonly string[])[] {
  return steps.map((_, start) => steps.slice(start));
}

/** Names may themselves contain separators, so the catalog's paths and a cell's are split alike. */
function pathKey(text: string): string {
  return foldText(normalizeWhitespace(windows1252ToText(text).split(separators).join(step)));
}
