import { type ChildProcess, spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { Agent, request } from "node:http";
import { connect, createServer, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { operationNames } from "../../src/api/operations.ts";
import { ask } from "./ask.ts";

/*
 * Plays a cluster: a kubelet that asks /readyz and /healthz every few milliseconds, endpoints that follow what it hears,
 * callers whose new connections go to the endpoint of the moment while their open ones stay where they are, and a rolling
 * update that ends one copy of the built program with SIGTERM.
 */

const program = join(import.meta.dirname, "../../bin/pdo.js");
const key = "pdo_of-the-cluster";
const probeEveryMs = 20;

const keysDocument = {
  ...{ format: "pdo-keys", version: 1 },
  levels: { cluster: { operations: operationNames, use_rag: false, requests_per_minute: 1e9 } },
  keys: [
    {
      ...{ id: "cluster", label: "", level: "cluster", created_at: "2026-01-01T00:00:00Z" },
      sha256: createHash("sha256").update(key).digest("hex"),
    },
  ],
};

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  return typeof address === "object" && address ? address.port : 0;
}

interface Pod {
  readonly child: ChildProcess;
  readonly port: number;
  readonly probes: string;
}

/** With its settings in the environment alone, as a container has them. */
async function startPod(keys: string): Promise<Pod> {
  const [port, adminPort] = [await freePort(), await freePort()];
  const child = spawn(process.execPath, [program, "serve"], {
    stdio: "ignore",
    env: {
      ...{ PATH: process.env.PATH, PDO_HOME: join(keys, ".."), PDO_KEYS: keys },
      ...{ PDO_PORT: `${port}`, PDO_ADMIN_PORT: `${adminPort}` },
      ...{ PDO_DRAIN_DELAY: "1000", PDO_DRAIN_TIME: "20000" },
    },
  });
  onTestFinished(() => void child.kill("SIGKILL"));
  return { child, port, probes: `http://127.0.0.1:${adminPort}` };
}

/** What a probe hears: `200 ready`, `503 draining`, `refused`. */
async function probe({ probes }: Pod, path: string): Promise<string> {
  const heard = await ask(probes, { path }).catch(() => undefined);
  return heard === undefined ? "refused" : `${heard.status} ${JSON.parse(heard.text).status}`;
}

/** Asks until the answer is this one. */
async function probeUntil(pod: Pod, path: string, answer: string): Promise<string[]> {
  const heard = [await probe(pod, path)];
  while (heard.at(-1) !== answer) {
    await wait(probeEveryMs);
    heard.push(await probe(pod, path));
  }
  return heard;
}

const path = "/api/tasks/optimization/name?task_type=cleaned&translation_language=en";
const body = JSON.stringify({ product_name: "KETTLE 1,7L *** SALE ***" });

/** The status of a call, or what broke it. */
function call(agent: Agent): Promise<number | string> {
  const headers = { "X-Api-Key": key, "Content-Type": "application/json" };
  return new Promise((resolve) => {
    const sent = request({ agent, method: "POST", path, headers }, (response) => {
      response.on("error", (fault) => resolve(fault.message));
      response.resume().on("end", () => resolve(response.statusCode ?? 0));
    });
    sent.on("error", (fault) => resolve(fault.message)).end(body);
  });
}

test("a rolling update loses none of 1,000 calls, and a copy is ready only when it answers", {
  timeout: 120_000,
}, async () => {
  const folder = mkdtempSync(join(tmpdir(), "pdo-cluster-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const keys = join(folder, "keys.json");
  writeFileSync(keys, JSON.stringify(keysDocument));
  const [old, next] = [await startPod(keys), await startPod(keys)];
  const endpoint = { port: old.port };
  // A connection that is open stays with its pod; the endpoint of the moment counts for new ones.
  const createConnection = (): Socket => connect({ host: "127.0.0.1", port: endpoint.port });
  const agent = Object.assign(new Agent({ keepAlive: true, maxSockets: 20 }), { createConnection });
  onTestFinished(() => agent.destroy());

  const untilReady = await probeUntil(old, "/readyz", "200 ready");
  expect(await call(agent)).toBe(200);
  expect(untilReady.filter((answer) => !["refused", "503 starting", "200 ready"].includes(answer))).toEqual(
    [],
  );
  await probeUntil(next, "/readyz", "200 ready");

  const exited = once(old.child, "exit");
  const ended = { old: false };
  void exited.then(() => {
    ended.old = true;
  });
  const outcomes: (number | string)[] = [];
  const callers = Array.from({ length: 20 }, async () => {
    while (outcomes.length < 1_000 || !ended.old) outcomes.push(await call(agent));
  });
  while (outcomes.length < 300) await wait(1);
  old.child.kill("SIGTERM");
  const untilDraining = await probeUntil(old, "/readyz", "503 draining");
  expect(await probe(old, "/healthz")).toBe("200 ok");
  const atSwitch = outcomes.length;
  endpoint.port = next.port;
  const untilGone = await probeUntil(old, "/readyz", "refused");
  await Promise.all(callers);
  expect(await exited).toEqual([0, null]);
  expect(untilDraining.filter((answer) => !["200 ready", "503 draining"].includes(answer))).toEqual([]);
  expect(untilGone.filter((answer) => !["503 draining", "refused"].includes(answer))).toEqual([]);
  expect(outcomes.length).toBeGreaterThanOrEqual(1_000);
  expect(outcomes.length).toBeGreaterThan(atSwitch);
  expect(outcomes.filter((outcome) => outcome !== 200)).toEqual([]);
  next.child.kill("SIGTERM");
  expect(await once(next.child, "exit")).toEqual([0, null]);
});
