import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import Papa from "papaparse";

export type Rows = readonly (readonly string[])[];

export interface Dialect {
  readonly delimiter: string;
  readonly quote: string;
}

/** Two readers that are not ours. Where there is no Python, PapaParse judges alone. */
export interface Readers {
  readonly hasPython: boolean;
  /** The rows as both read them, blank lines left out; undefined where they differ or one reports an error. */
  read(text: string, dialect: Dialect): Promise<Rows | undefined>;
  close(): void;
}

export function startReaders(root: string, folder: string): Readers {
  const hasPython = spawnSync("python3", ["-c", "import csv"]).status === 0;
  const python = hasPython ? startPython(join(root, "test/attack/feeds/read_rows.py")) : undefined;
  let reads = 0;
  return {
    hasPython,
    read: async (text, dialect) => {
      const byPapa = readByPapa(text, dialect);
      if (byPapa === undefined || python === undefined) return byPapa;
      const path = join(folder, `read-${reads++}.csv`);
      writeFileSync(path, text);
      const byPython = await python.read(path, dialect);
      rmSync(path);
      return JSON.stringify(byPython) === JSON.stringify(byPapa) ? byPapa : undefined;
    },
    close: () => python?.child.kill(),
  };
}

const withoutBlanks = (rows: Rows): Rows => rows.filter((row) => row.length > 1 || (row[0] ?? "") !== "");

/** PapaParse takes one kind of line end for the whole text: what "\r\r\n" leaves where it is "\n" belongs to no cell. */
const withoutLineEnds = (rows: Rows): Rows =>
  rows.map((row) => row.map((cell, at) => (at === row.length - 1 ? cell.replace(/\r+$/, "") : cell)));

function readByPapa(text: string, { delimiter, quote }: Dialect): Rows | undefined {
  const { data, errors } = Papa.parse<string[]>(text, { delimiter, quoteChar: quote });
  return errors.length > 0 ? undefined : withoutBlanks(withoutLineEnds(data));
}

function startPython(program: string): {
  child: ChildProcess;
  read(path: string, dialect: Dialect): Promise<Rows | undefined>;
} {
  const child = spawn("python3", [program], { stdio: ["pipe", "pipe", "inherit"] });
  const lines = createInterface({ input: child.stdout });
  let turn: Promise<unknown> = Promise.resolve();
  return {
    child,
    read: (path, dialect) => {
      const answer = turn.then(async () => {
        child.stdin.write(`${JSON.stringify({ path, ...dialect })}\n`);
        const [line] = await once(lines, "line");
        const { rows } = JSON.parse(line as string) as { rows?: Rows };
        return rows && withoutBlanks(rows);
      });
      turn = answer;
      return answer;
    },
  };
}
