import { describe, expect, test } from "vitest";
import { createCatalogStore } from "../../src/catalog/store.ts";
import { createProductReader } from "../../src/channels/read-product.ts";
import { resolveColumns } from "../../src/feed/columns.ts";
import { readFeed } from "../../src/feed/reader.ts";

const catalog = createCatalogStore().catalog("channel_a");

/** The product of the first row under these columns. */
async function productOf(row: Readonly<Record<string, string>>) {
  const all = { id: "1", name: "Mug", ...row };
  const text = [Object.keys(all), Object.values(all)].map((cells) => cells.join("\t")).join("\n");
  const feed = await readFeed(
    {
      stream: (async function* () {
        yield Buffer.from(`${text}\n`);
      })(),
    },
    { format: "tsv" },
  );
  const own = {
    ...feed.description,
    columns: feed.description.columns.filter((name) => !name.startsWith("pdo_")),
  };
  const mapping = resolveColumns(own, { sample: feed.sample });
  const [record] = feed.sample;
  if (record === undefined) throw new Error("There is no row.");
  return createProductReader({ description: feed.description, mapping, catalog, language: "en" })(record);
}

describe("a product of a feed", () => {
  test.each([
    [{ "Preis in EUR": "12,99" }, { amount: "12.99", currency: "EUR" }],
    [{ Preis: "12,99 €" }, { amount: "12.99", currency: "EUR" }],
    [
      { prix: "1 299,00", devise: "EUR" },
      { amount: "1299.00", currency: "EUR" },
    ],
    [{ prezzo: "8,50" }, { amount: "8.50" }],
    [{ price: "0" }, undefined],
    [{ "sale price": "5.00 GBP" }, { amount: "5.00", currency: "GBP" }],
    [{ rrp: "9.00 EUR" }, undefined],
    [{ preis: "ab 5,00 €" }, undefined],
    [{ prix: "à partir de 12,90 €" }, undefined],
    [{ prezzo: "da 8,50 €" }, undefined],
    [{ price: "from 20 EUR" }, undefined],
    [{ price: "up to 20 EUR" }, undefined],
  ])("has the price of %j", async (row, price) => {
    expect((await productOf(row)).price).toEqual(price);
  });

  test.each([
    [{ price: "20 EUR", "sale price": "18 EUR" }, "20.00", "18.00"],
    [{ price: "20 EUR", "sale price": "25 EUR" }, "20.00", undefined],
    [{ "Variant Price": "15.99", "Variant Compare At Price": "19.99" }, "19.99", "15.99"],
    [{ preis: "10 EUR", angebotspreis: "8 EUR" }, "10.00", "8.00"],
    [{ prix: "10 EUR", "prix promo": "8 EUR" }, "10.00", "8.00"],
  ])("has the regular and the reduced price of %j", async (row, regular, sale) => {
    const { price, salePrice } = await productOf(row);
    expect([price?.amount, salePrice?.amount]).toEqual([regular, sale]);
  });

  test.each([
    [{ availability: "in stock" }, "in_stock"],
    [{ verfügbarkeit: "nicht auf Lager" }, "out_of_stock"],
    [{ disponibilité: "en rupture de stock" }, undefined],
    [{ disponibilité: "en stock" }, "in_stock"],
    [{ disponibilità: "esaurito" }, "out_of_stock"],
    [{ lagerbestand: "7" }, "in_stock"],
    [{ stock: "0" }, "out_of_stock"],
    [{ giacenza: "3.0" }, "in_stock"],
    [{ availability: "preorder" }, "preorder"],
    [{ colour: "in stock" }, undefined],
    [{ bestand: "nicht lieferbar" }, "out_of_stock"],
    [{ Lieferbar: "nein" }, "out_of_stock"],
    [{ Lieferbar: "sofort lieferbar" }, "in_stock"],
    [{ Bestand: "12", Verfügbar: "ja" }, "in_stock"],
  ])("is available as %j says", async (row, availability) => {
    expect((await productOf(row)).availability).toBe(availability);
  });

  test.each([
    [{ geschlecht: "Damen" }, "female"],
    [{ genre: "homme" }, "male"],
    [{ sesso: "unisex" }, "unisex"],
    [{ gender: "women" }, "female"],
    [{ gender: "cats" }, ""],
    [{ pdo_category_id: "a-fashion-women-dresses" }, "female"],
    [{ pdo_category_id: "a-fashion-shoes-men", gender: "unisex" }, "unisex"],
    [{ pdo_category_id: "a-fashion-kids-boys" }, "male"],
  ])("is for whom %j says", async (row, gender) => {
    expect((await productOf(row)).gender).toBe(gender);
  });

  const running = "a-sports-fitness-shoes-running";
  test.each([
    [{ name: "LAUFSCHUH RUNMAX 3 HERREN", pdo_category_id: running }, "male", "adult"],
    [{ name: "Chaussure de course femme", pdo_category_id: running }, "female", "adult"],
    [{ name: "Scarpe da corsa uomo", pdo_category_id: running }, "male", "adult"],
    [{ name: "Running shoes for men and women", pdo_category_id: running }, "unisex", "adult"],
    [{ name: "Laufschuh Damen", pdo_category_id: running, geschlecht: "unisex" }, "unisex", "adult"],
    [{ name: "Laufschuh", pdo_category_id: running }, "", ""],
    [{ name: "Grill for men", pdo_category_id: "a-kitchen-dining" }, "", ""],
  ])("of clothes or shoes is for whom its name says: %j", async (row, gender, ageGroup) => {
    const product = await productOf(row);
    expect([product.gender, product.ageGroup]).toEqual([gender, ageGroup]);
  });

  test.each([
    ["http://x.example/bild 6.jpg", "http://x.example/bild%206.jpg"],
    ["https://x.example/größe.png", "https://x.example/gr%C3%B6%C3%9Fe.png"],
    ["https://x.example/a.jpg?w=%20", "https://x.example/a.jpg?w=%20"],
    ["https://x.example/a.jpg  see there", "https://x.example/a.jpg"],
    ["https://x.example/1.jpg https://x.example/2.jpg", "https://x.example/1.jpg"],
  ])("has the address that a browser makes of %j", async (cell, address) => {
    expect((await productOf({ "image link": cell })).images[0]).toBe(address);
  });

  test("says what stands in the feed and is not taken", async () => {
    const row = { ean: "36000291452", preis: "ab 5 EUR", bestand: "viele", link: "/mug", bild: "mug.jpg" };
    expect((await productOf(row)).untaken).toEqual({
      gtin: "36000291452",
      price: "ab 5 EUR",
      availability: "viele",
      link: "/mug",
      image_link: "mug.jpg",
    });
    expect((await productOf({ ean: "", preis: "5 EUR" })).untaken).toBeUndefined();
  });

  test("has addresses only where they are whole", async () => {
    const { link, images } = await productOf({
      link: "/mug",
      "image link": "https://x.example/1.jpg, https://x.example/2.jpg|https://x.example/1.jpg",
    });
    expect(link).toBe("");
    expect(images).toEqual(["https://x.example/1.jpg", "https://x.example/2.jpg"]);
  });

  test("has no GTIN with a wrong check digit, no key for a brand and no number for a category", async () => {
    const product = await productOf({ ean: "4006381333932", brand: "1497", category: "2491,3143" });
    expect([product.gtin, product.brand, product.ownCategory]).toEqual(["", "", ""]);
    const other = await productOf({
      ean: "4006381333931",
      brand: "4711",
      name: "4711 Cologne",
      category: "Perfumes",
    });
    expect([other.gtin, other.brand, other.ownCategory]).toEqual(["4006381333931", "4711", "Perfumes"]);
  });

  test("has what was found before what the feed says, each once", async () => {
    const attributes = {
      material: [{ value: "ceramic", text: "ceramic" }],
      volume: [{ value: null, text: "300 ml" }],
    };
    const product = await productOf({
      pdo_name: "'=Mug",
      pdo_category_id: "a-kitchen-dining",
      pdo_attributes: JSON.stringify(attributes),
      "Suitable for": "dishwasher",
      Width: "26",
      IMAGE1: "https://x.example/1.jpg",
      Volume: "300 ml",
    });
    expect(product.name).toEqual({ text: "=Mug", isByModel: false, isChanged: true });
    expect(product.material).toBe("ceramic");
    expect(product.details.map(({ text }) => text)).toContain("dishwasher");
    expect(product.details.map(({ name }) => name)).not.toContain("Width");
    expect(product.details.filter(({ text }) => text === "300 ml").length).toBeLessThanOrEqual(1);
  });

  test.each([
    [{ pdo_name: "A mug", pdo_source: "name=model small (2026-11-23); description=as it was" }, true],
    [{ pdo_name: "A mug", pdo_source: "name=rules; description=model small (2026-11-23)" }, false],
    [{ pdo_name: "A mug", pdo_messages: "name: By openai/small. | attribution: fine" }, true],
    [{ pdo_name: "A mug", pdo_messages: "name: Made shorter." }, false],
  ])("has a name by a model or not, as %j says", async (row, isByModel) => {
    expect((await productOf(row)).name.isByModel).toBe(isByModel);
  });

  test("has attributes that stand in columns of their own", async () => {
    const product = await productOf({
      pdo_category_id: "a-kitchen-dining",
      "pdo_attribute:Farbe": "dunkelblau",
      "pdo_attribute:Größe": "L",
      "pdo_attribute:Volumen": "300 ml",
      "pdo_attribute:Geschlecht": "Damen",
    });
    expect([product.colors, product.size, product.gender]).toEqual([["dunkelblau"], "L", "female"]);
    expect(product.details).toContainEqual({ name: "Volumen", text: "300 ml" });
  });
});
