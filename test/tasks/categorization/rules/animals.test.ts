import { describe, expect, it } from "vitest";
import { builtinTargetFolder } from "../../../../src/catalog/catalog-files.ts";
import { createCatalogStore } from "../../../../src/catalog/store.ts";
import { isForAnimal, openToAnimals } from "../../../../src/tasks/categorization/rules/animals.ts";
import { readProductQuery } from "../../../../src/tasks/categorization/rules/product-query.ts";

const isFor = (name: string) => isForAnimal({ called: [name], audiences: [] });

describe("a name says that the product is for an animal", () => {
  it.each([
    "Toothpaste for Dogs, mint",
    "Jumper for small dogs",
    "Brush for long-haired cats",
    "Puppy Milk Powder",
    "Dog Wipes 80 pack",
    "Zahnbürste für große Hunde",
    "Bademantel für den Hund",
    "Katzenbürste",
    "Hundebademantel Gr. L",
    "Dentifrice pour petits chiens",
    "Lingettes épaisses chien",
    "Matelas pour votre chat",
    "Spazzola per gatti",
    "Latte in polvere cuccioli",
    "Cappottino per cani piccoli",
  ])("%s", (name) => expect(isFor(name)).toBe(true));

  it.each([
    "Mug for dog lovers",
    "Tasse für Hunde-Liebhaber",
    "Cadeau pour chat et maître",
    "Tazza per amanti dei gatti",
    "Hot Dog Maker",
    "Cat Eye Sunglasses",
    "Dog Print Cushion",
    "Katzenzungen Vollmilch 100 g",
    "Peluche chien 30 cm",
    "Milk chocolate, cats, tin",
    "Brosse à dents pour enfants",
    "Opener for PET bottles",
  ])("not %s", (name) => expect(isFor(name)).toBe(false));
});

it.each([
  ["Tierart", "Hund", true],
  ["Animal Type", "Dogs & cats", true],
  ["Destinatario", "cani e gatti", true],
  ["Public", "adultes", false],
  ["Colour", "dog", false],
])("is said by a column: %s, %s", (label, text, isSaid) => {
  const { isForAnimal: isFound } = readProductQuery(
    { product_name: "Mat", product_description: "" },
    { facts: [{ label, text }] },
  );
  expect(isFound).toBe(isSaid);
});

it.each([
  ["Laser pointer", "Type: Toy for cats", true],
  ["Puntatore laser", "Tipo: Giocattolo per gatti", true],
  ["Decke", "Tierart: Hund, Katze", true],
  ["Tapis", "Type d'animal : chien", true],
  ["Laser pointer", "Type: Presenter", false],
  ["Plüschtier", "Motiv: Hund", false],
])("is said by a labelled line: %s, %s", (name, description, isSaid) => {
  expect(readProductQuery({ product_name: name, product_description: description }).isForAnimal).toBe(isSaid);
});

it("opens categories for animals and of titles, and no others", () => {
  const catalog = createCatalogStore({ builtinFolder: builtinTargetFolder }).catalog("channel_a");
  const isOpen = openToAnimals(catalog);
  const open = catalog.categories.flatMap(({ identifier }, number) => (isOpen(number) ? [identifier] : []));
  expect(open).toContain("a-pets-accessories-care-shampoo");
  const departments = new Set(open.map((identifier) => identifier.split("-").slice(0, 2).join("-")));
  expect([...departments].sort()).toEqual(["a-media", "a-pets"]);
});
