import fc from "fast-check";
import { expect, test } from "vitest";
import { readLines } from "../../../src/cli/commands/task-filter.ts";

async function linesOf(chunks: readonly Uint8Array[]) {
  async function* stream() {
    yield* chunks;
  }
  const lines: { text: string; isUtf8: boolean }[] = [];
  for await (const line of readLines(stream())) lines.push(line);
  return lines;
}

/** The bytes, cut at these places. */
function cut(bytes: Uint8Array, places: readonly number[]): Uint8Array[] {
  const ends = [...new Set(places.map((place) => place % (bytes.length + 1)))].sort((a, b) => a - b);
  return [...ends, bytes.length].map((end, index) => bytes.subarray(ends[index - 1] ?? 0, end));
}

test("lines do not depend on how their bytes arrive", async () => {
  const text = fc
    .array(fc.constantFrom("a", "é", "😀", "\r", "\n", '{"name":1}', "\uFEFF"))
    .map((parts) => parts.join(""));
  await fc.assert(
    fc.asyncProperty(text, fc.array(fc.nat(200)), async (lines, places) => {
      const bytes = Buffer.from(lines);
      expect(await linesOf(cut(bytes, places))).toEqual(await linesOf([bytes]));
    }),
  );
});

test("line ends of both kinds and a byte order mark go, the last line needs no end", async () => {
  const lines = await linesOf([Buffer.from("\uFEFFone\r\ntwo\n\nthree")]);
  expect(lines.map(({ text }) => text)).toEqual(["one", "two", "", "three"]);
});

test("a line that is not UTF-8 is told apart from one with a replacement character of its own", async () => {
  const lines = await linesOf([Buffer.from([0x63, 0xe9, 0x0a]), Buffer.from("\uFFFD\n")]);
  expect(lines.map(({ isUtf8 }) => isUtf8)).toEqual([false, true]);
});

test("a line without end is refused before it fills the memory", async () => {
  const piece = Buffer.alloc(1024 * 1024, "x");
  async function* endless() {
    for (;;) yield piece;
  }
  await expect(readLines(endless()).next()).rejects.toMatchObject({ code: "PDO_LINE_TOO_LONG" });
});
