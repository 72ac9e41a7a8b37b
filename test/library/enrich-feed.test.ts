import { describe, expect, test } from "vitest";
import {
  createClient,
  type EnrichedRow,
  enrichFeed,
  lintProduct,
  openCatalog,
} from "../../src/library/index.ts";

async function* bytes(text: string, counts = { chunks: 0 }) {
  for (const line of text.split(/(?<=\n)/)) {
    counts.chunks += 1;
    yield Buffer.from(line);
  }
}

async function collect(rows: AsyncIterable<EnrichedRow>): Promise<EnrichedRow[]> {
  const all: EnrichedRow[] = [];
  for await (const row of rows) all.push(row);
  return all;
}

const feed = "sku;Titel;Farbe\nA-1;LAMPE *** SALE ***;rot\nA-2;;\nA-3;Damen Winterjacke;blau\n";

describe("enrichFeed", () => {
  test("gives every row once and in order, its own cells and what was found", async () => {
    const rows = await collect(enrichFeed(bytes(feed), { tasks: ["name"] }));
    expect(rows.map(({ sku }) => sku)).toEqual(["A-1", "A-2", "A-3"]);
    expect(rows[0]).toMatchObject({ Titel: "LAMPE *** SALE ***", Farbe: "rot", pdo: { name: "Lampe" } });
    expect(rows.map(({ pdo }) => pdo.status)).toEqual(["ok", "rejected", "ok"]);
    expect(rows[0]?.pdo.messages).toBeInstanceOf(Array);
  });

  test("takes a map, a number of rows, and a category in the channel's own identifiers", async () => {
    const options = {
      map: { name: "W" },
      rows: 1,
      channel: "channel_b",
      tasks: ["categorization"],
      minScore: 0,
    } as const;
    const [row, ...others] = await collect(enrichFeed(bytes("W,X\nDamen Winterjacke,1\nHose,2\n"), options));
    expect(others).toEqual([]);
    expect(row?.pdo.category_id).toMatch(/^b-women-jackets/);
  });

  test.each([
    ["a Buffer", Buffer.from(feed)],
    ["a Uint8Array", new TextEncoder().encode(feed)],
    ["a part of one", new TextEncoder().encode(`xx${feed}`).subarray(2)],
    ["a web stream", new Blob([feed]).stream()],
    ["more bytes than one chunk holds", Buffer.from(`${feed}B-1;"${"Lampe ".repeat(20_000)}";rot\n`)],
  ])("takes %s", async (_, source) => {
    const rows = await collect(enrichFeed(source as Uint8Array, { tasks: ["name"] }));
    expect(rows.slice(0, 3).map(({ sku }) => sku)).toEqual(["A-1", "A-2", "A-3"]);
    expect(rows[0]?.pdo.name).toBe("Lampe");
  });

  test.each([[undefined], [null], [7], [["A-1"]], [new Date(0)]])(
    "says what it takes where it is given %o",
    async (source) => {
      await expect(collect(enrichFeed(source as never))).rejects.toMatchObject({
        code: "PDO_SOURCE_UNKNOWN",
        nextStep: expect.stringContaining("Uint8Array"),
      });
    },
  );

  test("says of no bytes that the feed is empty", async () => {
    await expect(collect(enrichFeed(new Uint8Array()))).rejects.toMatchObject({ code: "PDO_FEED_EMPTY" });
  });

  test("ends where the loop is left", async () => {
    for await (const row of enrichFeed(bytes(feed), { tasks: ["name"] })) {
      expect(row.sku).toBe("A-1");
      break;
    }
  });

  test("ends with the signal's reason", async () => {
    const reason = new Error("enough");
    await expect(collect(enrichFeed(bytes(feed), { signal: AbortSignal.abort(reason) }))).rejects.toBe(
      reason,
    );
  });

  test("says what is no feed, and what there is nothing to do with", async () => {
    await expect(collect(enrichFeed("/no/such/feed.csv"))).rejects.toMatchObject({
      code: "PDO_FEED_NOT_FOUND",
    });
    await expect(
      collect(enrichFeed(bytes("sku;Titel\n1;Lampe\n"), { tasks: ["description"] })),
    ).resolves.toBeDefined();
  });
});

test("createClient answers as the service does, and says what it was not told", async () => {
  const client = createClient({ embedded: true });
  const answer = await client.call("optimizeName", {
    query: { task_type: "cleaned", translation_language: "de" },
    body: { product_name: "LAMPE *** SALE ***" },
  });
  expect(answer).toMatchObject({ old_name: "LAMPE *** SALE ***", best_name: "Lampe" });
  await expect(
    client.call("listAttributes", { query: { category_identifier: "none" } }),
  ).rejects.toMatchObject({ status: 404 });
  await client.close();
  expect(() => createClient({} as { embedded: true })).toThrow(
    expect.objectContaining({ code: "PDO_CLIENT_OPTIONS" }),
  );
});

test("lintProduct finds what a pack forbids, and mends what has one right answer", async () => {
  const findings = await lintProduct({ fields: { name: "SALE! Oak dining table" } }, ["google"]);
  expect(findings[0]).toMatchObject({ rule: expect.stringMatching(/^google\./), field: "name" });
  await expect(lintProduct({ fields: {} }, ["gogle"])).rejects.toMatchObject({ code: "PDO_RULES_UNKNOWN" });
  await expect(lintProduct({ fields: { nmae: "x" } })).rejects.toMatchObject({ code: "PDO_FIELD_UNKNOWN" });
});

test("openCatalog finds categories, their attributes and values", async () => {
  const catalog = await openCatalog("channel_a");
  const [category] = catalog.search("dining table");
  const identifier = category?.identifier ?? "";
  expect(catalog.path(identifier).at(-1)).toEqual(category);
  expect(catalog.isLeaf(identifier)).toBe(true);
  const color = catalog
    .attributes(identifier)
    .find((one) => catalog.values(identifier, one.identifier).length > 0);
  expect(color).toBeDefined();
  await expect(openCatalog("nowhere")).rejects.toMatchObject({ code: "PDO_CHANNEL_UNKNOWN" });
});
