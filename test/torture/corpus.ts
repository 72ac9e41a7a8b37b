import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { rawCells, unquoteCell } from "../../src/feed/formats/delimited-cells.ts";
import { RowSplitter } from "../../src/feed/formats/delimited-splitter.ts";

const folder = join(process.env.PDO_SHARED ?? "../shared", "data/torture");

/** Tests with these files are skipped where the folder of shared data is not there. */
export const hasCorpus = existsSync(folder);

/** What three other readers (Python's csv, csv-parse, PapaParse) make of a file. */
export interface Verdict {
  readonly class: "agree" | "malformed" | "differ" | "not-utf8";
  readonly bytes: number;
  /** SHA-256 of the JSON of all cells, where they agree. */
  readonly fields_sha256?: string;
}

export function readCorpusFile(name: string): Buffer {
  return readFileSync(join(folder, name));
}

/** The files of one verdict, or of several, in the order of their names. */
export function corpusFiles(...classes: Verdict["class"][]): [name: string, verdict: Verdict][] {
  if (!hasCorpus) return [];
  const { files } = JSON.parse(readCorpusFile("consensus.json").toString("utf8")) as {
    files: Record<string, Verdict>;
  };
  return Object.entries(files).filter(([, verdict]) => classes.includes(verdict.class));
}

/** A file as the other readers were given it: without its byte order mark. */
export function bodyOf(name: string): string {
  return readCorpusFile(name)
    .toString("latin1")
    .replace(/^\xef\xbb\xbf/, "");
}

/** Rows of a comma-separated text (a character is a byte) that comes in these chunks; blank ones are left out. */
export function rowsOfChunks(chunks: readonly string[], isCrOnly: boolean): string[][] {
  const dialect = { delimiter: ",", quote: '"', lineEnding: isCrOnly ? "\r" : "\n" } as const;
  const splitter = new RowSplitter({ dialect, name: "torture", firstLine: 1, maxLength: 1e9 });
  const rows = chunks.flatMap((chunk) => splitter.push(chunk, false));
  rows.push(...splitter.push("", true));
  return rows
    .map(({ raw }) => rawCells(raw, dialect).map((cell) => textOf(unquoteCell(cell, '"'))))
    .filter((cells) => cells.length > 1 || cells[0] !== "");
}

export function hasOnlyCr(text: string): boolean {
  return text.includes("\r") && !text.includes("\n");
}

function textOf(bytes: string): string {
  return Buffer.from(bytes, "latin1").toString("utf8");
}
