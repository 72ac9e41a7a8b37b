import { describe, expect, it } from "vitest";
import { readFeed } from "../../src/feed/reader.ts";
import { createFeedWriter } from "../../src/feed/writer.ts";

const MEBIBYTE = 1024 * 1024;
const CHUNK = 64 * 1024;
const row = `SKU-1,"Stuhl ""Größe 5"", rot",${"x".repeat(250)},10.99\n`;

/** A feed of this many bytes, made on the way; tells how many were taken. */
function endlessFeed(bytes: number) {
  const body = Buffer.from(row.repeat(Math.ceil(CHUNK / Buffer.byteLength(row))));
  const source = { taken: 0, stream: chunks() };
  async function* chunks() {
    yield Buffer.from("sku,name,description,price\n");
    for (source.taken = 0; source.taken < bytes; ) {
      source.taken += body.length;
      // A fresh buffer each time, as a file gives.
      yield Buffer.from(body);
    }
  }
  return source;
}

/** Reads, looks at a cell of each row, and writes with one more; the largest memory on the way, in bytes. */
async function highestMemory(bytes: number): Promise<number> {
  const feed = await readFeed({ stream: endlessFeed(bytes).stream });
  const writer = createFeedWriter(feed.description, {
    format: "csv",
    addedColumns: ["pdo_name"],
    csvSafe: "generated",
  });
  let highest = 0;
  for await (const batch of feed.records()) {
    writer.records(
      batch.map((record) => ({ record, change: { added: { pdo_name: record.text("name") ?? "" } } })),
    );
    highest = Math.max(highest, process.memoryUsage.rss());
  }
  return highest;
}

describe("memory", () => {
  it("holds little of the feed while whoever takes the rows is slow", async () => {
    const source = endlessFeed(64 * MEBIBYTE);
    const feed = await readFeed({ stream: source.stream });
    let given = 0;
    let most = 0;
    for await (const batch of feed.records()) {
      // What else could be read is read now.
      await new Promise((resolve) => setImmediate(resolve));
      most = Math.max(most, source.taken - given);
      for (const { raw, ending } of batch) given += Buffer.byteLength(raw, "latin1") + (ending ?? "").length;
    }
    expect(most).toBeLessThan(4 * MEBIBYTE);
  });

  it.skipIf(process.env.PDO_LARGE_FEED === undefined)(
    "does not grow with the feed: 1 GB takes what 100 MB takes (where PDO_LARGE_FEED is set: it takes a minute)",
    { timeout: 900_000 },
    async () => {
      const small = await highestMemory(100 * MEBIBYTE);
      const large = await highestMemory(1000 * MEBIBYTE);
      expect({ small, grown: large - small }).toSatisfy(({ grown }) => grown < 20 * MEBIBYTE);
    },
  );
});
