import fc from "fast-check";
import { expect, test } from "vitest";
import { FeedPosition } from "../../../../src/cli/commands/lint/feed-position.ts";
import { formatNamed } from "../../../../src/feed/formats/detection.ts";
import { readFeed } from "../../../../src/feed/reader.ts";

/** Texts as feeds have them: quotes, delimiters, line breaks, letters of several bytes. */
const cellText = fc
  .array(fc.constantFrom("a", "B", " ", ",", '"', "\n", "ü", "é", "€", "🎈", "\\", "/", "7"), {
    maxLength: 12,
  })
  .map((parts) => `x${parts.join("")}y`);

async function checkSpans(bytes: Uint8Array, span: readonly [number, number]): Promise<void> {
  const feed = await readFeed({ stream: streamOf(bytes) });
  const position = new FeedPosition(feed.description);
  const lines = Buffer.from(bytes).toString("utf8").split("\n");
  for await (const records of feed.records()) {
    for (const record of records) {
      position.enter(record);
      const text = record.text("title") ?? "";
      const cell = formatNamed(feed.description.format).findRawCell(record, "title", feed.description);
      if (cell?.offset === undefined) throw new Error(`The cell is not found: ${text}`);
      const [start, end] = [Math.min(span[0], text.length), Math.min(span[0] + span[1], text.length)];
      const found = position.span(cell.offset(start), cell.offset(end));
      const stands = Buffer.from(
        bytes.subarray(found.byteOffset, found.byteOffset + found.byteLength),
      ).toString("utf8");
      const isJson = feed.description.dialect === undefined;
      const plain = isJson ? JSON.parse(`"${stands}"`) : stands.replaceAll('""', '"');
      if (!hasLoneSurrogate(text.slice(start, end))) expect(plain).toBe(text.slice(start, end));
      const first = lines[found.startLine - 1]?.slice(found.startColumn - 1) ?? "";
      expect(first.startsWith(stands.split("\n")[0] ?? "")).toBe(true);
    }
  }
}

function hasLoneSurrogate(text: string): boolean {
  return /\p{Surrogate}/u.test(text);
}

async function* streamOf(bytes: Uint8Array) {
  yield bytes;
}

const texts = fc.array(cellText, { minLength: 1, maxLength: 4 });
const span = fc.tuple(fc.nat(14), fc.nat(6));
const isWhole = (list: readonly string[], [from, length]: readonly [number, number]) =>
  list.every(
    (text) => !hasLoneSurrogate(text.slice(0, from)) && !hasLoneSurrogate(text.slice(0, from + length)),
  );

test("any span of a table's cell is told by its bytes, line and column, with a byte order mark and without", async () => {
  await fc.assert(
    fc.asyncProperty(texts, span, fc.boolean(), async (list, place, hasBom) => {
      fc.pre(isWhole(list, place));
      const rows = list.map((text, row) => `${row},"${text.replaceAll('"', '""')}",end\n`);
      await checkSpans(Buffer.from(`${hasBom ? "\ufeff" : ""}id,title,note\n${rows.join("")}`), place);
    }),
  );
});

test("any span of a text in JSON and JSON Lines is told likewise, escapes and all", async () => {
  await fc.assert(
    fc.asyncProperty(
      texts,
      span,
      fc.constantFrom("lines", "array", "pretty"),
      async (list, place, layout) => {
        fc.pre(isWhole(list, place));
        const records = list.map((title, row) => ({ id: row, title, note: "ü" }));
        const json = {
          lines: () => records.map((record) => `${JSON.stringify(record)}\n`).join(""),
          array: () => JSON.stringify(records),
          pretty: () => JSON.stringify(records, undefined, 2),
        }[layout]();
        await checkSpans(Buffer.from(json), place);
      },
    ),
  );
});
