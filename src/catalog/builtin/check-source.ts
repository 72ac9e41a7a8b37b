import { languages, type SalesChannel } from "../../contract/vocabulary.ts";
import { groupedBy } from "../grouped.ts";
import type { NamedRecord } from "../named-columns.ts";
import { createFault, type Origin, type SourceFault } from "../source-fault.ts";
import { checkLeaves } from "./check-leaves.ts";
import { checkReferences } from "./check-references.ts";
import { findUnused } from "./find-unused.ts";
import type { SameInLanguages } from "./same-in-languages.ts";
import type { BuiltinSource, SourceCategory, SourceValue } from "./source.ts";

type Row = NamedRecord & { readonly origin: Origin };

const categoryIdentifier: Readonly<Record<SalesChannel, RegExp>> = {
  channel_a: /^a-[a-z0-9-]+$/,
  channel_b: /^b-[a-z0-9-]+$/,
};
const plainIdentifier = /^[a-z0-9]+([-_][a-z0-9]+)*$/;

/** Everything that is asked of a built-in catalog's source, what the build asks included. */
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

/** Two people may think of the same name for two lists, which would then be one. */
function scatteredLists(values: readonly SourceValue[]): SourceFault[] {
  const first = new Map<string, string>();
  const told = new Set<string>();
  return values.flatMap(({ valueList, origin }) => {
    const file = first.get(valueList) ?? origin.file;
    first.set(valueList, file);
    if (file === origin.file || told.has(valueList)) return [];
    told.add(valueList);
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
    const mend = `Translate it, or list it in same-in-languages.tsv as ${alike.join("=")}.`;
    return [createFault(origin, what, mend)];
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

/** Names are shown as print sets them; terms are what people type. */
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
