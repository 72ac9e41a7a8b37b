import { describe, expect, it } from "vitest";
import { folderOf, run } from "./folder.ts";

const folder = folderOf({
  "categories.csv":
    "identifier,parent_identifier,name_en,name_de,terms_de\nm,,Tools,Werkzeug,\nm-1,m,Saws,,Säge|Fuchsschwanz\nm-2,m,Axes,Äxte,\n",
  "attributes.csv":
    "category_identifier,identifier,requirement_level,kind,name_en\nm-1,material,required,closed,Material\n",
});

describe("pdo catalog show", () => {
  it("tells where an import is kept and when it came, what is missing, and coverage by language", async () => {
    const { home } = await run(["catalog", "import", "csv", folder, "--channel", "channel_a"]);
    const environment = { PDO_HOME: home };
    const { code, printed } = await run(["catalog", "show", "--output", "table"], { environment });
    expect(code).toBe(0);
    expect(printed).toMatch(/^channel_a: imported \d{4}-\d\d-\d\d \d\d:\d\d UTC, in .*channel_a\.catalog$/m);
    expect(printed).toMatch(/^categories +3 +2 leaves, 2 to 2 deep$/m);
    expect(printed).toMatch(/^closed +1 +1 +0 +0$/m);
    expect(printed).toMatch(/^de +1 +1 +0 +0 +1$/m);
    expect(printed).toContain("1 leaves without attributes: m-2");
    expect(printed).toContain("1 closed attributes without values: material");
  });

  it("says everything in JSON, lists in full", async () => {
    const { home } = await run(["catalog", "import", "csv", folder, "--channel", "channel_a"]);
    const { printed } = await run(["catalog", "show"], { environment: { PDO_HOME: home } });
    expect(JSON.parse(printed)).toMatchObject({
      sales_channel: "channel_a",
      source: "imported",
      category_count: 3,
      leaf_count: 2,
      link_count: 1,
      kinds: { closed: { attribute_count: 1, link_count: { required: 1, recommended: 0, optional: 0 } } },
      leaves_without_attributes: ["m-2"],
      closed_attributes_without_values: [{ attribute_identifier: "material", category_identifiers: ["m-1"] }],
    });
    expect(Date.parse(JSON.parse(printed).imported_at)).toBeGreaterThan(0);
  });

  it("says of a built-in catalog that it is one, and misses nothing in it", async () => {
    const { printed } = await run(["catalog", "show", "--channel", "channel_b", "--output", "table"]);
    expect(printed).toContain("channel_b: the built-in catalog");
    expect(printed).toContain("no closed attributes without values");
  });

  it("counts the former identifiers that still find a category", async () => {
    const { printed } = await run(["catalog", "show", "--channel", "channel_a"]);
    const { alias_count } = JSON.parse(printed);
    expect(alias_count).toBeGreaterThan(0);
    const table = await run(["catalog", "show", "--channel", "channel_a", "--output", "table"]);
    expect(table.printed).toMatch(
      new RegExp(`^categories .* deep, ${alias_count} former identifiers?$`, "m"),
    );
  });
});
