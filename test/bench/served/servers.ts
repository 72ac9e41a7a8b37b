import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import { readFileSync, writeFileSync } from "node:fs";
import { connect, createServer } from "node:net";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";

const here = import.meta.dirname;
/** Another build of pdo can be measured by naming it. */
const program = process.env.PDO_BENCH_PROGRAM ?? join(here, "../../../bin/pdo.js");
export const path = "/api/tasks/optimization/name?task_type=cleaned&translation_language=en";
export const body = JSON.stringify({ product_name: "CORDLESS KETTLE 1,7L, stainless steel, 2200 W" });
/** A Python that has Debian's packages; where these lie elsewhere, PYTHONPATH and LD_LIBRARY_PATH say so. */
const python = process.env.PDO_BENCH_PYTHON ?? "/usr/bin/python3";

export interface ServerProcess {
  readonly port: number;
  readonly child: ChildProcess;
}

/** A server that is measured: what it is started with. */
export type Command = readonly [program: string, ...words: string[]];

export function pdoCommand(home: string) {
  const keys = join(home, "keys.json");
  writeFileSync(keys, JSON.stringify(keysDocument));
  return (port: number): Command => [process.execPath, program, "serve", "--keys", keys, "--port", `${port}`];
}

export const bareCommand =
  (answer: string) =>
  (port: number): Command => [process.execPath, join(here, "bare-server.js"), `${port}`, answer];

export const fastapiCommand =
  (answer: string) =>
  (port: number): Command => [python, join(here, "fastapi_server.py"), `${port}`, answer];

const operations = ["optimizeName", "optimizeDescription"];

/** Two keys that may ask as often as they like. */
const keysDocument = {
  format: "pdo-keys",
  version: 1,
  levels: { bench: { operations, use_rag: false, requests_per_minute: 1e9 } },
  keys: ["bench", "slow"].map((id) => ({
    id,
    label: id,
    level: "bench",
    created_at: "2026-01-01T00:00:00Z",
    sha256: createHash("sha256").update(`pdo_${id}_key`).digest("hex"),
  })),
};

function isThere(words: Command): boolean {
  const [name, ...rest] = words;
  try {
    execFileSync(name, rest, { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
}

export const hasFastapi = () => isThere([python, "-c", "import fastapi, uvicorn, uvloop, httptools"]);

/** On a core of its own, where the system can hold it there. */
export function onCore(core: number, command: Command): Command {
  return isThere(["taskset", "-c", `${core}`, "true"]) ? ["taskset", "-c", `${core}`, ...command] : command;
}

export async function startOnCore(
  core: number,
  commandAt: (port: number) => Command,
): Promise<ServerProcess> {
  const port = await freePort();
  const [name, ...words] = onCore(core, commandAt(port));
  const child = spawn(name, words, { stdio: "ignore" });
  for (let attempt = 0; attempt < 200 && !(await listens(port)); attempt += 1) await wait(100);
  return { port, child };
}

export async function stop({ child }: ServerProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const ended = once(child, "exit");
  child.kill("SIGTERM");
  await ended;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  return typeof address === "object" && address ? address.port : 0;
}

async function listens(port: number): Promise<boolean> {
  const socket = connect(port, "127.0.0.1");
  const answer = await Promise.race([once(socket, "connect"), once(socket, "error")]).catch(() => undefined);
  socket.destroy();
  return answer !== undefined && answer.length === 0;
}

/** Processor time of a process so far, in microseconds (Linux; proc(5), `/proc/PID/stat`); NaN elsewhere. */
export function cpuMicroseconds({ child }: ServerProcess): number {
  try {
    const stat = readFileSync(`/proc/${child.pid}/stat`, "latin1");
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    return (Number(fields[11]) + Number(fields[12])) * 10_000;
  } catch {
    return Number.NaN;
  }
}
