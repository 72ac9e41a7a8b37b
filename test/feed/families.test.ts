import { expect, test } from "vitest";
import { resolveColumns } from "../../src/feed/columns.ts";
import { findFamilies } from "../../src/feed/families.ts";
import { readFeed } from "../../src/feed/reader.ts";

async function* bytes(text: string): AsyncGenerator<Uint8Array> {
  yield Buffer.from(text);
}

async function rowsOf(text: string) {
  const feed = await readFeed({ stream: bytes(text) }, { format: "csv" });
  const reading = findFamilies(feed.description);
  return feed.sample.map((record) => reading?.read(record));
}

test("a WooCommerce variation names its product by SKU or identifier, in German exports too", async () => {
  const rows = await rowsOf(
    "ID,Typ,Artikelnummer,Name,Veröffentlicht,Kurzbeschreibung,Übergeordnetes Produkt\n" +
      "7,variable,OX,Hemd,1,,\n8,variation,ox-1,,1,,OX\n9,variation,ox-2,,1,,id:7\n10,simple,b,Gürtel,1,,\n",
  );
  expect(rows.map((row) => row?.keys)).toEqual([["id:7", "ox"], ["ox"], ["id:7"], undefined]);
  expect(rows.map((row) => row?.isParent)).toEqual([true, false, false, undefined]);
});

test("a Magento configurable lists its variants and what they differ in", async () => {
  const [simple, configurable] = await rowsOf(
    "sku,attribute_set_code,product_type,name,configurable_variations\n" +
      'OX-1,Default,simple,A,\nOX,Default,configurable,B,"sku=OX-1,size=M,color=Navy|sku=OX-2,size=L,color=Navy"\n',
  );
  expect(simple).toMatchObject({ keys: ["ox-1"], isParent: false });
  expect(configurable).toMatchObject({
    keys: ["ox", "ox-1", "ox-2"],
    isParent: true,
    axes: ["size", "color"],
  });
});

test("a Shopify row with options is a variant, one with only an image is not, and Default Title is no option", async () => {
  const [first, variant, image, single] = await rowsOf(
    "Handle,Title,Body (HTML),Option1 Name,Option1 Value\nox,Shirt,B,Size,S\nox,,,,M\nox,,,,\npot,Pot,B,Title,Default Title\n",
  );
  expect(first).toMatchObject({ isParent: true, options: [{ label: "Size", text: "S" }] });
  expect(variant).toMatchObject({ isParent: false, leavesEmpty: true, options: [{ text: "M" }] });
  expect(image).toBeUndefined();
  expect(single?.options).toEqual([{ label: undefined, text: "" }]);
});

test("Amazon's parentage is what its column says; a plain feed's parent may be a variant itself", async () => {
  const amazon = await rowsOf("item_sku,item_name,parent_child,parent_sku\nA,Shirt,Parent,\nB,,Child,A\n");
  expect(amazon).toMatchObject([
    { keys: ["a"], isParent: true, isPresumed: false },
    { keys: ["a"], isParent: false },
  ]);
  const [plain] = await rowsOf("Artikelnummer,Hauptartikel,Name\n1,1,Hemd M\n2,1,Hemd L\n");
  expect(plain).toMatchObject({ keys: ["1"], isParent: true, isPresumed: true });
});

test.each(["Art.-Nr.", "Artikel-Nr", "Codice", "Réf.", "item_no", "SKU"])(
  "a parent is found by the identifiers in %s",
  async (own) => {
    const rows = await rowsOf(`${own};Name;Hauptartikel\n1;Hemd;\n1-M;Hemd M;1\n`);
    expect(rows).toMatchObject([
      { keys: ["1"], isParent: true },
      { keys: ["1"], isParent: false },
    ]);
  },
);

test("rows that name one parent are variants where no column holds identifiers", async () => {
  const rows = await rowsOf("Bezeichnung;Hauptartikel;Farbe\nHemd M;H-1;rot\nHemd L;H-1;rot\nHose;;blau\n");
  expect(rows).toEqual([{ keys: ["h-1"], isParent: false }, { keys: ["h-1"], isParent: false }, undefined]);
});

test("a category tree's parent is no family, nor is any other feed", async () => {
  expect(await rowsOf("id,name,parent\n1,Clothing,\n2,Shirts,1\n")).toEqual([undefined, undefined]);
  expect(await rowsOf("id,name,parent_id\n1,Clothing,\n2,Shirts,1\n")).toEqual([undefined, undefined]);
});

async function readingOf(text: string, map: Record<string, string> = {}) {
  const feed = await readFeed({ stream: bytes(text) }, { format: "csv" });
  const { families, facts = [] } = resolveColumns(feed.description, { sample: feed.sample, map });
  const reading = findFamilies(feed.description, families);
  return {
    keys: reading && feed.sample.map((record) => reading.read(record)?.keys[0]),
    facts: facts.map(({ column }) => column),
  };
}

const ownWords = {
  de: "Nummer,Gehört zu,Produkt,Farbe\n1,,Polo Basic,\n1-1,1,,Navy\n1-2,1,,Rot\n2,,Uhr,\n",
  en: "Line,Belongs with,Product,Colour\n1,,Polo Basic,\n1-1,1,Polo Basic navy,Navy\n1-2,1,Polo Basic red,Red\n2,,Clock,\n",
  fr: "Numéro,Rattaché à,Produit,Coloris\n1,1,Polo Basic,\n1-1,1,,Marine\n1-2,1,,Rouge\n2,2,Horloge,\n",
  it: "Numero,Fa capo a,Prodotto,Colore\n1,,Polo Basic,\n1-1,1,,Blu\n1-2,1,,Rosso\n2,,Orologio,\n",
};

test.each(Object.entries(ownWords))(
  "a shop's own words for a parent are found by the cells: %s",
  async (_, text) => {
    expect(await readingOf(text)).toMatchObject({
      keys: ["1", "1", "1", "2"],
      facts: [text.split("\n")[0]?.split(",")[3]],
    });
  },
);

test.each([
  ["an accessory's product", "id,Zubehör zu,name\n1,,Bohrer\n2,1,\n3,1,\n"],
  ["a replaced product", "id,remplacé par,name\n1,,Polo\n2,1,Polo bleu\n3,1,Polo rouge\n"],
  ["numbers that are also keys", "id,Punkte,name\n1,2,Polo\n2,1,Uhr\n3,1,Schuh\n"],
  ["one row alone", "id,Gehört zu,name\n1,,Polo\n2,1,\n3,,Uhr\n"],
])("%s is no parent", async (_, text) => {
  expect((await readingOf(text)).keys).toBeUndefined();
});

test("the user names the columns of families, whatever they are called", async () => {
  const text = "Ref,Lotto,Titolo\na1,K1,Polo blu\na2,K1,Polo rosso\na3,K2,Gonna\n";
  expect((await readingOf(text, { group: "Lotto" })).keys).toEqual(["k1", "k1", "k2"]);
  expect((await readingOf(text, { parent: "Lotto" })).keys).toEqual(["k1", "k1", "k2"]);
  expect((await readingOf(ownWords.de, { parent: "Gehört zu" })).keys).toEqual(["1", "1", "1", "2"]);
  await expect(readingOf(text, { group: "Los" })).rejects.toThrow("Los");
});
