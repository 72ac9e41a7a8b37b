import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { createLineBatch } from "../../../src/cli/commands/serve-run.ts";
import { main } from "../../../src/cli/main.ts";
import { createKey } from "../../../src/server/keys.ts";
import { createStandInWorld } from "../../stand-ins/world.ts";

test("lines of one turn are written together at its end, in their order", async () => {
  const written: string[] = [];
  const lines = createLineBatch((text) => written.push(text));
  lines.add("one");
  await Promise.resolve();
  lines.add("two");
  expect(written).toEqual([]);
  await vi.waitFor(() => expect(written).toEqual(["one\ntwo\n"]));
  lines.add("three");
  await vi.waitFor(() => expect(written).toEqual(["one\ntwo\n", "three\n"]));
});

test("what waits is written when it is asked for, once", async () => {
  const written: string[] = [];
  const lines = createLineBatch((text) => written.push(text));
  lines.flush();
  lines.add("one");
  lines.flush();
  expect(written).toEqual(["one\n"]);
  await new Promise(setImmediate);
  expect(written).toEqual(["one\n"]);
});

/** The service, as the command starts it. */
async function serve(environment: Readonly<Record<string, string>> = {}) {
  const controller = new AbortController();
  const world = createStandInWorld({
    signal: controller.signal,
    environment: { PDO_PORT: "0", ...environment },
  });
  const ended = main(["serve"], world);
  const isReady = async () => {
    while (world.printed() === "") await new Promise(setImmediate);
  };
  await Promise.race([isReady(), ended]);
  const { url, metrics } = JSON.parse(world.printed()) as { url: string; metrics?: string };
  const end = () => {
    controller.abort();
    return ended;
  };
  return { world, url, metrics, end };
}

const eventsOf = (said: string) =>
  said
    .split("\n")
    .filter((line) => line.startsWith('{"time":'))
    .map((line) => JSON.parse(line).event as string);

test("has said all of its log when it ends", async () => {
  const { world, url, end } = await serve();
  const statuses = await Promise.all(
    Array.from({ length: 20 }, async () => (await fetch(`${url}/no`)).status),
  );
  expect(new Set(statuses)).toEqual(new Set([404]));
  await end();
  expect(eventsOf(world.said())).toEqual([
    ...["started", "ready"],
    ...statuses.map(() => "request"),
    ...["draining", "stopped"],
  ]);
  expect(world.lastWords.size).toBe(0);
});

test("says what it has not said yet where the process has to end in haste", async () => {
  const { world, end } = await serve();
  const ended = end();
  expect(world.lastWords.size).toBe(1);
  for (const say of world.lastWords) say();
  await ended;
  expect(eventsOf(world.said())).toEqual(["started", "ready", "draining", "stopped"]);
});

test("takes all its settings from the environment alone", async () => {
  const environment = {
    ...{ PDO_HOST: "localhost", PDO_ADMIN_PORT: "0", PDO_CORS_ORIGIN: "https://a.example,https://b.example" },
    ...{ PDO_DRAIN_TIME: "2000", PDO_DRAIN_DELAY: "1", PDO_LOG_FORMAT: "json" },
  };
  const { world, url, metrics = "", end } = await serve(environment);
  expect(url).toMatch(/^http:\/\/localhost:\d+\/api$/);
  expect(await (await fetch(metrics)).text()).toContain("\npdo_ready 1\n");
  const { headers } = await fetch(`${url}/docs`, { headers: { Origin: "https://b.example" } });
  expect(headers.get("access-control-allow-origin")).toBe("https://b.example");
  expect(await end()).toBe(0);
  const lines = world.said().trimEnd().split("\n");
  expect(lines.map((line) => typeof JSON.parse(line))).toEqual(lines.map(() => "object"));
});

/** What `pdo serve --check` says, by subject. */
async function check(...words: string[]) {
  const world = createStandInWorld();
  const code = await main(["serve", "--check", "--port", "0", ...words], world);
  const findings: { subject: string; sentence: string }[] = code === 0 ? JSON.parse(world.printed()) : [];
  return {
    code,
    said: world.said(),
    ...Object.fromEntries(findings.map((one) => [one.subject, one.sentence])),
  };
}

test("says with --check what it would serve, and ends", async () => {
  expect(await check("--admin-port", "0", "--drain-delay", "50", "--drain-time", "900")).toMatchObject({
    ...{ code: 0, said: "" },
    address: expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+\/api, described at .*; the port is free\.$/),
    probes: expect.stringContaining("/metrics, without a key."),
    keys: "No keys file; a key is made for each start, and only this machine is answered.",
    channel_a: expect.stringMatching(/^[\d,]+ categories, builtin\.$/),
    "language model": "None of the operator's own; callers may bring a provider's key.",
    shutdown: expect.stringContaining("taken for 50 ms more, and all is finished within 900 ms"),
  });
});

test("warns with --check of metrics that whoever reaches the service can read", async () => {
  const keys = join(mkdtempSync(join(tmpdir(), "pdo-serve-")), "keys.json");
  for (const level of ["basic", "plus", "plus"]) createKey(keys, { level, label: "", now: () => 0 });
  const open = ["--host", "0.0.0.0", "--keys", keys];
  expect(await check(...open)).toMatchObject({
    probes: expect.stringContaining("Whoever reaches the service can read the metrics"),
    keys: `${keys}: 1 basic, 2 plus.`,
  });
  expect(await check(...open, "--admin-port", "0")).toMatchObject({
    probes: expect.stringMatching(/without a key\.$/),
  });
});

test.each([
  [["--host", "0.0.0.0"], "PDO_SERVICE_HOST_NEEDS_KEYS"],
  [["--cors-origin", "shop.example"], "PDO_SERVICE_ORIGIN_INVALID"],
  [["--keys", "nowhere.json"], "PDO_SERVICE_KEYS_MISSING"],
  [["--drain-delay", "10000"], "PDO_SERVICE_DRAIN_DELAY"],
])("says with --check %j that it could not serve", async (words, code) => {
  expect(await check(...words)).toMatchObject({ code: 2, said: expect.stringContaining(code) });
});
