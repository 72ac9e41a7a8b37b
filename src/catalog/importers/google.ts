import { basename } from "node:path";
import { type Language, languages } from "../../api/vocabulary.ts";
import { sourceMissing } from "../errors.ts";
import type { Names } from "../model.ts";
import { createFault, type SourceFault } from "../source-faults.ts";
import { beginStep, type ImportContext, type Importer } from "./importer.ts";
import { wrongKindFault } from "./recognize-source.ts";
import { type CategoryRow, cleanName } from "./source-records.ts";
import { findSourceFiles, readSourceText, type SourceFile } from "./source-text.ts";

const format = "google";
const wanted = "a list of Google's product taxonomy";
const nextStep =
  "Name files called taxonomy-with-ids.<locale>.txt, for example taxonomy-with-ids.en-US.txt, or their folder.";
const localeInName = /(?:^|[^a-z])([a-z]{2})(?:[-_]([a-z]{2}))?$/i;

/**
 * Google's product taxonomy: one `taxonomy-with-ids.<locale>.txt` per language. A category's identifier is Google's
 * number (`166`), the same in all languages and releases. The tree is taken from English, else German, French or
 * Italian. There are no attributes.
 */
export const googleImporter: Importer = {
  format,
  read: async (paths, context) => {
    const files = findSourceFiles(paths, nextStep).filter(isTaxonomyFile);
    if (files.length === 0)
      throw sourceMissing(paths[0] ?? "", "It has no taxonomy-with-ids file.", nextStep);
    const faults: SourceFault[] = [];
    const warnings: string[] = [];
    const read: LocaleTaxonomy[] = [];
    for (const file of files) {
      const locale = localeOf(file);
      if (locale !== undefined && locale.language === undefined) {
        warnings.push(`${file.path}: passed over, pdo knows ${languages.join(", ")}.`);
        continue;
      }
      const taxonomy = await readTaxonomy(file, context, faults);
      if (taxonomy === undefined) continue;
      if (locale?.language !== undefined)
        read.push({ ...taxonomy, ...locale, language: locale.language, file: file.path });
      else faults.push(unknownLanguage(file.path));
    }
    const { chosen, warnings: passedOver } = chooseLocales(read);
    const joined = joinLanguages(chosen);
    return {
      categories: joined.categories,
      attributes: [],
      values: [],
      faults: faults.length > 0 ? faults : joined.faults,
      isComplete: faults.length === 0,
      warnings: [...warnings, ...passedOver, ...joined.warnings],
    };
  },
};

/** Within a folder, files are recognized by name; files that the user named are accepted under any name. */
function isTaxonomyFile({ path, isNamed }: SourceFile): boolean {
  return isNamed || /taxonomy.*\.txt(\.gz)?$/i.test(basename(path));
}

/** Undefined where the name has no locale; without a language where pdo does not support it. */
function localeOf({ path }: SourceFile): { language: Language | undefined; locale: string } | undefined {
  const name = basename(path).replace(/(\.txt)?(\.gz)?$/i, "");
  const [, language = "", country = ""] = localeInName.exec(name) ?? [];
  if (language === "") return undefined;
  const lower = language.toLowerCase();
  return {
    language: languages.find((known) => known === lower),
    locale: country === "" ? lower : `${lower}-${country.toUpperCase()}`,
  };
}

async function readTaxonomy(file: SourceFile, context: ImportContext, faults: SourceFault[]) {
  await beginStep(context, `reading ${file.label}`);
  const text = await readSourceText(file.path, faults);
  if (text === undefined) return undefined;
  const wrongKind = wrongKindFault(text, file.path, { format, wanted });
  if (wrongKind) faults.push(wrongKind);
  return wrongKind ? undefined : parseTaxonomy(text, file.path, faults);
}

function unknownLanguage(file: string): SourceFault {
  return createFault(
    { file, line: 0 },
    "The file's name does not say its language.",
    "Call it taxonomy-with-ids.<locale>.txt, for example taxonomy-with-ids.de-DE.txt.",
  );
}

/** A parsed file with its language and country. */
interface LocaleTaxonomy extends Taxonomy {
  readonly file: string;
  readonly language: Language;
  /** `en-GB`; only the language where the file's name has no country. */
  readonly locale: string;
}

/** Among equally recent lists, this country's is used. */
const homes: Readonly<Record<Language, string>> = { en: "en-US", de: "de-DE", fr: "fr-FR", it: "it-IT" };

/**
 * One list per language: the most recent; among equally recent ones that of the United States, Germany, France or
 * Italy; among several of these the first.
 */
function chooseLocales(read: readonly LocaleTaxonomy[]): {
  readonly chosen: readonly LocaleTaxonomy[];
  readonly warnings: readonly string[];
} {
  const chosen = languages.flatMap((language) =>
    read
      .filter((one) => one.language === language)
      .sort(byRank)
      .slice(0, 1),
  );
  const warnings = read
    .filter((one) => !chosen.includes(one))
    .map((one) => {
      const winner = chosen.find((other) => other.language === one.language);
      return `${one.file}: passed over, since ${winner?.file} is taken for ${one.language}.`;
    });
  return { chosen, warnings };
}

function byRank(one: LocaleTaxonomy, other: LocaleTaxonomy): number {
  if (one.version !== other.version) return one.version < other.version ? 1 : -1;
  return Number(other.locale === homes[other.language]) - Number(one.locale === homes[one.language]);
}

interface JoinedLanguages {
  readonly categories: readonly CategoryRow[];
  readonly faults: readonly SourceFault[];
  readonly warnings: readonly string[];
}

/**
 * Joins the lists by number. The first one gives the tree and order; parents are found by path within it, since paths
 * are translated and numbers are not.
 */
function joinLanguages(lists: readonly LocaleTaxonomy[]): JoinedLanguages {
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

/** Differences between two languages; none where they have the same version. */
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

/** One line of `taxonomy-with-ids`. */
interface TaxonomyLine {
  readonly identifier: string;
  /** The names from the root, joined by ` > `; a prefix of the lines of its children. */
  readonly path: string;
  readonly name: string;
  readonly line: number;
}

interface Taxonomy {
  /** `2021-09-21`; "" where the file has none. */
  readonly version: string;
  readonly lines: readonly TaxonomyLine[];
}

const separator = " > ";
const versionLine = /^#\s*Google_Product_Taxonomy_Version:\s*(\S+)/;
/** Splits at the first " - " only: names contain it too (`5631 - Sport > Fitness - Yoga`). */
const taxonomyLine = /^(\d+) - (.+)$/;
const maxFaults = 20;

/** @param text a whole file: a comment with the version, then one `<id> - <A> > <B> > <C>` per line */
function parseTaxonomy(text: string, file: string, faults: SourceFault[]): Taxonomy {
  const lines: TaxonomyLine[] = [];
  let unread = 0;
  for (const [number, written] of text.split(/\r\n|\n|\r/).entries()) {
    const line = number + 1;
    if (written.trim() === "" || written.startsWith("#")) continue;
    const [, identifier = "", path = ""] = taxonomyLine.exec(written.trim()) ?? [];
    const names = path.split(separator).map((name) => name.trim());
    if (identifier === "" || names.includes("")) {
      unread += 1;
      if (unread <= maxFaults) faults.push(unreadLine(written, { file, line }));
      continue;
    }
    lines.push({ identifier, path: names.join(separator), name: cleanName(names.at(-1) ?? ""), line });
  }
  if (unread > maxFaults) faults.push(manyUnread(unread, file));
  return { version: versionLine.exec(text)?.[1] ?? "", lines };
}

/** Undefined at a root. */
function parentPath(path: string): string | undefined {
  const at = path.lastIndexOf(separator);
  return at < 0 ? undefined : path.slice(0, at);
}

function unreadLine(written: string, origin: { file: string; line: number }): SourceFault {
  const shown = JSON.stringify(written.length > 60 ? `${written.slice(0, 60)}...` : written);
  const isBare = /^[^\d].* > /.test(written);
  const fix = isBare
    ? "Take the file taxonomy-with-ids, which has the numbers."
    : "Write it as number, space, hyphen, space, path: 166 - Apparel & Accessories.";
  return createFault(origin, `The line ${shown} is no number with a path.`, fix);
}

function manyUnread(count: number, file: string): SourceFault {
  return createFault({ file, line: 0 }, `${count} lines are no number with a path.`, "Fetch the file again.");
}
