import { type ContractChannel, type Language, languages } from "../api/vocabulary.ts";
import { groupedBy } from "../lib/grouped.ts";
import { checkReferences } from "./builtin-references.ts";
import type { BuiltinSource, SourceCategory, SourceValue } from "./builtin-source.ts";
import type { NamedRecord } from "./compiled-payload.ts";
import { createFault, type Origin, type SourceFault } from "./source-faults.ts";
import { parseTsv } from "./tsv.ts";

type Row = NamedRecord & { readonly origin: Origin };

const categoryIdentifier: Readonly<Record<ContractChannel, RegExp>> = {
  channel_a: /^a-[a-z0-9-]+$/,
  channel_b: /^b-[a-z0-9-]+$/,
};
const plainIdentifier = /^[a-z0-9]+([-_][a-z0-9]+)*$/;

/** All checks of a built-in catalog's source, including those of the build. */
export function checkSource(source: BuiltinSource, same: SameInLanguages): SourceFault[] {
  const { categories, attributes, values } = source;
  return [
    ...checkReferences(source),
    ...findUnused(source),
    ...scatteredLists(values),
    ...[...categories, ...attributes, ...values].flatMap((row) => [
      ...missingNames(row),
      ...copiedNames(row, same),
      ...repeatedTerms(row),
      ...straightApostrophes(row),
    ]),
    ...checkIdentifiers(source),
    ...duplicateSiblings(categories),
    ...checkLeaves(source),
  ];
}

/** Two authors may choose the same name for two lists, which would then be merged. */
function scatteredLists(values: readonly SourceValue[]): SourceFault[] {
  const first = new Map<string, string>();
  const reported = new Set<string>();
  return values.flatMap(({ valueList, origin }) => {
    const file = first.get(valueList) ?? origin.file;
    first.set(valueList, file);
    if (file === origin.file || reported.has(valueList)) return [];
    reported.add(valueList);
    const what = `The value list ${valueList} stands in ${file} too.`;
    return [createFault(origin, what, "Put it into one file, or give it another name.")];
  });
}

function missingNames({ identifier, names, origin }: Row): SourceFault[] {
  return languages
    .filter((language) => names[language] === undefined)
    .map((language) => createFault(origin, `${identifier} has no name in ${language}.`, "Translate it."));
}

function copiedNames({ identifier, names, origin }: Row, same: SameInLanguages): SourceFault[] {
  const named = languages.filter((language) => names[language] !== undefined);
  return [...groupedBy(named, (language) => names[language] ?? "")].flatMap(([name, alike]) => {
    if (alike.length < 2 || isAlikeEverywhere(name) || same.has(name, alike)) return [];
    const what = `${identifier} is called ${JSON.stringify(name)} in ${alike.join(", ")}.`;
    const fix = `Translate it, or list it in same-in-languages.tsv as ${alike.join("=")}.`;
    return [createFault(origin, what, fix)];
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

/** Names are shown and use typographic apostrophes; terms are typed and use straight ones. */
function straightApostrophes({ identifier, names, origin }: Row): SourceFault[] {
  return Object.values(names)
    .filter((name) => name.includes("'"))
    .map((name) =>
      createFault(origin, `${identifier} is called ${JSON.stringify(name)}.`, "Write ’ in names."),
    );
}

function checkIdentifiers({ salesChannel, categories, attributes, values }: BuiltinSource): SourceFault[] {
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
    ...faultsOf(categories, categoryIdentifier[salesChannel]),
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

interface LeafShape {
  /** A root has depth 1. */
  readonly depth: { readonly min: number; readonly max: number };
}

const shapes: Readonly<Record<ContractChannel, LeafShape>> = {
  channel_a: { depth: { min: 3, max: 5 } },
  channel_b: { depth: { min: 3, max: 4 } },
};
const minTermsPerLeaf = 3;

/** Depth, search terms and attributes of the leaf categories. */
function checkLeaves({ salesChannel, categories }: BuiltinSource): SourceFault[] {
  const { depth } = shapes[salesChannel];
  const byIdentifier = new Map(categories.map((category) => [category.identifier, category]));
  const parents = new Set(categories.map((category) => category.parentIdentifier));
  const leaves = categories.filter((category) => !parents.has(category.identifier));
  return leaves.flatMap((leaf) => {
    const level = depthOf(leaf, byIdentifier);
    const found = [...missingTerms(leaf), ...missingAttributes(leaf)];
    if (level >= depth.min && level <= depth.max) return found;
    const what = `The leaf ${leaf.identifier} is at depth ${level}.`;
    return [...found, createFault(leaf.origin, what, `Put it at depth ${depth.min} to ${depth.max}.`)];
  });
}

/** 1 at a root; stops at a cycle, which another check reports. */
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

/** Unreferenced attribute sets, attributes and value lists, which are usually typing errors. */
function findUnused(source: BuiltinSource): SourceFault[] {
  const sets = new Set(source.attributeSets.map((entry) => entry.attributeSet));
  const usedSets = new Set(source.categories.flatMap((category) => category.attributeSets));
  const usedAttributes = new Set(source.attributeSets.map((entry) => entry.attributeIdentifier));
  const usedLists = new Set(source.attributeSets.map((entry) => entry.valueList));
  const lists = new Set(source.values.map((value) => value.valueList));
  const unused = (file: string, names: Iterable<string>, used: ReadonlySet<string>) =>
    [...names]
      .filter((name) => !used.has(name))
      .map((name) =>
        createFault(
          { file: `${source.salesChannel}/${file}`, line: 0 },
          `Nothing uses ${name}.`,
          "Use it or drop it.",
        ),
      );
  return [
    ...unused("attribute-sets", sets, usedSets),
    ...unused(
      "attributes",
      source.attributes.map((attribute) => attribute.identifier),
      usedAttributes,
    ),
    ...unused("values", lists, usedLists),
  ];
}

/** Names that are correctly identical in several languages: `same-in-languages.tsv`. */
interface SameInLanguages {
  /** Whether the name may be identical in all of these languages. */
  has(name: string, alike: readonly Language[]): boolean;
  /** Every listed name, in file order. */
  readonly names: readonly string[];
  readonly faults: readonly SourceFault[];
}

/** @param text with the columns name and languages, the latter as `en=de=fr` or, for several groups, `en=fr|de=it` */
export function parseSameInLanguages(text: string, file: string): SameInLanguages {
  const table = parseTsv(text, file, ["name", "languages"]);
  const groups = new Map<string, string[][]>();
  const faults = [...table.faults];
  for (const row of table.rows) {
    const name = row.cell("name");
    const listed = row
      .cell("languages")
      .split("|")
      .map((group) => group.split("="));
    if (groups.has(name)) faults.push(createFault(row, `${name} is there twice.`, "Join the two lines."));
    groups.set(name, listed);
    const unknown = listed.flat().find((word) => !languages.some((language) => language === word));
    if (unknown !== undefined) faults.push(createFault(row, `There is no language ${unknown}.`, "Mend it."));
  }
  return {
    has: (name, alike) =>
      groups.get(name)?.some((group) => alike.every((language) => group.includes(language))) ?? false,
    names: [...groups.keys()],
    faults,
  };
}
