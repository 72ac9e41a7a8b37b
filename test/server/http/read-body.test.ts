import { PassThrough, Readable } from "node:stream";
import { describe, expect, test, vi } from "vitest";
import { createBodyReader } from "../../../src/server/http/read-body.ts";

const chunks = (count: number, length: number) =>
  Array.from({ length: count }, () => Buffer.alloc(length, 120));

const readBody = createBodyReader({ maxBodyBytes: 100, maxBodyBytesAtOnce: 250 });

describe("a request's body", () => {
  test("is put together whole, up to its last allowed byte", async () => {
    expect((await readBody(Readable.from(chunks(4, 25)))).length).toBe(100);
    expect((await readBody(Readable.from([]))).length).toBe(0);
  });

  test("that is too large is refused, after it was heard out", async () => {
    const stream = Readable.from(chunks(50, 25));
    await expect(readBody(stream)).rejects.toMatchObject({ status: 413 });
    expect(stream.readableEnded).toBe(true);
  });

  test("that does not end is not heard out", async () => {
    let sent = 0;
    const endless = Readable.from(
      (function* () {
        for (;;) {
          sent += 1;
          yield Buffer.alloc(1024 * 1024);
        }
      })(),
    );
    await expect(readBody(endless)).rejects.toMatchObject({ status: 413 });
    expect(sent).toBeLessThan(40);
  });

  test("has to wait while too many others are being received, and no longer", async () => {
    const held = [1, 2].map(() => {
      const stream = new PassThrough();
      stream.write(Buffer.alloc(100));
      return { stream, body: readBody(stream) };
    });
    const third = () => readBody(Readable.from(chunks(1, 100)));
    await vi.waitFor(() => expect(held.every(({ stream }) => stream.readableLength === 0)).toBe(true));
    await expect(third()).rejects.toMatchObject({ status: 503 });
    held[0]?.stream.end();
    expect((await held[0]?.body)?.length).toBe(100);
    expect((await third()).length).toBe(100);
    held[1]?.stream.destroy(new Error("broken off"));
    await expect(held[1]?.body).rejects.toThrow("broken off");
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
