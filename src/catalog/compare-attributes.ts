import { type Language, languages } from "../api/vocabulary.ts";
import { oncePerKey } from "../lib/once.ts";
import type { Change, ContentTree, Edit } from "./changes.ts";
import type { NamedRecord } from "./compiled-payload.ts";
import type { AttributeRecord, ValueRecord } from "./model.ts";

/** A change that many categories may share; equal changes have equal keys. */
interface KeyedChange {
  readonly key: string;
  readonly change: Change;
}

/**
 * The changes of attributes and values in categories of both catalogs; each difference once, with all its categories.
 * Lists that are the same object are compared once.
 */
export function compareAttributes(old: ContentTree, next: ContentTree): Change[] {
  const found = new Map<string, { readonly change: Change; readonly categories: string[] }>();
  const compareLists = createListComparison();
  for (const { identifier } of next.categories) {
    if (old.find(identifier) === undefined) continue;
    for (const { key, change } of compareLists(old.attributes(identifier), next.attributes(identifier))) {
      const known = found.get(key);
      if (known) known.categories.push(identifier);
      else found.set(key, { change, categories: [identifier] });
    }
  }
  return [...found.values()].map(({ change, categories }) => ({ ...change, categories }));
}

function createListComparison() {
  const compareValueLists = oncePerKey((old: readonly ValueRecord[]) =>
    oncePerKey((next: readonly ValueRecord[]) => compareValues(old, next)),
  );
  const compareRecords = (old: AttributeRecord, next: AttributeRecord): Change[] => [
    ...compareRequests(old, next),
    ...compareValueLists(old.values)(next.values).map((change) => ({
      ...change,
      attributeIdentifier: next.identifier,
    })),
  ];
  const comparePair = oncePerKey((old: AttributeRecord) =>
    oncePerKey((next: AttributeRecord) => compareRecords(old, next).map(keyed)),
  );
  const perOldList = oncePerKey((old: readonly AttributeRecord[]) =>
    oncePerKey((next: readonly AttributeRecord[]) => compareLists(old, next, (a, b) => comparePair(a)(b))),
  );
  return (old: readonly AttributeRecord[], next: readonly AttributeRecord[]) => perOldList(old)(next);
}

function compareLists(
  old: readonly AttributeRecord[],
  next: readonly AttributeRecord[],
  comparePair: (old: AttributeRecord, next: AttributeRecord) => readonly KeyedChange[],
): KeyedChange[] {
  if (old === next) return [];
  const before = byIdentifier(old);
  const after = byIdentifier(next);
  return [
    ...old.filter(({ identifier }) => !after.has(identifier)).map((record) => keyed(came(record, "removed"))),
    ...next.flatMap((record) => {
      const known = before.get(record.identifier);
      return known === undefined ? [keyed(came(record, "added"))] : comparePair(known, record);
    }),
  ];
}

function came({ identifier, names }: AttributeRecord, change: "added" | "removed"): Change {
  return { subject: "attribute", change, identifier, names };
}

function compareRequests(old: AttributeRecord, next: AttributeRecord): Change[] {
  const { identifier, names } = next;
  const edits = [
    { change: "level", edit: createEdit(old.requirementLevel, next.requirementLevel) },
    { change: "kind", edit: createEdit(old.kind, next.kind) },
    { change: "unit", edit: createEdit(old.unit ?? old.dimension, next.unit ?? next.dimension) },
  ] as const;
  return [
    ...compareNamed(old, next).map((part): Change => ({ subject: "attribute", ...part, identifier, names })),
    ...edits.flatMap(({ change, edit }): Change[] =>
      edit === undefined ? [] : [{ subject: "attribute", change, identifier, names, edit }],
    ),
  ];
}

function compareValues(old: readonly ValueRecord[], next: readonly ValueRecord[]): Change[] {
  if (old === next) return [];
  const before = byIdentifier(old);
  const after = byIdentifier(next);
  const changeOf = (
    { identifier, names }: ValueRecord,
    part: Pick<Change, "change" | "languages">,
  ): Change => ({
    subject: "value",
    ...part,
    identifier,
    names,
  });
  return [
    ...old
      .filter(({ identifier }) => !after.has(identifier))
      .map((value) => changeOf(value, { change: "removed" })),
    ...next.flatMap((value) => {
      const known = before.get(value.identifier);
      if (known === undefined) return [changeOf(value, { change: "added" })];
      return compareNamed(known, value).map((part) => changeOf(value, part));
    }),
  ];
}

function byIdentifier<Item extends { readonly identifier: string }>(
  items: readonly Item[],
): Map<string, Item> {
  return new Map(items.map((item) => [item.identifier, item]));
}

function keyed(change: Change): KeyedChange {
  return { key: JSON.stringify(change), change };
}

type LanguageEdits = Partial<Record<Language, Edit>>;

/** Differences in names and terms between two records of the same identifier; the order of terms does not matter. */
export function compareNamed(old: NamedRecord, next: NamedRecord): Pick<Change, "change" | "languages">[] {
  if (old === next) return [];
  const renamed = editsOf((language) => [old.names[language], next.names[language]]);
  const reworded = editsOf((language) => [joinTerms(old, language), joinTerms(next, language)]);
  return [
    ...(renamed === undefined ? [] : [{ change: "renamed" as const, languages: renamed }]),
    ...(reworded === undefined ? [] : [{ change: "terms" as const, languages: reworded }]),
  ];
}

/** @returns undefined where nothing differs */
export function createEdit(old: string | undefined, next: string | undefined): Edit | undefined {
  if (old === next) return undefined;
  return { ...(old !== undefined && { old }), ...(next !== undefined && { new: next }) };
}

function editsOf(
  read: (language: Language) => readonly [old: string | undefined, next: string | undefined],
): LanguageEdits | undefined {
  let edits: LanguageEdits | undefined;
  for (const language of languages) {
    const edit = createEdit(...read(language));
    if (edit !== undefined) edits = { ...edits, [language]: edit };
  }
  return edits;
}

function joinTerms({ terms }: NamedRecord, language: Language): string | undefined {
  const words = terms[language];
  return words === undefined || words.length === 0 ? undefined : [...words].sort().join("|");
}
