import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { propertyRuns } from "../../../property-runs.ts";
import { folderOf, run } from "../../folder.ts";

interface Row {
  readonly sku: string;
  readonly title: string;
  readonly text: string;
  readonly category: string;
}

const rows: readonly Row[] = [
  { sku: "A-1", title: "STEEL KETTLE 1.7L", text: "Boils water, in silver.", category: "Kettles" },
  { sku: "A-2", title: "oak table", text: "A table of oak wood, 120 x 80 cm.", category: "Tables" },
  { sku: "A-3", title: "Garden chair, red", text: "Folds. Material: steel.", category: "Chairs" },
  { sku: "A-4", title: "KETTLE, BLUE", text: "Cordless kettle, 1 l.", category: "Kettles" },
  { sku: "A-5", title: "", text: "", category: "" },
];

const csvOf = (all: readonly Row[]) =>
  `sku,title,text,category\n${all.map(({ sku, title, text, category }) => [sku, title, text, category].map((cell) => `"${cell}"`).join(",")).join("\n")}\n`;
const jsonOf = (all: readonly Row[]) => all.map((row) => `${JSON.stringify(row)}\n`).join("");

function place(name = "feed.csv", text = csvOf(rows)) {
  const folder = folderOf({ [name]: text });
  const at = (file: string) => join(folder, file);
  const pdo = (...words: readonly string[]) => run(words, { environment: { PDO_HOME: at("home") } });
  const enrich = async (...words: readonly string[]) => {
    const { code, printed, said } = await pdo("enrich", at(name), "--accept-changes", ...words);
    expect([code, said]).toEqual([expect.toBeOneOf([0, 1]), expect.anything()]);
    return JSON.parse(printed) as { reused_rows: number | null; output: string; scores: unknown };
  };
  /** A run that uses the answers of the last one, and one that does all rows. */
  const compare = async (...words: readonly string[]) => {
    const night = await enrich("-o", at("night.out"), ...words);
    const full = await enrich("-o", at("full.out"), "--no-cache", ...words);
    expect(readFileSync(at("night.out")).equals(readFileSync(at("full.out")))).toBe(true);
    expect(night.scores).toEqual(full.scores);
    expect(full.reused_rows).toBeNull();
    return night.reused_rows;
  };
  return { at, pdo, enrich, compare, write: (content: string) => writeFileSync(at(name), content) };
}

const attributes = ["--tasks", "categorization,attribution", "--optional"];

const forms: readonly (readonly [string, string, string, readonly string[]])[] = [
  [
    "columns of our own",
    "feed.csv",
    csvOf(rows),
    ["--tasks", "name,description", "--bullet-points", "--seo"],
  ],
  ["the feed's own cells", "feed.csv", csvOf(rows), ["--write", "replace", "--tasks", "name"]],
  ["a column for each attribute", "feed.csv", csvOf(rows), [...attributes, "--attributes", "columns"]],
  ["objects", "feed.jsonl", jsonOf(rows), ["--format", "jsonl", "--tasks", "name", "--language", "de"]],
];

describe("unchanged rows", () => {
  it.each(forms)("have the answers of the last run, byte for byte: %s", async (_, name, text, words) => {
    const { at, enrich, compare, write } = place(name, text);
    const toText = name.endsWith(".csv") ? csvOf : jsonOf;
    expect(await compare(...words)).toBe(0);
    const changed = rows.with(1, { ...(rows[1] as Row), text: "Now of pine." });
    write(toText([{ sku: "B", title: "New lamp", text: "", category: "Lamps" }, ...changed.slice(0, 3)]));
    expect(await compare(...words)).toBe(2);
    expect((await enrich("-o", at("night.out"), ...words)).reused_rows).toBe(4);
  });

  it("are done anew where anything is another that their answers depend on", async () => {
    const { at, pdo, enrich } = place();
    const files = ["-o", at("out.csv"), "--category-map", at("map.csv"), "--glossary", at("glossary.csv")];
    const out = [...files, "--tasks", "name,categorization"];
    const lines = "source_category,category\nKettles,\n";
    writeFileSync(at("map.csv"), lines);
    writeFileSync(at("glossary.csv"), "en,de\nkettle,Kessel\n");
    const reused = async (...words: readonly string[]) => (await enrich(...out, ...words)).reused_rows;
    expect(await reused()).toBe(0);
    expect(await reused()).toBe(4);
    writeFileSync(at("glossary.csv"), "en,de\nkettle,Wasserkocher\n");
    expect(await reused()).toBe(0);
    const words = ["--rules", "google"];
    expect(await reused(...words)).toBe(0);
    expect(await reused(...words, "--quiet", "--output", "json")).toBe(4);
    const leaf = JSON.parse((await pdo("categories", "--output", "json")).printed).categories.at(-1);
    writeFileSync(at("map.csv"), lines.replace("Kettles,", `Kettles,${leaf.identifier}`));
    expect(await reused(...words)).toBe(2);
    const examples = join(import.meta.dirname, "../../../../samples/learning/categorized.csv");
    expect((await pdo("examples", "add", examples, "--channel", "channel_a")).code).toBe(0);
    expect(await reused(...words)).toBe(0);
    expect(await reused(...words)).toBe(4);
  });

  it("are done anew with --refresh, and a run over some rows leaves what is kept", async () => {
    const { at, enrich } = place();
    const out = ["-o", at("out.csv"), "--tasks", "name"];
    await enrich(...out);
    expect((await enrich(...out, "--refresh")).reused_rows).toBe(0);
    expect((await enrich(...out, "--rows", "2")).reused_rows).toBe(2);
    expect((await enrich(...out)).reused_rows).toBe(4);
    expect((await enrich("-o", at("other.csv"), "--tasks", "name")).reused_rows).toBe(0);
  });

  it("are told in the cache's figures, and forgotten with it", async () => {
    const { at, pdo, enrich } = place();
    await enrich("-o", at("out.csv"), "--tasks", "name");
    const { last_runs } = JSON.parse((await pdo("cache", "info", "--output", "json")).printed);
    expect(last_runs).toEqual({ feeds: 1, bytes: expect.any(Number) });
    expect(last_runs.bytes).toBeGreaterThan(100);
    await pdo("cache", "clear");
    expect((await enrich("-o", at("out.csv"), "--tasks", "name")).reused_rows).toBe(0);
  });

  it("give the bytes of a full run whatever was changed between", async () => {
    const word = fc.constantFrom("KETTLE", "oak table", "chair red", "Lampe blau", "");
    const row = fc.record({
      sku: fc.constantFrom("A", "B", "C", "D", "E"),
      title: word,
      text: word,
      category: fc.constantFrom("Kettles", "Tables", ""),
    });
    const feed = fc.array(row, { minLength: 1, maxLength: 6 });
    await fc.assert(
      fc.asyncProperty(feed, feed, fc.array(fc.nat(5)), async (one, other, places) => {
        const { at, enrich, compare, write } = place("feed.csv", csvOf(one));
        const options = ["--tasks", "name"];
        await enrich("-o", at("night.out"), ...options);
        const changed = one.flatMap((own, at) => (places.includes(at) ? (other[at] ?? []) : own));
        write(csvOf(changed.length === 0 ? other : changed));
        await compare(...options);
      }),
      { numRuns: Math.round(propertyRuns(100) / 20) },
    );
  });
});
