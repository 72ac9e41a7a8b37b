import { createServer, type Socket } from "node:net";
import { Pool } from "undici";
import { afterEach, describe, expect, test, vi } from "vitest";
import { type ExchangeOptions, exchange } from "../../src/net/http-exchange.ts";

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

/** A service that sends the given answer to every request, byte by byte. */
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

const request = { method: "GET", path: "/", headers: {}, body: undefined } as const;
const options: ExchangeOptions = { timeoutMs: 5000, signal: undefined, maxAnswerBytes: 1000 };
const ask = (pool: Pool, more: Partial<ExchangeOptions> = {}) =>
  exchange(pool, request, { ...options, ...more });

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

  test("ends where the answer is larger than is taken", async () => {
    const pool = await listen((socket) =>
      socket.write(`HTTP/1.1 200 OK\r\nContent-Length: 2000\r\n\r\n${"a".repeat(2000)}`),
    );
    await expect(ask(pool)).rejects.toMatchObject({ reason: "too-large" });
  });

  test("gives a large answer away piece by piece", async () => {
    const pool = await listen((socket) => socket.write("HTTP/1.1 200 OK\r\nContent-Length: 3\r\n\r\nabc"));
    const pieces: string[] = [];
    const { bytes } = await ask(pool, { onData: (piece) => pieces.push(Buffer.from(piece).toString()) });
    expect([pieces.join(""), bytes.length]).toEqual(["abc", 0]);
  });

  test("says with a connection's fault whether the request had left", async () => {
    const pool = await listen((socket) => socket.destroy());
    await expect(ask(pool)).rejects.toMatchObject({ reason: "connection", wasSent: true });
  });

  test("is finished when all is to end, but where nothing of it has left", async () => {
    const stop = new AbortController();
    const asking: Socket[] = [];
    const pool = await listen((socket) => asking.push(socket));
    const first = ask(pool, { stopSignal: stop.signal });
    await expect.poll(() => asking.length).toBe(1);
    const second = ask(pool, { stopSignal: stop.signal });
    stop.abort();
    await expect(second).rejects.toMatchObject({ reason: "stopped", wasSent: false });
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
    await expect(ask(pool, { timeoutMs: 30 })).rejects.toMatchObject({ reason: "timeout", wasSent: true });
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
