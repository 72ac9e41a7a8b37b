import type { AttributeList, CategoryList } from "./lists.ts";

/** What the languages do not have in common: versions, and identifiers that one lacks; nothing where all agree. */
export function compareLists(
  categoryLists: readonly CategoryList[],
  attributeLists: readonly AttributeList[],
): string[] {
  const all = [...categoryLists, ...attributeLists];
  const [master] = all;
  const versions = all
    .filter(({ version }) => version !== master?.version)
    .map(
      ({ file, version }) =>
        `${file} is of version ${version || "unknown"}, ${master?.file} of ${master?.version || "unknown"}.`,
    );
  return [
    ...versions,
    ...compareAll(categoryLists, "categories", ({ categories }) =>
      categories.map(({ identifier }) => identifier),
    ),
    ...compareAll(attributeLists, "values", ({ attributes }) =>
      attributes.flatMap(({ values }) => values.map(({ identifier }) => identifier)),
    ),
  ];
}

function compareAll<List extends CategoryList | AttributeList>(
  [master, ...others]: readonly List[],
  subject: string,
  identifiersOf: (list: List) => readonly string[],
): string[] {
  if (master === undefined) return [];
  const ours = new Set(identifiersOf(master));
  return others.flatMap((other) => {
    const theirs = new Set(identifiersOf(other));
    const unnamed = [...ours].filter((identifier) => !theirs.has(identifier)).length;
    const unknown = [...theirs].filter((identifier) => !ours.has(identifier)).length;
    if (unnamed + unknown === 0) return [];
    return [
      `${other.file}: ${unnamed} ${subject} have no name in ${other.language}, ${unknown} are passed over.`,
    ];
  });
}
