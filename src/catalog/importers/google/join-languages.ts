import type { Names } from "../../model.ts";
import { createFault, type SourceFault } from "../../source-fault.ts";
import type { CategoryRow } from "../source-records.ts";
import type { LocaleTaxonomy } from "./choose-locales.ts";
import { parentPath } from "./parse-taxonomy.ts";

export interface JoinedLanguages {
  readonly categories: readonly CategoryRow[];
  readonly faults: readonly SourceFault[];
  readonly warnings: readonly string[];
}

/**
 * Joins the lists by number. The first one gives tree and order; a parent is found by its path there, since
 * paths are translated and numbers are not.
 */
export function joinLanguages(lists: readonly LocaleTaxonomy[]): JoinedLanguages {
  const [master, ...others] = lists;
  if (master === undefined) return { categories: [], faults: [], warnings: [] };
  const identifierOf = new Map(master.lines.map(({ path, identifier }) => [path, identifier]));
  const faults = [...repeatedPaths(master), ...others.flatMap(repeatedIdentifiers)];
  const named = others.map((list) => ({
    language: list.language,
    names: new Map(list.lines.map(({ identifier, name }) => [identifier, name])),
  }));
  const categories = master.lines.map(({ identifier, path, name, line }): CategoryRow => {
    const names: Names = { [master.language]: name };
    for (const { language, names: known } of named) {
      const translated = known.get(identifier);
      if (translated !== undefined) names[language] = translated;
    }
    const origin = { file: master.file, line };
    const above = parentPath(path);
    const parentIdentifier = above === undefined ? undefined : identifierOf.get(above);
    if (above !== undefined && parentIdentifier === undefined) faults.push(missingParent(above, origin));
    return {
      identifier,
      ...(parentIdentifier === undefined ? {} : { parentIdentifier }),
      names,
      terms: {},
      origin,
    };
  });
  return { categories, faults, warnings: others.flatMap((list) => compare(master, list)) };
}

function missingParent(above: string, origin: CategoryRow["origin"]): SourceFault {
  return createFault(
    origin,
    `No line has the path above it, ${above}.`,
    "Add that line, or fetch the file again.",
  );
}

function repeatedPaths({ lines, file }: LocaleTaxonomy): SourceFault[] {
  return repeated(lines, ({ path }) => path).map(([line, first]) =>
    createFault(
      { file, line: line.line },
      `The path ${line.path} is there twice (first in line ${first.line}).`,
      "Keep one of the lines.",
    ),
  );
}

function repeatedIdentifiers({ lines, file }: LocaleTaxonomy): SourceFault[] {
  return repeated(lines, ({ identifier }) => identifier).map(([line, first]) =>
    createFault(
      { file, line: line.line },
      `The category ${line.identifier} is there twice (first in line ${first.line}).`,
      "Keep one of the lines.",
    ),
  );
}

function repeated<Line>(lines: readonly Line[], keyOf: (line: Line) => string): [Line, Line][] {
  const first = new Map<string, Line>();
  return lines.flatMap((line): [Line, Line][] => {
    const known = first.get(keyOf(line));
    if (known !== undefined) return [[line, known]];
    first.set(keyOf(line), line);
    return [];
  });
}

/** What two languages do not have in common; nothing where they are of one version. */
function compare(master: LocaleTaxonomy, other: LocaleTaxonomy): string[] {
  const theirs = new Set(other.lines.map(({ identifier }) => identifier));
  const ours = new Set(master.lines.map(({ identifier }) => identifier));
  const unnamed = [...ours].filter((identifier) => !theirs.has(identifier)).length;
  const unknown = [...theirs].filter((identifier) => !ours.has(identifier)).length;
  if (unnamed + unknown === 0 && master.version === other.version) return [];
  const versions =
    master.version === other.version
      ? `${other.file} is not complete`
      : `${other.file} is of ${other.version || "an unknown version"}, ${master.file} of ${master.version || "an unknown one"}`;
  return [
    `${versions}: ${unnamed} categories have no name in ${other.language}, ${unknown} are passed over.`,
  ];
}
