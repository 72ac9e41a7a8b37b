import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { readSupplierAnswers } from "../../../../src/cli/commands/enrich/supplier-answers.ts";
import { folderOf, run } from "../../folder.ts";

const signal = new AbortController().signal;

describe("--facts", () => {
  it.each([
    ["de", "Herren Winterjacke", "Warme Winterjacke mit Kapuze."],
    ["en", "Men's winter jacket", "A warm winter jacket with a hood."],
    ["fr", "Veste d'hiver homme", "Veste d'hiver chaude à capuche."],
    ["it", "Giacca invernale uomo", "Giacca invernale calda con cappuccio."],
  ])("reads what a supplier has filled in (%s)", async (language, name, description) => {
    const folder = folderOf({ "feed.csv": `sku,title,description\nA-1,${name},${description}\n` });
    const at = (file: string) => join(folder, file);
    const environment = { PDO_HOME: at("home") };
    const enrich = (...words: readonly string[]) =>
      run(["enrich", at("feed.csv"), "-o", at("out.csv"), "--source-language", language, ...words], {
        environment,
      });
    await enrich("--min-score", "0");
    const gaps = ["gaps", at("out.csv"), "--language", language];
    const before = JSON.parse((await run(gaps, { environment })).printed);
    const missing = before.gaps.map(({ attribute }: { attribute: string }) => attribute);
    expect(missing).toContain("brand");
    await run([...gaps, "-o", at("list.csv")], { environment });
    const list = readFileSync(at("list.csv"), "utf8");
    writeFileSync(at("list.csv"), list.replace(/^(.*,brand,.*),$/m, "$1,Nordfell"));
    await enrich("--min-score", "0", "--facts", at("list.csv"));
    const after = JSON.parse((await run(gaps, { environment })).printed);
    expect(after.gaps.map(({ attribute }: { attribute: string }) => attribute)).not.toContain("brand");
    expect(readFileSync(at("out.csv"), "utf8")).toContain("Nordfell");
  });

  it("leaves out lines without a value; of two answers the later one stands", async () => {
    const folder = folderOf({
      "list.csv":
        "id,asked for,attribute,value\nA,Color,color,red\nA,Color,color,blue\nB,Size,size, \nC,,size,40\n",
    });
    expect([...(await readSupplierAnswers(join(folder, "list.csv"), signal))]).toEqual([
      ["A", [{ label: "Color", text: "blue" }]],
      ["C", [{ label: "size", text: "40" }]],
    ]);
  });

  it("refuses a file that is no such list", async () => {
    const folder = folderOf({ "x.csv": "sku,title\n1,Chair\n", "feed.csv": "sku,title\n1,Chair\n" });
    const { code, said } = await run(["enrich", join(folder, "feed.csv"), "--facts", join(folder, "x.csv")]);
    expect({ code, said }).toEqual({ code: 2, said: expect.stringContaining("PDO_FACTS_COLUMNS") });
  });
});
