import { expect, it } from "vitest";
import { findFamilies } from "../../../src/feed/families.ts";
import { readFeed } from "../../../src/feed/reader.ts";
import { prepareRows } from "../../../src/pipeline/rows.ts";

async function* bytes(text: string): AsyncGenerator<Uint8Array> {
  yield Buffer.from(text);
}

const mapping = { columns: { id: "sku", name: "name" }, why: {}, warnings: [] };

/** The rows of a feed with `sku,parent sku,name`, after their families were found. */
async function productsOf(lines: readonly string[], rows?: number) {
  const feed = await readFeed(
    { stream: bytes(`sku,parent sku,name\n${lines.join("\n")}\n`) },
    { format: "csv" },
  );
  const selection = rows === undefined ? ({ kind: "all" } as const) : ({ kind: "first", rows } as const);
  const products = [];
  for await (const batch of prepareRows({ feed, mapping, selection })) {
    expect(batch.length).toBeLessThanOrEqual(2_000);
    products.push(...batch.map(({ product }) => product));
  }
  return products;
}

const others = (count: number) => Array.from({ length: count }, (_, row) => `o${row},,Other ${row}`);

it("keeps all rows and their order", async () => {
  const lines = others(4_500);
  const products = await productsOf(lines);
  expect(products.map(({ name }) => name)).toEqual(lines.map((_, row) => `Other ${row}`));
});

it("gives a variant its parent's name, however far before it the parent stands", async () => {
  const products = await productsOf(["p,,Polo", ...others(3_500), "v,p,"]);
  expect(products.at(-1)).toMatchObject({ name: "Polo", family: { shared: { name: "Polo" }, variant: "" } });
});

it("gives a variant its parent's name where the parent follows within 2,000 rows, and no later", async () => {
  const near = await productsOf(["v,p,", ...others(1_900), "p,,Polo"]);
  expect(near[0]).toMatchObject({ name: "Polo" });
  const far = await productsOf(["v,p,", ...others(2_100), "p,,Polo"]);
  expect(far[0]?.name).toBeUndefined();
});

it("reads on for the families of the chosen rows", async () => {
  const products = await productsOf(["v,p,", ...others(10), "p,,Polo"], 2);
  expect(products.map(({ name }) => name)).toEqual(["Polo", "Other 0"]);
});

it("asks no single product about a family", async () => {
  const products = await productsOf(["p,,Polo", "q,,Belt", "v,x,Scarf"]);
  expect(products.every(({ family }) => family === undefined)).toBe(true);
});

it("finds no family where no column names one", async () => {
  const feed = await readFeed({ stream: bytes("sku,name\n1,Polo\n") }, { format: "csv" });
  expect(findFamilies(feed.description)).toBeUndefined();
});
