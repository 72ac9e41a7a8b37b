import { describe, expect, test } from "vitest";
import { resolveColumns } from "../../../src/feed/columns.ts";
import { type ReadFeedOptions, readFeed } from "../../../src/feed/reader.ts";
import { rememberedRows } from "../../../src/pipeline/families/remembered-families.ts";
import { findFeedLanguage } from "../../../src/pipeline/feed-language.ts";
import { type PreparedRow, prepareRows } from "../../../src/pipeline/rows.ts";
import type { RowSelection } from "../../../src/pipeline/run-options.ts";
import { openClaim } from "../../../src/pipeline/shards/claim-feed.ts";
import type { Manifest } from "../../../src/pipeline/shards/manifest.ts";
import { planClaims } from "../../../src/pipeline/shards/plan-claims.ts";
import { GuideReader } from "../../../src/pipeline/shards/row-guide.ts";
import type { RunStore } from "../../../src/pipeline/shards/run-store.ts";
import { createRandom } from "../../seeded-random.ts";

const signal = new AbortController().signal;

async function* stream(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}

const open = (bytes: Uint8Array, options: ReadFeedOptions = { format: "csv" }) =>
  readFeed({ stream: stream(bytes), totalBytes: bytes.length }, options);

async function all(rows: AsyncIterable<PreparedRow[]>) {
  const found = [];
  for await (const batch of rows)
    for (const { record, product, settled, leavesEmpty = false } of batch)
      found.push({ row: record.index, line: record.line, product, settled, leavesEmpty });
  return found;
}

/** Every row of every claim is what it is where one process reads the whole feed. */
async function expectRows(text: string, shards: readonly number[], selection: RowSelection) {
  const bytes = Buffer.from(text);
  const feed = await open(bytes);
  const mapping = resolveColumns(feed.description, { sample: feed.sample });
  const language = findFeedLanguage(feed, mapping);
  const whole = await all(prepareRows({ feed, mapping, language, selection }));
  const guided: number[] = [];
  for (const number of shards) {
    const guides = new Map<number, string>();
    const range = (start: number, end: number) => stream(bytes.subarray(start, end));
    const claims = await planClaims({
      ...{ feed: await open(bytes), reopen: () => open(bytes), stored: { bytes: range } },
      ...{ totalBytes: bytes.length, mapping, language, selection, shards: number, signal },
      onRecord: () => {},
      createGuide: async (claim) => ({
        write: async (chunk: Uint8Array) => {
          guides.set(claim, (guides.get(claim) ?? "") + Buffer.from(chunk).toString());
        },
        end: async () => ({ bytes: 0, sha256: "of the guide" }),
        close: async () => {},
      }),
    });
    guided.push(guides.size);
    const manifest = {
      feed: {
        name: "feed.csv",
        bytes: bytes.length,
        description: feed.description,
        reading: { format: "csv" },
      },
    } as unknown as Manifest;
    const store = {
      feed: async () => ({
        ...{ bytes: range, size: async () => bytes.length },
        open: async () => ({ stream: stream(bytes), totalBytes: bytes.length }),
      }),
    } as unknown as RunStore;
    const joined = [];
    for (const [place, claim] of claims.entries()) {
      const opened = await openClaim(store, manifest, claim);
      async function* lines() {
        yield* (guides.get(place) ?? "").split("\n").slice(0, -1);
      }
      const guide = new GuideReader(lines());
      const part = { firstRow: claim.row, guide: (row: PreparedRow) => guide.guide(row) };
      const rows = await all(prepareRows({ feed: opened.feed, mapping, language, selection, part }));
      await opened.check();
      expect(claim.written).toBe(rows.length);
      expect(claim.writtenBefore).toBe(joined.length);
      joined.push(...rows);
    }
    expect(joined).toEqual(whole);
  }
  return { whole, guided };
}

const texts = {
  de: [
    "Stuhl aus Eichenholz mit Armlehnen",
    "Ein bequemer Stuhl für das Büro, der in Höhe und Neigung verstellbar ist.",
  ],
  fr: ["Chaise en bois de chêne", "Une chaise confortable pour le bureau, dont la hauteur est réglable."],
  en: ["Oak chair with arms", "A comfortable chair for the office whose height can be adjusted."],
  es: ["Silla de roble con brazos", "Una silla cómoda para la oficina, con altura regulable y respaldo."],
  none: ["X-500 PRO", ""],
} as const;
type Kind = keyof typeof texts;

/** A feed of blocks in one language each, with rows of others in between, whose families lie as `familyOf` says. */
function mixed(seed: number, count: number, familyOf: (row: number, random: () => number) => string) {
  const random = createRandom(seed);
  const kinds = Object.keys(texts) as Kind[];
  let block: Kind = "de";
  const lines = Array.from({ length: count }, (_, row) => {
    if (random() < 0.02) block = kinds[Math.floor(random() * kinds.length)] ?? "de";
    const kind = random() < 0.85 ? block : (kinds[Math.floor(random() * kinds.length)] ?? "de");
    const [name, text] = texts[kind];
    const color = ["Rot", "Blau", "Grün", ""][Math.floor(random() * 4)] ?? "";
    const blank = random() < 0.03;
    if (blank) return ",,,,";
    return `P${row},${familyOf(row, random)},"${name} ${color}","${random() < 0.7 ? text : ""}",${color}`;
  });
  return `id,item_group_id,name,description,color\n${lines.join("\n")}\n`;
}

describe("rows of a claim are those of the whole feed", () => {
  test.each([1, 2, 3])("in a feed whose languages change (seed %i)", async (seed) => {
    const plain = mixed(seed, 700, () => "").replace("item_group_id", "shelf");
    const { whole, guided } = await expectRows(plain, [1, 4, 31], { kind: "all" });
    expect(guided).toEqual([0, 0, 0]);
    const languages = new Set(whole.map(({ product }) => product.language));
    expect(languages.size).toBeGreaterThan(2);
    await expectRows(plain, [5], { kind: "sample", rows: 60, total: 700 });
    await expectRows(plain, [5], { kind: "first", rows: 333 });
  });

  test("with families that stand together, which are not cut", async () => {
    const feed = mixed(4, 600, (row) => `G${Math.floor(row / 4)}`);
    const { whole, guided } = await expectRows(feed, [3, 17], { kind: "all" });
    expect(guided).toEqual([0, 0]);
    expect(whole.some(({ product }) => product.family?.shared !== undefined)).toBe(true);
  });

  test.each([5, 6])("with families that are spread over the feed (seed %i)", async (seed) => {
    const feed = mixed(seed, 800, (row, random) =>
      random() < 0.5 ? `G${Math.floor(random() * 90)}` : `H${Math.floor(row / 3)}`,
    );
    const { guided } = await expectRows(feed, [2, 7, 40], { kind: "all" });
    expect(guided.every((claims) => claims > 0)).toBe(true);
    await expectRows(feed, [4], { kind: "sample", rows: 70, total: 800 });
    await expectRows(feed, [4], { kind: "first", rows: 250 });
  });

  test("with families that are forgotten, and begin anew in the same claim or in another", async () => {
    const lines = Array.from({ length: 2 * rememberedRows + 900 }, (_, row) => {
      const group = row % (rememberedRows + 150) < 40 ? `G${row % 10}` : "";
      return `P${row},${group},${group === "" ? "-" : `Stuhl ${row % 7}`},${row % 3 === 0 ? "Rot" : "Blau"}`;
    });
    const feed = `id,item_group_id,name,color\n${lines.join("\n")}\n`;
    await expectRows(feed, [1, 2, 5], { kind: "all" });
  });

  test("with families that have several names and become one", async () => {
    const random = createRandom(11);
    const any = (most: number) => Math.floor(random() * most);
    const lines = Array.from({ length: 300 }, (_, row) => {
      const isParent = random() < 0.2;
      const variants = isParent ? `sku=S${any(300)},color=Rot|sku=S${any(300)},color=Blau` : "";
      return `S${row},Default,s-${row},${isParent ? "configurable" : "simple"},Stuhl ${any(5)},"${variants}"`;
    });
    const feed = `sku,attribute_set_code,url_key,product_type,name,configurable_variations\n${lines.join("\n")}\n`;
    const { guided } = await expectRows(feed, [2, 9], { kind: "all" });
    expect(guided.every((claims) => claims > 0)).toBe(true);
  });

  test("of Shopify, where pictures and variants continue a product", async () => {
    const random = createRandom(12);
    const lines = Array.from({ length: 200 }, (_, at) => {
      const handle = `h-${random() < 0.3 ? Math.floor(random() * 60) : at}`;
      const variants = ["Blau", "Grün"]
        .slice(0, Math.floor(random() * 3))
        .map((color) => `${handle},,,Farbe,${color},`);
      const pictures = random() < 0.4 ? [`${handle},,,,,b.jpg`, `${handle},,,,,c.jpg`] : [];
      return [`${handle},Hemd ${at},Ein Hemd aus Leinen.,Farbe,Rot,a.jpg`, ...variants, ...pictures];
    }).flat();
    const head = "Handle,Title,Body (HTML),Option1 Name,Option1 Value,Image Src";
    await expectRows(`${head}\n${lines.join("\n")}\n`, [1, 3, 50], { kind: "all" });
  });
});
