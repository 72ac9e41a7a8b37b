import { describe, expect, it } from "vitest";
import { resolveColumns } from "../../src/feed/columns.ts";
import { readFactLabel } from "../../src/feed/fact-labels.ts";
import { withFullWords } from "../../src/feed/header-short-forms.ts";
import { feedOf } from "./in-memory-feed.ts";

describe("short forms in the names of columns", () => {
  it.each([
    ["Nt wt", "net weight", true],
    ["Clr", "colour", false],
    ["nt_wt", "net_weight", true],
    ["Main mat'l", "Main material", false],
    ["Assy req'd", "assembly required", false],
    ["C.O.O.", "country of origin", false],
    ["Obermat.", "Obermaterial", false],
    ["Netzspg.", "Netzspannung", false],
    ["Br.", "Breite", true],
    ["Puiss. max", "puissance max", true],
    ["Tens. d'alim.", "tension d'alimentation", true],
    ["T. EU", "taille EU", false],
    ["Fabr. en", "fabriqué en", false],
    ["Lungh. cavo", "lunghezza cavo", true],
    ["Alt. tacco", "altezza tacco", true],
    ["Tg.", "taglia", false],
    ["M/F", "gender", false],
  ])("reads %s as %s", (column, full, hasUnit) => {
    expect(withFullWords(column, hasUnit)).toBe(full);
  });

  it.each([
    "Mat",
    "Alt",
    "image_alt",
    "Cap",
    "Prof",
    "Type de col",
    "details.col",
    "product.fin.value",
    "PA HT",
    "Long description",
    "Lg",
    "Size M/F",
    "Best.-Nr.",
    "Res",
    "Gr",
    "Pr",
  ])("leaves %s as it is", (column) => {
    expect(withFullWords(column)).toBe(column);
  });
});

describe("labels of facts", () => {
  it.each([
    ["Cap. (ltr)", { label: "capacity", unit: "ltr" }],
    ["Cord len. m", { label: "Cord length", unit: "m" }],
    ["Kabellänge m", { label: "Kabellänge", unit: "m" }],
    ["Leistungsaufn. W", { label: "Leistungsaufn.", unit: "W" }],
    ["Peso g", { label: "Peso", unit: "g" }],
    ["Vol (L)", { label: "volume", unit: "L" }],
    ["Vol. %", { label: "Vol.", unit: "%" }],
    ["max. Belastg. kg", { label: "max. Belastg.", unit: "kg" }],
    ["Vit. rotation tr/min", { label: "vitesse rotation", unit: "tr/min" }],
    ["Longueur du produit (en cm)", { label: "Longueur du produit", unit: "cm" }],
    ["Batt. life hrs", { label: "battery life", unit: "hrs" }],
    ["Größe M", { label: "Größe M" }],
    ["Taglia L", { label: "Taglia L" }],
    ["Maß H", { label: "Maß H" }],
    ["Vitamin A", { label: "Vitamin A" }],
  ])("reads %s", (column, label) => {
    expect(readFactLabel(column)).toEqual(label);
  });
});

describe("columns with short names", () => {
  it.each([
    ["sku,Bezeichnung,Herst.", "1,Bohrhammer BH 800,Bosch"],
    ["sku,Désignation,Marque comm.", "1,Perceuse 18 V,Bosch"],
    ["sku,Nome prodotto,Produtt.", "1,Trapano a percussione,Bosch"],
    ["sku,Product name,Mfr name", "1,Cordless Kettle,Breville"],
  ])("have the brand: %s", async (header, line) => {
    const feed = await feedOf(`${header}\n${line}`);
    expect(resolveColumns(feed.description, { sample: feed.sample }).columns.brand).toBe(
      header.split(",").at(-1),
    );
  });

  it("are no names where they hold numbers", async () => {
    const feed = await feedOf(
      "sku,Descrizione articolo,Potenza nom W\n1,Trapano a percussione,750\n2,Levigatrice,300\n3,Avvitatore,450",
    );
    const { columns } = resolveColumns(feed.description, { sample: feed.sample });
    expect(columns.name).toBe("Descrizione articolo");
  });

  it.each([
    "Réf. frs",
    "PA HT",
    "Pr. list.",
    "Cat. merc.",
    "WGr.-Schlüssel",
    "Giac. mag.",
    "Bin loc",
    "Lief.-Art.-Nr.",
  ])("are the shop's own business: %s", async (column) => {
    const feed = await feedOf(`sku,name,${column}\n1,Mug,A12\n2,Cup,B13`);
    const { uses = [] } = resolveColumns(feed.description, { sample: feed.sample });
    expect(uses.find((use) => use.column === column)?.fact).toBeUndefined();
  });
});
