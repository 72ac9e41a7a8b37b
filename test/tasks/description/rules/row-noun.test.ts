import { describe, expect, it } from "vitest";
import { type Row, termsOf } from "./terms-of.ts";

type Case = [language: Parameters<typeof termsOf>[0], name: string, row: Row, noun: string, other: string];

const guitarParts = "a-hobby-instruments-guitars-accessories";
const laptops = "a-computers-devices-laptops";
const iceCream = "a-food-fresh-frozen-icecream";

describe("a part is searched with its own noun and not as the whole", () => {
  it.each<Case>([
    [
      "en",
      "Corvena Nickel Electric Guitar Strings 9-42",
      { leaf: guitarParts },
      "electric guitar strings",
      "electric guitar",
    ],
    ["en", "Violin Strings Set 4/4 Medium", { leaf: guitarParts }, "violin strings", "violin"],
    ["de", "Corvena Gitarrensaiten 10-46 Nickel", { leaf: guitarParts }, "Gitarrensaiten", "Gitarre"],
    ["fr", "Cordes violon 4/4 tension moyenne", { leaf: guitarParts }, "cordes violon", "violon"],
    ["it", "Corde per violino 4/4", { leaf: guitarParts }, "corde per violino", "violino"],
    ["en", 'Korda 14" Laptop i5-1235U 16GB 512GB SSD W11', { brand: "Korda" }, "laptop", "SSD"],
    ["de", "Korda Notebook i7 16 GB 512 GB SSD", { brand: "Korda" }, "Notebook", "SSD"],
    ["fr", "Korda Ordinateur portable i5 16 Go 512 Go SSD", { brand: "Korda" }, "ordinateur portable", "SSD"],
    ["it", "Korda Notebook i5 16 GB 512 GB SSD", { brand: "Korda" }, "notebook", "SSD"],
    [
      "en",
      "Samsung 870 EVO 1TB SSD",
      { brand: "Samsung", leaf: "a-computers-components-drives-ssd" },
      "SSD",
      "laptop",
    ],
    ["en", "Lenovo ThinkPad T14 512GB SSD", { brand: "Lenovo", leaf: laptops }, "laptop", "SSD"],
  ])("%s, %s", (language, name, row, noun, other) => {
    const terms = termsOf(language, name, row);
    expect(terms.join("; ")).toContain(noun);
    expect(terms).not.toContain(other);
  });
});

describe("what says only in what form a thing comes is no noun of its own", () => {
  it.each<Case>([
    ["de", "Skarn Herren Funktionsshirt Kurzarm Gr. L", { brand: "Skarn" }, "Funktionsshirt", "Kurzarm"],
    ["de", "Skarn Damen Nachthemd Langarm", { brand: "Skarn" }, "Nachthemd", "Langarm"],
    [
      "de",
      "Hofrösterei Espresso ganze Bohne 250 g",
      { brand: "Hofrösterei", leaf: "a-food-drinks-coffee-beans" },
      "Espresso",
      "ganze Bohne",
    ],
    ["en", "Herbalia Honey Facial Massage Gel", { brand: "Herbalia" }, "massage gel", "gel"],
    [
      "en",
      "Solina Sunscreen Gel SPF 30",
      { brand: "Solina", leaf: "a-beauty-body-sun-cream" },
      "sunscreen gel",
      "gel",
    ],
    ["en", "Organic Amaranth Seeds", { leaf: "a-food-pantry-pulses-grains" }, "amaranth seeds", "seeds"],
    [
      "en",
      "Babysoft 44 Diaper Pants",
      { brand: "Babysoft", leaf: "a-toys-baby-diapers-nappies" },
      "diaper pants",
      "pants",
    ],
    [
      "de",
      "Rösterei Alt Espresso Bohnen 1 kg",
      { leaf: "a-food-drinks-coffee-beans" },
      "Espressobohnen",
      "Bohnen",
    ],
    ["de", "Arabica Bohnen mild 500 g", { leaf: "a-food-drinks-coffee-beans" }, "Kaffeebohnen", "Bohnen"],
    ["it", "Sandwich Gelato alla vaniglia", { leaf: iceCream }, "gelato", "sandwich"],
    ["fr", "Barres glacées coco", { leaf: iceCream }, "arres glacées coco", "barres"],
  ])("%s, %s", (language, name, row, noun, other) => {
    const terms = termsOf(language, name, row);
    expect(terms.join("; ")).toContain(noun);
    expect(terms).not.toContain(other);
  });
});

describe("the name's own noun of the leaf", () => {
  it.each<Case>([
    [
      "en",
      "Corvena Mary and Max Cartoon Laptop Skin",
      { leaf: "a-electronics-phones-skins" },
      "laptop skin",
      "mary",
    ],
    [
      "en",
      "Corvena Natural Skin Lightening Cream",
      { leaf: "a-beauty-face-creams-brightening" },
      "skin lightening cream",
      "laptop",
    ],
    ["de", "Vollkornnudeln", {}, "Vollkornnudeln", "Vollkorn"],
    ["de", "Marshmallow Konfekt", { leaf: "a-food-sweet-candy-gummies" }, "Konfekt", "Gummi"],
    [
      "it",
      "Correttore antimacchie viso",
      { leaf: "a-beauty-face-creams-brightening" },
      "correttore antimacchie",
      "antimacchie",
    ],
    ["de", "Falzbein Rinderknochen spitz 15 cm", { shop: "Werkzeug" }, "Falzbein", "Werkzeug"],
    [
      "fr",
      "Locomotive diesel BB 67400",
      { shop: "Modélisme > Trains électriques" },
      "locomotive diesel",
      "train électrique",
    ],
  ])("%s, %s", (language, name, row, noun, other) => {
    const terms = termsOf(language, name, row);
    expect(terms).toContain(noun);
    expect(terms).not.toContain(other);
  });
});
