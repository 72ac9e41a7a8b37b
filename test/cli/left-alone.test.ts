import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Papa from "papaparse";
import { expect, test } from "vitest";
import { main } from "../../src/cli/main.ts";
import { createStandInWorld } from "../stand-ins/world.ts";

async function enrich(feed: string, ...words: string[]) {
  const folder = mkdtempSync(join(tmpdir(), "pdo-left-alone-"));
  const at = (name: string) => join(folder, name);
  writeFileSync(at("feed.csv"), feed);
  const world = createStandInWorld({ environment: { PDO_HOME: at("home") } });
  const run = [at("feed.csv"), "-o", at("out.csv"), "--summary", at("summary.json"), ...words];
  const code = await main(["enrich", ...run], world);
  const text = readFileSync(at("out.csv"), "utf8").trimEnd();
  const rows = Papa.parse<Record<string, string>>(text, { header: true }).data;
  const summary = JSON.parse(readFileSync(at("summary.json"), "utf8"));
  const verified = await main(
    ["verify", at("feed.csv"), at("out.csv"), "--summary", at("summary.json")],
    createStandInWorld({ environment: { PDO_HOME: at("home") } }),
  );
  return { code, rows, summary, verified };
}

const category = ["--tasks", "name,categorization"] as const;

test("a totals row is no fan article and no dishwasher, and no failure", async () => {
  const { code, rows, summary } = await enrich(
    `sku;Bezeichnung;Beschreibung;Preis
1;Damen Winterjacke mit Kapuze;Warme Jacke aus Polyester für kalte Tage.;59
;;;
sku;Bezeichnung;Beschreibung;Preis
-----;-----;-----;-----
2;#NV;Robuste Pfanne aus Gusseisen für alle Herdarten.;39
3;#NV;#WERT!;39
;Gesamt;8 Artikel;129
`,
    "--tasks",
    "categorization",
    "--min-score",
    "0",
  );
  expect(code).toBe(0);
  expect(rows.map(({ pdo_status }) => pdo_status)).toEqual([
    ...["ok", "skipped", "skipped", "skipped", "ok", "skipped", "skipped"],
  ]);
  expect(rows.at(-1)).toMatchObject({
    pdo_category: "",
    pdo_messages: 'The row is a total ("Gesamt"), not a product.',
  });
  expect(summary).toMatchObject({ rows: 7, ok: 2, skipped: 5, rejected: 0, exit_code: 0 });
  expect(summary.skips.map(({ code: reason }: { code: string }) => reason).sort()).toEqual([
    "PDO_ROW_BLANK",
    "PDO_ROW_HEADER",
    "PDO_ROW_SEPARATOR",
    "PDO_ROW_SPREADSHEET_ERROR",
    "PDO_ROW_TOTAL",
  ]);
});

test.each([
  [
    "Romanian",
    "Rochie elegantă roșie din bumbac,Rochie elegantă pentru femei realizată din bumbac cu mâneci lungi.",
  ],
  ["Spanish", "VESTIDO DE VERANO PARA MUJER!!!,Vestido fresco y cómodo con flores para los días de calor."],
])("a feed in %s is neither done nor edited as one of the four", async (language, row) => {
  const { code, rows, summary } = await enrich(`sku,name,description\n1,${row}\n2,${row}\n`);
  expect(code).toBe(0);
  expect(rows[0]).toMatchObject({
    pdo_name: "",
    pdo_description: "",
    pdo_category: "",
    pdo_status: "skipped",
  });
  expect(rows[0]?.pdo_messages).toMatch(new RegExp(`^The row is in ${language} and was left as it is`));
  expect(summary).toMatchObject({ skipped: 2, language: { language: null, name: language, share: 1 } });
});

const technical = `sku,name,description
1,Damen Winterjacke mit Kapuze,Warme Jacke für kalte Tage
2,Wasserkocher aus Edelstahl,Kocht schnell und schaltet sich selbst ab
3,Kopfhörer kabellos,Mit Mikrofon und weichen Ohrpolstern
4,HDMI Cable Gold Plated 2 m,
5,Wireless Gaming Mouse Black,
`;

test("short technical names in a German feed get German paths", async () => {
  const { rows, summary } = await enrich(technical, ...category);
  const roots = rows.map(({ pdo_category = "" }) => pdo_category.split(" > ")[0]);
  expect(roots.slice(3)).toEqual(
    ["Elektronik", "Computer"].map(() => expect.not.stringMatching(/^Electronics$|^Computers/)),
  );
  expect(summary.language).toMatchObject({ source: "texts", language: "de", share: 1, rows: 5 });
});

test("--source-language says what the texts are", async () => {
  const { rows, summary } = await enrich(
    technical,
    ...category,
    "--source-language",
    "fr",
    "--min-score",
    "0",
  );
  expect(rows[0]?.pdo_category).toMatch(/^(?:Mode|Vêtements)/);
  expect(summary.language).toMatchObject({ source: "flag", language: "fr" });
});

test("what a person should look at is counted, and --fail-on may ask for less of it", async () => {
  const feed = "sku,name\n1,USB-C hub with HDMI\n2,Flurbo\n";
  const { code, rows, summary, verified } = await enrich(feed, ...category);
  expect(rows.map(({ pdo_status }) => pdo_status)).toEqual(["ok", "review"]);
  expect(rows[1]?.pdo_category).toBe("");
  expect(summary).toMatchObject({ ok: 1, review: 1, reviews: [{ task: "categorization", first_line: 3 }] });
  expect({ code, verified }).toEqual({ code: 0, verified: 0 });
  expect((await enrich(feed, ...category, "--fail-on", "review>10%")).code).toBe(3);
});
