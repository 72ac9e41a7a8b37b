import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, describe, it } from "vitest";
import { call, callUntil, type Heard } from "./served/honest-callers.ts";
import { pdoCommand, type ServerProcess, startOnCore, stop } from "./served/servers.ts";

/*
 * Honest callers beside others who mean harm: 10,000 connections that send no byte and 200 that send a body slowly, all
 * without a key and each coming again when it is closed; four that send the longest names with a key of their own. The bar:
 * all honest calls are answered with 200, 99 of 100 within a second. PDO_BENCH_IDLE, PDO_BENCH_FILLERS and PDO_BENCH_SECONDS
 * change the numbers; the shell's `ulimit -n` must allow as many connections.
 */

const idle = Number(process.env.PDO_BENCH_IDLE ?? 10_000);
const fillers = Number(process.env.PDO_BENCH_FILLERS ?? 200);
const seconds = Number(process.env.PDO_BENCH_SECONDS ?? 15);
const root = join(import.meta.dirname, "../..");
const isBuilt = existsSync(join(root, "dist/cli"));
const slowPath = "/api/tasks/optimization/name?task_type=detailed&translation_language=de";
const slowBody = JSON.stringify({ product_name: "Red shirt ".repeat(1_000) });

let home = "";
beforeAll(() => {
  home = mkdtempSync(join(tmpdir(), "pdo-flood-"));
});
afterAll(() => rmSync(home, { recursive: true, force: true }));

async function listen({ port }: ServerProcess, during: () => Promise<void>): Promise<Heard[]> {
  const end = new AbortController();
  const callers = Array.from({ length: 10 }, (_, place) =>
    callUntil(end.signal, { port, key: "pdo_bench_key", keepsAlive: place % 2 === 0 }),
  );
  await during();
  end.abort();
  return (await Promise.all(callers)).flat();
}

/** Resolves once all were tried; `last` is the newest line. */
async function flood({ port }: ServerProcess) {
  const words = [join(import.meta.dirname, "served/flood.js"), `${port}`, `${idle}`, `${fillers}`];
  const child: ChildProcess = spawn(process.execPath, words, { stdio: ["ignore", "pipe", "inherit"] });
  const seen = { last: "" };
  if (child.stdout === null) throw new Error("It has no output.");
  const lines = createInterface({ input: child.stdout });
  lines.on("line", (line) => {
    seen.last = line;
  });
  await once(lines, "line");
  return { seen, end: () => child.kill("SIGKILL") };
}

function report(name: string, heard: readonly Heard[]): string {
  const times = heard.map(({ milliseconds }) => milliseconds).sort((one, other) => one - other);
  const at = (share: number) => (times[Math.floor(times.length * share)] ?? 0).toFixed(0);
  const failed = heard.filter(({ status }) => status !== 200).length;
  const slow = times.filter((time) => time > 1_000).length;
  return `  ${name.padEnd(44)} ${heard.length} calls, ${failed} not answered with 200, ${slow} over 1 s; p50 ${at(0.5)} ms, p99 ${at(0.99)} ms, slowest ${at(0.99999)} ms`;
}

const memoryOf = ({ child }: ServerProcess) =>
  Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, "utf8"))?.[1]) / 1024);

describe.skipIf(!isBuilt)("a service under attack (npm run build makes the dist/ that it needs)", () => {
  it("answers callers with a key", async () => {
    const server = await startOnCore(0, pdoCommand(home));
    const lines: string[] = [];
    const note = (name: string, heard: readonly Heard[]) =>
      lines.push(`${report(name, heard)}; ${memoryOf(server)} MB`);
    await listen(server, () => wait(2_000));
    note("alone", await listen(server, () => wait(seconds * 500)));
    const slow: Heard[] = [];
    const isOver = new AbortController();
    const sendSlow = async () => {
      const asked = { port: server.port, key: "pdo_slow_key", path: slowPath, body: slowBody };
      while (!isOver.signal.aborted) slow.push(await call(asked));
    };
    note(
      "beside four who send names of 10,000 signs",
      await listen(server, async () => {
        const sending = Array.from({ length: 4 }, sendSlow);
        await wait(seconds * 500);
        isOver.abort();
        await Promise.all(sending);
      }),
    );
    lines.push(report("  these", slow));
    const attack = await flood(server);
    note(`beside ${idle} idle, ${fillers} fillers`, await listen(server, () => wait(seconds * 1000)));
    lines.push(`    the attackers: ${attack.seen.last}`);
    attack.end();
    await stop(server);
    process.stdout.write(`\n${lines.join("\n")}\n`);
  });
});
