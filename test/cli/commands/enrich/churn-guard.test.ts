import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { refusedPath } from "../../../../src/cli/commands/enrich/churn-guard.ts";
import { folderOf, run } from "../../folder.ts";

const names = ["KETTLE RED", "WINTERJACKE BLAU", "LAMPE DE BUREAU", "TAVOLO ROSSO", "chair"];
const feedOf = (texts: readonly string[], price = "1.00") =>
  `sku,title,description,price\n${texts.map((text, at) => `A-${at},${text},,${price}`).join("\n")}\n`;

function place(out = "out.csv") {
  const folder = folderOf({ "feed.csv": feedOf(names) });
  const at = (name: string) => join(folder, name);
  const environment = { PDO_HOME: at("home") };
  const enrich = (...words: readonly string[]) =>
    run(["enrich", at("feed.csv"), "-o", at(out), "--tasks", "name", "--accept-changes", ...words], {
      environment,
    });
  const pdo = (...words: readonly string[]) => run(words, { environment });
  return { at, enrich, pdo, text: (name: string) => readFileSync(at(name), "utf8") };
}

/** Changes what was published in the output, as if the program had answered otherwise last time. */
function publishOtherwise(path: string, ...pairs: readonly (readonly [string, string])[]) {
  let text = readFileSync(path, "utf8");
  for (const [from, to] of pairs) text = text.replace(from, to);
  writeFileSync(path, text);
}

describe("--max-churn", () => {
  it("stops before published names change without a reason, and says how many and why", async () => {
    const { at, enrich, text } = place();
    await enrich();
    const before = text("out.csv");
    expect(before).toContain("Kettle Red");
    publishOtherwise(at("out.csv"), ["Kettle Red", "Red kettle"]);
    const present = text("out.csv");
    const { code, said } = await enrich("--overwrite", "--max-churn", "10%");
    expect(code).toBe(4);
    expect(said).toContain("PDO_CHURN");
    expect(said).toMatch(/1 of 5 rows \(20\.0 %\) would be published otherwise/);
    expect(said).toContain('A-0: name "Red kettle", now "Kettle Red"');
    expect(text("out.csv")).toBe(present);
    expect(text("out.refused.csv")).toContain("Kettle Red");
  });

  it("says which setting is another", async () => {
    const { enrich, text } = place();
    await enrich();
    const before = text("out.csv");
    const { code, said } = await enrich("--keep", "capitals", "--max-churn", "0%");
    expect(code).toBe(4);
    expect(said).toContain('--keep was none and is ["capitals"]');
    expect(text("out.csv")).toBe(before);
  });

  it("goes on with --accept-churn, and says what was let through", async () => {
    const { enrich, text, pdo, at } = place();
    await enrich();
    const before = text("out.csv");
    const { code, printed } = await enrich("--keep", "capitals", "--max-churn", "0%", "--accept-churn");
    expect(code).toBe(0);
    expect(JSON.parse(printed).warnings.join(" ")).toContain("Let through by --accept-churn");
    expect(text("out.csv")).not.toBe(before);
    await pdo("undo", at("out.csv"));
    expect(text("out.csv")).toBe(before);
  });

  it("lets through what the shop changed itself, but not what comes with a new price", async () => {
    const { at, enrich } = place();
    await enrich();
    writeFileSync(at("feed.csv"), feedOf(names.map((name) => `${name} XXX`)));
    expect((await enrich("--max-churn", "0%")).code).toBe(0);
    writeFileSync(
      at("feed.csv"),
      feedOf(
        names.map((name) => `${name} XXX`),
        "2.00",
      ),
    );
    expect((await enrich("--max-churn", "0%")).code).toBe(0);
    const { code } = await enrich("--keep", "capitals", "--max-churn", "0%");
    expect(code).toBe(4);
  });

  it("lets through what a person decided", async () => {
    const { at, enrich, pdo } = place();
    await enrich();
    const decision = { product: "A-4", field: "name", before: "chair", value: "A chair", decision: "edit" };
    writeFileSync(at("d.jsonl"), JSON.stringify(decision));
    await pdo("decisions", "import", at("d.jsonl"));
    expect((await enrich("--max-churn", "0%")).code).toBe(0);
    expect(readFileSync(at("out.csv"), "utf8")).toContain("A chair");
  });

  it("lets through what a supplier has answered", async () => {
    const { at, enrich } = place();
    const list = (brand: string) => writeFileSync(at("list.csv"), `id,asked for,value\nA-4,Brand,${brand}\n`);
    const run = () => enrich("--task-type", "detailed", "--facts", at("list.csv"), "--max-churn", "0%");
    list("Nordfell");
    await run();
    const before = readFileSync(at("out.csv"), "utf8");
    list("Bergholm");
    expect((await run()).code).toBe(0);
    expect(readFileSync(at("out.csv"), "utf8")).not.toBe(before);
  });

  it("knows the shop's own texts where results stand in their columns", async () => {
    const { at, enrich } = place();
    await enrich("--write", "replace");
    writeFileSync(at("feed.csv"), feedOf(names.with(4, "TABLE OF OAK")));
    expect((await enrich("--write", "replace", "--max-churn", "0%")).code).toBe(0);
    publishOtherwise(at("out.csv"), ["Kettle Red", "Red kettle"]);
    const { code, said } = await enrich("--write", "replace", "--overwrite", "--max-churn", "0%");
    expect(code).toBe(4);
    expect(said).toContain("1 of 5 rows (20.0 %)");
  });

  it.each(["out.jsonl", "out.csv.gz", "out.xlsx", "out.tsv", "out.json"])("compares %s", async (name) => {
    const { at, enrich } = place(name);
    await enrich();
    expect((await enrich("--max-churn", "0%")).code).toBe(0);
    const before = readFileSync(at(name));
    expect((await enrich("--keep", "capitals", "--max-churn", "0%")).code).toBe(4);
    expect(readFileSync(at(name)).equals(before)).toBe(true);
    expect(existsSync(refusedPath(at(name)))).toBe(true);
    if (name.endsWith(".gz"))
      expect(gunzipSync(readFileSync(refusedPath(at(name)))).toString()).toContain("KETTLE RED");
  });

  it("has nothing to say of a first run, and refuses what is no share", async () => {
    const { enrich } = place();
    expect((await enrich("--max-churn", "0%")).code).toBe(0);
    for (const share of ["5", "-1%", "101%", "all", ""])
      expect((await enrich(`--max-churn=${share}`)).said).toContain("PDO_CHURN_INVALID");
  });

  it("names the refused file by the output's own ending", () => {
    expect(refusedPath("/a/feed.enriched.csv.gz")).toBe("/a/feed.enriched.refused.csv.gz");
    expect(refusedPath("/a/feed")).toBe("/a/feed.refused");
    expect(refusedPath("/a/.hidden")).toBe("/a/.hidden.refused");
  });
});
