import { type Language, languages, type SalesChannel } from "../../contract/vocabulary.ts";
import { groupedBy } from "../grouped.ts";
import type { NamedRecord } from "../named-columns.ts";
import { createFault, type Origin, type SourceFault } from "../source-fault.ts";
import { checkReferences } from "./check-references.ts";
import type { SameInLanguages } from "./same-in-languages.ts";
import type { BuiltinSource, SourceCategory } from "./source.ts";

type Row = NamedRecord & { readonly origin: Origin };

interface ChannelShape {
  readonly identifier: RegExp;
  /** Of the leaves; a root has depth 1. */
  readonly depth: { readonly min: number; readonly max: number };
  readonly minLeaves: number;
}

const shapes: Readonly<Record<SalesChannel, ChannelShape>> = {
  channel_a: { identifier: /^a-[a-z0-9-]+$/, depth: { min: 3, max: 5 }, minLeaves: 60 },
  channel_b: { identifier: /^b-[a-z0-9-]+$/, depth: { min: 3, max: 4 }, minLeaves: 60 },
};
const minTermsPerLeaf = 3;
const plainIdentifier = /^[a-z0-9]+([-_][a-z0-9]+)*$/;

/** Everything that is asked of a built-in catalog's source, what the build asks included. */
export function checkSource(source: BuiltinSource, same: SameInLanguages): SourceFault[] {
  const { categories, attributes, values } = source;
  return [
    ...checkReferences(source),
    ...[...categories, ...attributes, ...values].flatMap((row) => [
      ...missingNames(row),
      ...copiedNames(row, same),
      ...repeatedTerms(row),
    ]),
    ...checkIdentifiers(source),
    ...duplicateSiblings(categories),
    ...checkLeaves(source),
  ];
}

function missingNames({ identifier, names, origin }: Row): SourceFault[] {
  return languages
    .filter((language) => names[language] === undefined)
    .map((language) => createFault(origin, `${identifier} has no name in ${language}.`, "Translate it."));
}

function copiedNames({ identifier, names, origin }: Row, same: SameInLanguages): SourceFault[] {
  const pairs = languages.flatMap((one, number) =>
    languages.slice(number + 1).map((other): [Language, Language] => [one, other]),
  );
  return pairs.flatMap(([one, other]) => {
    const name = names[one];
    if (
      name === undefined ||
      name !== names[other] ||
      isAlikeEverywhere(name) ||
      same.has(name, one, other)
    ) {
      return [];
    }
    const what = `${identifier} is called ${JSON.stringify(name)} in ${one} and in ${other}.`;
    return [createFault(origin, what, "Translate it, or list it in same-in-languages.tsv.")];
  });
}

/** Numbers, sizes and codes: 38, XXL, 36/38, 4K, USB-C, 75B, ml. */
function isAlikeEverywhere(name: string): boolean {
  return name.length <= 2 || name === name.toUpperCase() || /^[\d.,/–+-]+\s?\p{L}{0,3}$/u.test(name);
}

function repeatedTerms({ identifier, names, terms, origin }: Row): SourceFault[] {
  return languages.flatMap((language) => {
    const name = names[language];
    const words = (terms[language] ?? []).map((word) => word.toLowerCase());
    const repeated = words.filter((word, number) => words.indexOf(word) !== number);
    if (name !== undefined && words.includes(name.toLowerCase())) repeated.push(name);
    return repeated.map((word) =>
      createFault(origin, `${identifier} says ${JSON.stringify(word)} twice in ${language}.`, "Drop one."),
    );
  });
}

function checkIdentifiers({ salesChannel, categories, attributes, values }: BuiltinSource): SourceFault[] {
  const { identifier: pattern } = shapes[salesChannel];
  const faultsOf = (rows: readonly Row[], allowed: RegExp) =>
    rows
      .filter((row) => !allowed.test(row.identifier))
      .map((row) =>
        createFault(
          row.origin,
          `The identifier is ${JSON.stringify(row.identifier)}.`,
          `Make it match ${allowed}.`,
        ),
      );
  return [
    ...faultsOf(categories, pattern),
    ...faultsOf(attributes, plainIdentifier),
    ...faultsOf(values, plainIdentifier),
  ];
}

function duplicateSiblings(categories: readonly SourceCategory[]): SourceFault[] {
  return languages.flatMap((language) => {
    const nameKey = (row: SourceCategory) =>
      `${row.parentIdentifier ?? ""}\t${row.names[language]?.toLowerCase()}`;
    return [...groupedBy(categories, nameKey).values()].flatMap(([, ...others]) =>
      others.map((row) =>
        createFault(
          row.origin,
          `A sibling of ${row.identifier} has its name in ${language}.`,
          "Tell them apart.",
        ),
      ),
    );
  });
}

function checkLeaves({ salesChannel, categories }: BuiltinSource): SourceFault[] {
  const { depth, minLeaves } = shapes[salesChannel];
  const byIdentifier = new Map(categories.map((category) => [category.identifier, category]));
  const parents = new Set(categories.map((category) => category.parentIdentifier));
  const leaves = categories.filter((category) => !parents.has(category.identifier));
  const faults = leaves.flatMap((leaf) => {
    const level = depthOf(leaf, byIdentifier);
    const found = [...missingTerms(leaf), ...missingAttributes(leaf)];
    if (level >= depth.min && level <= depth.max) return found;
    const what = `The leaf ${leaf.identifier} is at depth ${level}.`;
    return [...found, createFault(leaf.origin, what, `Put it at depth ${depth.min} to ${depth.max}.`)];
  });
  if (leaves.length >= minLeaves) return faults;
  const file = `${salesChannel}/categories`;
  return [
    ...faults,
    createFault({ file, line: 0 }, `There are ${leaves.length} leaves.`, `Make it ${minLeaves}.`),
  ];
}

/** 1 at a root; stops at a cycle, which is another check's business. */
function depthOf(category: SourceCategory, byIdentifier: ReadonlyMap<string, SourceCategory>): number {
  const seen = new Set<SourceCategory>();
  let at: SourceCategory | undefined = category;
  while (at && !seen.has(at)) {
    seen.add(at);
    at = byIdentifier.get(at.parentIdentifier ?? "");
  }
  return seen.size;
}

function missingTerms({ identifier, terms, origin }: SourceCategory): SourceFault[] {
  return languages.flatMap((language) => {
    const count = terms[language]?.length ?? 0;
    if (count >= minTermsPerLeaf) return [];
    const what = `The leaf ${identifier} has ${count} search terms in ${language}.`;
    return [createFault(origin, what, `Give it ${minTermsPerLeaf} or more.`)];
  });
}

function missingAttributes({ identifier, attributeSets, origin }: SourceCategory): SourceFault[] {
  if (attributeSets.length > 0) return [];
  return [createFault(origin, `The leaf ${identifier} asks for no attributes.`, "Name its attribute sets.")];
}
