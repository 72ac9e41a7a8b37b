import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { type ServerOptions, startServer } from "../../../src/server/http/server.ts";
import { createKey } from "../../../src/server/keys.ts";
import { createService } from "../../../src/server/service.ts";
import type { Engine } from "../../../src/tasks/engine.ts";
import { ask } from "../ask.ts";
import { standInCatalogs, standInEngine } from "../stand-in.ts";

const promtool = process.env.PDO_PROMTOOL ?? "promtool";
const hasPromtool = spawnSync(promtool, ["--version"]).status === 0;

interface Started {
  readonly options?: Partial<ServerOptions>;
  readonly engine?: Partial<Engine>;
}

const lines: string[] = [];

function start({ options, engine }: Started = {}) {
  lines.length = 0;
  const parts = { catalogs: standInCatalogs, engine: { ...standInEngine, ...engine } };
  const log = (line: string) => void lines.push(line);
  let at = 0;
  const now = () => (at += 2);
  const service = createService({ ...parts, now: () => 0 });
  return startServer({ service, host: "127.0.0.1", port: 0, log, now, ...options });
}

async function open(started: Started = {}) {
  const server = await start(started);
  onTestFinished(() => server.close());
  return { server, key: server.temporaryKey ?? "" };
}

const nameCall = (key: string, name = "TV") => ({
  method: "POST",
  path: "/api/tasks/optimization/name?task_type=cleaned&translation_language=en",
  headers: { "X-Api-Key": key, "Content-Type": "application/json" },
  body: JSON.stringify({ product_name: name }),
});

const readiness = async (origin: string) => {
  const { status, text } = await ask(origin, { path: "/readyz" });
  return [status, JSON.parse(text).status];
};

test("health and readiness need no key, hold one word, and are not kept by caches", async () => {
  const { server } = await open();
  const health = await ask(server.url, { path: "/healthz" });
  expect(health).toMatchObject({
    status: 200,
    text: '{"status":"ok"}',
    headers: { "cache-control": "no-store" },
  });
  expect(await readiness(server.url)).toEqual([200, "ready"]);
  expect(await ask(server.url, { method: "HEAD", path: "/readyz" })).toMatchObject({ status: 200, text: "" });
  expect((await ask(server.url, { method: "POST", path: "/readyz" })).status).toBe(405);
});

test("the service is alive and not ready until what the first call needs is loaded", async () => {
  const seen: unknown[] = [];
  const adminPort = 0;
  const options: Partial<ServerOptions> = {
    adminPort,
    warmUp: async () => {
      const { url, admin_url } = JSON.parse(lines[0] ?? "");
      for (const origin of [url, admin_url]) seen.push(await readiness(origin));
      seen.push((await ask(admin_url, { path: "/healthz" })).status);
    },
  };
  const { server } = await open({ options });
  expect(seen).toEqual([[503, "starting"], [503, "starting"], 200]);
  expect(await readiness(server.url)).toEqual([200, "ready"]);
  expect(lines.map((line) => JSON.parse(line).event)).toContain("ready");
});

test("a service that cannot load what it needs does not start", async () => {
  const options = { warmUp: () => Promise.reject(new Error("no catalog")) };
  await expect(start({ options })).rejects.toThrow("no catalog");
  const { url } = JSON.parse(lines[0] ?? "");
  await expect(ask(url, { path: "/healthz" })).rejects.toMatchObject({ code: "ECONNREFUSED" });
});

test("a service whose keys cannot be read is not ready, since every call would fail", async () => {
  const folder = mkdtempSync(join(tmpdir(), "pdo-probes-"));
  const keysPath = join(folder, "keys.json");
  createKey(keysPath, { level: "basic", label: "a", now: () => 0 });
  const { server } = await open({ options: { keysPath } });
  expect(await readiness(server.url)).toEqual([200, "ready"]);
  rmSync(folder, { recursive: true });
  expect(await readiness(server.url)).toEqual([503, "keys unreadable"]);
});

test("a taken admin port is told, and nothing listens after that", async () => {
  const { server } = await open();
  const adminPort = Number(new URL(server.url).port);
  await expect(start({ options: { adminPort } })).rejects.toMatchObject({
    code: "PDO_SERVICE_CANNOT_LISTEN",
  });
});

test("with a port of their own the metrics are nowhere else, and there is nothing else", async () => {
  const { server } = await open({ options: { adminPort: 0 } });
  expect((await ask(server.url, { path: "/metrics" })).status).toBe(404);
  const { adminUrl = "" } = server;
  const seen = await ask(adminUrl, { path: "/metrics" });
  expect(seen).toMatchObject({
    status: 200,
    headers: { "content-type": "text/plain; version=0.0.4; charset=utf-8" },
  });
  for (const path of ["/", "/api/docs", "/api/data/categories"])
    expect((await ask(adminUrl, { path })).status).toBe(404);
});

test("while it drains it is alive and not ready, takes calls for the delay, then none, and loses none", async () => {
  const held: (() => void)[] = [];
  const engine: Partial<Engine> = {
    optimizeName: (request) =>
      new Promise((resolve) => held.push(() => resolve(standInEngine.optimizeName(request, {})))),
  };
  const limits = { shutdownMs: 20_000, drainDelayMs: 300 };
  const { server, key } = await open({ engine, options: { adminPort: 0, limits } });
  const { url, adminUrl = "" } = server;
  const before = ask(url, nameCall(key));
  await vi.waitFor(() => expect(held.length).toBe(1));
  const closed = server.close();
  expect(await readiness(adminUrl)).toEqual([503, "draining"]);
  const during = ask(url, nameCall(key));
  await vi.waitFor(() => expect(held.length).toBe(2));
  await vi.waitFor(() =>
    expect(ask(url, { path: "/healthz" })).rejects.toMatchObject({ code: "ECONNREFUSED" }),
  );
  expect((await ask(adminUrl, { path: "/healthz" })).status).toBe(200);
  expect((await ask(adminUrl, { path: "/metrics" })).text).toContain("\npdo_http_requests_in_flight 2\n");
  for (const finish of held) finish();
  for (const answer of await Promise.all([before, during]))
    expect(answer).toMatchObject({ status: 200, headers: { connection: "close" } });
  await closed;
  await expect(ask(adminUrl, { path: "/healthz" })).rejects.toMatchObject({ code: "ECONNREFUSED" });
});

test("a delay that leaves no time to finish calls is refused", async () => {
  const limits = { shutdownMs: 1_000, drainDelayMs: 1_000 };
  await expect(start({ options: { limits } })).rejects.toMatchObject({ code: "PDO_SERVICE_DRAIN_DELAY" });
});

const models = [
  {
    ...{ payer: "operator" as const, requests: 4, retries: 1, throttled: 1 },
    ...{ input_tokens: 900, cached_input_tokens: 300, output_tokens: 90, cost: 0.25 },
  },
  {
    ...{ payer: "callers" as const, requests: 2, retries: 0, throttled: 0 },
    ...{ input_tokens: 9, cached_input_tokens: 0, output_tokens: 3, cost: null },
  },
];
const watched = {
  version: "1.2.3",
  process: () => ({ cpuSeconds: 1.5, residentBytes: 1000, startTimeSeconds: 1_750_000_000 }),
  models: () => models,
};

/** The metrics after a call, a fault of a caller, a limit and a path that is none. */
async function openUsed() {
  const { server, key } = await open({ options: { watched, limits: { maxBodyBytes: 200 } } });
  const asks = [nameCall(key), nameCall("wrong"), nameCall(key, "canary".repeat(40)), { path: "/canary" }];
  for (const asked of asks) await ask(server.url, asked);
  await vi.waitFor(() => expect(lines.filter((line) => line.includes('"request"')).length).toBe(asks.length));
  return { server, text: (await ask(server.url, { path: "/metrics" })).text };
}

test("the metrics say calls by operation and status, how long they took, limits and money", async () => {
  const { server, text } = await openUsed();
  for (const line of [
    'pdo_http_requests_total{operation="optimizeName",status="200"} 1',
    'pdo_http_requests_total{operation="optimizeName",status="401"} 1',
    'pdo_http_requests_total{operation="optimizeName",status="413"} 1',
    'pdo_http_requests_total{operation="categorize",status="200"} 0',
    'pdo_http_requests_total{operation="none",status="404"} 1',
    'pdo_http_request_duration_seconds_bucket{operation="optimizeName",le="0.001"} 0',
    'pdo_http_request_duration_seconds_bucket{operation="optimizeName",le="+Inf"} 3',
    'pdo_http_request_duration_seconds_count{operation="optimizeName"} 3',
    "pdo_http_requests_in_flight 0",
    'pdo_limits_hit_total{limit="body_size"} 1',
    'pdo_limits_hit_total{limit="requests_per_minute"} 0',
    "pdo_ready 1",
    'pdo_model_cost_dollars_total{payer="operator"} 0.25',
    'pdo_model_tokens_total{payer="callers",kind="input"} 9',
    'pdo_build_info{version="1.2.3"} 1',
    "process_resident_memory_bytes 1000",
  ]) {
    expect(text.split("\n")).toContain(line);
  }
  expect(text).not.toContain('cost_dollars_total{payer="callers"}');
  // What watches is not counted, and not logged.
  expect((await ask(server.url, { path: "/metrics" })).text).toContain('operation="none",status="404"} 1');
  expect(lines.some((line) => line.includes("/metrics"))).toBe(false);
});

test("the metrics hold nothing that a caller sent", async () => {
  const { server, text } = await openUsed();
  for (const secret of ["canary", "wrong", server.temporaryKey ?? "no key"])
    expect(text).not.toContain(secret);
});

test.skipIf(!hasPromtool)("promtool finds no fault with the metrics (skipped without promtool)", async () => {
  const { text } = await openUsed();
  const { stdout, stderr, status } = spawnSync(promtool, ["check", "metrics"], {
    input: text,
    encoding: "utf8",
  });
  expect({ status, said: stdout + stderr }).toEqual({ status: 0, said: "" });
});
