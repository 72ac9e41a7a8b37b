import { describe, expect, it } from "vitest";
import { type ColumnRequest, continuesProduct, resolveColumns } from "../../src/feed/columns.ts";
import { isFeedError } from "../../src/feed/errors.ts";
import type { PdoError } from "../../src/lib/errors.ts";
import { feedOf, recordsOf } from "./in-memory-feed.ts";

async function mappingOf(text: string, request: Partial<ColumnRequest> = {}, delimiter = ",") {
  const feed = await feedOf(text, { delimiter });
  return resolveColumns(feed.description, { sample: feed.sample, name: "feed.csv", ...request });
}

async function problemOf(text: string, request: Partial<ColumnRequest> = {}): Promise<PdoError> {
  try {
    await mappingOf(text, request);
  } catch (error) {
    if (isFeedError(error)) return error;
  }
  throw new Error("The columns were found.");
}

describe("which column holds what", () => {
  it.each([
    ["English", "Name,Range,Price\nLadle,Buffet,3\nTray,Garden,4\n"],
    ["English", "Name,Collection,Price\nLadle,Buffet,3\nTray,Garden,4\n"],
    ["German", "Bezeichnung,Linie,Preis\nKelle,Buffet,3\nTablett,Garten,4\n"],
    ["French", "Désignation,Gamme,Prix\nLouche,Buffet,3\nPlateau,Jardin,4\n"],
    ["Italian", "Denominazione,Linea,Prezzo\nMestolo,Buffet,3\nVassoio,Giardino,4\n"],
  ])("takes no range for the category in %s: %s", async (_, text) => {
    expect((await mappingOf(text)).columns.category).toBeUndefined();
  });

  it.each([
    ["English", "SKU,Product Name,Description,Category,Brand,EAN\n"],
    ["German", "Artikelnummer,Artikelbezeichnung,Langbeschreibung,Warengruppe,Hersteller,EAN-Code\n"],
    ["French", "Référence,Nom du produit,Descriptif,Catégorie,Marque,Code barres\n"],
    ["Italian", "Codice articolo,Nome prodotto,Descrizione,Categoria,Marca,Codice EAN\n"],
    ["written anyhow", "<ID>,PRODUCT-NAME,g:description,product_category,brandName,gtin13\n"],
  ])("is found by a header in %s", async (_, header) => {
    const columns = header.trim().split(",");
    const { columns: found, warnings } = await mappingOf(header);
    expect(found).toEqual({
      id: columns[0],
      name: columns[1],
      description: columns[2],
      category: columns[3],
      brand: columns[4],
      gtin: columns[5],
    });
    expect(warnings).toEqual([]);
  });

  const short = ["Desk lamp black", "Cordless drill 18V", "School bag blue", "Pan 24 cm"];
  const rows = short.map(
    (name, at) => `A${at};${name};${name} of good make. It is used each day, at home and at work.`,
  );
  it.each([
    ...["item_no;descr;long_descr", "stk_code;short_desc;long_desc", "prod_code;prod_desc;full_desc"],
    ...["item_nr;item_nm;desc_long", "part_no;desc;long_text", "art_nr;bez1;langtext", "matnr;maktx;ltext"],
    ...[
      "artnr;artbez;beschr",
      "art_no;kurzbez;langbez",
      "ART_NUMMER;BEZ;ART_TEXT",
      "ref_art;lib_art;desc_longue",
    ],
    ...["code_art;lib;texte_long", "ref;lib_court;lib_long", "num_art;désignation;desc_detaillee"],
    ...["cd_art;desig;desig_longue", "cod_art;des_art;des_estesa", "COD_ART;DESCR_ART;DESCR_ESTESA"],
    ...["codart;desart;desest", "cod_prod;desc_prod;desc_lunga", "cod;descr;testo_esteso"],
  ])("is found by the short forms of stock systems: %s", async (header) => {
    const [id, name, description] = header.split(";");
    const text = `${header}\n${rows.join("\n")}\n`;
    expect((await mappingOf(text, {}, ";")).columns).toEqual({ id, name, description });
  });

  it("leaves a short text beside a name a description", async () => {
    const { columns } = await mappingOf("art_nr,artikelname,short_desc\n1,Lampe,Eine schöne Lampe\n");
    expect(columns).toEqual({ id: "art_nr", name: "artikelname", description: "short_desc" });
  });

  it("is what was asked for, before all that is found", async () => {
    const { columns } = await mappingOf("name,title\n", { map: { name: "Title" } });
    expect(columns.name).toBe("title");
  });

  it("is not a name or text of something else", async () => {
    const { columns } = await mappingOf("brand name,meta description,image title,long_name\n");
    expect(columns).toEqual({ name: "long_name", brand: "brand name" });
  });

  it("is, among descriptions, the longest, and plain text before HTML", async () => {
    const rows =
      'title,short description,text (html),text (plain)\nA,short,"<p>a longer text</p>",a longer text\n';
    expect((await mappingOf(rows)).columns.description).toBe("short description");
    const longer = 'title,description,long description\nA,B,"A much longer text"\n';
    expect((await mappingOf(longer)).columns.description).toBe("long description");
    const markup = "title,description html,description\nA,<p>a text</p>,a text\n";
    expect((await mappingOf(markup)).columns.description).toBe("description");
  });

  it("is the column that is filled", async () => {
    expect((await mappingOf("product name,title\n,A\n,B\n")).columns.name).toBe("title");
  });

  it("says how each was found, and what is missing", async () => {
    const { why, warnings } = await mappingOf("name\nA\n");
    expect(why.name).toBe('The name is in "name", which says so by its name; 100 % filled in the sample.');
    expect(warnings).toEqual([
      "No column holds the description; if one does, name it with --map description=COLUMN.",
    ]);
  });
});

describe("a file that an earlier run wrote", () => {
  const added = "pdo_name,pdo_description,pdo_category_id,pdo_category,pdo_status";

  it.each([
    ["English", "SKU,Product Name,Description"],
    ["German", "Artikelnummer,Artikelbezeichnung,Langbeschreibung"],
    ["French", "Référence,Nom du produit,Descriptif"],
    ["Italian", "Codice articolo,Nome prodotto,Descrizione"],
  ])("is read by its own columns, in %s", async (_, own) => {
    const [id, name, description] = own.split(",");
    const { columns } = await mappingOf(`${own},${added}\n1,A,B,C,D,furniture,Furniture,ok\n`);
    expect(columns).toEqual({ id, name, description });
  });

  it("has its added columns where they are asked for", async () => {
    const { columns } = await mappingOf(`title,${added}\n`, { map: { category: "pdo_category" } });
    expect(columns).toEqual({ name: "title", category: "pdo_category" });
  });

  it("without texts of its own is refused", async () => {
    expect((await problemOf(`sku,${added}\n`)).code).toBe("PDO_FEED_COLUMN_MISSING");
  });
});

describe("Amazon's listing templates", () => {
  it.each([
    ["de", "A1PA6795UKMFR9", "de_DE"],
    ["en", "A1F83G8C2ARO7P", "en_GB"],
    ["fr", "A13V1IB3VIYZZH", "fr_FR"],
    ["it", "APJ6JRA9NG5V4", "it_IT"],
  ])("are read by the names in their addresses, in %s", async (_, place, tag) => {
    const at = `[marketplace_id=${place}][language_tag=${tag}]#1.value`;
    const header = `contribution_sku#1.value,item_name${at},product_description${at},brand${at},color${at}`;
    const { columns, facts } = await mappingOf(`${header}\n1,Chair,A chair. It is red.,Acme,red\n`);
    expect(columns).toEqual({
      id: "contribution_sku#1.value",
      name: `item_name${at}`,
      description: `product_description${at}`,
      brand: `brand${at}`,
    });
    expect(facts?.map(({ label }) => label)).toEqual(["color"]);
  });

  it("give a number its unit from the column beside it", async () => {
    const at = "[marketplace_id=A1PA6795UKMFR9]#1";
    const { facts } = await mappingOf(
      `item_name${at}.value,item_weight${at}.value,item_weight${at}.unit\nA,5,kg\n`,
    );
    expect(facts).toEqual([
      { column: `item_weight${at}.value`, label: "item weight", unitColumn: `item_weight${at}.unit` },
    ]);
  });
});

describe("columns in several languages", () => {
  const header = "sku,name.en_US,name.de_DE,description.en_US,description.de_DE\n";

  it("are decided by the language", async () => {
    expect((await mappingOf(header, { language: "de" })).columns).toMatchObject({
      name: "name.de_DE",
      description: "description.de_DE",
    });
    expect((await mappingOf("product_name_de,product_name_fr\n", { language: "fr" })).columns.name).toBe(
      "product_name_fr",
    );
    expect((await mappingOf("Name Deutsch,Name (Français)\n", { language: "fr" })).columns.name).toBe(
      "Name (Français)",
    );
    expect((await mappingOf("name-de_DE,name-fr_FR-ecommerce\n", { language: "fr" })).columns.name).toBe(
      "name-fr_FR-ecommerce",
    );
  });

  it("are decided by the column that was asked for", async () => {
    const { columns } = await mappingOf(header, { map: { name: "name.de_DE" } });
    expect(columns.description).toBe("description.de_DE");
  });

  it.each([
    [header, "name.en_US", "description.en_US"],
    ["id,name.de_DE,name.en_US,description.en_US,description.de_DE\n", "name.de_DE", "description.de_DE"],
    ["id,nom_fr,nom_it\n1,Lampe,Lampada\n2,Table,Tavolo\n", "nom_fr", undefined],
    ["id,nome_it,nome_de\n1,Lampada,\n2,Tavolo,Tisch\n", "nome_it", undefined],
    ["id,name_es,name_de,name_fr\n1,Mesa,Tisch,Table\n", "name_de", undefined],
  ])(
    "are the first language's where nothing decides, and the run says so: %j",
    async (feed, name, description) => {
      const { columns, warnings } = await mappingOf(feed);
      expect([columns.name, columns.description]).toEqual([name, description]);
      expect(warnings[0]).toContain(`several languages, and the first one is read, "${name}": --language`);
    },
  );

  it("are not the first language's where that column is nearly empty", async () => {
    const feed = "id,name_en,name_de\n1,,Lampe\n2,,Tisch\n3,Chair,Stuhl\n";
    expect((await mappingOf(feed)).columns.name).toBe("name_de");
  });

  it("stop the run where none is in the language that is asked for", async () => {
    expect(await problemOf(header, { language: "it" })).toMatchObject({
      code: "PDO_FEED_COLUMN_AMBIGUOUS",
      nextStep: "Say which one to take, for example --map name=name.en_US.",
    });
  });

  it.each([
    ["lang,name_en,name_de,name_fr\nen,Lamp,Lampe,\nen,Table,Tisch,\n", "name_en"],
    ["Sprache,name_en,name_de,name_fr\nde-AT,Lamp,Lampe,\n", "name_de"],
    ["lc,product_name_de,product_name_fr,product_name_it\nfr,,Lampe,\nfr,,Table,\n", "product_name_fr"],
    ["lingua,nome_de,nome_it,nome_fr\nitaliano,,Lampada,\nitaliano,,Tavolo,\n", "nome_it"],
    ["langue,nom_de,nom_fr,nom_it\nFrançais,,Lampe,\n", "nom_fr"],
  ])("are decided by the language that all rows state: %j", async (feed, name) => {
    expect((await mappingOf(feed)).columns.name).toBe(name);
  });

  it.each([
    "lc,name_de,name_fr\nfr,,Lampe\nde,Tisch,\n",
    "lc,name_de,name_fr\nfr,,Lampe\n,Tisch,\n",
    "lc,name_de,name_fr\nes,Lampe,Lampe\n",
  ])("stop the run where the rows state several or another one: %j", async (feed) => {
    expect((await problemOf(feed)).code).toBe("PDO_FEED_COLUMN_AMBIGUOUS");
  });

  it("are no doubt where there is but one, or one without a language", async () => {
    expect((await mappingOf("sku,name_de\n")).columns.name).toBe("name_de");
    expect((await mappingOf("name,name_fr,name_it\n")).columns.name).toBe("name");
  });

  it.each([
    ["code,product_name_fr,brands,labels\n1,Crêpes,Bel,Bio\n2,Galettes,Bel,\n", "product_name_fr"],
    ["Artikel,Bezeichnung_de\nA 1,Hammer\nA 2,Zange\n", "Bezeichnung_de"],
    ["prodotto,nome_it\nTazze,Tazza blu\nTazze,Tazza rossa\n", "nome_it"],
    ["label,name_en\nOrganic,Oat drink\nVegan,Soy drink\n", "name_en"],
    ["label;nom (fr)\nBio;Boisson avoine\nBio;Boisson soja\n".replaceAll(";", ","), "nom (fr)"],
  ])("win with a language over columns that no word calls a name: %j", async (feed, name) => {
    expect((await mappingOf(feed)).columns.name).toBe(name);
  });

  it.each([
    ["product,name_en\nHammer,\nZange,\nSäge,Saw\n", "product"],
    ["Kurzbezeichnung,Bezeichnung_en\nHammer,Hammer\nZange,Pliers\n", "Kurzbezeichnung"],
    ["artbez,name_en\nHammer,Hammer\nZange,Pliers\n", "artbez"],
  ])("lose where they are nearly empty, or where the other is called a name too: %j", async (feed, name) => {
    expect((await mappingOf(feed)).columns.name).toBe(name);
  });

  it("are no seals", async () => {
    expect((await mappingOf("id,description,labels\n1,Soft wool,Bio\n")).columns.name).not.toBe("labels");
  });
});

describe("columns that are not there", () => {
  it("are told with the header and an example to paste", async () => {
    expect(await problemOf("sku,brand,price\n")).toMatchObject({
      code: "PDO_FEED_COLUMN_MISSING",
      what: "feed.csv, header: no column holds the product's name or description.",
      seen: "The header has: sku, brand, price.",
      nextStep: "Say which one it is, for example --map name=brand.",
    });
  });

  it("are told with the names that come near", async () => {
    const problem = await problemOf("sku,produktname\n", { map: { name: "produkname" } });
    expect(problem).toMatchObject({
      code: "PDO_FEED_COLUMN_UNKNOWN",
      seen: "Names that come near: produktname.",
    });
    expect(problem.nextStep).toContain("--map name=produktname");
  });
});

describe("columns that are there twice", () => {
  it("are warned of where they are read", async () => {
    const { columns, warnings } = await mappingOf(
      "Title,Title,Description,Description,size,size\nA,B,C,D,1,2\n",
    );
    expect(columns).toMatchObject({ name: "Title", description: "Description" });
    expect(warnings).toEqual([
      'The header has the column "Title" more than once; the first one is read.',
      'The header has the column "Description" more than once; the first one is read.',
    ]);
  });

  it("are warned of once where two fields are in one column", async () => {
    const { warnings } = await mappingOf("title,text,code,code\n", { map: { id: "code", gtin: "code" } });
    expect(warnings.filter((sentence) => sentence.includes("more than once"))).toHaveLength(1);
  });
});

describe("JSON without an object that has fields", () => {
  const problemOfJson = async (text: string, path = "feed.json", request: Partial<ColumnRequest> = {}) => {
    const feed = await feedOf(text, { path });
    try {
      resolveColumns(feed.description, { sample: feed.sample, name: path, ...request });
    } catch (error) {
      if (isFeedError(error)) return error;
    }
    throw new Error("The columns were found.");
  };

  it.each([
    ["[1,2,3]", "feed.json, line 1: ", "It is a JSON value, but not an object with fields."],
    ["[]", "feed.json: ", "No whole record was found in its beginning."],
    ["{}", "feed.json: ", "Its objects have no fields."],
    ["[\n{}, {}\n]", "feed.json: ", "Its objects have no fields."],
  ])("is told as that: %s", async (text, place, seen) => {
    for (const request of [{}, { map: { name: "title" } }]) {
      expect(await problemOfJson(text, "feed.json", request)).toMatchObject({
        code: "PDO_FEED_NO_OBJECT",
        what: `${place}there is no JSON object with fields.`,
        seen,
      });
    }
  });

  it("is told with the line that is nested too deep", async () => {
    const deep = `\n{"a":${"[".repeat(99_999)}${"]".repeat(99_999)}}\n{}\n`;
    expect(await problemOfJson(deep, "deep.jsonl")).toMatchObject({
      what: "deep.jsonl, line 2: there is no JSON object with fields.",
      seen: "Its objects and arrays are nested 100000 deep; 512 is the most that is read.",
    });
  });
});

describe("rows that carry on a product", () => {
  it("are a Shopify export's rows with the same handle and no title", async () => {
    const text = "Handle,Title,Body (HTML)\npot,Pot,B\npot,,\nlamp,,\nlamp,Lamp,B\n";
    const feed = await feedOf(text);
    const mapping = resolveColumns(feed.description, { sample: feed.sample });
    const records = await recordsOf(feed);
    const carried = records.map((record, index) =>
      continuesProduct(records[index - 1], record, mapping, feed.description),
    );
    expect(carried).toEqual([false, true, false, false]);
  });

  it("are none in any other feed", async () => {
    const feed = await feedOf("handle,name\npot,Pot\npot,\n");
    const records = await recordsOf(feed);
    const [first, second] = records;
    if (second === undefined) throw new Error("A record is missing.");
    const mapping = resolveColumns(feed.description, { sample: records });
    expect(continuesProduct(first, second, mapping, feed.description)).toBe(false);
  });
});

it.each([
  "category,sub_category",
  "Kategorie,Unterkategorie",
  "Catégorie,Sous-catégorie",
  "Categoria,Sottocategoria",
])("takes the closer of the shop's categories in %s", async (columns) => {
  const found = await mappingOf(`title,${columns}\nKebab,Food,Frozen snacks\n`);
  expect(found.columns.category).toBe(columns.split(",")[1]);
});

it.each([
  ["parent_id;id;product_number;name;price_net;manufacturer_name", "product_number", "manufacturer_name"],
  ["product_internal_id;product_sku;product_name;product_brand;a;b", "product_sku", "product_brand"],
  ["System ID;Custom SKU;Item;Made by;a;b", "Custom SKU", "Made by"],
  ["PZN;x;Artikelbezeichnung;Anbieter;a;b", "PZN", "Anbieter"],
  ["Réf;x;Désignation;Fait par;a;b", "Réf", "Fait par"],
  ["Codice;x;Descrizione;Casa costr.;a;b", "Codice", "Casa costr."],
])("finds the shop's own number and the maker in %s", async (header, id, brand) => {
  const row = (place: number) =>
    header
      .split(";")
      .map((column) => `${column.slice(0, 4)} word${place}`)
      .join(";");
  const { description, sample } = await feedOf([header, row(1), row(2), row(3)].join("\n"));
  expect(resolveColumns(description, { sample }).columns).toMatchObject({ id, brand });
});
