import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Papa from "papaparse";
import { beforeAll, describe, expect, test } from "vitest";
import { main } from "../../src/cli/main.ts";
import { createStandInWorld } from "../stand-ins/world.ts";
import { verified } from "./run-verify.ts";

let folder = "";
const at = (name: string) => join(folder, name);

const table = [
  "sku;Bezeichnung;Beschreibung;Farbe",
  '1;Wasserkocher 1,7 l 2200 W Edelstahl silber;"Kocht 1,7 Liter; schnell. Marke: Lumora";silber',
  "2;Laufschuhe Herren blau Größe 43;Leichte Laufschuhe mit Obermaterial aus Mesh.;blau",
  "3;Kopfhörer Bluetooth schwarz;Kabellose Kopfhörer. Marke: Aurikel;=schwarz",
  "",
].join("\n");

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "pdo-columns-"));
  writeFileSync(at("feed.csv"), table);
  writeFileSync(
    at("feed.jsonl"),
    Papa.parse<object>(table.trimEnd(), { header: true, delimiter: ";" })
      .data.map((row) => `${JSON.stringify(row)}\n`)
      .join(""),
  );
});

async function enrich(feed: string, out: string, ...words: string[]) {
  const world = createStandInWorld();
  const outcome = ["enrich", at(feed), "-o", out === "-" ? "-" : at(out), "--quiet", "--overwrite", ...words];
  const code = await main(outcome, world);
  return { code, printed: world.printed(), said: world.said() };
}

const ours = ["--tasks", "categorization,attribution", "--min-score", "0", "--recommended"];
const rowsOf = (text: string, delimiter = ";") =>
  Papa.parse<Record<string, string>>(text.trimEnd(), { header: true, delimiter }).data;

describe("each attribute in a column of its own", () => {
  test("stands in a table under the channel's name for it, in the feed's language", async () => {
    expect(await enrich("feed.csv", "out.csv", ...ours, "--attributes", "columns")).toEqual({
      ...{ code: 0, printed: "", said: "" },
    });
    const text = readFileSync(at("out.csv"), "utf8");
    const [kettle, shoes, phones] = rowsOf(text);
    expect(kettle).toMatchObject({ "pdo_attribute:Marke": "Lumora", "pdo_attribute:Farbe": "Silber" });
    expect(shoes).toMatchObject({ Farbe: "blau", "pdo_attribute:Farbe": "Blau", "pdo_attribute:Marke": "" });
    expect(phones).toMatchObject({ "pdo_attribute:Marke": "Aurikel" });
    expect(Object.keys(kettle ?? {})).not.toContain("pdo_attributes");
    expect(text).not.toContain("pdo_attribute:;");
    expect(await verified(at("feed.csv"), at("out.csv"))).toMatchObject({ proven: true, compared: "bytes" });
  });

  test("has the names of the language that is asked for", async () => {
    await enrich("feed.csv", "fr.csv", ...ours, "--attributes", "columns", "--language", "fr");
    const [, shoes] = rowsOf(readFileSync(at("fr.csv"), "utf8"));
    expect(shoes).toMatchObject({ "pdo_attribute:Marque": "", "pdo_attribute:Couleur": "Bleu" });
  });

  test.each(["out.tsv", "out.xml", "out.jsonl", "out.json", "out.csv.gz", "out.xlsx"])(
    "is proven in %s",
    async (out) => {
      expect(await enrich("feed.csv", out, ...ours, "--attributes", "columns")).toMatchObject({ code: 0 });
      expect(await verified(at("feed.csv"), at(out))).toMatchObject({ proven: true });
    },
  );

  test("comes from JSON into a table, and from a table into JSON as an object of texts", async () => {
    await enrich("feed.jsonl", "lines.csv", ...ours, "--attributes", "columns");
    expect(await verified(at("feed.jsonl"), at("lines.csv"))).toMatchObject({ proven: true });
    expect(rowsOf(readFileSync(at("lines.csv"), "utf8"), ",")[1]).toMatchObject({
      "pdo_attribute:Farbe": "Blau",
    });
    await enrich("feed.csv", "out.jsonl", ...ours, "--attributes", "columns");
    const [, shoes] = readFileSync(at("out.jsonl"), "utf8").split("\n");
    expect(JSON.parse(shoes ?? "").pdo.attributes).toMatchObject({ Farbe: "Blau", Marke: null });
  });

  test("stays where an enriched file is enriched again", async () => {
    await enrich("feed.csv", "once.csv", ...ours, "--attributes", "columns");
    await enrich("once.csv", "twice.csv", ...ours, "--attributes", "columns");
    const columns = (name: string) => readFileSync(at(name), "utf8").split("\n")[0];
    expect(columns("twice.csv")).toBe(columns("once.csv"));
    expect(await verified(at("once.csv"), at("twice.csv"))).toMatchObject({ proven: true });
    await enrich("feed.csv", "out.xml", ...ours, "--attributes", "columns");
    await enrich("out.xml", "again.xml", ...ours, "--attributes", "columns");
    expect(await verified(at("out.xml"), at("again.xml"))).toMatchObject({ proven: true });
  });

  test("is written to standard output, whose header comes first, and no file is left", async () => {
    const { printed } = await enrich("feed.csv", "-", ...ours, "--attributes", "columns", "--format", "csv");
    expect(printed.split("\n")[0]).toContain(";pdo_attribute:Marke;");
    expect(rowsOf(printed)).toHaveLength(3);
    expect(readdirSync(tmpdir()).filter((name) => name.startsWith("pdo-attributes-"))).toEqual([]);
  });

  test.each([
    ["a folder that is not there", "missing/out.csv"],
    ["a folder", "."],
  ])("leaves nothing behind where the output is %s", async (_, out) => {
    const { code } = await enrich("feed.csv", out, ...ours, "--attributes", "columns");
    expect(code).toBe(2);
    expect(readdirSync(tmpdir()).filter((name) => name.startsWith("pdo-attributes-"))).toEqual([]);
  });

  test("counts bytes that the summary's hash is of", async () => {
    await enrich("feed.csv", "summed.csv", ...ours, "--attributes", "columns", "--summary", at("run.json"));
    const proof = await verified(at("feed.csv"), at("summed.csv"), "--summary", at("run.json"));
    expect(proof).toMatchObject({ proven: true, against_summary: true });
  });
});

describe("the columns that are written", () => {
  const header = async (...words: string[]) => {
    const { printed } = await enrich("feed.csv", "-", "--format", "csv", ...words);
    return printed.split("\n")[0]?.split(";").slice(4);
  };

  test("are those that are asked for, in their own order, and the status", async () => {
    expect(await header("--columns", "category,name")).toEqual(["pdo_name", "pdo_category", "pdo_status"]);
    expect(await header("--columns", "pdo_name,pdo_messages")).toEqual([
      "pdo_name",
      "pdo_status",
      "pdo_messages",
    ]);
    expect(await header("--columns", "attributes", "--attributes", "columns", "--language", "de")).toContain(
      "pdo_attribute:Farbe",
    );
  });

  test("are all but the messages", async () => {
    const all = await header();
    expect(await header("--no-messages")).toEqual(all?.filter((name) => name !== "pdo_messages"));
  });

  test("are refused where there is none of the name", async () => {
    const { code, said } = await enrich("feed.csv", "-", "--columns", "nmae");
    expect(code).toBe(2);
    expect(said).toContain("--columns");
  });

  test("are proven in JSON too", async () => {
    await enrich("feed.jsonl", "few.jsonl", "--columns", "name", "--no-messages");
    const [line = ""] = readFileSync(at("few.jsonl"), "utf8").split("\n");
    expect(Object.keys(JSON.parse(line).pdo)).toEqual(["name", "status"]);
    expect(await verified(at("feed.jsonl"), at("few.jsonl"))).toMatchObject({ proven: true });
  });
});
