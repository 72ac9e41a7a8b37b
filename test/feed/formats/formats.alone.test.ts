import { Readable } from "node:stream";
import { describe, expect, test, vi } from "vitest";
import { rememberOwn } from "../../../src/cli/commands/verify/verification.ts";
import { textFormOf } from "../../../src/feed/encodings.ts";
import { formatNamed, formatOfPath } from "../../../src/feed/formats/detection.ts";
import { feedFormats } from "../../../src/feed/formats/formats.ts";
import { readFeed } from "../../../src/feed/reader.ts";
import { feedOf, recordsOf, written } from "../in-memory-feed.ts";

vi.mock("../../../src/feed/formats/formats.ts", async (load) => {
  const table = await load<typeof import("../../../src/feed/formats/formats.ts")>();
  const { ltsv } = await import("./ltsv.ts");
  return { ...table, feedFormats: [...table.feedFormats, ltsv] };
});

/** What every format must hold of values: quotes, its own separators, no ASCII, nothing at all. */
const rows = [
  { sku: "1", name: "STEEL KETTLE", note: 'a "b", c: d; {e}' },
  { sku: "2", name: "Größe 20 cm – 木の机", note: "a\ttab, a \\ and\na line break" },
  { sku: "3", name: "=1+2", note: "" },
];

/** A feed in a format, made by its own writer of records that are in no format yet. */
async function feedIn(name: string): Promise<Buffer> {
  const source = await feedOf(JSON.stringify(rows), { path: "rows.json" });
  return (await written(source, { format: name, csvSafe: "off" })).bytes;
}

describe.each(feedFormats.map((format) => [format.name, format] as const))(
  "the format %s",
  (name, format) => {
    const path = `feed.${format.extensions[0]}`;
    const added = { status: "ok", text: 'a\tb "c"' };
    const columns = format.isNested ? ["status", "text"] : ["pdo_status", "pdo_text"];
    const addedCells = Object.fromEntries(Object.values(added).map((text, place) => [columns[place], text]));

    test("has a name and endings of its own", () => {
      expect(formatNamed(name)).toBe(format);
      for (const extension of format.extensions) expect(formatOfPath(`feed.${extension}.gz`)).toBe(name);
      expect(feedFormats.filter((other) => other.name === name || other.title === format.title)).toHaveLength(
        1,
      );
    });

    test.each([1, 7, 65_536])("gives back what was written, in chunks of %d bytes", async (chunk) => {
      const records = await recordsOf(await feedOf(await feedIn(name), { path, chunk }));
      expect(
        records.map((one) =>
          Object.fromEntries(Object.keys(rows[0] ?? {}).map((key) => [key, one.text(key)])),
        ),
      ).toEqual(rows);
      expect(records.every(({ problem }) => problem === undefined)).toBe(true);
    });

    test("is known by its content where nobody names it", async () => {
      const feed = await readFeed({ stream: Readable.from([await feedIn(name)]) });
      expect(formatNamed(feed.description.format).family).toBe(format.family);
      expect(feed.description.format).toBe(name);
    });

    test("leaves byte for byte as it came", async () => {
      const bytes = await feedIn(name);
      expect((await written(await feedOf(bytes, { path, chunk: 5 }), {})).bytes).toEqual(bytes);
      const untouched = () => ({ replaced: {} });
      expect((await written(await feedOf(bytes, { path }), {}, untouched)).bytes).toEqual(bytes);
    });

    test("takes added cells and new texts, and keeps all else", async () => {
      const feed = await feedOf(await feedIn(name), { path });
      const change = () => ({ added: addedCells, replaced: { name: 'New "name"' } });
      const { bytes } = await written(feed, { addedColumns: columns }, change);
      const records = await recordsOf(await feedOf(bytes, { path }));
      expect(records.map((one) => [one.text("sku"), one.text("name"), one.text("note")])).toEqual(
        rows.map(({ sku, note }) => [sku, 'New "name"', note]),
      );
      const said = records.map((one) =>
        format.isNested
          ? JSON.parse(one.text("pdo") ?? "")
          : { status: one.text("pdo_status"), text: one.text("pdo_text") },
      );
      expect(said).toEqual(rows.map(() => added));
    });

    test("proves an enriched feed to be its feed, and shows where it is not", async () => {
      const bytes = await feedIn(name);
      const enrich = async () =>
        (
          await written(await feedOf(bytes, { path }), { addedColumns: columns }, () => ({
            added: addedCells,
          }))
        ).bytes;
      const compare = async (enrichedBytes: Buffer) => {
        const [feed, enriched] = [await feedOf(bytes, { path }), await feedOf(enrichedBytes, { path })];
        const request = {
          feed: feed.description,
          enriched: enriched.description,
          changed: new Set<string>(),
        };
        const plain = format.createRowForm(request);
        expect(plain?.isByteWise).toBe(true);
        const form = plain && rememberOwn(plain);
        const others = await recordsOf(enriched);
        return (await recordsOf(feed)).map((record, place) => {
          const other = others[place];
          if (form === undefined || other === undefined) return undefined;
          const differing = form.pairs(record, other).filter((pair) => pair.feed !== pair.enriched);
          return {
            isSame: form.feedPart(record) === form.enrichedPart(other, record),
            status: form.status(record, other),
            width: form.width(record, other),
            differing: differing.filter(({ mayDiffer }) => !mayDiffer).map(({ column }) => column),
          };
        });
      };
      const enriched = await enrich();
      const same = { isSame: true, status: "ok", width: undefined, differing: [] };
      expect(await compare(enriched)).toEqual([same, same, same]);
      const damaged = Buffer.from(enriched.toString("utf8").replace("KETTLE", "KITTEN"));
      expect(await compare(damaged)).toEqual([{ ...same, isSame: false, differing: ["name"] }, same, same]);
    });

    test("says where in a record's raw text a cell stands, and what must stand there instead", async () => {
      const feed = await feedOf(await feedIn(name), { path });
      const { description } = feed;
      const form = textFormOf(description.encoding);
      for (const record of await recordsOf(feed)) {
        const cell = format.findRawCell(record, "name", description);
        const text = record.text("name") ?? "";
        if (cell?.offset === undefined) throw new Error("The whole cell is known.");
        const [from, to] = [cell.offset(1), cell.offset(text.length)];
        expect(form.textOfRaw(record.raw.slice(from, to))).toBe(text.slice(1));
        expect(format.findRawCell(record, "nobody", description)).toBeUndefined();
      }
    });

    test("writes rows that could not be done with the reason, and loses none of what they say", async () => {
      const feed = await feedOf(await feedIn(name), { path });
      const change = () => ({ added: { pdo_line: 1, pdo_reason: "Because." } });
      const rejects = { addedColumns: ["pdo_line", "pdo_reason"], purpose: "rejects" } as const;
      const { bytes, text } = await written(feed, rejects, change);
      const records = await recordsOf(await feedOf(bytes, { path }));
      expect(records.map((one) => one.text("note"))).toEqual(rows.map(({ note }) => note));
      expect(text.match(/Because\./g)).toHaveLength(rows.length);
    });

    test("takes a line for a record only where it is a whole one", () => {
      expect(format.readLine?.("Running shoes men")).toBeUndefined();
      expect(format.readLine?.("name: a kettle, 1.7 litres")).toBeUndefined();
    });
  },
);
