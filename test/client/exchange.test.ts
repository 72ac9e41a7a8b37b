import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";
import { Worker } from "node:worker_threads";
import { Pool } from "undici";
import { afterEach, describe, expect, test, vi } from "vitest";
import { exchange, type Patience } from "../../src/client/exchange.ts";
import { createTestClient, goodName, sendJson, startStandIn } from "./stand-in-server.ts";

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

/** A service that says what is asked of it to every request, byte by byte. */
async function listen(greet: (socket: Socket) => void): Promise<Pool> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket.on("error", () => {}));
    socket.on("data", () => greet(socket));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const pool = new Pool(`http://127.0.0.1:${typeof address === "object" ? address?.port : 0}`, {
    connections: 1,
  });
  closing.push(() => {
    void pool.destroy();
    server.close();
    for (const socket of sockets) socket.destroy();
  });
  return pool;
}

const request = { method: "GET", path: "/", headers: [], body: null } as const;
const patience: Patience = {
  timeoutMs: 5000,
  signal: undefined,
  timedOut: () => new Error("timed out"),
  stopped: () => new Error("stopped"),
};
const ask = (pool: Pool, more: Partial<Patience> = {}) =>
  exchange(pool, { ...request, headers: [] }, { ...patience, ...more });

describe("one exchange", () => {
  test("gives the whole answer, in however many pieces it comes and whatever was said before it", async () => {
    const pool = await listen((socket) => {
      socket.write("HTTP/1.1 103 Early Hints\r\nLink: </a>\r\n\r\n");
      socket.write("HTTP/1.1 200 OK\r\nX-A: 1\r\nTransfer-Encoding: chunked\r\n\r\n3\r\nabc\r\n");
      socket.write("3\r\ndef\r\n0\r\n\r\n");
    });
    const { status, headers, bytes } = await ask(pool);
    expect([status, headers["x-a"], bytes.toString()]).toEqual([200, "1", "abcdef"]);
  });

  test("has no bytes where there are none", async () => {
    const pool = await listen((socket) => socket.write("HTTP/1.1 204 No Content\r\n\r\n"));
    expect((await ask(pool)).bytes).toHaveLength(0);
  });

  test("is finished when all is to end, but where nothing of it has left", async () => {
    const stop = new AbortController();
    const asking: Socket[] = [];
    const pool = await listen((socket) => asking.push(socket));
    const first = ask(pool, { stopSignal: stop.signal });
    await expect.poll(() => asking.length).toBe(1);
    const second = ask(pool, { stopSignal: stop.signal });
    stop.abort();
    await expect(second).rejects.toThrow("stopped");
    asking[0]?.write("HTTP/1.1 204 No Content\r\n\r\n");
    expect(await first).toMatchObject({ status: 204 });
  });

  test("ends when its time is up, though a byte comes now and then, and frees its connection", async () => {
    let asked = 0;
    const pool = await listen((socket) => {
      asked += 1;
      socket.write("HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\na");
      if (asked === 2) socket.write("b");
    });
    await expect(ask(pool, { timeoutMs: 30 })).rejects.toThrow("timed out");
    expect((await ask(pool)).bytes.toString()).toBe("ab");
  });

  test("ends with its caller's reason: before it began, while it waits for a connection, and in flight", async () => {
    const reason = new Error("enough");
    let asked = 0;
    const pool = await listen(() => {
      asked += 1;
    });
    await expect(ask(pool, { signal: AbortSignal.abort(reason) })).rejects.toBe(reason);
    const controller = new AbortController();
    const flying = ask(pool, { signal: controller.signal });
    const waiting = ask(pool, { signal: controller.signal });
    await vi.waitFor(() => expect(asked).toBe(1));
    controller.abort(reason);
    await expect(flying).rejects.toBe(reason);
    await expect(waiting).rejects.toBe(reason);
    expect(asked).toBe(1);
  });
});

describe("the four limits of time", () => {
  test("a row's time counts over all its calls and tries, and shortens the last try", async () => {
    let at = 0;
    const server = await startStandIn((_request, response, count) => {
      at += 40_000;
      sendJson(response, count === 1 ? 200 : 500, count === 1 ? goodName : { detail: "x" });
    });
    closing.push(server.close);
    const { client } = createTestClient(`${server.origin}/api`, {
      retries: 6,
      rowTimeoutMs: 100_000,
      now: () => at,
      sleep: async (milliseconds) => {
        at += milliseconds;
      },
    });
    const query = { task_type: "cleaned", translation_language: "de" } as const;
    const call = (item: object) =>
      client.call("optimizeName", { query, body: { product_name: "TV" } }, { item });
    const row = {};
    expect(await call(row)).toEqual(goodName);
    await expect(call(row)).rejects.toMatchObject({
      code: "PDO_CLIENT_ROW_TIMEOUT",
      seen: 'It has 100 s; at last: "x".',
    });
    expect(server.requests).toHaveLength(3);
    await expect(call(row)).rejects.toMatchObject({ code: "PDO_CLIENT_ROW_TIMEOUT" });
    expect(server.requests).toHaveLength(3);
  });

  test("what all calls wait for together is no row's time", async () => {
    const server = await startStandIn((_request, response, count) => {
      if (count > 1) sendJson(response, 200, goodName);
      else sendJson(response, 429, { detail: "x" }, { "Retry-After": "600" });
    });
    closing.push(server.close);
    const { name } = createTestClient(`${server.origin}/api`, { retries: 1, rowTimeoutMs: 10_000 });
    expect(await name()).toEqual(goodName);
  });

  test("a connection has a limit of its own", async () => {
    const port = await listenDeaf();
    const { name } = createTestClient(`http://127.0.0.1:${port}/api`, {
      connectTimeoutMs: 50,
      timeoutMs: 20_000,
    });
    await expect(name()).rejects.toMatchObject({
      code: "PDO_CLIENT_TIMEOUT",
      seen: `http://127.0.0.1:${port}: nothing answered the attempt to connect.`,
    });
  });
});

/** A port at which a thread listens that sleeps, with a queue that is full: attempts to connect are not answered. */
async function listenDeaf(): Promise<number> {
  const worker = new Worker(
    `const { parentPort } = require("node:worker_threads");
    const server = require("node:net").createServer().listen({ port: 0, host: "127.0.0.1", backlog: 1 }, () => {
      parentPort.postMessage(server.address().port);
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
    });`,
    { eval: true },
  );
  const [port] = await once(worker, "message");
  const queued = Array.from({ length: 4 }, () => connect(port, "127.0.0.1").on("error", () => {}));
  closing.push(() => {
    for (const socket of queued) socket.destroy();
    void worker.terminate();
  });
  await Promise.race(queued.map((socket) => once(socket, "connect")));
  return port;
}
