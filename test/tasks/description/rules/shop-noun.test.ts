import { describe, expect, it } from "vitest";
import type { Language } from "../../../../src/nlp/language.ts";
import { type Row, termsOf } from "./terms-of.ts";

type Case = readonly [language: Language, name: string, row: Row, wanted: string];

describe("what the shop sorts a thing as is the head of its terms where the name has it:", () => {
  it.each<Case>([
    ["en", "4ft LED Batten Twin 40W", { shop: "Battens" }, "LED batten"],
    ["en", "Sink Mono Mixer with Waste Brushed", { shop: "TAPS & MIXERS" }, "sink mono mixer"],
    [
      "en",
      "Set of 3 Tulip Tealight Holder - Ocean Blue",
      { shop: "Glass Candle Holders" },
      "tealight holder",
    ],
    ["en", "Child's Mitten Kit – The Otley", { shop: "Kits" }, "mitten kit"],
    ["de", "LED Einbaupanel 30x120", { shop: "Leuchten > Panels" }, "Einbaupanel"],
    ["de", "Bobbel 750m Farbverlauf", { shop: "Wolle > Bobbel" }, "Bobbel"],
    ["it", "Fettuccia lurex verde oliva cono", { shop: "Filati > Fettuccia" }, "fettuccia"],
    ["fr", "Mochi framboise", { shop: "Desserts, Pâtisseries, Mochi" }, "mochi"],
  ])("%s, %s", (language, name, row, wanted) => {
    expect(termsOf(language, name, row)[0]).toBe(wanted);
  });
  it("a yarn for socks is no sock", () => {
    const row = { shop: "Yarn", leaf: "a-hobby-craft-yarn-yarn" };
    expect(termsOf("en", "Alpaca Sock 4ply – Heron", row)[0]).toBe("sock yarn");
  });
  it.each<Case>([
    // A shelf, an abbreviation and a scale name no thing.
    ["en", "Wool Blanket 130 x 170 cm", { shop: "Home Accessories" }, "wool blanket"],
    ["en", "Oak Coffee Table 90 cm", { shop: "Furniture > Tables" }, "coffee table"],
    ["en", "Black Lipsticks Important Combo", { shop: "Combos" }, "lipsticks"],
    ["en", "Dog Bed with Blanket", { shop: "Blankets" }, "dog bed"],
    ["de", "Esstisch Eiche 180 cm", { shop: "Tische" }, "Esstisch"],
    ["fr", "Housse de couette en lin", { shop: "Linge de lit > Couettes" }, "housse de couette"],
    ["it", "Cuccia per cani 80 x 60 cm", { shop: "Cani > Cucce" }, "cuccia per cani"],
  ])("else the name's own noun is: %s, %s", (language, name, row, wanted) => {
    expect(termsOf(language, name, row).join("; ")).toContain(wanted);
  });
});

describe("no term's head is", () => {
  it.each<readonly [Language, string, Row, string]>([
    ["en", "N Gauge water tower laser cut", {}, "n gauge"],
    ["en", "LED High Tops", {}, "tops"],
    ["it", "Frescor Gusto Limone 0,5 L", {}, "limone"],
    ["fr", "Frescor saveur Orange 50 cl", {}, "orange"],
    ["it", "Profuma Armadi Lavanda", {}, "profuma"],
    ["fr", "Filets de cabillaud au citron, en pâte feuilletée", {}, "pâte feuilletée"],
    ["fr", "Mousse aux finnes herbes", {}, "mousse aux finnes"],
    ["de", "Vollor Riegel Geschmack Kirsche", {}, "Kirsche"],
  ])("a scale, a taste, a verb or what something comes in: %s, %s", (language, name, row, other) => {
    expect(termsOf(language, name, row)).not.toContain(other);
  });
  it("one word of the maker's name", () => {
    const row = { facts: { Brand: "Mirell Art Jewelry" } };
    expect(termsOf("en", "Mirell Art Jewelry X12 Digital Watch", row)[0]).toBe("digital watch");
  });
});

describe("letters behind a French or Italian noun", () => {
  it("belong to it", () => {
    expect(termsOf("it", "Lampada LED goccia A60")[0]).toBe("lampada LED");
    expect(termsOf("fr", "Ampoule LED standard A60")[0]).toBe("ampoule LED");
    expect(termsOf("it", "Lampada da tavolo vetro")[0]).toBe("lampada da tavolo");
  });
  it("no lamp is searched by the voltage of every socket", () => {
    const facts = { Voltaggio: "230 V", Potenza: "6 W" };
    expect(termsOf("it", "Lampada LED spot", { facts })).not.toContain("lampada LED 230 V");
    expect(termsOf("it", "Lampada LED spot", { facts: { Voltaggio: "12 V" } })).toContain("lampada LED 12 V");
  });
});
