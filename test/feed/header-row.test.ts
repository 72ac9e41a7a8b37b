import { describe, expect, it } from "vitest";
import { findHeaderRow, knownNames } from "../../src/feed/header-row.ts";

describe("the header among a table's first rows", () => {
  it.each([
    ["en", ["Product list, autumn"], ["SKU", "Name", "Price"]],
    ["de", ["Artikelexport vom 3. März", "Seite 1"], ["Artikelnummer", "Bezeichnung", "Preis"]],
    ["fr", ["Catalogue d'automne"], ["Référence", "Désignation", "Prix"]],
    ["it", ["Listino autunno", "", "Valido dal 1 marzo"], ["Codice", "Nome", "Prezzo"]],
    ["a header without known names", ["Export"], ["Alpha", "Beta", "Gamma"]],
    ["a title of figures", ["2024", "3"], ["SKU", "Name", "Price"]],
  ])("stands below titles: %s", (_, titles, header) => {
    const rows = [...titles.map((title) => [title, "", ""]), header, ["A-1", "Chair", "12.50"]];
    expect(findHeaderRow(rows)).toBe(titles.length);
  });

  it.each([
    ["names of products", [["name"], ["Chair"], ["Table, round"]]],
    [
      "unnamed columns",
      [
        ["name", "", "", ""],
        ["Chair", "red", "oak", "new"],
        ["Table", "blue", "oak", "new"],
      ],
    ],
    [
      "years",
      [
        ["id", "2023", "2024"],
        ["A", "yes", "no"],
        ["B", "yes", "no"],
      ],
    ],
    [
      "columns without known names",
      [
        ["Alpha", "Beta", "Gamma"],
        ["one", "two", "three"],
      ],
    ],
    [
      "a row of words below",
      [
        ["sku", "title", "brand"],
        ["a_1", "Brand", "Marke"],
        ["a_2", "b", "c"],
      ],
    ],
    ["only the header", [["sku", "title", "brand"]]],
  ])("is the first row: %s", (_, rows) => {
    expect(findHeaderRow(rows) ?? 0).toBe(0);
  });

  it.each([
    ["en", ["Seller SKU", "Product Name", "Brand", "Product ID"]],
    ["de", ["Verkäufer-SKU", "Artikelname", "Marke", "Hersteller-Barcode"]],
    ["fr", ["SKU vendeur", "Titre", "Marque", "Identifiant du produit"]],
    ["it", ["SKU venditore", "Titolo", "Marca", "Identificativo prodotto"]],
  ])("is the row of machine names below the labels of Amazon's flat files: %s", (_, labels) => {
    const settings = ["TemplateType=fptcustom", "Version=2021.0225", "", ""];
    const names = ["item_sku", "item_name", "brand_name", "external_product_id"];
    const product = ["A-1", "Chair", "Oakly", "4006381333931"];
    expect(findHeaderRow([settings, labels, names, product])).toBe(2);
    expect(findHeaderRow([labels, names, product])).toBe(1);
    expect(findHeaderRow([names, product])).toBe(0);
  });

  it("is none among rows of figures", () => {
    expect(
      findHeaderRow([
        ["1", "2"],
        ["3", "4"],
      ]),
    ).toBeUndefined();
  });

  it("knows the names that products' columns have", () => {
    expect(knownNames(["item_sku", "Bezeichnung", "name_fr", "x".repeat(100_000), "Chair"])).toBe(3);
  });
});
