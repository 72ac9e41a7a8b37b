import { describe, expect, test } from "vitest";
import { main } from "../../src/cli/main.ts";
import { createStandInWorld } from "../stand-ins/world.ts";

async function filter(words: readonly string[], input: string | Uint8Array) {
  const world = createStandInWorld({ input });
  const code = await main(words, world);
  const lines = world.printed().split("\n").slice(0, -1);
  return { code, lines, records: lines.map((line) => JSON.parse(line)), said: world.said() };
}

const kettle =
  '{"id": 9007199254740993, "name": "CORDLESS KETTLE 1,7L", "price": 34.90, "tags": ["a",  "b"]}';

describe("the filters over standard input", () => {
  test("keep every byte of the record and add their answer under pdo", async () => {
    const { code, lines } = await filter(["name"], `${kettle}\n`);
    expect(code).toBe(0);
    expect(lines[0]).toContain(
      '{"id": 9007199254740993, "name": "CORDLESS KETTLE 1,7L", "price": 34.90, "tags": ["a",  "b"]',
    );
    expect(JSON.parse(lines[0] ?? "").pdo.name).toMatchObject({ old_name: "CORDLESS KETTLE 1,7L" });
  });

  test.each([
    ["en", "id,name,price\n1,CORDLESS KETTLE 1.7L,2\n"],
    ["de", "Artikelnummer;Bezeichnung;Preis\r\n1;WASSERKOCHER 1,7L;2\r\n"],
    ["fr", "Référence\tDésignation\tPrix\n1\tBOUILLOIRE 1,7L\t2\n"],
    ["it", "Codice;Nome;Prezzo\n1;BOLLITORE ELETTRICO;2\n"],
    ["with titles' quotes", '"id","Product Name"\n"1","CORDLESS ""KETTLE"""\n'],
  ])("take the rows of a table as records: %s", async (_, input) => {
    const { code, records } = await filter(["name"], input);
    expect(code).toBe(0);
    expect(records).toHaveLength(1);
    const [record] = records;
    expect(Object.values(record)[0]).toBe("1");
    expect(Object.values(record)[1]).toBe(record.pdo.name.old_name);
    expect(record.pdo.name.best_name).not.toBe(record.pdo.name.old_name);
  });

  test("say of a table's row why it is no product, and go on", async () => {
    const { code, records } = await filter(["name"], "name;price\nTotal;2\nCORDLESS KETTLE;2\n");
    expect(code).toBe(1);
    expect(records[0]).toMatchObject({ name: "Total", pdo: { error: { code: "PDO_ROW_TOTAL" } } });
    expect(records[1].pdo.name.best_name).toBe("Cordless Kettle");
  });

  test("refuse a table without a name", async () => {
    const { code, said } = await filter(["name"], "sku;price\n1;2\n");
    expect(code).toBe(2);
    expect(said).toContain("--map name=");
  });

  test.each(["Stuhl, Eiche, massiv", "Title: of a book | by someone", "name", "Table;round", "a,b,c"])(
    "take a first line for a text that is no header: %j",
    async (line) => {
      const { records } = await filter(["name"], `${line}\nLamp, red\n`);
      expect(records.map(({ name }) => name)).toEqual([line, "Lamp, red"]);
    },
  );

  test("compose: what one adds, the next keeps and uses", async () => {
    const named = await filter(["name"], `${kettle}\n`);
    const categorized = await filter(["categorize"], `${named.lines.join("\n")}\n`);
    const [record] = (await filter(["attribute"], `${categorized.lines.join("\n")}\n`)).records;
    expect(Object.keys(record.pdo)).toEqual(["name", "categorization", "attribution"]);
    const { identifier } = record.pdo.categorization.best_category.category;
    expect(record.pdo.attribution.category.identifier).toBe(identifier);
  });

  test("use the category that an earlier filter found, whatever the text says", async () => {
    const found = {
      categorization: { best_category: { category: { identifier: "a-fashion-women-dresses" } } },
    };
    const line = JSON.stringify({ name: "kettle", pdo: found });
    const { records } = await filter(["attribute"], `${line}\n`);
    expect(records[0].pdo.attribution.category.identifier).toBe("a-fashion-women-dresses");
  });

  test("find a category anew where the earlier one was a mere guess, and say so where there is none", async () => {
    const guess = { best_category: { score: 0, category: { identifier: "a-fashion-women-dresses" } } };
    const line = JSON.stringify({ name: "wireless headphones", pdo: { categorization: guess } });
    const { records } = await filter(["attribute"], `${line}\n{"name":"xyzzy"}\n`);
    expect(records[0].pdo.attribution.category.identifier).toMatch(/^a-electronics-audio-headphones-/);
    expect(records[1].pdo.error).toMatchObject({ code: "PDO_CATEGORY_UNKNOWN" });
  });

  test.each([
    ["en", { name: "T-shirt Basic", Colour: "navy", Size: "XL", Material: "Cotton" }],
    ["de", { name: "T-Shirt Basic", Farbe: "marineblau", Größe: "XL", Material: "Baumwolle" }],
    ["fr", { name: "T-shirt basique", Couleur: "bleu marine", Taille: "XL", Matière: "Coton" }],
    ["it", { name: "Maglietta basic", Colore: "blu navy", Taglia: "XL", Materiale: "Cotone" }],
  ])("take the record's other keys as facts, in %s", async (_, record) => {
    const words = ["attribute", "--category", "a-fashion-men-tshirts-tshirts", "--recommended"];
    const { records } = await filter(words, `${JSON.stringify({ ...record, price: 12, sku: "A1" })}\n`);
    const { required_attributes: required, recommended_attributes: recommended } = records[0].pdo.attribution;
    const found = [...required, ...recommended].map(
      ({
        attribute,
        values,
      }: {
        attribute: { identifier: string };
        values: { value: { identifier: string } }[];
      }) => [attribute.identifier, values[0]?.value?.identifier],
    );
    expect(Object.fromEntries(found)).toMatchObject({ color: "navy", size: "xl", material: "cotton" });
  });

  test("take a key for an attribute with --map", async () => {
    const words = [
      "attribute",
      "--category",
      "a-fashion-men-tshirts-tshirts",
      "--map",
      "attribute:color=Ton",
    ];
    const { records } = await filter(words, `${JSON.stringify({ name: "T-shirt Basic", Ton: "red" })}\n`);
    const colors = records[0].pdo.attribution.required_attributes.filter(
      ({ attribute }: { attribute: { identifier: string } }) => attribute.identifier === "color",
    );
    expect(colors).toMatchObject([{ values: [{ value: { identifier: "red" } }] }]);
  });

  test("take other lines as plain texts, skip blank ones, and keep the order", async () => {
    const input = "Running shoes men\r\n\n  \nWinterjacke Damen\nlast without line end";
    const { records } = await filter(["name"], input);
    expect(records.map(({ name }) => name)).toEqual([
      "Running shoes men",
      "Winterjacke Damen",
      "last without line end",
    ]);
  });

  test("put an error in the answer's place, go on, and end with 1", async () => {
    const { code, records } = await filter(["name"], `{"title":"a"}\n${kettle}\n`);
    expect(code).toBe(1);
    expect(records[0]).toMatchObject({ title: "a", pdo: { error: { code: "PDO_RECORD_EMPTY" } } });
    expect(records[1].pdo.name).toBeDefined();
  });

  test.each([
    ['{"name":"A kettle', "PDO_RECORD_NOT_JSON"],
    ['{"name":"A","n":}', "PDO_RECORD_NOT_JSON"],
    ["{", "PDO_RECORD_NOT_JSON"],
    ['[{"name":"A kettle"}]', "PDO_RECORD_NOT_JSON"],
    ["{}", "PDO_RECORD_EMPTY"],
    ['{"name":5}', "PDO_RECORD_EMPTY"],
    ['{"name":" "}', "PDO_RECORD_EMPTY"],
  ])("make an error of the line %j instead of a guess", async (line, code) => {
    for (const command of ["name", "categorize", "attribute"]) {
      const outcome = await filter([command], `${line}\n`);
      expect(outcome.code).toBe(1);
      expect(outcome.records[0].pdo).toEqual({ error: expect.objectContaining({ code }) });
    }
  });

  test("make an error of a line that is not UTF-8 instead of losing its letters", async () => {
    const { code, records } = await filter(
      ["name"],
      Buffer.from('{"name":"caf\u00e9"}\nA kettle\n', "latin1"),
    );
    expect(code).toBe(1);
    expect(records[0].pdo.error.code).toBe("PDO_RECORD_NOT_UTF8");
    expect(records[1].pdo.name.old_name).toBe("A kettle");
  });

  test("write over a pdo that is no object", async () => {
    for (const pdo of ["5", "[1]", '"x"', "null"]) {
      const { code, records } = await filter(["name"], `{"name":"A kettle","pdo":${pdo}}\n`);
      expect(code).toBe(0);
      expect(Object.keys(records[0].pdo)).toEqual(["name"]);
    }
  });

  test("read other keys where --map says so", async () => {
    const { records } = await filter(["name", "--map", "name=title"], '{"title":"RED KETTLE"}\n');
    expect(records[0].pdo.name.old_name).toBe("RED KETTLE");
  });

  test("give the first answer before the second record is there", async () => {
    let release = (): void => {};
    const gate = new Promise<void>((resolve) => {
      release = resolve;
    });
    async function* slow() {
      yield Buffer.from(`${kettle}\n`);
      await gate;
      yield Buffer.from(`${kettle}\n`);
    }
    const world = createStandInWorld({ input: slow() });
    const running = main(["name"], world);
    while (world.printed() === "") await new Promise((resolve) => setImmediate(resolve));
    expect(world.printed().split("\n")).toHaveLength(2);
    release();
    expect(await running).toBe(0);
    expect(world.printed().split("\n")).toHaveLength(3);
  });
});

describe("a single text", () => {
  test("is answered with just what the service answers", async () => {
    const world = createStandInWorld({ environment: {} });
    await main(["name", "RED KETTLE", "--json"], world);
    expect(Object.keys(JSON.parse(world.printed()))).toEqual([
      "message",
      "old_name",
      "best_name",
      "other_names",
    ]);
  });

  test("is answered in sentences on a terminal, without control characters from the text", async () => {
    const world = createStandInWorld({ isTerminal: true });
    await main(["name", "red \u001b[31mkettle\u0007", "--no-color"], world);
    expect(world.printed()).not.toContain("\u001b");
    expect(world.printed()).not.toContain("\u0007");
  });

  test("is asked for where there is none", async () => {
    const world = createStandInWorld();
    expect(await main(["categorize"], world)).toBe(2);
    expect(world.said()).toContain("PDO_TEXT_MISSING");
  });

  test("with an unknown category ends with 2 and says where to look", async () => {
    const world = createStandInWorld();
    expect(await main(["attribute", "kettle", "--category", "nope"], world)).toBe(2);
    expect(world.said()).toContain("pdo categories");
  });

  test("can be a table row for a spreadsheet", async () => {
    const world = createStandInWorld();
    await main(["categorize", "wireless headphones", "--output", "csv", "--limit", "2"], world);
    expect(world.printed().split("\n")[0]).toBe("score,identifier,category");
    expect(world.printed().trim().split("\n").length).toBeGreaterThan(1);
  });
});

describe("a description of a name alone", () => {
  test("is composed from what the name states", async () => {
    const world = createStandInWorld();
    expect(await main(["description", "--name", "Nike Running Shoe Men red size 42", "--json"], world)).toBe(
      0,
    );
    const { best_description, message } = JSON.parse(world.printed()) as Record<string, string>;
    expect(best_description).toBe("The Nike running shoe for men comes in red.\n\nSize: 42");
    expect(message).toMatch(/^Composed from the product's facts/);
  });

  test("ends with 2 where the name states too little", async () => {
    const world = createStandInWorld();
    expect(await main(["description", "--name", "Vase"], world)).toBe(2);
    expect(world.said()).toContain("PDO_NAME_TOO_THIN");
  });
});
