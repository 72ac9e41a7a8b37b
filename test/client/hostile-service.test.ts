import { once } from "node:events";
import type { IncomingMessage, ServerResponse } from "node:http";
import { createServer } from "node:net";
import { afterEach, describe, expect, test } from "vitest";
import { createRandom, runRows } from "./stand-in-run.ts";
import {
  createPatientClient,
  createTestClient,
  goodName,
  type StandInServer,
  sendJson,
  startStandIn,
} from "./stand-in-server.ts";

const servers: StandInServer[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

type Answer = (request: IncomingMessage, response: ServerResponse, count: number) => void;

async function start(answer: Answer): Promise<StandInServer> {
  const server = await startStandIn(answer);
  servers.push(server);
  return server;
}

const good = (response: ServerResponse) => sendJson(response, 200, goodName);
const detail = (text: string) => ({ detail: text });

describe("what a client does about an answer", () => {
  const hangUp = (response: ServerResponse) => response.socket?.destroy();
  const refuse =
    (status: number, text = "x") =>
    (response: ServerResponse) =>
      sendJson(response, status, detail(text));
  const body =
    (text: string, headers = {}) =>
    (response: ServerResponse) =>
      response.writeHead(200, { "Content-Type": "application/json", ...headers }).end(text);
  const redirect = (status: number) => (response: ServerResponse) =>
    response.writeHead(status, { Location: "http://localhost:1/api" }).end();

  const html = { "Content-Type": "text/html" };
  const openAiQuota = { error: { message: "You exceeded your current quota", code: "insufficient_quota" } };
  const rows: [string, (response: ServerResponse) => void, "accepts" | "repeats" | "rejects" | "stops"][] = [
    ["200", good, "accepts"],
    ["200 with an error in it", body('{"error":"no"}'), "repeats"],
    ["200 that is not JSON", body("<html>"), "repeats"],
    ["200 of another shape", body("{}"), "repeats"],
    ["301 to another origin", redirect(301), "stops"],
    ["302 to another origin", redirect(302), "stops"],
    ["303 to another origin", redirect(303), "stops"],
    ["307 to another origin", redirect(307), "stops"],
    ["308 to another origin", redirect(308), "stops"],
    ["400", refuse(400), "rejects"],
    ["413", refuse(413), "rejects"],
    ["422", refuse(422), "rejects"],
    ["401", refuse(401), "stops"],
    ["403", refuse(403), "stops"],
    ["403 in nobody's words", (r) => r.writeHead(403, html).end("<h1>Blocked</h1>"), "rejects"],
    ["403 in words that are not the service's", (r) => sendJson(r, 403, { message: "no" }), "rejects"],
    ["402", refuse(402), "stops"],
    ["429 of a quota that is used up", refuse(429, "insufficient_quota"), "stops"],
    ["429 of such a quota, in the provider's form", (r) => sendJson(r, 429, openAiQuota), "stops"],
    ["404", refuse(404, "Not Found"), "stops"],
    ["405", refuse(405), "stops"],
    ["408", refuse(408), "repeats"],
    ["409", refuse(409), "repeats"],
    ["425", refuse(425), "repeats"],
    ["429", refuse(429), "repeats"],
    ["500", refuse(500), "repeats"],
    ["502", refuse(502), "repeats"],
    ["503", refuse(503), "repeats"],
    ["504", refuse(504), "repeats"],
    ["529", refuse(529), "repeats"],
    ["a connection that breaks", hangUp, "repeats"],
    ["no answer in time", () => {}, "repeats"],
  ];

  test.each(rows)("%s: %3$s", async (title, answer, action) => {
    const server = await start((_request, response, count) =>
      count === 1 ? answer(response) : good(response),
    );
    const timeoutMs = title === "no answer in time" ? 100 : 30_000;
    const { client } = createTestClient(`${server.origin}/api`, { retries: 6, timeoutMs });
    const { answers, faults, end } = await runRows(client, 2, 1);
    const seen = { requests: server.requests.length, answers: answers.size, faults: faults.size };
    const expected = {
      accepts: { requests: 2, answers: 2, faults: 0 },
      repeats: { requests: 3, answers: 2, faults: 0 },
      rejects: { requests: 2, answers: 1, faults: 1 },
      stops: { requests: 1, answers: 0, faults: 0 },
    };
    expect(seen).toEqual(expected[action]);
    expect(end !== undefined).toBe(action === "stops");
  });

  test.each([
    ["a key that is refused", refuse(401)],
    ["a key of too low a level", refuse(403)],
    ["a wrong path", refuse(404, "Not Found")],
    ["a used-up quota", refuse(429, "insufficient_quota")],
  ])("%s costs no more requests than calls are in flight", async (_title, answer) => {
    const server = await start((_request, response) => answer(response));
    const { client } = createTestClient(`${server.origin}/api`, { retries: 6, connections: 8 });
    const { answers, end } = await runRows(client, 1000, 8);
    expect(end).toBeDefined();
    expect(answers.size).toBe(0);
    expect(server.requests.length).toBeLessThanOrEqual(8);
  });
});

describe("a service that asks to wait", () => {
  test("receives no request until the wait is over", async () => {
    const arrivals: number[] = [];
    const server = await start((_request, response, count) => {
      arrivals.push(now());
      if (count <= 8) sendJson(response, 429, detail("slow down"), { "Retry-After": "30" });
      else good(response);
    });
    const { client, now } = createPatientClient(`${server.origin}/api`);
    const { answers } = await runRows(client, 100, 8);
    expect(answers.size).toBe(100);
    expect(arrivals.slice(0, 8).every((arrival) => arrival < 30_000)).toBe(true);
    expect(arrivals.slice(8).every((arrival) => arrival >= 30_000)).toBe(true);
    expect(arrivals.slice(8).length).toBe(100);
  });

  test.each([
    ["0", 0],
    ["1", 1000],
    ["120", 120_000],
    ["-1", 0],
    ["1.5", 1500],
    ["Thu, 01 Jan 1970 00:02:00 GMT", 120_000],
    ["Wed, 31 Dec 1969 00:00:00 GMT", 0],
    ["soon", 0],
    ["5, 60", 60_000],
  ])("with Retry-After %j is not asked earlier", async (header, least) => {
    const server = await start((_request, response, count) => {
      if (count === 1) sendJson(response, 503, detail("x"), { "Retry-After": header });
      else good(response);
    });
    const { name, slept } = createTestClient(`${server.origin}/api`, { retries: 1, random: () => 0 });
    expect(await name()).toEqual(goodName);
    expect(slept.reduce((sum, milliseconds) => sum + milliseconds, 0)).toBeGreaterThanOrEqual(least);
  });

  test("for longer than is waited ends the run and says so", async () => {
    const server = await start((_request, response) =>
      sendJson(response, 429, detail("come back"), { "Retry-After": "2147483648" }),
    );
    const { client } = createTestClient(`${server.origin}/api`, { retries: 6, connections: 8 });
    const { end, faults } = await runRows(client, 1000, 8);
    expect(end).toMatchObject({
      code: "PDO_CLIENT_WAIT_TOO_LONG",
      seen: 'It said "come back"; that is a wait of 2147483648 s, and 900 s are waited.',
    });
    expect(faults.size).toBe(0);
    expect(server.requests.length).toBeLessThanOrEqual(8);
  });

  test("is not waited for by a run that is to end, and calls in flight are finished", async () => {
    const stop = new AbortController();
    const slow: ServerResponse[] = [];
    const server = await start((_request, response, count) => {
      if (count === 1) slow.push(response);
      else sendJson(response, 429, detail("slow down"), { "Retry-After": "25" });
    });
    const { client, name } = createTestClient(`${server.origin}/api`, {
      retries: 6,
      stopSignal: stop.signal,
      sleep: (_milliseconds, signal) =>
        new Promise((resolve) => signal?.addEventListener("abort", () => resolve(), { once: true })),
    });
    const first = name();
    const waiting = [name(), name()];
    await expect.poll(() => client.figures().throttled).toBe(2);
    stop.abort(new Error("the run's time is over"));
    for (const call of [...waiting, name()]) {
      await expect(call).rejects.toMatchObject({ code: "PDO_CLIENT_CLOSED" });
    }
    for (const response of slow) good(response);
    expect(await first).toEqual(goodName);
    expect(server.requests).toHaveLength(3);
  });

  test("is not waited for by a run that is to end where it cannot even be connected to", async () => {
    const stop = new AbortController();
    // Accepts the connection but never answers the TLS handshake.
    const server = createServer().listen(0, "127.0.0.1");
    await once(server, "listening");
    const address = server.address();
    const port = typeof address === "object" ? address?.port : 0;
    const { client, name } = createTestClient(`https://127.0.0.1:${port}/api`, { stopSignal: stop.signal });
    const call = name();
    await once(server, "connection");
    stop.abort(new Error("enough"));
    await expect(call).rejects.toMatchObject({ code: "PDO_CLIENT_CLOSED" });
    await client.close();
    server.close();
  });

  test("never receives more requests than its remaining quota", async () => {
    let [windowEnd, used, over] = [0, 0, 0];
    const server = await start((_request, response) => {
      const at = now();
      if (at >= windowEnd) [windowEnd, used] = [at + 30_000, 0];
      used += 1;
      if (used > 50) over += 1;
      const t = Math.ceil((windowEnd - at) / 1000);
      sendJson(response, 200, goodName, { RateLimit: `"default";r=${Math.max(0, 50 - used)};t=${t}` });
    });
    const { client, now } = createPatientClient(`${server.origin}/api`);
    const { answers } = await runRows(client, 500, 8);
    expect(answers.size).toBe(500);
    expect(over).toBe(0);
    expect(now()).toBe(9 * 30_000);
  });
});

describe("a service that fails", () => {
  test("with 503 always receives few requests, and the run ends by itself", async () => {
    const server = await start((_request, response) => sendJson(response, 503, detail("x")));
    const { client } = createTestClient(`${server.origin}/api`, {
      retries: 4,
      connections: 8,
      maxOutageMs: 900_000,
    });
    const { answers, faults, end } = await runRows(client, 10_000, 8);
    expect(server.requests.length).toBeLessThanOrEqual(8 * 5 + 100);
    expect(end).toMatchObject({ code: "PDO_CLIENT_UNAVAILABLE" });
    expect(answers.size).toBe(0);
    expect(faults.size).toBeLessThan(50);
  });

  test("for some minutes costs no row, and its begin and end are reported", async () => {
    let at = 0;
    const isAway = () => at > 0 && at < 300_000;
    const server = await start((_request, response, count) => {
      if (count === 100) at = 1;
      if (isAway()) sendJson(response, 502, detail("x"));
      else good(response);
    });
    const told: string[] = [];
    const { client } = createTestClient(`${server.origin}/api`, {
      retries: 4,
      connections: 8,
      maxOutageMs: 900_000,
      now: () => at,
      sleep: async (milliseconds) => {
        at += milliseconds;
      },
      onWarning: (sentence) => told.push(sentence),
    });
    const { answers, end } = await runRows(client, 500, 8);
    expect(end).toBeUndefined();
    expect(answers.size).toBe(500);
    expect(server.requests.length).toBeLessThan(560);
    expect(told).toEqual([
      "The service does not answer (x); pausing, for 900 s at most (--max-wait).",
      expect.stringMatching(/^The service answers again after \d+ s; going on\.$/),
    ]);
  });

  test("for a few rows alone loses only these", async () => {
    const server = await start((request, response, count) => {
      const isPoison = /"TV (5|6|7)"/.test(server.bodies[count - 1] ?? "");
      if (isPoison) sendJson(response, 500, detail("x"));
      else good(response);
      expect(request.method).toBe("POST");
    });
    const { client } = createTestClient(`${server.origin}/api`, {
      retries: 4,
      connections: 4,
      maxOutageMs: 900_000,
    });
    const { answers, faults, end } = await runRows(client, 200, 4);
    expect(end).toBeUndefined();
    expect([...faults.keys()].sort()).toEqual([5, 6, 7]);
    expect(answers.size).toBe(197);
  });

  test.each([
    ["a 500", (response: ServerResponse) => sendJson(response, 500, detail("x"))],
    ["an answer of another shape", (response: ServerResponse) => sendJson(response, 200, {})],
  ])("for the last seven rows with %s loses only these, and is not waited for", async (_title, fail) => {
    const server = await start((_request, response, count) => {
      const isPoison = /"TV 39[3-9]"/.test(server.bodies[count - 1] ?? "");
      if (isPoison) fail(response);
      else good(response);
    });
    const told: string[] = [];
    const { client } = createTestClient(`${server.origin}/api`, {
      retries: 6,
      connections: 8,
      maxOutageMs: 900_000,
      onWarning: (sentence) => told.push(sentence),
    });
    const { answers, faults, end } = await runRows(client, 400, 8);
    expect({ answers: answers.size, faults: faults.size, end }).toEqual({
      answers: 393,
      faults: 7,
      end: undefined,
    });
    expect(told).toEqual([]);
  });

  test("in a third of its answers, in every way, answers every row with at most 1.6 requests each", async () => {
    const random = createRandom(11);
    const faulty: ((response: ServerResponse) => void)[] = [
      (response) => sendJson(response, 500, detail("x")),
      (response) => sendJson(response, 503, detail("x")),
      (response) => sendJson(response, 429, detail("x"), { "Retry-After": "1" }),
      (response) => response.socket?.destroy(),
    ];
    const server = await start((_request, response) => {
      const dice = random();
      if (dice >= 0.3) good(response);
      else faulty[Math.floor((dice / 0.3) * faulty.length)]?.(response);
    });
    const { client } = createTestClient(`${server.origin}/api`, {
      retries: 6,
      connections: 8,
      maxOutageMs: 900_000,
      random: createRandom(12),
    });
    const { answers, faults, end } = await runRows(client, 1000, 8);
    expect({ answers: answers.size, faults: faults.size, end }).toEqual({
      answers: 1000,
      faults: 0,
      end: undefined,
    });
    expect(server.requests.length).toBeLessThanOrEqual(1600);
    const keysOfRows = new Map<string, Set<unknown>>();
    server.requests.forEach(({ headers }, index) => {
      const row = server.bodies[index] ?? "";
      keysOfRows.set(row, (keysOfRows.get(row) ?? new Set()).add(headers["idempotency-key"]));
    });
    expect([...keysOfRows.values()].every(({ size }) => size === 1)).toBe(true);
    expect(new Set([...keysOfRows.values()].flatMap((keys) => [...keys])).size).toBe(1000);
  });
});
