import { existsSync, readdirSync } from "node:fs";
import { join, relative } from "node:path";

/** A labelled set: a folder with what to learn from, what to be measured on, and what there is to be told. */
export interface BenchSet {
  /** The folder's path below that of all sets: `cdiscount-fr`, `wdc-pave/extraction`. */
  readonly name: string;
  readonly folder: string;
  readonly trainFile: string;
  readonly testFile: string;
  /** `categories.json` or `schema.json`. */
  readonly listFile: string;
}

const benchFolder = join(
  process.env.PDO_SHARED ?? join(import.meta.dirname, "../../../../shared"),
  "data/bench",
);

const kinds = { categorization: "categories.json", attribution: "schema.json" } as const;

/** The sets of a kind that are there, as far as `PDO_EVAL_SETS` asks for them. */
export function findSets(kind: keyof typeof kinds): BenchSet[] {
  const found = foldersBelow(benchFolder).flatMap((folder) => toSet(folder, kinds[kind]) ?? []);
  const asked = askedSets();
  if (asked.length === 0) return found;
  return found.filter(({ name }) => asked.includes(name));
}

/** What is asked for and not there, in a line; "" where nothing is missing. */
export function leftOutSets(found: readonly BenchSet[]): string {
  if (!existsSync(benchFolder))
    return `Nothing is measured: there is no folder ${benchFolder} (see PDO_SHARED).\n`;
  const known = [...findSets("categorization"), ...findSets("attribution")].map(({ name }) => name);
  const missing = askedSets().filter((name) => !known.includes(name));
  if (missing.length > 0) return `Skipped, not there: ${missing.join(", ")}.\n`;
  if (found.length === 0) return "Skipped: no set of this kind was asked for, or none is there.\n";
  const listless = foldersBelow(benchFolder)
    .filter((folder) => testFileOf(folder) !== undefined && listsOf(folder).length === 0)
    .map((folder) => relative(benchFolder, folder));
  const lists = Object.values(kinds).join(" nor ");
  return listless.length === 0 ? "" : `Skipped, with neither ${lists}: ${listless.join(", ")}.\n`;
}

function listsOf(folder: string): readonly string[] {
  return Object.values(kinds).filter((list) => existsSync(join(folder, list)));
}

function testFileOf(folder: string): string | undefined {
  return ["test.jsonl.gz", "devtest.jsonl.gz"]
    .map((name) => join(folder, name))
    .find((path) => existsSync(path));
}

function askedSets(): string[] {
  return (process.env.PDO_EVAL_SETS ?? "").split(",").filter((name) => name !== "");
}

function foldersBelow(folder: string): string[] {
  if (!existsSync(folder)) return [];
  const below = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => join(folder, name))
    .sort();
  return below.flatMap((each) => [each, ...foldersBelow(each)]);
}

function toSet(folder: string, list: string): BenchSet | undefined {
  const listFile = join(folder, list);
  const trainFile = join(folder, "train.jsonl.gz");
  const testFile = testFileOf(folder);
  if (!existsSync(listFile) || !existsSync(trainFile) || testFile === undefined) return undefined;
  return { name: relative(benchFolder, folder), folder, trainFile, testFile, listFile };
}
