import { expect, test } from "vitest";
import type { FeedRecord } from "../../../src/feed/record.ts";
import { stepsOf } from "../../../src/nlp/category-path.ts";
import { gatherCategories } from "../../../src/pipeline/source-categories/gather.ts";

const mapping = { columns: { name: "name", category: "category" }, why: {}, warnings: [] };
const limits = { productsEach: 3, products: 5, categories: 4 };

async function* batches(rows: readonly [string, string][]) {
  yield rows.map(([name, category], index) => {
    const cells: Record<string, string> = { name, category };
    return {
      index,
      line: index + 2,
      raw: "",
      text: (column: string) => cells[column],
    } as unknown as FeedRecord;
  });
}

test("keeps a bounded number of products, spread over a category's rows, the same each time", async () => {
  const rows = Array.from({ length: 300 }, (_, at): [string, string] => [
    `lamp ${at}`,
    at % 2 ? "Lamps" : "LAMPS ",
  ]);
  const [once, again] = [
    await gatherCategories(batches(rows), mapping, limits),
    await gatherCategories(batches(rows), mapping, limits),
  ];
  expect(once).toEqual(again);
  const [entry] = once.values();
  expect(entry).toMatchObject({ text: "LAMPS", rows: 300 });
  expect(entry?.products).toHaveLength(3);
  const places = entry?.products.map(({ name }) => Number(name?.split(" ")[1])) ?? [];
  expect(Math.max(...places)).toBeGreaterThan(100);
});

test("knows categories beyond the products' number by their words, and stops where a column is no list of categories", async () => {
  const rows = Array.from({ length: 20 }, (_, at): [string, string] => [
    `thing ${at}`,
    `kind ${Math.floor(at / 2)}`,
  ]);
  const gathered = [...(await gatherCategories(batches(rows), mapping, limits)).values()];
  expect(gathered).toHaveLength(limits.categories);
  expect(gathered.map(({ products }) => products.length)).toEqual([2, 2, 1, 0]);
});

test("rows without a category or without a text are no evidence", async () => {
  const rows: [string, string][] = [
    ["lamp", ""],
    ["", "Lamps"],
    ["lamp", "1234"],
  ];
  expect((await gatherCategories(batches(rows), mapping, limits)).size).toBe(0);
});

test.each([
  ["Home > Lamps", ["Home", "Lamps"]],
  ["Home >> Lamps", ["Home", "Lamps"]],
  ['["Home >> Lamps >> Desk lamps"]', ["Home", "Lamps", "Desk lamps"]],
  ["Haus | Lampen", ["Haus", "Lampen"]],
  ["Maison / Lampes", ["Maison", "Lampes"]],
  ["AC/DC adapters", ["AC/DC adapters"]],
])("reads the steps of %s", (text, steps) => {
  expect(stepsOf(text)).toEqual(steps);
});

test("of a feed without categories the series of models are gathered", async () => {
  const rows = ["TX-NR 609", "1734388 TX-NR 509", "Kettle", "HP 250"].map((name): [string, string] => [
    name,
    "x",
  ]);
  const ofNames = { ...mapping, columns: { name: "name" } };
  const gathered = [...(await gatherCategories(batches(rows), ofNames, limits)).values()];
  expect(gathered).toMatchObject([{ text: "TX-NR", isSeries: true, rows: 2 }]);
});
