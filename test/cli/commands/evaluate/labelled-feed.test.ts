import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { createCatalogStore } from "../../../../src/catalog/store.ts";
import {
  type LabelledRow,
  openLabelledFeed,
  type RowFault,
} from "../../../../src/cli/commands/evaluate/labelled-feed.ts";
import type { Flags } from "../../../../src/cli/config.ts";
import { openSession } from "../../../../src/cli/session.ts";
import { commandContext, createStandInWorld } from "../../../stand-ins/world.ts";
import { folderOf } from "../../folder.ts";

const catalog = createCatalogStore().catalog("channel_a");
const [leaf, other] = catalog.categories.filter(({ identifier }) => catalog.isLeaf(identifier));
const pathOf = (identifier = "") =>
  catalog
    .path(identifier)
    .map(({ names }) => names.en)
    .join(" > ");
const [asked] = catalog.attributes(leaf?.identifier ?? "");

async function read(name: string, content: string, flags: Flags = {}) {
  const folder = folderOf({ [name]: content });
  const world = createStandInWorld();
  const session = await openSession(flags, commandContext(world));
  const feed = await openLabelledFeed(join(folder, name), flags, { session, catalog });
  const rows: (LabelledRow | RowFault)[] = [];
  for await (const batch of feed.rows(world.signal)) rows.push(...batch);
  await feed.close();
  return { rows, why: feed.why };
}

const json = (...records: readonly unknown[]) =>
  records.map((record) => `${JSON.stringify(record)}\n`).join("");

describe("a labelled feed", () => {
  it("takes the column whose cells are the catalog's categories, by identifier or by path", async () => {
    const { rows, why } = await read(
      "feed.csv",
      `sku,title,shelf,kind\n1,Thing,A7,${leaf?.identifier}\n2,Other,A8,"${pathOf(other?.identifier)}"\n`,
    );
    expect(why.join("\n")).toContain('"kind"');
    expect(rows).toMatchObject([
      {
        row: 1,
        example: { name: "Thing", categoryIdentifier: leaf?.identifier },
        accepted: [leaf?.identifier],
      },
      { row: 2, example: { name: "Other", categoryIdentifier: other?.identifier } },
    ]);
  });

  it("takes identifiers before paths where a feed has both", async () => {
    const { why } = await read(
      "feed.csv",
      `name,category,category_id\nThing,"${pathOf(leaf?.identifier)}",${leaf?.identifier}\n`,
    );
    expect(why.join("\n")).toContain('The category is in "category_id"');
  });

  it("says of each other row why it is none", async () => {
    const { rows } = await read(
      "feed.csv",
      `id,name,category\n1,Thing,${leaf?.identifier}\n2,Thing,\n3,Thing,Nowhere\n4,,${leaf?.identifier}\n`,
      { map: { category: "category" } },
    );
    expect(rows.slice(1)).toEqual([
      { row: 2, reason: "no_category" },
      { row: 3, reason: "unknown_category", seen: "Nowhere" },
      { row: 4, reason: "no_text" },
    ]);
  });

  it("refuses a feed of which no column holds a category, and names its columns", async () => {
    await expect(read("feed.csv", "id,name,shelf\n1,Thing,A7\n")).rejects.toMatchObject({
      code: "PDO_FEED_LABELS_MISSING",
      seen: expect.stringContaining("shelf"),
    });
  });

  it("reads attributes from one JSON column and from columns of their own", async () => {
    const category = leaf?.identifier;
    const name = asked?.names.en ?? "";
    const { rows } = await read(
      "feed.jsonl",
      json(
        { name: "One", category, attributes: { [name]: ["x", "y"], nowhere: "z" } },
        { name: "Two", category, attributes: { [name]: null } },
        { name: "Three", category, [`attribute:${name}`]: "x" },
        { name: "Four", category, attributes: { [name]: "x" }, accepted: { [name]: ["x", "X"] } },
        { name: "Five", category, attributes: { [name]: [{ value: null, text: "w" }] } },
      ),
    );
    const identifier = asked?.identifier ?? "";
    expect(rows.map((row) => ("example" in row ? row.example.attributes[identifier] : row))).toEqual([
      ["x", "y"],
      null,
      ["x"],
      ["x", "X"],
      ["w"],
    ]);
    expect(rows[0]).toMatchObject({ unknownAttributes: ["nowhere"] });
  });

  it("takes further categories that are as right", async () => {
    const { rows } = await read(
      "feed.jsonl",
      json({ name: "One", category: leaf?.identifier, accepted_categories: [other?.identifier, "nowhere"] }),
    );
    expect(rows).toMatchObject([{ accepted: [leaf?.identifier, other?.identifier] }]);
  });

  it("keeps the brand as a field and leaves the label out of the texts", async () => {
    const { rows } = await read(
      "feed.csv",
      `name,description,brand,category\nThing,Does things.,Acme,${leaf?.identifier}\n`,
    );
    expect(rows).toMatchObject([{ example: { name: "Thing", description: "Does things.", brand: "Acme" } }]);
  });
});
