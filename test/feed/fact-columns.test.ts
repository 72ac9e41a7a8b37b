import { describe, expect, it } from "vitest";
import { resolveColumns } from "../../src/feed/columns.ts";
import { readFacts } from "../../src/feed/fact-columns.ts";
import { factTable, figuresOf, readColumnsOf } from "./fact-table.ts";
import { feedOf, recordsOf } from "./in-memory-feed.ts";

async function factsOf(csv: string, request: { map?: Record<string, string>; ignore?: string[] } = {}) {
  const feed = await feedOf(csv);
  const mapping = resolveColumns(feed.description, { sample: feed.sample, ...request });
  const records = await recordsOf(feed);
  return records.map((record) =>
    readFacts(record, mapping.facts ?? []).map(({ label, text }) => `${label}: ${text}`),
  );
}

describe("the table of columns", () => {
  it("is read as the attributes that it means", { timeout: 60_000 }, async () => {
    const readings = [];
    for (const row of factTable) readings.push(await readColumnsOf(row));
    const { attributeColumns, found, right, rest } = figuresOf(readings);
    expect(attributeColumns).toBeGreaterThanOrEqual(200);
    expect(found).toBeGreaterThanOrEqual(0.95);
    expect(right).toBeGreaterThanOrEqual(0.98);
    expect(rest).toBeGreaterThanOrEqual(0.95);
  });
});

describe("columns of the seller's bullet points", () => {
  it.each([
    ["item_name,bullet_point1,bullet_point2", "Mug,Holds 300 ml,DISHWASHER SAFE: top rack"],
    ["title,Key Product Features1,Key Product Features2", "Mug,Holds 300 ml,DISHWASHER SAFE: top rack"],
    ["titel,Stichpunkt 1,Stichpunkt 2", "Becher,Holds 300 ml,DISHWASHER SAFE: top rack"],
    ["titel,bullet_1,bullet_2", "Becher,Holds 300 ml,DISHWASHER SAFE: top rack"],
    ["titre,Point fort 1,Point fort 2", "Tasse,Holds 300 ml,DISHWASHER SAFE: top rack"],
    ["titolo,Punto elenco 1,Punto elenco 2", "Tazza,Holds 300 ml,DISHWASHER SAFE: top rack"],
    ["titolo,Caratteristica 1,Caratteristica 2", "Tazza,Holds 300 ml,DISHWASHER SAFE: top rack"],
  ])("are read whole, in their order: %s", async (header, row) => {
    const [facts] = await factsOf(`${header}\n${row}\n`);
    expect(facts).toEqual(["bullet point 1: Holds 300 ml", "bullet point 2: DISHWASHER SAFE: top rack"]);
  });

  it.each([
    ["lines", '"Holds 300 ml\nDishwasher safe"'],
    ["an HTML list", "<ul><li>Holds 300 ml</li><li>Dishwasher safe</li></ul>"],
    ["a JSON list", '"[""Holds 300 ml"", ""Dishwasher safe""]"'],
    ["bullets", "• Holds 300 ml • Dishwasher safe"],
    ["pipes", "Holds 300 ml | Dishwasher safe"],
  ])("are read from one cell of %s", async (_, cell) => {
    const [facts] = await factsOf(`title,Highlights\nMug,${cell}\n`);
    expect(facts).toEqual(["bullet point: Holds 300 ml", "bullet point: Dishwasher safe"]);
  });

  it("state what their labels say, too", async () => {
    const [facts] = await factsOf("title,bullet_point1\nMug,Material: stoneware\n");
    expect(facts).toEqual(["bullet point 1: Material: stoneware", "Material: stoneware"]);
  });
});

describe("columns of the product's page in search engines", () => {
  it.each([
    ["title,SEO Title,SEO Description", "Mug"],
    ["name,Meta: _yoast_wpseo_title,Meta: _yoast_wpseo_metadesc", "Mug"],
    ["name,metaTitle,metaDescription", "Becher"],
    ["bezeichnung,meta_title.de_DE,meta_description.de_DE", "Becher"],
    ["nom,Balise title,Meta description", "Tasse"],
    ["nome,Titolo SEO,Descrizione SEO", "Tazza"],
  ])("are read whole, under labels of their own: %s", async (header, name) => {
    const [facts] = await factsOf(`${header}\n${name},Mug | Stoneware,"Holds: 300 ml, safe"\n`);
    expect(facts).toEqual(["search title: Mug | Stoneware", "search description: Holds: 300 ml, safe"]);
  });
});

describe("columns that say where the shop has a product", () => {
  it.each([
    [
      "title,category,sub_category,type",
      "Mug,Kitchen,Crockery,Mugs",
      ["shop category: Kitchen", "shop type: Mugs"],
    ],
    ["title,breadcrumb,category", "Mug,Home > Kitchen,Mugs", ["shop category: Mugs"]],
    [
      "titel,kategorie,unterkategorie,typ",
      "Becher,Küche,Geschirr,Tassen",
      ["shop category: Küche", "shop type: Tassen"],
    ],
    [
      "titel,kategorie1,kategorie2,kategorie3",
      "Becher,Küche,Geschirr,Tassen",
      ["shop category: Küche", "shop category: Geschirr"],
    ],
    ["titre,catégorie,sous catégorie", "Mug,Cuisine,Vaisselle", ["shop category: Cuisine"]],
    [
      "titolo,categoria,sottocategoria,tipo",
      "Tazza,Cucina,Stoviglie,Tazze",
      ["shop category: Cucina", "shop type: Tazze"],
    ],
    ["title,category,type", "Tea mug,Kitchen,simple", []],
    ["title,category,family", "Tea mug,Kitchen,kitchen_ware", []],
    ["title,category,sub_category", "Tea mug,12,Mugs", []],
  ])("of %s", async (header, row, expected) => {
    expect(await factsOf(`${header}\n${row}\n`)).toEqual([expected]);
  });
});

describe("pairs of columns", () => {
  it.each([
    ["Option1 Name,Option1 Value", "Size,XL", ["Size: XL"]],
    ["Attribute 1 name,Attribute 1 value(s),Attribute 1 visible", "Color,Blue,1", ["Color: Blue"]],
    ["Attribut 1 Name,Attribut 1 Wert(e)", "Farbe,Blau", ["Farbe: Blau"]],
    ["Nom de l'attribut 1,Valeur(s) de l'attribut 1", "Couleur,Bleu", ["Couleur: Bleu"]],
    ["Nome dell'attributo 1,Valore dell'attributo 1", "Colore,Blu", ["Colore: Blu"]],
    ["attribute_key_1,value_1", "color,red", ["color: red"]],
    ["Merkmal 1,Wert 1", "Breite (cm),20", ["Breite: 20 cm"]],
    ["fat_value,fat_unit", "21,g", ["fat: 21 g"]],
    ["weight,weight-unit", "2,KILOGRAM", ["weight: 2 kg"]],
    ["item_weight,item_weight_unit_of_measure", "2,KG", ["item weight: 2 kg"]],
    [
      "item_dimensions_length,item_dimensions_width,item_dimensions_unit_of_measure",
      "95,210,CM",
      ["item dimensions length: 95 cm", "item dimensions width: 210 cm"],
    ],
  ])("reads %s", async (header, row, expected) => {
    expect(await factsOf(`name,${header}\nThing,${row}\n`)).toEqual([expected]);
  });
});

it.each([
  ["sucre; farine de _blé_ et _œuf_ entier", "sucre; farine de blé et œuf entier"],
  ["Zucker; _Weizen_mehl und _Milch_", "Zucker; _Weizen_mehl und Milch"],
  ["zucchero; _latte_ in polvere", "zucchero; latte in polvere"],
  ["sugar; _wheat_ flour", "sugar; wheat flour"],
  ["part_no_7; _x", "part_no_7; _x"],
])("reads no marks of allergens: %s", async (ingredients, expected) => {
  expect(await factsOf(`name,Composition\nThing,${ingredients}\n`)).toEqual([[`Composition: ${expected}`]]);
});

it("reads the feed's language of several, and another where that is empty", async () => {
  const csv = "name_de,color-de_DE,color-en_US,color-nl_NL\nDing,rot,red,rood\nDing,,blue,blauw\n";
  expect(await factsOf(csv)).toEqual([["color: rot"], ["color: blue"]]);
});

it.each(["grams", "Grams", "Variant Grams"])(
  "takes the parcel's weight in the column %s for no fact",
  async (column) => {
    expect(await factsOf(`name,${column},Color\nThing,160,red\n`)).toEqual([["Color: red"]]);
  },
);

it("reads no cell that states nothing, at most 200 facts, and at most 20,000 characters of one", async () => {
  expect(await factsOf("name,Farbe,Breite (cm)\nDing,keine Angabe,0\n")).toEqual([[]]);
  const columns = Array.from(
    { length: 250 },
    (_, place) => `Merkmal ${String.fromCharCode(97 + (place % 26))}${place}`,
  );
  const [facts] = await factsOf(`name,${columns.join(",")}\nDing,${columns.map(() => "x1").join(",")}\n`);
  expect(facts).toHaveLength(200);
  const [[fact = ""] = []] = await factsOf(`name,Zutaten\nDing,${"Zucker ".repeat(5_000)}\n`);
  expect(fact).toHaveLength("Zutaten: ".length + 20_000);
});

it("takes the user's word for an attribute's column, and leaves unwanted ones unread", async () => {
  const csv = "name,Ton,Farbe,Sorte 2\nDing,rot,blau,12\n";
  expect(await factsOf(csv, { map: { "attribute:color": "Ton" }, ignore: ["Farbe"] })).toEqual([
    ["color: rot", "Sorte 2: 12"],
  ]);
});

it("reads the list of ingredients that is the description too as a fact in the feed's language, however long it is", async () => {
  const list = `Zucker, Weizenmehl, Palmöl, ${"Aroniabeerenpüree, ".repeat(20)}Salz`;
  const rows = [
    ["code", "lc", "product_name_de", "ingredients_text_de", "ingredients_text_en"],
    ["1", "de", "Kekse mit Kirsche", list, "socker, vetemjöl"],
    ["2", "de", "Fruchtgummi", list, ""],
  ];
  const { description, sample } = await feedOf(
    rows.map((cells) => cells.map((cell) => `"${cell}"`).join(",")).join("\n"),
  );
  const { facts = [] } = resolveColumns(description, { sample, name: "feed.csv" });
  expect(facts.find(({ column }) => column === "ingredients_text_de")).toMatchObject({
    label: "ingredients",
  });
  expect(facts.map(({ column }) => column)).not.toContain("ingredients_text_en");
});

describe("a column called Col", () => {
  it.each(["SILV,PK,WHT", "rot,blau,grün", "rosso,blu,verde", "rouge,bleu,vert"])(
    "holds colours: %s",
    async (cells) => {
      const csv = `sku,title,Col\n${cells
        .split(",")
        .map((cell, at) => `${at},Toaster ${at},${cell}\n`)
        .join("")}`;
      expect((await factsOf(csv)).flat().map((fact) => fact.split(":")[0])).toEqual([
        "Colour",
        "Colour",
        "Colour",
      ]);
    },
  );

  it.each(["rond,V,montant", "chemise,polo,sans col"])("holds collars: %s", async (cells) => {
    const csv = `sku,titre,Col\n${cells
      .split(",")
      .map((cell, at) => `${at},Pull ${at},${cell}\n`)
      .join("")}`;
    expect((await factsOf(csv)).flat().map((fact) => fact.split(":")[0])).not.toContain("Colour");
  });
});
