import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { folderOf, run } from "./folder.ts";

async function enriched(feed: string | Buffer, ...flags: string[]) {
  const folder = folderOf({});
  writeFileSync(join(folder, "feed.csv"), feed);
  const environment = { PDO_HOME: join(folder, "home") };
  const [path, out] = [join(folder, "feed.csv"), join(folder, "feed.enriched.csv")];
  const { code, said } = await run(["enrich", path, "--tasks", "name", "--quiet", "--excel", ...flags], {
    environment,
  });
  const verified = await run(["verify", path, out, "--excel"], { environment });
  return { code, said, text: code === 0 ? readFileSync(out, "utf8") : "", verified };
}

describe("CSV for Excel", () => {
  it.each([
    ["de", "Artikelname,Preis\nBequemer Stuhl für den Garten,2\n", ";"],
    ["fr", "Désignation,Prix\nChaise de jardin confortable,2\n", ";"],
    ["it", "Nome prodotto,Prezzo\nSedia da giardino in legno,2\n", ";"],
    ["en", "name,price\nComfortable chair for the garden,2\n", ","],
    ["en with semicolons", "name;price\nComfortable chair for the garden;2\n", ";"],
  ])("has the delimiter of its language's countries: %s", async (_, feed, delimiter) => {
    const { text, verified } = await enriched(feed);
    expect(text.startsWith("\ufeff")).toBe(true);
    const [header = "", row = ""] = text.slice(1).split("\r\n");
    expect(header.split(delimiter).slice(-2)).toEqual(["pdo_status", "pdo_messages"]);
    expect(row.split(delimiter)[1]).toBe("2");
    expect(JSON.parse(verified.printed)).toMatchObject({ proven: true });
  });

  it("is UTF-8 whatever the feed is", async () => {
    const feed = Buffer.from('Artikelname;Preis\nBequemer Stuhl für Gärten;2\n"Tisch; groß";3\n', "latin1");
    const { text, verified } = await enriched(feed);
    expect(text).toContain("Bequemer Stuhl für Gärten;2;");
    expect(text).toContain('"Tisch; groß";3;');
    expect(JSON.parse(verified.printed)).toMatchObject({ proven: true, rows: 2 });
  });

  it("is refused for what is no CSV", async () => {
    const { code, said } = await enriched("name\nChair\n", "-o", "-", "--format", "jsonl");
    expect(code).toBe(2);
    expect(said).toContain("PDO_EXCEL_FORMAT");
  });
});
