import { mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { EvaluatedTask } from "../../src/cli/commands/evaluate/evaluation.ts";
import type { main } from "../../src/cli/main.ts";
import { createStandInWorld } from "../stand-ins/world.ts";
import { print } from "./print-table.ts";
import type { SetFiles } from "./sets/write-set.ts";

export interface EvaluatedRun {
  readonly rows: number;
  readonly evaluated_rows: number;
  readonly rows_per_second: number;
  readonly expected_calibration_error: number | null;
}

export interface CategorizationRun extends EvaluatedRun {
  readonly top_1: number;
  readonly top_5: number;
  readonly macro_f1: number;
}

export interface Learned {
  readonly seconds: number;
  /** Of the processor's time. */
  readonly processorSeconds: number;
  /** What was learned, as it lies on the disk; in millions of bytes. */
  readonly megabytes: number;
}

export interface Speed {
  /** By the clock, from the first answer on. */
  readonly rowsPerSecond: number;
  /** By the processor's time, loading included: it tells the same on a machine that does other things as well. */
  readonly rowsPerProcessorSecond: number;
}

interface Quality {
  readonly precision: number;
  readonly recall: number;
  readonly f1: number;
}

export interface AttributionRun extends EvaluatedRun {
  readonly published: Quality;
  readonly strict: Quality;
}

/** A home of its own, and `pdo` as it is used there. */
export interface PdoHome {
  importCatalog(): Promise<void>;
  learn(): Promise<Learned>;
  evaluate<Run extends EvaluatedRun>(task: EvaluatedTask, ...flags: readonly string[]): Promise<Run>;
  /**
   * Asks for the products to learn from, of which there are more: the first thousands make the program faster, and what
   * is loaded counts for less.
   */
  measureSpeed(task: EvaluatedTask, ...flags: readonly string[]): Promise<Speed>;
  remove(): void;
}

/** The program as it is built. */
const program = join(import.meta.dirname, "../../dist/cli/main.js");
const channel = ["--channel", "channel_a"] as const;

export function createPdoHome({ folder, catalogFolder, trainFeed, testFeed }: SetFiles): PdoHome {
  const home = mkdtempSync(join(tmpdir(), "pdo-eval-home-"));
  const columns = ["--map", "name=name", "--map", "description=description"];
  const ask = (feed: string, task: EvaluatedTask, flags: readonly string[]) =>
    run(home, ["evaluate", feed, "--task", task, ...channel, ...columns, ...flags]);
  return {
    importCatalog: async () =>
      void (await run(home, ["catalog", "import", "csv", catalogFolder, ...channel])),
    learn: async () => {
      const startedAt = performance.now();
      const before = process.cpuUsage();
      await run(home, ["examples", "add", trainFeed, ...channel, ...columns]);
      return {
        seconds: (performance.now() - startedAt) / 1000,
        processorSeconds: processorSecondsSince(before),
        megabytes: learnedMegabytes(join(home, "examples")),
      };
    },
    evaluate: async (task, ...flags) => {
      const answer = JSON.parse(await ask(testFeed, task, flags));
      const { rows, evaluated_rows, unusable_rows } = answer;
      if (rows !== evaluated_rows)
        print(`${evaluated_rows} of ${rows} rows are measured: ${JSON.stringify(unusable_rows)}\n`);
      return answer;
    },
    measureSpeed: async (task, ...flags) => {
      const before = process.cpuUsage();
      const answer: EvaluatedRun = JSON.parse(await ask(trainFeed, task, flags));
      return {
        rowsPerSecond: answer.rows_per_second,
        rowsPerProcessorSecond: Math.round(answer.evaluated_rows / processorSecondsSince(before)),
      };
    },
    remove: () => {
      for (const each of [home, folder]) rmSync(each, { recursive: true, force: true });
    },
  };
}

function processorSecondsSince(before: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1e6;
}

function learnedMegabytes(folder: string): number {
  const files = readdirSync(folder).filter((name) => name.endsWith(".learned"));
  return files.reduce((sum, name) => sum + statSync(join(folder, name)).size, 0) / 1e6;
}

/** @returns what it printed @throws what it said, where it ended with a fault */
async function run(home: string, words: readonly string[]): Promise<string> {
  const pdo = (await import(program)) as { readonly main: typeof main };
  const world = createStandInWorld({ environment: { PDO_HOME: home } });
  const code = await pdo.main([...words, "--output", "json"], { ...world, now: () => performance.now() });
  if (code === 0) return world.printed();
  const failures = code === 1 ? JSON.stringify(JSON.parse(world.printed()).failures) : "";
  throw new Error(`pdo ${words.slice(0, 2).join(" ")} ended with ${code}: ${world.said()}${failures}`);
}
