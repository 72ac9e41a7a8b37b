import { describe, expect, test, vi } from "vitest";
import { ampersand } from "./ampersand.ts";
import { openFolder } from "./folder.ts";
import { serve } from "./serve.ts";

/*
 * A rule pack is a JSON file and its line in the table, a check kind is a file and its line (see CONTRIBUTING.md). Here both
 * tables have one more, which the rest of the program has never heard of.
 */
const bazaar = {
  name: "bazaar",
  title: "Bazaar",
  version: "1.0.0",
  sources: { guide: { published: "https://bazaar.example/titles", read: "2026-11-21" } },
  rules: [
    {
      identifier: "bazaar.title.exclamation",
      level: "error",
      field: "name",
      summary: "A title has no exclamation mark.",
      check: { kind: "exclamation", most: 0 },
      source: "guide",
    },
    {
      identifier: "bazaar.title.ampersand",
      level: "warning",
      field: "name",
      summary: "A title has no ampersand.",
      check: { kind: "ampersand", instead: "+" },
      source: "guide",
    },
  ],
};

vi.mock("../../src/lint/packs.ts", async (load) => {
  const table = await load<typeof import("../../src/lint/packs.ts")>();
  const { readRulePack } = await import("../../src/lint/pack-file.ts");
  const rulePacks = [...table.rulePacks, readRulePack(bazaar)];
  return {
    rulePacks,
    rulePackNames: rulePacks.map(({ name }) => name),
    findRulePack: (name: string) => rulePacks.find((pack) => pack.name === name),
  };
});
vi.mock("../../src/lint/checks.ts", async (load) => {
  const table = await load<typeof import("../../src/lint/checks.ts")>();
  const isOurs = ({ kind }: { readonly kind: string }) => kind === ampersand.kind;
  return {
    checks: [...table.checks, ampersand],
    kindOf: (check: Parameters<typeof table.kindOf>[0]) => (isOurs(check) ? ampersand : table.kindOf(check)),
    fixRank: (check: Parameters<typeof table.fixRank>[0]) =>
      isOurs(check) ? table.checks.length : table.fixRank(check),
  };
});

const feed = "id,name,description\n1,Cup & saucer!,Of clay.\n2,Mug,A mug.\n";
const { at, read, run } = openFolder(feed);

describe("a rule pack and a check kind that are added to the tables", () => {
  test("are choices of --rules in help and in the configuration's schema", async () => {
    for (const words of [
      ["lint", "--help"],
      ["help", "enrich"],
    ]) {
      expect((await run(words)).printed.replace(/\s+/g, "")).toMatch(/[a-z],bazaar/);
    }
    const { configSchema } = await import("../../src/cli/config-schema.ts");
    expect(JSON.stringify(configSchema())).toMatch(/[a-z]","bazaar"/);
  });

  test("are found by lint with the place and the source, by name and among all", async () => {
    const asked = await run(["lint", at("feed.csv"), "--rules", "bazaar", "--output", "json"]);
    expect(asked.code).toBe(1);
    expect(asked.printed).toContain("bazaar.title.exclamation");
    expect(asked.printed).toContain("bazaar.title.ampersand");
    expect(asked.printed).toContain("https://bazaar.example/titles");
    const all = await run(["lint", at("feed.csv"), "--rules", "all", "--output", "json"]);
    expect(all.printed).toContain("bazaar.title.ampersand");
    const calm = await run(["lint", at("feed.csv"), "--rules", "google", "--output", "json"]);
    expect(calm.printed).not.toContain("bazaar");
  });

  test("are fixed by lint --fix", async () => {
    await run(["lint", at("feed.csv"), "--rules", "bazaar", "--fix", "-o", at("fixed.csv")]);
    expect(read("fixed.csv")).toBe(feed.replace("Cup & saucer!", "Cup + saucer"));
  });

  test("hold the names that enrich proposes", async () => {
    const words = ["--tasks", "name", "--rules", "bazaar"];
    const { code, printed } = await run(["enrich", at("feed.csv"), "-o", at("out.csv"), ...words]);
    expect(code).toBe(0);
    expect(read("out.csv")).toContain("1,Cup & saucer!,Of clay.,Cup + saucer,");
    expect(JSON.parse(printed).scores.packs).toEqual(["bazaar"]);
    expect(await run(["verify", at("feed.csv"), at("out.csv")])).toMatchObject({ code: 0 });
  });

  test("hold the answers of the service", async () => {
    const { post } = await serve({ PDO_RULES: "bazaar" });
    const path = "/tasks/optimization/name?task_type=cleaned&translation_language=en";
    const { status, body } = await post(path, { product_name: "Cup & saucer!" });
    expect({ status, best: body.best_name }).toEqual({ status: 200, best: "Cup + saucer" });
  });

  test("refuse options that the check does not know", async () => {
    const { kindOf } = await import("../../src/lint/checks.ts");
    expect(() => kindOf({ kind: "ampersand" }).open({ kind: "ampersand", of: "names" })).toThrow(
      'The check "ampersand" has no option "of"',
    );
  });
});
