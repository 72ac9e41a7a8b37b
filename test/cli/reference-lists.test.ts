import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { main } from "../../src/cli/main.ts";
import { createStandInWorld } from "../stand-ins/world.ts";

async function run(...words: string[]) {
  const world = createStandInWorld();
  const code = await main(words, world);
  return { code, printed: world.printed(), said: world.said() };
}

describe("the reference lists", () => {
  test("are what the service answers, as JSON", async () => {
    const { code, printed } = await run("categories", "--channel", "channel_b");
    const answer = JSON.parse(printed);
    expect(code).toBe(0);
    expect(answer.category_count).toBe(answer.categories.length);
    expect(answer.categories[0].identifier).toMatch(/^b-/);
  });

  test("find categories by words of any language", async () => {
    for (const words of ["women's dresses", "damen kleider", "robes femme", "vestiti donna"]) {
      const { printed } = await run("categories", "--search", words, "--output", "jsonl");
      const found = printed
        .trim()
        .split("\n")
        .slice(0, 5)
        .map((line) => JSON.parse(line).identifier);
      expect(found).toContain("a-fashion-women-dresses");
    }
  });

  test("draw the tree", async () => {
    const { printed } = await run("categories", "--tree", "--language", "de");
    expect(printed).toMatch(/^├─ /m);
    expect(printed).toContain("a-fashion-women-dresses");
  });

  test.each([
    [["--tree", "--json"], "PDO_TREE_ALONE"],
    [["--tree", "--output", "csv"], "PDO_TREE_ALONE"],
    [["--search", " "], "PDO_SEARCH_EMPTY"],
    [["--tree", "--search", ""], "PDO_SEARCH_EMPTY"],
  ])("refuse %j instead of leaving a flag out", async (words, code) => {
    const outcome = await run("categories", ...words);
    expect(outcome.code).toBe(2);
    expect(outcome.said).toContain(code);
    expect(outcome.printed).toBe("");
  });

  test("answer a former identifier with the category that it was merged into", async () => {
    const former = JSON.parse((await run("attributes", "a-kitchen-dining-cutlery-kids")).printed);
    const today = JSON.parse((await run("attributes", "a-toys-baby-feeding-tableware")).printed);
    expect(former).toEqual(today);
    expect(former.category.identifier).toBe("a-toys-baby-feeding-tableware");
  });

  test("list a category's attributes and an attribute's values", async () => {
    const attributes = JSON.parse((await run("attributes", "a-fashion-women-dresses")).printed);
    expect(attributes.total_attribute_count).toBeGreaterThan(5);
    const values = JSON.parse((await run("values", "a-fashion-women-dresses", "color")).printed);
    expect(values.total_value_count).toBe(values.values.length);
    expect(values.attribute.identifier).toBe("color");
  });

  test("end with 2 for a category that does not exist", async () => {
    const { code, said } = await run("attributes", "a-nope");
    expect(code).toBe(2);
    expect(said).toContain("Unknown category identifier: a-nope");
  });

  test("name the nearest category to one that does not exist, and a category's attributes", async () => {
    const slip = await run("values", "a-fashion-women-dreses");
    expect(slip.code).toBe(2);
    expect(slip.said).toMatch(/nearest are:\n +a-fashion-women-dresses \(Fashion > /);
    const word = await run("attributes", "women dresses");
    expect(word.said).toContain("a-fashion-women-dresses");
    const attribute = await run("values", "a-fashion-women-dresses", "colour");
    expect(attribute.said).toMatch(/The category asks for: .*color/);
  });

  test("show paths of names for what is searched, in the language that is asked for", async () => {
    const { printed } = await run(
      ...["categories", "--search", "damen kleider", "--language", "de", "--output", "table"],
    );
    expect(printed).toMatch(/^a-fashion-women-dresses +Mode > Damenbekleidung > /m);
  });

  test("draw the branches of what was found, and mark it", async () => {
    const { printed } = await run("categories", "--tree", "--search", "women dresses");
    expect(printed).toMatch(/^(● )?Fashion +a-fashion$/m);
    expect(printed).toMatch(/^[│ ]*[├└]─ ● .* +a-fashion-women-dresses$/m);
    expect(printed.match(/●/g)?.length).toBeLessThanOrEqual(20);
    expect(printed).toMatch(/\d+ categories found\n$/);
    const whole = await run("categories", "--tree");
    expect(whole.printed.split("\n").length).toBeGreaterThan(2 * printed.split("\n").length);
    expect(whole.printed).not.toContain("●");
  });

  test("show kinds, units and how many values there are", async () => {
    const { printed } = await run("attributes", "a-fashion-women-dresses", "--output", "table");
    expect(printed).toMatch(/^attribute +identifier +level +kind +unit +values$/m);
    expect(printed).toMatch(/^Colour +color +required +closed +\d+$/m);
    expect(printed).toMatch(/ +measure +pcs$/m);
    const values = await run("values", "a-fashion-women-dresses", "--output", "table");
    expect(values.printed).toMatch(/^Colour \(color\): required, closed, \d+ values$/m);
    expect(values.printed).toMatch(/^ {2}navy +Navy$/m);
  });

  test("keep the service's form with --search, with fewer entries", async () => {
    const all = JSON.parse((await run("attributes", "a-fashion-women-dresses")).printed);
    const some = JSON.parse((await run("attributes", "a-fashion-women-dresses", "--search", "FARB")).printed);
    expect(Object.keys(some)).toEqual(Object.keys(all));
    expect(some.total_attribute_count).toBe(1);
    expect(some.required_attributes).toEqual({
      attribute_count: 1,
      attributes: all.required_attributes.attributes.filter(
        ({ identifier }: { identifier: string }) => identifier === "color",
      ),
    });
    const values = JSON.parse(
      (await run("values", "a-fashion-women-dresses", "color", "--search", "grün")).printed,
    );
    expect(values.total_value_count).toBe(values.values.length);
    expect(values.values.map(({ identifier }: { identifier: string }) => identifier)).toContain("green");
    expect(values.values.length).toBeLessThan(10);
  });

  test("pass no terminal's width", async () => {
    for (const words of [
      ["categories", "--search", "damen"],
      ["categories", "--tree"],
      ["attributes", "a-fashion-women-dresses"],
      ["values", "a-fashion-women-dresses"],
    ]) {
      const world = createStandInWorld({ isTerminal: true, environment: { NO_COLOR: "1" } });
      await main(words, world);
      const lines = world.printed().split("\n");
      expect(lines.filter((line) => line.length > world.output.columns)).toEqual([]);
      expect(lines.length).toBeGreaterThan(10);
    }
  });
});

describe("pdo catalog", () => {
  test("takes in a taxonomy of one's own and serves it until it is removed", async () => {
    const folder = mkdtempSync(join(tmpdir(), "pdo-catalog-"));
    writeFileSync(
      join(folder, "categories.csv"),
      "identifier,parent_identifier,name_en,name_de,name_fr,name_it\nm-1,,Tools,Werkzeug,Outils,Utensili\nm-2,m-1,Saws,Sägen,Scies,Seghe\n",
    );
    const world = createStandInWorld();
    expect(await main(["catalog", "import", "csv", folder, "--channel", "channel_a"], world)).toBe(0);
    const again = { environment: { PDO_HOME: String(world.environment.PDO_HOME) } };
    const listing = createStandInWorld(again);
    await main(["categories"], listing);
    expect(JSON.parse(listing.printed()).category_count).toBe(2);
    expect(await main(["catalog", "remove", "--channel", "channel_a"], createStandInWorld(again))).toBe(0);
    const after = createStandInWorld(again);
    await main(["catalog", "list"], after);
    expect(JSON.parse(after.printed())[0]).toMatchObject({ sales_channel: "channel_a", source: "builtin" });
  });

  test("refuses a bad import and says which file and line", async () => {
    const folder = mkdtempSync(join(tmpdir(), "pdo-catalog-"));
    writeFileSync(join(folder, "categories.csv"), "identifier,parent_identifier,name_en\nm-1,m-9,Tools\n");
    const { code, said } = await run("catalog", "import", "csv", folder, "--channel", "channel_a");
    expect(code).toBe(2);
    expect(said).toContain("categories.csv");
    expect(said).toContain("m-9");
  });
});

describe("a channel of one's own", () => {
  test("is made by an import, taken by every command, listed, and gone when it is removed", async () => {
    const folder = mkdtempSync(join(tmpdir(), "pdo-catalog-"));
    writeFileSync(
      join(folder, "categories.csv"),
      "identifier,parent_identifier,name_en,name_de\nm-1,,Tools,Werkzeug\nm-2,m-1,Saws,Sägen\n",
    );
    const home = createStandInWorld();
    const environment = { PDO_HOME: String(home.environment.PDO_HOME) };
    const ask = async (...words: string[]) => {
      const world = createStandInWorld({ environment });
      const code = await main(words, world);
      return { code, printed: world.printed(), said: world.said() };
    };
    expect((await ask("catalog", "import", "csv", folder, "--channel", "myshop")).code).toBe(0);
    const listed = JSON.parse((await ask("catalog", "list")).printed);
    expect(listed.map((row: { readonly sales_channel: string }) => row.sales_channel)).toEqual([
      "channel_a",
      "channel_b",
      "myshop",
    ]);
    expect(JSON.parse((await ask("categories", "--channel", "myshop")).printed).category_count).toBe(2);
    const categorized = JSON.parse((await ask("categorize", "--channel", "myshop", "Saws")).printed);
    expect(categorized.best_category.category.identifier).toBe("m-2");
    expect((await ask("catalog", "remove", "--channel", "myshop")).said).toContain("myshop is gone");
    const gone = await ask("categorize", "--channel", "myshop", "Saws");
    expect(gone.code).toBe(2);
    expect(gone.said).toContain("The channels are channel_a, channel_b.");
  });

  test("has a name of small letters", async () => {
    for (const name of ["My Shop", "../shop", "1st", ""]) {
      const { code, said } = await run("categories", "--channel", name);
      expect(code, name).toBe(2);
      expect(said, name).toContain("small letters");
    }
  });
});

describe("pdo keys", () => {
  test("shows a key once, lists it without, and revokes it", async () => {
    const world = createStandInWorld();
    const again = { environment: { PDO_HOME: String(world.environment.PDO_HOME) } };
    await main(["keys", "create", "--level", "plus", "--label", "night job"], world);
    const { key, id } = JSON.parse(world.printed());
    const listing = createStandInWorld(again);
    await main(["keys", "list"], listing);
    expect(listing.printed()).not.toContain(key);
    expect(JSON.parse(listing.printed())).toMatchObject([{ id, level: "plus", label: "night job" }]);
    expect(await main(["keys", "revoke", id], createStandInWorld(again))).toBe(0);
    const after = createStandInWorld(again);
    await main(["keys", "list"], after);
    expect(JSON.parse(after.printed())).toEqual([]);
  });
});

describe("pdo config", () => {
  test("shows each setting with its source, and keys masked", async () => {
    const key = "pdo_a-very-secret-key-of-32-letters";
    const world = createStandInWorld({ environment: { PDO_API_KEY: key, PDO_CHANNEL: "channel_b" } });
    await main(["config"], world);
    expect(world.printed()).not.toContain(key);
    const rows: { setting: string; value: unknown; source: string }[] = JSON.parse(world.printed());
    expect(rows.find(({ setting }) => setting === "channel")).toEqual({
      setting: "channel",
      value: "channel_b",
      source: "PDO_CHANNEL",
    });
  });
});

describe("pdo doctor", () => {
  test("says how a feed would be read", async () => {
    const { code, printed } = await run("doctor", "samples/feed.de.csv");
    expect(code).toBe(0);
    expect(printed).toContain("Artikelname");
  });

  test("ends with 2 where a run would not work", async () => {
    const { code, printed } = await run("doctor", "samples/none.csv");
    expect(code).toBe(2);
    expect(printed).toContain("there is no such file");
  });
});
