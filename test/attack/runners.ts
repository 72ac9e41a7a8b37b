import { type ChildProcess, fork, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { hangMs } from "./attack.ts";
import { seeds } from "./feeds/seeds.ts";

export interface Order {
  readonly words: readonly string[];
  /** The working folder, with a `home` in it. */
  readonly folder: string;
  /** Standard input, in Base64; absent: a terminal. */
  readonly input?: string;
  readonly environment?: Readonly<Record<string, string>>;
}

export interface Report {
  /** Null where a signal ended it. */
  readonly code: number | null;
  readonly said: string;
  readonly printed: string;
  readonly cpuMs: number;
  /** The most that the process has held so far. */
  readonly memoryMb: number;
}

/** What became of a command; `hung` where it was ended since it took too long. */
export interface Outcome extends Report {
  readonly hung: boolean;
}

export interface Runners {
  readonly atOnce: number;
  /** In a process that has run other commands before. */
  run(order: Order): Promise<Outcome>;
  close(): void;
}

const lost: Report = { code: null, said: "", printed: "", cpuMs: 0, memoryMb: 0 };
/** A command that waits for nobody needs no more than its processor time; others use the processor too. */
const waitMs = 15_000;
/**
 * After so many commands, and with so much memory, a process is replaced: no user runs so many in one, and what earlier
 * ones have left is not the next one's.
 */
const commandsEach = 100;
const memoryEachMb = 275;

export function createRunners({ root, folder }: { root: string; folder: string }): Runners {
  const warmUp = warmUpOrder(folder);
  const atOnce = Math.max(2, Math.min(4, availableParallelism()));
  const idle: { child: ChildProcess; commands: number; errors: string[] }[] = [];
  const start = async () => {
    const child = fork(join(folder, "command-runner.mjs"), [join(root, "dist/cli/main.js")], {
      stdio: ["ignore", "ignore", "pipe", "ipc"],
    });
    const errors: string[] = [];
    child.stderr?.on("data", (data) => errors.push(String(data)));
    await once(child, "message");
    child.send(warmUp);
    await once(child, "message");
    return { child, commands: 0, errors };
  };
  return {
    atOnce,
    run: async (order) => {
      const runner = idle.pop() ?? (await start());
      const { child, errors } = runner;
      const outcome = await new Promise<Outcome>((resolve) => {
        const watch = watchForHang(child, () => settle({ ...lost, hung: true }));
        const died = () => settle({ ...lost, said: errors.join(""), hung: false });
        const told = (report: unknown) => settle({ ...(report as Report), hung: false });
        const settle = (outcome: Outcome) => {
          watch.stop();
          child.off("exit", died).off("message", told);
          resolve(outcome);
        };
        child.once("exit", died).once("message", told);
        child.send(order);
      });
      runner.commands += 1;
      const isSpent = runner.commands >= commandsEach || outcome.memoryMb > memoryEachMb;
      if (outcome.code !== null && !isSpent) idle.push(runner);
      else child.kill("SIGKILL");
      return outcome;
    },
    close: () => {
      for (const { child } of idle) child.kill("SIGKILL");
    },
  };
}

/** A plain feed: reading the catalogs for the first time is no fault of a case's feed. */
function warmUpOrder(place: string): Order {
  const folder = join(place, "warm-up");
  mkdirSync(folder, { recursive: true });
  const feed = seeds.find(({ file }) => file === "feed.csv");
  if (feed !== undefined) writeFileSync(join(folder, feed.file), feed.bytes);
  return { words: ["enrich", "feed.csv", "-o", "-"], folder };
}

/** Calls back once a process has used the processor for longer than any case may, or is not done for very long. */
function watchForHang({ pid = 0 }: ChildProcess, onHang: () => void): { stop(): void } {
  const cpuBefore = cpuMsOf(pid);
  const startedAt = Date.now();
  const timer = setInterval(() => {
    if (cpuMsOf(pid) - cpuBefore < hangMs * 1.5 && Date.now() - startedAt < waitMs) return;
    clearInterval(timer);
    onHang();
  }, 100);
  return { stop: () => clearInterval(timer) };
}

/** Processor time so far (proc(5), in hundredths of a second); 0 where the system does not tell. */
function cpuMsOf(pid: number): number {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "latin1");
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    return (Number(fields[11]) + Number(fields[12])) * 10;
  } catch {
    return 0;
  }
}

/** The most memory a living process has held, in MB; 0 where the system does not tell. */
export function memoryMbOf(pid: number | undefined): number {
  try {
    return Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "latin1"))?.[1] ?? 0) / 1024;
  } catch {
    return 0;
  }
}

/** The program as its user starts it. */
export function spawnProgram(root: string, { words, folder, environment }: Order) {
  const child = spawn(process.execPath, [join(root, "bin/pdo.js"), ...words], {
    cwd: folder,
    env: { PATH: process.env.PATH, HOME: folder, PDO_HOME: join(folder, "home"), ...environment },
  });
  const texts = { said: "", printed: "" };
  let memoryMb = 0;
  const look = setInterval(() => {
    memoryMb = Math.max(memoryMb, memoryMbOf(child.pid));
  }, 50);
  child.stdout.on("data", (data) => (texts.printed += data));
  child.stderr.on("data", (data) => (texts.said += data));
  child.stdin.on("error", () => {});
  const ended = once(child, "close").then(([code]: unknown[]): Report => {
    clearInterval(look);
    return { code: code as number | null, ...texts, cpuMs: 0, memoryMb };
  });
  return { child, ended, texts };
}

/** A spawned command that is ended where it is not done after so many milliseconds. */
export async function runSpawned(root: string, order: Order, limitMs: number): Promise<Outcome> {
  const { child, ended } = spawnProgram(root, order);
  child.stdin.end(order.input === undefined ? "" : Buffer.from(order.input, "base64"));
  let hung = false;
  const timer = setTimeout(() => {
    hung = true;
    child.kill("SIGKILL");
  }, limitMs);
  const report = await ended;
  clearTimeout(timer);
  return { ...report, hung };
}
