import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Papa from "papaparse";
import { expect, test } from "vitest";
import { main } from "../../src/cli/main.ts";
import { createStandInWorld } from "../stand-ins/world.ts";

/** Nothing is surer than 0.9999, so each row is unsure with it, whatever the engine thinks of it. */
const unreachable = ["--min-score", "0.9999"];
const none = ["--min-score", "0"];

function openFolder(environment: Readonly<Record<string, string>> = {}) {
  const folder = mkdtempSync(join(tmpdir(), "pdo-min-score-"));
  const at = (name: string) => join(folder, name);
  writeFileSync(
    at("feed.csv"),
    'sku,Title,category,Note\n1,Kettle,"Shop > ""Küche""",007\n2,Running shoes men grey,,=1+2\n',
  );
  const run = async (...words: string[]) => {
    const world = createStandInWorld({ environment: { PDO_HOME: at("home"), ...environment } });
    const code = await main(words, world);
    return { code, printed: world.printed(), said: world.said() };
  };
  const enrich = async (name: string, ...words: string[]) => {
    const { code, said } = await run(
      "enrich",
      at("feed.csv"),
      "-o",
      at(name),
      "--summary",
      at("run.json"),
      ...words,
    );
    expect({ code, said }).toEqual({ code: 0, said: "" });
    return readFileSync(at(name), "utf8");
  };
  const summary = () => JSON.parse(readFileSync(at("run.json"), "utf8"));
  return { at, run, enrich, summary };
}

function tableOf(text: string) {
  return Papa.parse<Record<string, string>>(text.trimEnd(), { header: true }).data;
}

test("a table has candidates in the place of the category, and all else as it came", async () => {
  const { at, run, enrich, summary } = openFolder();
  const rows = tableOf(await enrich("out.csv", ...unreachable));
  for (const row of rows) {
    expect(row).toMatchObject({
      pdo_category: "",
      pdo_category_id: "",
      pdo_status: "review",
    });
    expect(Number(row.pdo_category_score)).toBeGreaterThan(0);
    expect(row.pdo_category_candidates).toMatch(
      /^[^|]+ > [^|]+ \(a-[a-z-]+, 0\.\d+\)( \| [^|]+ \(a-[a-z-]+, 0\.\d+\)){0,2}$/,
    );
  }
  expect(summary()).toMatchObject({
    min_score: 0.9999,
    review: 2,
    categories: [],
    tasks: {
      categorization: { done: 0, proposed: 2, skipped: 0, failed: 0 },
      // The kettle's department is sure, the shoes' is not.
      attribution: { done: 1, skipped: 1 },
    },
  });
  const { code, printed } = await run("verify", at("feed.csv"), at("out.csv"), "--summary", at("run.json"));
  expect({ code, ...JSON.parse(printed) }).toMatchObject({ code: 0, proven: true });
});

test("a lower score, run again, writes the first candidate; the columns stay the same", async () => {
  const { enrich, summary } = openFolder();
  const proposed = tableOf(await enrich("out.csv", ...unreachable));
  const written = tableOf(await enrich("out.csv", ...none));
  for (const [place, row] of written.entries()) {
    const first = `${row.pdo_category} (${row.pdo_category_id}, ${row.pdo_category_score})`;
    expect(proposed[place]?.pdo_category_candidates?.split(" | ")[0]).toBe(first);
    expect(row.pdo_category_candidates).toBe("");
    expect(Object.keys(row)).toEqual(Object.keys(proposed[place] ?? {}));
  }
  expect(summary().tasks.categorization).toEqual({ done: 2, proposed: 0, skipped: 0, failed: 0 });
});

test("JSON has them as objects", async () => {
  const { enrich } = openFolder();
  const [first] = (await enrich("out.jsonl", ...unreachable))
    .split("\n")
    .map((line) => line && JSON.parse(line).pdo);
  expect(first).toMatchObject({ category: null, category_id: null, status: "review" });
  const [candidate] = first.category_candidates;
  expect(candidate).toEqual({
    path: expect.stringContaining(" > "),
    identifier: expect.stringMatching(/^a-/),
    score: first.category_score,
  });
});

test.each(["fill", "replace"])("--write %s leaves the shop's category where it is", async (write) => {
  const { at, run, enrich } = openFolder();
  const feed = tableOf(readFileSync(at("feed.csv"), "utf8"));
  const rows = tableOf(
    await enrich("out.csv", "--write", write, ...unreachable, "--tasks", "categorization"),
  );
  expect(rows.map(({ category }) => category)).toEqual(feed.map(({ category }) => category));
  const { code } = await run("verify", at("feed.csv"), at("out.csv"));
  expect(code).toBe(0);
});

test("a person reads how many are proposed", async () => {
  const { at, run } = openFolder();
  const { printed } = await run("enrich", at("feed.csv"), "--output", "table", ...unreachable);
  expect(printed).toMatch(/task +done +proposed +skipped +failed/);
  expect(printed).toMatch(/categorization +0 +2 +0 +0/);
  expect(printed).toContain("choose among the candidates");
  const { printed: sure } = await run("enrich", at("feed.csv"), "--output", "table", ...none);
  expect(sure).not.toContain("proposed");
});

test("the environment sets it, and doctor says what holds and who said it", async () => {
  const { enrich, run } = openFolder({ PDO_MIN_SCORE: "0.9999" });
  expect(tableOf(await enrich("out.csv"))[0]).toMatchObject({ pdo_category: "" });
  const scores = async (...words: string[]) => {
    const { printed } = await run("doctor", ...words);
    return JSON.parse(printed).find(({ subject }: { subject: string }) => subject === "category scores")
      .sentence;
  };
  expect(await scores()).toContain("written from 0.9999 on and proposed below (PDO_MIN_SCORE)");
  expect(await scores("--min-score", "0.7")).toContain(
    "written from 0.7 on and proposed below (--min-score)",
  );
  expect(await scores("--rag")).toContain("pdo evaluate");
});

test.each(["1.5", "-1", "half"])("--min-score %s is refused", async (score) => {
  const { at, run } = openFolder();
  const { code, said } = await run("enrich", at("feed.csv"), `--min-score=${score}`);
  expect(code).toBe(2);
  expect(said).toContain("It takes a number from 0 to 1");
});

test("a filter looks for attributes of what an earlier one found, unless a score is asked for", async () => {
  const { at } = openFolder();
  const filter = async (words: readonly string[], input: string) => {
    const world = createStandInWorld({ environment: { PDO_HOME: at("home") }, input });
    await main(words, world);
    return world.printed();
  };
  const found = await filter(["categorize"], '{"name":"Electric kettle 1.7 l"}\n');
  const record = JSON.parse(await filter(["attribute"], found));
  const { identifier } = record.pdo.categorization.best_category.category;
  expect(record.pdo.attribution.category.identifier).toBe(identifier);
  const unclear = await filter(["categorize"], '{"name":"Handmade gift, blue"}\n');
  const { pdo } = JSON.parse(await filter(["attribute", ...unreachable], unclear));
  expect(pdo.error).toMatchObject({ task: "attribution", code: "PDO_CATEGORY_UNSURE" });
  const named = JSON.parse(await filter(["attribute", ...unreachable, "--category", identifier], found));
  expect(named.pdo.attribution.category.identifier).toBe(identifier);
});
