import { describe, expect, it } from "vitest";
import type { Language } from "../../../../src/api/vocabulary.ts";
import type { Evidence } from "../../../../src/tasks/engine.ts";
import { brandInFront } from "../../../../src/tasks/name/rules/brand-in-front.ts";
import { nativeName } from "./native-name.ts";

const front = (name: string, brand: string, row: Partial<Evidence> = {}, description?: string) =>
  brandInFront(name, { brand, facts: [], ...row }, { language: row.language ?? "en", description });

describe("the row's maker stands in front of a name that lacks it", () => {
  it.each([
    ["Bohrmaschine 500 W", "BOSCH", "Bosch"],
    ["Wasserwaage Alu", "Lot & Co", "Lot & Co"],
    ["Coussin pour chien", "Ouaf & Co", "Ouaf & Co"],
    ["Sedia in legno", "Gatto & Figli", "Gatto & Figli"],
    ["Running Leggings", "Stride & Co", "Stride & Co"],
    ["Galaxy Case", "Apple Inc.", "Apple"],
    ["Jacket", "The North Face", "The North Face"],
    ["Sunglasses", "ray-ban", "Ray-Ban"],
  ])("%j of %j", (name, brand, written) => expect(front(name, brand)).toBe(written));

  it.each([
    ["Case for Nokia", "Acme, Bolt"],
    ["Acme Case", "ACME"],
    ["Kaercher Reiniger", "Kärcher"],
    ["—", "Acme"],
  ])("but not of %j with %j", (name, brand) => expect(front(name, brand)).toBeUndefined());
});

describe("what a part is for is not its maker", () => {
  it.each<readonly [Language, string, string]>([
    ["fr", "Silencieux arrière Torsport MITSUBISHI Colt", "LANCIA"],
    ["it", "Filtro aria per OPEL Corsa", "Fiat"],
    ["de", "Spiegelglas passend für Skoda Fabia", "VW"],
    ["en", "Tow Bar for Nissan Juke", "Alfa Romeo"],
    ["en", "Charger for Lenovo 65W", "Apple"],
    ["fr", "Joint de hublot lave-linge Indesit", "Ariston"],
    ["de", "Tonerkartusche für Brother Drucker", "Samsung"],
    ["it", "Sacchetti per aspirapolvere Miele", "Rowenta"],
  ])("%s: %j of %j", (language, name, brand) => {
    expect(front(name, brand, { language })).toBeUndefined();
  });

  it.each<readonly [Language, string, string]>([
    ["en", "Wiper Blade 55cm", "Toyota"],
    ["fr", "Chargeur secteur 65 W", "Lenovo"],
    ["de", "Staubbeutel 5 Stück", "Miele"],
    ["it", "Cartuccia nera", "Canon"],
    ["de", "Hülle für Nokia", "Kettner"],
  ])("but it may be: %s: %j of %j", (language, name, brand) => {
    expect(front(name, brand, { language })).toBe(brand);
  });

  it.each<readonly [Language, string, string]>([
    ["en", "adidas Duramo 39", "ADIDAS SPORTSWEAR"],
    ["fr", "Présentoir en velours", "PRESENTOIRS DU SUD"],
    ["de", "puma Laufshirt", "PUMA RUNNING"],
    ["it", "nike Revolution", "NIKE SPORT"],
  ])("nor is its first word said twice: %s: %j of %j", (language, name, brand) => {
    expect(front(name, brand, { language })).toBeUndefined();
  });
});

describe("a book, a record or a film goes by its title", () => {
  it.each([
    ["Das Haus am Deich", "Kranich Verlag"],
    ["Backen ohne Zucker: 60 Rezepte", "Küchenbuch Verlag"],
    ["Die Wand", "dtv"],
    ["Am Deich - Roman, TB", "Kranich"],
    ["L'Été des cigales", "Éditions du Tilleul"],
    ["L'Étranger", "Gallimard"],
    ["La Pluie - Broché", "Tilleul"],
    ["Intouchables [DVD]", "Pathé"],
    ["Il commissario e la notte", "Edizioni Vento"],
    ["Il nome della rosa", "Bompiani"],
    ["La cucina - Copertina rigida", "Vento"],
    ["The Salt Path - paperback", "Penguin"],
    ["A Gardener's Year", "Hedgerow Press"],
    ["Blue Train (Vinyl)", "Quantor"],
  ])("by its name or its publisher: %j of %j", (name, brand) => {
    expect(front(name, brand)).toBeUndefined();
  });

  it.each([
    ["Bücher > Romane"],
    ["Musik > CDs & Vinyl"],
    ["Livres > Jeunesse"],
    ["Libri > Narrativa"],
    ["Books > Cookery"],
  ])("by its category: %j", (sourceCategory) => {
    expect(front("Zora", "Quantor", { sourceCategory })).toBeUndefined();
  });

  it.each(["Autor", "ISBN-13", "Nombre de pages", "Autore", "Author"])("by a column %j", (label) => {
    expect(front("Zora", "Quantor", { facts: [{ label, text: "x" }] })).toBeUndefined();
  });

  it.each([
    "A crime novel by A. Writer. 400 pages.",
    "Gebundene Ausgabe, 160 Seiten.",
    "Premier roman, 288 pages.",
    "Romanzo, brossura, 312 pagine.",
    "Paperback. ISBN 9780000000000",
  ])("by its text: %j", (text) => expect(front("Zora", "Quantor", {}, text)).toBeUndefined());

  it.each([
    ["Stratocaster", "Fender", "Music > Guitars"],
    ["LX-5", "Sony", "Electronics > DVD players"],
    ["Regal Eiche", "Quantor", "Möbel > Bücherregale"],
    ["Lampe de lecture", "Quantor", "Luminaires"],
    ["Scaffale noce", "Quantor", "Scaffali per libri"],
  ])("but not %j of %j in %j", (name, brand, sourceCategory) => {
    expect(front(name, brand, { sourceCategory })).toBe(brand);
  });
});

describe("a maker that would read as a claim, a handle or nothing stays off", () => {
  it.each([
    ["en", "Galaxy Earrings", "Sterling Ltd"],
    ["en", "Wooden Outdoor Table", "Rustic LTD"],
    ["en", "Sofa", "Modern Inc."],
    ["en", "Soap", "Fresh & Pure"],
    ["de", "Stuhl Eiche", "Rustikal GmbH"],
    ["de", "Bett", "Edel"],
    ["de", "Seife", "Natur GmbH"],
    ["fr", "Fauteuil cuir", "Classique SARL"],
    ["fr", "Savon", "Naturel SAS"],
    ["fr", "Table", "Moderne"],
    ["it", "Divano letto", "Moderno Srl"],
    ["it", "Sapone", "Naturale S.r.l."],
    ["it", "Lampada", "Classica"],
  ] as const)("in %s: %j of %j", (language, name, brand) => {
    expect(front(name, brand, { language })).toBeUndefined();
  });

  it.each([
    ["Dark Denim Top", "partners-demo"],
    ["Choker", "Company 123"],
    ["Choker", "generic"],
    ["Choker", "mystore.com"],
    ["Stuhl", "muster-shop"],
    ["Stuhl", "Marke 1"],
    ["Stuhl", "moebel-welt.de"],
    ["Chaise", "boutique_demo"],
    ["Chaise", "Fournisseur 12"],
    ["Chaise", "meubles.fr"],
    ["Sedia", "negozio-prova"],
    ["Sedia", "Fornitore 3"],
    ["Sedia", "mobili.it"],
  ])("%j of %j", (name, brand) => expect(front(name, brand)).toBeUndefined());
});

describe("a maker that is abbreviated at the start of its product's name is written whole", () => {
  it.each([
    ["de", "SAMS. GALAXY A15 LTE", "Samsung", /^Samsung Galaxy A15/],
    ["de", "SIEM. WASCHMASCHINE 8KG", "Siemens", /^Siemens Waschmaschine/],
    ["de", "BOSCH. AKKUSCHRAUBER", "Bosch", /^Bosch Akkuschrauber/],
    ["en", "SAMS. GALAXY CASE", "Samsung", /^Samsung Galaxy Case/],
    ["en", "Phil. Toothbrush", "Philips", /^Philips Toothbrush/],
    ["en", "Bosch. Dishwasher", "Bosch", /^Bosch Dishwasher/],
    ["fr", "SAMS. GALAXY A15 NOIR", "Samsung", /^Samsung Galaxy/],
    ["fr", "Moul. Robot multifonction", "Moulinex", /^Moulinex Robot/],
    ["fr", "BOSCH. PERCEUSE", "Bosch", /^Bosch perceuse/],
    ["it", "SAMS. GALAXY A15 NERO", "Samsung", /^Samsung Galaxy/],
    ["it", "Whirl. Lavatrice 9 kg", "Whirlpool", /^Whirlpool Lavatrice/],
    ["it", "BOSCH. TRAPANO", "Bosch", /^Bosch trapano/],
  ] as const)("%s: %j of %s", (language, name, brand, native) => {
    expect(nativeName(name, language, { brand })).toMatch(native);
  });
});

it.each([
  ["MAISON LAUZE", true, "Maison Lauze"],
  ["ARMANVILLE", true, "Armanville"],
  ["MAISON LAUZE", false, "MAISON LAUZE"],
  ["CORVIN LA NUIT EST BLEUE", true, "Corvin La Nuit Est Bleue"],
  ["LEGO", true, "LEGO"],
  ["BRXTC", true, "BRXTC"],
])("writes %j of a row in capitals (%s) as %j", (brand, isShouted, written) => {
  expect(brandInFront("Sofa", { brand, facts: [] }, { language: "fr", isShouted })).toBe(written);
});

describe("a maker with a capital inside", () => {
  it.each(["AquaPur", "PondMax", "ecoLUX"])("stays as its column has it: %s", (brand) => {
    expect(front("Filter 20 W", brand)).toBe(brand);
  });
});
