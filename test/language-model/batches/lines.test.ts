import fc from "fast-check";
import { expect, test } from "vitest";
import { readLines } from "../../../src/language-model/batches/lines.ts";

async function* piecesOf(bytes: Buffer, size: number): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

test("lines are the same in whatever pieces they come, and say where they lie", async () => {
  const line = fc.string({ unit: "grapheme" }).map((text) => text.replaceAll("\n", " "));
  await fc.assert(
    fc.asyncProperty(
      fc.array(line),
      fc.integer({ min: 1, max: 9 }),
      fc.boolean(),
      async (lines, size, hasEnd) => {
        const bytes = Buffer.from(lines.join("\n") + (hasEnd ? "\n" : ""));
        const found = [];
        for await (const each of readLines(piecesOf(bytes, size))) {
          expect(bytes.subarray(each.at, each.at + each.byteCount).toString()).toBe(each.text);
          found.push(each.text);
        }
        expect(found).toEqual(lines.filter((text) => text.trim() !== ""));
      },
    ),
  );
});
