import { execFile } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, it } from "vitest";
import { median } from "./median.ts";
import {
  bareCommand,
  body,
  cpuMicroseconds,
  fastapiCommand,
  hasFastapi,
  onCore,
  path,
  pdoCommand,
  type ServerProcess,
  startOnCore,
  stop,
} from "./served/servers.ts";

/*
 * The name operation of the built program over HTTP, the built-in engine at work, beside a bare fastify route that returns
 * the same JSON and FastAPI on uvicorn that checks the same request: each server on the first core, what asks it on the
 * second, one after the other in each round. PDO_BENCH_ROUNDS and PDO_BENCH_SECONDS make it shorter; servers are warmed up
 * before.
 */

const rounds = Number(process.env.PDO_BENCH_ROUNDS ?? 7);
const seconds = Number(process.env.PDO_BENCH_SECONDS ?? 3);
const root = join(import.meta.dirname, "../..");
const isBuilt = existsSync(join(root, "dist/cli"));
const run = promisify(execFile);

interface Seen {
  readonly answered: number;
  readonly refused: number;
  /** Requests a second. */
  readonly rate: number;
  /** Milliseconds. */
  readonly p50: number;
  readonly p99: number;
}

interface Round extends Seen {
  /** Microseconds of the server's processor for a request. */
  readonly cpu: number;
}

async function load(server: ServerProcess, lasting: number): Promise<Round> {
  const generator = join(import.meta.dirname, "served/load-generator.js");
  const words = [generator, `${server.port}`, path, body, "64", `${lasting}`];
  const [name, ...rest] = onCore(1, [process.execPath, ...words]);
  const before = cpuMicroseconds(server);
  const { stdout } = await run(name, rest);
  const seen = JSON.parse(stdout) as Seen;
  if (seen.refused > 0) throw new Error(`${seen.refused} requests were refused.`);
  return { ...seen, cpu: (cpuMicroseconds(server) - before) / seen.answered };
}

let home = "";
beforeAll(() => {
  home = mkdtempSync(join(tmpdir(), "pdo-served-"));
});
afterAll(() => rmSync(home, { recursive: true, force: true }));

async function answerOf({ port }: ServerProcess): Promise<string> {
  const headers = { "X-Api-Key": "pdo_bench_key", "Content-Type": "application/json" };
  const response = await fetch(`http://127.0.0.1:${port}${path}`, { method: "POST", headers, body });
  return response.text();
}

function report(all: ReadonlyMap<string, readonly Round[]>): string {
  const of = (name: string, figure: keyof Round) =>
    median((all.get(name) ?? []).map((round) => round[figure]));
  return [...all.keys()]
    .map((name) => {
      const tail = of(name, "p99") / of(name, "p50");
      const ratio = of("pdo", "rate") / of(name, "rate");
      const figures = [
        `${of(name, "rate").toFixed(0).padStart(6)} requests/s`,
        `${of(name, "cpu").toFixed(0).padStart(4)} us of processor`,
        `p50 ${of(name, "p50").toFixed(1)} ms`,
        `p99 ${of(name, "p99").toFixed(1)} ms (${tail.toFixed(1)} times)`,
      ];
      return `  ${name.padEnd(20)} ${figures.join(", ")}${name === "pdo" ? "" : `; pdo: ${ratio.toFixed(2)} of it`}`;
    })
    .join("\n");
}

describe.skipIf(!isBuilt)("served (npm run build makes the dist/ that it needs)", () => {
  it("requests a second at 64 connections, one core each", async () => {
    const pdo = await startOnCore(0, pdoCommand(home));
    const answer = await answerOf(pdo);
    const servers = new Map([["pdo", pdo]]);
    servers.set("bare fastify route", await startOnCore(0, bareCommand(answer)));
    if (hasFastapi()) servers.set("FastAPI, uvicorn", await startOnCore(0, fastapiCommand(answer)));
    else process.stdout.write("\nDebian's python3-fastapi, -uvicorn, -uvloop and -httptools are not here.\n");
    const all = new Map([...servers.keys()].map((name) => [name, [] as Round[]]));
    for (const server of servers.values()) await load(server, seconds * 4);
    for (let round = 0; round < rounds; round += 1) {
      for (const [name, server] of servers) all.get(name)?.push(await load(server, seconds));
    }
    for (const server of servers.values()) await stop(server);
    process.stdout.write(`\nmedians of ${rounds} rounds of ${seconds} s\n${report(all)}\n`);
  });

  it("loses none of 1,000 that are in flight at SIGTERM", async () => {
    const server = await startOnCore(0, pdoCommand(home));
    await load(server, 1);
    const sockets = await Promise.all(Array.from({ length: 1000 }, () => openSocket(server.port)));
    const answers = sockets.map(({ heard }) => heard);
    for (const { send } of sockets) send();
    await Promise.race(answers);
    const stopped = stop(server);
    const statuses = await Promise.all(answers);
    await stopped;
    const count = (status: string) => statuses.filter((found) => found === status).length;
    const lost = statuses.length - count("200") - count("503");
    process.stdout.write(
      `\nSIGTERM: ${count("200")} done, ${count("503")} told to come again, ${lost} lost\n`,
    );
    if (lost > 0) throw new Error(`${lost} answers were lost.`);
  });
});

/** A connection, and the status of the one answer that it gets; empty where it gets none. */
async function openSocket(port: number) {
  const socket = connect({ host: "127.0.0.1", port });
  socket.setEncoding("latin1");
  let received = "";
  const heard = new Promise<string>((resolve) => {
    const tell = () => resolve(/^HTTP\/1\.1 (\d+) .*\}$/s.exec(received)?.[1] ?? "");
    socket.on("data", (text) => {
      received += text;
      if (received.endsWith("}")) tell();
    });
    socket.on("error", tell);
    socket.on("close", tell);
  });
  const head = ["Host: 127.0.0.1", "X-Api-Key: pdo_bench_key", "Content-Type: application/json"];
  const length = `Content-Length: ${Buffer.byteLength(body)}`;
  const text = [`POST ${path} HTTP/1.1`, ...head, length, "", body].join("\r\n");
  await new Promise((resolve) => socket.once("connect", resolve));
  return { heard, send: () => socket.write(text) };
}
