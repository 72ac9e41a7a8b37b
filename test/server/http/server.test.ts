import { mkdtempSync, rmSync } from "node:fs";
import { Agent, request as sendRequest } from "node:http";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Pool } from "undici";
import { afterEach, describe, expect, test, vi } from "vitest";
import { type RunningServer, type ServerOptions, startServer } from "../../../src/server/http/server.ts";
import { createKey, revokeKey } from "../../../src/server/keys.ts";
import { createService } from "../../../src/server/service.ts";
import type { Engine } from "../../../src/tasks/engine.ts";
import { type Asked, ask } from "../ask.ts";
import { standInCatalogs, standInEngine } from "../stand-in.ts";

const running: RunningServer[] = [];
const folders: string[] = [];
afterEach(async () => {
  await Promise.all(running.splice(0).map((server) => server.close()));
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

async function start(options: Partial<ServerOptions> = {}, engine: Partial<Engine> = {}) {
  const lines: string[] = [];
  const service = createService({
    catalogs: standInCatalogs,
    engine: { ...standInEngine, ...engine },
    now: () => 0,
  });
  const log = (line: string) => lines.push(line);
  const server = await startServer({ service, host: "127.0.0.1", port: 0, log, now: () => 0, ...options });
  running.push(server);
  return { server, lines, url: server.url, key: server.temporaryKey ?? "" };
}

function makeKeysPath(): string {
  const folder = mkdtempSync(join(tmpdir(), "pdo-server-"));
  folders.push(folder);
  return join(folder, "keys.json");
}

const categories = "/api/data/categories?sales_channel=channel_a";
const nameCall = (key: string): Asked => ({
  method: "POST",
  path: "/api/tasks/optimization/name?task_type=cleaned&translation_language=en",
  headers: { "X-Api-Key": key, "Content-Type": "application/json" },
  body: '{"product_name": "TV"}',
});

/** An engine whose name task ends when the test says so. */
function createHeldEngine() {
  const held: { finish: () => void; signal: AbortSignal | undefined }[] = [];
  const engine: Partial<Engine> = {
    optimizeName: (request, { signal }) =>
      new Promise((resolve, reject) => {
        signal?.addEventListener("abort", () => reject(signal.reason));
        const finish = () => resolve(standInEngine.optimizeName(request, {}));
        held.push({ finish, signal });
      }),
  };
  return { held, engine };
}

describe("who may call", () => {
  test("a temporary key is made where there is no keys file, another each time", async () => {
    const [one, other] = [await start(), await start()];
    expect(one.key).toMatch(/^pdo_.{43}$/);
    expect(one.key).not.toBe(other.key);
    expect((await ask(one.url, { path: categories, headers: { "X-Api-Key": one.key } })).status).toBe(200);
    expect((await ask(one.url, { path: categories, headers: { "X-Api-Key": other.key } })).status).toBe(401);
    expect((await ask(one.url, { path: categories })).headers["www-authenticate"]).toBe("APIKey");
  });

  test("a revoked key stops working at once, and a new one works", async () => {
    const keysPath = makeKeysPath();
    const now = () => 0;
    const { key, listed } = createKey(keysPath, { level: "basic", label: "a", now });
    const { server, lines } = await start({ keysPath });
    expect(server.temporaryKey).toBeUndefined();
    const statusOf = async (sent: string) =>
      (await ask(server.url, { path: categories, headers: { "X-Api-Key": sent } })).status;
    expect(await statusOf(key)).toBe(200);
    revokeKey(keysPath, listed.id);
    expect(await statusOf(key)).toBe(401);
    const second = createKey(keysPath, { level: "basic", label: "b", now });
    expect(await statusOf(second.key)).toBe(200);
    rmSync(keysPath);
    expect(await statusOf(second.key)).toBe(500);
    expect(lines.some((line) => JSON.parse(line).key_id === listed.id)).toBe(true);
  });

  test("other machines are only served with keys", async () => {
    await expect(start({ host: "0.0.0.0" })).rejects.toMatchObject({ code: "PDO_SERVICE_HOST_NEEDS_KEYS" });
    await expect(start({ keysPath: "/nowhere/keys.json" })).rejects.toMatchObject({
      code: "PDO_SERVICE_KEYS_MISSING",
    });
    const keysPath = makeKeysPath();
    createKey(keysPath, { level: "basic", label: "a", now: () => 0 });
    const { url } = await start({ host: "0.0.0.0", keysPath });
    const asked = { path: categories, headers: { Host: "shop.example" } };
    expect((await ask(url.replace("0.0.0.0", "127.0.0.1"), asked)).status).toBe(401);
  });

  test("without keys, only this machine's own names are answered", async () => {
    const { url } = await start();
    const named = (host: string) => ask(url, { path: "/api/docs", headers: { Host: host } });
    expect((await named("localhost:1")).status).toBe(200);
    const heard = await named("evil.test");
    expect(heard).toMatchObject({ status: 421, text: '{"detail":"Misdirected Request"}' });
  });

  test("a taken port is told with the next step", async () => {
    const { url } = await start();
    const port = Number(new URL(url).port);
    await expect(start({ port })).rejects.toMatchObject({
      code: "PDO_SERVICE_CANNOT_LISTEN",
      nextStep: "Name another port, for example --port 8081",
    });
  });
});

/** A connection that stays open, and what came back on it so far. */
async function openRaw(url: string, bytes: string) {
  const { hostname, port } = new URL(url);
  const socket = connect({ host: hostname, port: Number(port) });
  const seen = { text: "", isClosed: false };
  socket.on("data", (chunk) => {
    seen.text += chunk.toString("latin1");
  });
  socket.on("error", () => {});
  socket.on("close", () => {
    seen.isClosed = true;
  });
  await new Promise((resolve) => socket.once("connect", resolve));
  if (bytes !== "") socket.write(bytes);
  return { socket, seen };
}

describe("callers without a key", () => {
  const head = (key: string) =>
    `POST ${nameCall(key).path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n` +
    `X-Api-Key: ${key}\r\nContent-Length: 1048576\r\n\r\n`;

  test("are answered before a byte of their body came, and others are, however many they are", async () => {
    const { url, key } = await start();
    const fillers = await Promise.all(Array.from({ length: 80 }, () => openRaw(url, head("pdo_wrong"))));
    await vi.waitFor(() => expect(fillers.every(({ seen }) => seen.text.includes("\r\n\r\n{"))).toBe(true));
    for (const { seen } of fillers) {
      expect(seen.text).toMatch(/^HTTP\/1.1 401 /);
      expect(seen.text).toMatch(/^connection: close\r$/im);
    }
    // What is sent all the same is not kept: 80 of 1 MiB would be more than all bodies may have together.
    for (const { socket } of fillers) socket.write("x".repeat(1_048_575));
    expect((await ask(url, nameCall(key))).status).toBe(200);
    await vi.waitFor(() => expect(fillers.every(({ seen }) => seen.isClosed)).toBe(true), 10_000);
  });

  test("keep their connection where the whole body came along", async () => {
    const { url } = await start();
    const asked = 'X-Api-Key: no\r\nContent-Length: 22\r\n\r\n{"product_name": "TV"}';
    const text = `POST ${nameCall("").path} HTTP/1.1\r\nHost: localhost\r\n${asked}`;
    const { socket, seen } = await openRaw(url, text);
    await vi.waitFor(() => expect(seen.text).toMatch(/^HTTP\/1.1 401 /));
    socket.write(text);
    await vi.waitFor(() => expect(seen.text.match(/HTTP\/1.1 401 /g)).toHaveLength(2));
    socket.destroy();
  });

  test("are closed where they send nothing, or their headers never end", async () => {
    const { url } = await start({ limits: { headersTimeoutMs: 50, requestTimeoutMs: 50 } });
    const silent = [await openRaw(url, ""), await openRaw(url, "GET /api/docs HTTP/1.1\r\nHost: ")];
    await vi.waitFor(() => expect(silent.every(({ seen }) => seen.isClosed)).toBe(true), 10_000);
  });

  test("give way to later ones of the same address, and callers with a key do not", async () => {
    const limits = { maxConnections: 20, maxStrangers: 10, maxStrangersOfOneAddress: 5 };
    const { url, key, lines } = await start({ limits });
    const { hostname, port } = new URL(url);
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const sockets = new Set<unknown>();
    const callAgain = () =>
      new Promise<number>((resolve, reject) => {
        const headers = { "X-Api-Key": key };
        const sent = sendRequest({ hostname, port, agent, path: categories, headers }, (response) => {
          response.resume().on("end", () => resolve(response.statusCode ?? 0));
        });
        sent.on("socket", (socket) => sockets.add(socket));
        sent.on("error", reject).end();
      });
    expect(await callAgain()).toBe(200);
    const idle: Awaited<ReturnType<typeof openRaw>>[] = [];
    for (let count = 0; count < 30; count += 1) idle.push(await openRaw(url, ""));
    await vi.waitFor(() => expect(idle.filter(({ seen }) => seen.isClosed)).toHaveLength(25));
    expect(await callAgain()).toBe(200);
    expect(sockets.size).toBe(1);
    expect((await ask(url, nameCall(key))).status).toBe(200);
    expect(lines.some((line) => JSON.parse(line).event === "connections_given_up")).toBe(true);
    agent.destroy();
    for (const { socket } of idle) socket.destroy();
  });
});

describe("callers with a key", () => {
  test("who send their body too slowly are told so, and lose the connection", async () => {
    const { url, key } = await start({ limits: { minBodyBytesInMs: 50 } });
    const { path } = nameCall(key);
    const asked = `X-Api-Key: ${key}\r\nContent-Length: 1000000\r\n\r\n{`;
    const { seen } = await openRaw(url, `POST ${path} HTTP/1.1\r\nHost: localhost\r\n${asked}`);
    await vi.waitFor(() => expect(seen.isClosed).toBe(true), 10_000);
    expect(seen.text).toMatch(/^HTTP\/1.1 408 /);
    expect(seen.text).toContain('{"detail":"The request body came too slowly"}');
    expect(seen.text).toContain("RateLimit-Remaining");
  });

  test("who use up their own share of calls do not take the others'", async () => {
    const keysPath = makeKeysPath();
    const [one = "", other = ""] = ["one", "other"].map(
      (label) => createKey(keysPath, { level: "basic", label, now: () => 0 }).key,
    );
    const { held, engine } = createHeldEngine();
    const { url } = await start({ keysPath, limits: { maxCallsOfOneKey: 2 } }, engine);
    const first = [ask(url, nameCall(one)), ask(url, nameCall(one))];
    await vi.waitFor(() => expect(held.length).toBe(2));
    expect((await ask(url, nameCall(one))).status).toBe(503);
    const others = ask(url, nameCall(other));
    await vi.waitFor(() => expect(held.length).toBe(3));
    for (const { finish } of held) finish();
    expect((await Promise.all([...first, others])).map(({ status }) => status)).toEqual([200, 200, 200]);
  });
});

describe("the public pages", () => {
  test("need no key", async () => {
    const { url } = await start();
    const described = await ask(url, { path: "/api/openapi.json" });
    expect(JSON.parse(described.text)).toMatchObject({ openapi: "3.1.0" });
    expect(described.headers["content-type"]).toBe("application/json");
    const head = await ask(url, { method: "HEAD", path: "/api/openapi.json" });
    expect(head).toMatchObject({ status: 200, text: "", headers: { "content-type": "application/json" } });
    expect(Number(head.headers["content-length"])).toBe(Buffer.byteLength(described.text));
    const page = await ask(url, { path: "/api/docs" });
    expect(page.headers["content-type"]).toBe("text/html; charset=utf-8");
    expect(page.headers["content-security-policy"]).toContain("default-src 'none'");
    const root = await ask(url, { path: "/" });
    expect(root).toMatchObject({ status: 307, text: "", headers: { location: "api/docs" } });
  });
});

describe("the log", () => {
  test("has the cause of a 500 under its id, and the answer has nothing of it", async () => {
    const { url, key, lines } = await start(
      {},
      { optimizeName: () => Promise.reject(new Error("the inside")) },
    );
    const heard = await ask(url, nameCall(key));
    expect(heard).toMatchObject({ status: 500, text: '{"detail":"Internal Server Error"}' });
    await vi.waitFor(() => expect(lines.length).toBe(2));
    expect(JSON.parse(lines[1] ?? "")).toMatchObject({
      level: "error",
      request_id: heard.headers["x-request-id"],
      status: 500,
      operation: "optimizeName",
      key_id: "temporary",
      error: { message: "the inside", stack: expect.stringContaining("the inside") },
    });
  });

  test("has no key, query or text of a product, wherever they turn up", async () => {
    const canary = "pdo_canary-key-0123456789";
    const fault = new Error(`failed with ${canary} and provider-canary-42`);
    const { url, key, lines } = await start({}, { optimizeName: () => Promise.reject(fault) });
    const headers = { "X-Provider-Key": "provider-canary-42", "Content-Type": "application/json" };
    const call = nameCall(key);
    const body = '{"product_name": "body-canary"}';
    await ask(url, { ...call, headers: { ...call.headers, ...headers }, body });
    await ask(url, { ...call, headers: { "X-Api-Key": canary, ...headers }, body });
    await ask(url, { path: `/api/${canary}?x=query-canary`, headers: { "X-Api-Key": canary } });
    await ask(url, { path: `${categories}&x=query-canary`, headers: { "X-Api-Key": key } });
    await vi.waitFor(() => expect(lines.length).toBe(5));
    const all = lines.join("\n");
    for (const secret of [key, "provider-canary-42", "query-canary", "body-canary"]) {
      expect(all).not.toContain(secret);
    }
    expect(lines[3]).toContain('"path":"/api/[key]"');
    expect(lines.slice(2).join("\n")).not.toContain(canary);
  });
});

describe("calls in flight", () => {
  test("over the limit are refused with 503, and others go on", async () => {
    const { held, engine } = createHeldEngine();
    const { url, key } = await start({ limits: { maxCallsInFlight: 2 } }, engine);
    const first = [ask(url, nameCall(key)), ask(url, nameCall(key))];
    await vi.waitFor(() => expect(held.length).toBe(2));
    const third = await ask(url, nameCall(key));
    expect(third).toMatchObject({ status: 503, headers: { "retry-after": "1" } });
    for (const { finish } of held) finish();
    expect((await Promise.all(first)).map(({ status }) => status)).toEqual([200, 200]);
  });

  test("are aborted when their caller is gone", async () => {
    const { held, engine } = createHeldEngine();
    const { url, key, lines } = await start({}, engine);
    const controller = new AbortController();
    const { method, path, headers, body } = nameCall(key);
    const init = { method, headers, body, signal: controller.signal } as RequestInit;
    const gone = fetch(url + path, init).catch(() => "gone");
    await vi.waitFor(() => expect(held.length).toBe(1));
    controller.abort();
    expect(await gone).toBe("gone");
    await vi.waitFor(() => expect(held[0]?.signal?.aborted).toBe(true));
    await vi.waitFor(() => expect(lines.some((line) => JSON.parse(line).status === 499)).toBe(true));
  });
});

describe("shutting down", () => {
  test("answers what is in flight, refuses what comes after, and listens no more", async () => {
    const { held, engine } = createHeldEngine();
    const { server, url, key } = await start({ limits: { maxCallsInFlight: 100 } }, engine);
    const answers = Array.from({ length: 50 }, () => ask(url, nameCall(key)));
    await vi.waitFor(() => expect(held.length).toBe(50));
    const closed = server.close();
    // What comes while the system's queue is still being emptied is told so; one may meet the very moment of the end.
    const late = async () => (await ask(url, nameCall(key)).catch(({ code }) => ({ status: code }))).status;
    const seen = [await late()];
    while (seen.length < 100 && seen.at(-1) !== "ECONNREFUSED") seen.push(await late());
    expect(seen.at(-1)).toBe("ECONNREFUSED");
    expect(seen.filter((status) => status !== 503).length).toBeLessThanOrEqual(2);
    for (const { finish } of held) finish();
    const heard = await Promise.all(answers);
    expect(heard.map(({ status }) => status)).toEqual(new Array(50).fill(200));
    expect(new Set(heard.map(({ headers }) => headers.connection))).toEqual(new Set(["close"]));
    await closed;
  });

  test("refuses with 503 on a connection that is still open", async () => {
    const { held, engine } = createHeldEngine();
    const { server, url, key } = await start({}, engine);
    const { hostname, port } = new URL(url);
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const { headers } = nameCall(key);
    const sockets = new Set<unknown>();
    const send = (method: string, target: string, body: string) =>
      new Promise<number>((resolve, reject) => {
        const options = { hostname, port, agent, method, path: target, headers: headers as never };
        const sent = sendRequest(options, (response) => {
          response.resume().on("end", () => resolve(response.statusCode ?? 0));
        });
        sent.on("socket", (socket) => sockets.add(socket));
        sent.on("error", reject);
        sent.end(body);
      });
    expect(await send("GET", categories, "")).toBe(200);
    const blocker = ask(url, nameCall(key));
    await vi.waitFor(() => expect(held.length).toBe(1));
    const closed = server.close();
    expect(await send("GET", categories, "")).toBe(503);
    expect(sockets.size).toBe(1);
    held[0]?.finish();
    expect((await blocker).status).toBe(200);
    await closed;
    agent.destroy();
  });

  test("does not wait for ever: what takes too long is told so", async () => {
    const { held, engine } = createHeldEngine();
    const { server, url, key } = await start({ limits: { shutdownMs: 50 } }, engine);
    const answer = ask(url, nameCall(key));
    await vi.waitFor(() => expect(held.length).toBe(1));
    await server.close();
    expect(await answer).toMatchObject({ status: 503, headers: { "retry-after": "1" } });
  });

  test("loses none of a thousand answers that are under way", async () => {
    const { server, url, key } = await start({ limits: { maxCallsInFlight: 1000, maxCallsOfOneKey: 1000 } });
    // As many connections as callers: one that is still in the system's own queue was never taken on.
    const pool = new Pool(url, { connections: 20 });
    let closed: Promise<void> | undefined;
    const outcomes = Array.from({ length: 20 }, async () => {
      const seen: (number | string)[] = [];
      for (let count = 0; count < 50; count += 1) {
        const outcome = await pool.request(nameCall(key) as never).then(
          async ({ statusCode, body }) => [statusCode, await body.text()] as const,
          (fault) => [fault.code as string, ""] as const,
        );
        seen.push(outcome[0]);
        if (seen.length === 25) closed ??= server.close();
      }
      return seen;
    });
    const all = (await Promise.all(outcomes)).flat();
    await closed;
    await pool.destroy();
    expect(all).toHaveLength(1000);
    expect(all.filter((outcome) => ![200, 503, "ECONNREFUSED"].includes(outcome))).toEqual([]);
    expect(all.filter((outcome) => outcome === 200).length).toBeGreaterThan(400);
  });

  test("loses none of a thousand that are in flight at once, each on a connection of its own", async () => {
    const { held, engine } = createHeldEngine();
    const { server, url, key } = await start(
      { limits: { maxCallsInFlight: 1000, maxCallsOfOneKey: 1000 } },
      engine,
    );
    const answers = Array.from({ length: 1000 }, () => ask(url, nameCall(key)));
    await vi.waitFor(() => expect(held.length).toBe(1000), { timeout: 20_000 });
    const closed = server.close();
    for (const { finish } of held) finish();
    const statuses = (await Promise.all(answers)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1000);
    await closed;
  });

  test("takes connections that the system has made and nobody has looked at yet, and answers them", async () => {
    const { server, url, key } = await start();
    const answers = Array.from({ length: 200 }, () => ask(url, nameCall(key)));
    const closed = new Promise((resolve) => setImmediate(() => resolve(server.close())));
    const statuses = (await Promise.all(answers)).map(({ status }) => status);
    await closed;
    expect(statuses.filter((status) => status !== 200 && status !== 503)).toEqual([]);
  });

  test("may be asked for twice", async () => {
    const { server } = await start();
    await Promise.all([server.close(), server.close()]);
  });
});
