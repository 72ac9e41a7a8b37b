import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type ReadFeedOptions, readFeed } from "../../../src/feed/reader.ts";
import type { FeedRecord } from "../../../src/feed/record.ts";
import { ClaimCutter } from "../../../src/pipeline/shards/claim-cutter.ts";

const stream = (bytes: Uint8Array) => ({
  async *[Symbol.asyncIterator]() {
    yield bytes;
  },
});

interface Read {
  readonly records: readonly FeedRecord[];
  readonly tail: string;
}

async function read(bytes: Uint8Array, options: ReadFeedOptions): Promise<Read> {
  const feed = await readFeed({ stream: stream(bytes) }, options);
  const records: FeedRecord[] = [];
  for await (const batch of feed.records()) records.push(...batch);
  return { records, tail: feed.tail() };
}

async function cut(bytes: Uint8Array, options: ReadFeedOptions, shards: number) {
  const feed = await readFeed({ stream: stream(bytes) }, options);
  const cutter = new ClaimCutter({ feed, totalBytes: bytes.length, shards });
  for await (const records of feed.records()) for (const record of records) cutter.add(record);
  return cutter.finish();
}

function seen(
  { index, line, raw, lead, ending, columnCount, problem, textAt }: FeedRecord,
  record: FeedRecord,
) {
  const texts = Array.from({ length: columnCount }, (_, place) => textAt.call(record, place));
  return { index, line, raw, lead, ending, texts, problem };
}

/** Every claim, read with the record before it, gives the records that a reader of the whole feed has there. */
async function expectCuts(text: string, options: ReadFeedOptions): Promise<void> {
  const bytes = Buffer.from(text, options.encoding === "utf-16le" ? "utf16le" : "utf8");
  const whole = await read(bytes, options).catch(() => undefined);
  if (whole === undefined) return;
  const all = whole.records.map((record) => seen(record, record));
  for (const shards of [1, 2, 5]) {
    const { cuts, end } = await cut(bytes, options, shards);
    expect(cuts).toHaveLength(shards);
    for (const [place, claim] of cuts.entries()) {
      const next = cuts[place + 1] ?? end;
      const first = claim.before ?? claim;
      const piece = {
        index: first.row,
        line: first.line,
        byte: first.byte,
        bytes: stream(bytes.subarray(first.byte, next.byte)),
      };
      const { records } = await read(bytes, { ...options, piece });
      expect(records.map((record) => seen(record, record))).toEqual(all.slice(first.row, next.row));
    }
    expect(end.row).toBe(all.length);
  }
}

const cells = fc.array(fc.constantFrom("a", "ü", " ", ",", '"', '""', "\n", "\r\n", "\r", "b,c", '"x\ny"'), {
  maxLength: 60,
});
const objects = fc.array(
  fc.record({
    id: fc.integer(),
    name: fc.string({ maxLength: 12 }),
    gap: fc.constantFrom("", "\n", " \n\n", "\t"),
  }),
  { minLength: 1, maxLength: 12 },
);

describe("claims hold the records of the feed", () => {
  test("of any table", async () => {
    await fc.assert(
      fc.asyncProperty(cells, fc.constantFrom("utf-8", "utf-16le"), async (body, encoding) => {
        const form = { format: "csv", delimiter: ",", quote: '"', linesAbove: 0, encoding } as const;
        await expectCuts(`id,name\n1,x\n${body.join("")}\n`, form);
      }),
    );
  });

  test("of JSON Lines", async () => {
    await fc.assert(
      fc.asyncProperty(objects, async (all) => {
        const lines = all.map(
          ({ id, name, gap }) => `${JSON.stringify({ id, name })}\n${gap === "\n" ? gap : ""}`,
        );
        await expectCuts(lines.join(""), { format: "jsonl" });
      }),
    );
  });

  test("of a JSON array", async () => {
    await fc.assert(
      fc.asyncProperty(objects, fc.constantFrom("17", "null", '"text"', "[1, 2]"), async (all, other) => {
        const elements = all.map(
          ({ id, name, gap }, at) => `${gap}${at % 5 === 3 ? other : JSON.stringify({ id, name })}`,
        );
        await expectCuts(`{"items": [${elements.join(` ,`)}\n], "end": 1}`, { format: "json" });
        await expectCuts(`[${elements.join(",")}]`, { format: "json" });
      }),
    );
  });

  test("of XML", async () => {
    await fc.assert(
      fc.asyncProperty(objects, async (all) => {
        const items = all.map(
          ({ id, gap }, at) => `${gap}<item><id>${id}</id></item>${at % 4 === 2 ? "</list>\n<list>" : ""}`,
        );
        await expectCuts(`<shop><list>${items.join("")}</list>\n</shop>\n`, {
          format: "xml",
          record: "list/item",
        });
      }),
    );
  });
});
