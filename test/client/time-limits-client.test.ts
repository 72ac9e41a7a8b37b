import { once } from "node:events";
import { connect } from "node:net";
import { Worker } from "node:worker_threads";
import { afterEach, describe, expect, test } from "vitest";
import { createTestClient, goodName, sendJson, startStandIn } from "./stand-in-server.ts";

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
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
      client.call("optimizeName", { query, body: { product_name: goodName.old_name } }, { item });
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

/** A port of a sleeping thread with a full queue: attempts to connect are not answered. */
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
