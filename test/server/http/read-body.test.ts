import { PassThrough, Readable } from "node:stream";
import { describe, expect, test, vi } from "vitest";
import { createBodyReader } from "../../../src/server/http/read-body.ts";

const chunks = (count: number, length: number) =>
  Array.from({ length: count }, () => Buffer.alloc(length, 120));

const limits = {
  maxBodyBytes: 100,
  maxBodyBytesAtOnce: 250,
  maxBodyBytesOfOneKey: 200,
  minBodyBytes: 10,
  minBodyBytesInMs: 10_000,
};
const read = createBodyReader(limits);
const readBody = (stream: Readable) => read(stream, "a");

describe("a request's body", () => {
  test("is put together whole, up to its last allowed byte", async () => {
    expect((await readBody(Readable.from(chunks(4, 25)))).length).toBe(100);
    expect((await readBody(Readable.from([]))).length).toBe(0);
  });

  test("that is too large is refused at once, and the rest stays unread", async () => {
    const stream = Readable.from(chunks(50, 25));
    await expect(readBody(stream)).rejects.toMatchObject({ status: 413 });
    expect(stream.readableEnded).toBe(false);
  });

  test("that comes too slowly is given up, however long its sender goes on", async () => {
    const slow = createBodyReader({ ...limits, minBodyBytesInMs: 20 });
    const stream = new PassThrough();
    const trickle = setInterval(() => stream.write("x"), 10);
    await expect(slow(stream, "a")).rejects.toMatchObject({
      status: 408,
      detail: "The request body came too slowly",
    });
    clearInterval(trickle);
  });

  test("has to wait while too many others of its key are being received, and other keys have not", async () => {
    const open = async (key: string) => {
      const stream = new PassThrough();
      stream.write(Buffer.alloc(100));
      const body = read(stream, key);
      await vi.waitFor(() => expect(stream.readableLength).toBe(0));
      return { stream, body };
    };
    const held = [await open("b"), await open("b")];
    const third = (key: string, length = 50) => read(Readable.from(chunks(1, length)), key);
    await expect(third("b")).rejects.toMatchObject({ status: 503 });
    expect((await third("c")).length).toBe(50);
    await expect(third("c", 51)).rejects.toMatchObject({ status: 503 });
    held[0]?.stream.end();
    expect((await held[0]?.body)?.length).toBe(100);
    expect((await third("b", 100)).length).toBe(100);
    held[1]?.stream.destroy(new Error("broken off"));
    await expect(held[1]?.body).rejects.toThrow("broken off");
    expect((await third("c", 100)).length).toBe(100);
  });

  test("that breaks off is no body", async () => {
    const broken = Readable.from(
      (function* () {
        yield Buffer.alloc(1);
        throw new Error("broken off");
      })(),
    );
    await expect(readBody(broken)).rejects.toThrow("broken off");
  });
});
