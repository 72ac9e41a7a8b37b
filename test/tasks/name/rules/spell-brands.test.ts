import { describe, expect, it } from "vitest";
import { type Language, languages } from "../../../../src/api/vocabulary.ts";
import { answerTo, nativeName } from "./native-name.ts";

const cases: Readonly<Record<Language, readonly (readonly [name: string, native: string])[]>> = {
  en: [
    ["NESTLE Cereal", "Nestlé Cereal"],
    ["Adidas Running Shoes", "adidas Running Shoes"],
    ["SONY Headphones WH-1000XM4", "Sony Headphones WH-1000XM4"],
    ["Eco Friendly Laundry Liquid", "Eco Friendly Laundry Liquid"],
    ["Kerastase Shampoo", "Kérastase Shampoo"],
  ],
  de: [
    ["BOSCH Akkuschrauber PSR 1800", "Bosch Akkuschrauber PSR 1800"],
    ["NIVEA Creme", "Nivea Creme"],
    ["TEFAL PFANNE 28 CM INDUKTION", "Tefal Pfanne 28 cm Induktion"],
    ["Philips Toaster", "Philips Toaster"],
    ["AEG Staubsauger", "AEG Staubsauger"],
    ["braun Rasierer", "Braun Rasierer"],
  ],
  fr: [
    ["MOULINEX Robot", "Moulinex Robot"],
    ["Coque rigide pour NOKIA LUMIA 625", "Coque rigide pour Nokia Lumia 625"],
    ["KERASTASE Shampooing", "Kérastase Shampooing"],
    ["Batterie pour SONY VAIO", "Batterie pour Sony VAIO"],
  ],
  it: [
    ["NESTLÉ Orzo Solubile", "Nestlé Orzo solubile"],
    ["Cavo USB-C INTENSO 7991005", "Cavo USB-C Intenso 7991005"],
    ["Monitor AOC 24B35HM2", "Monitor AOC 24B35HM2"],
    ["OLIO EVO 5LT LATTA", "Olio extravergine di oliva 5 l latta"],
    ["FRESA HM D.10", "Fresa HM D.10"],
    ["BAGNOSCHIUMA BOLLE DI SAPONE", "Bagnoschiuma bolle di sapone"],
    ["Lampada LED", "Lampada LED"],
  ],
};

describe.each(languages)("a maker's name in %s", (language) => {
  it.each(cases[language])("is written as a native would: %s", (name, native) => {
    expect(nativeName(name, language)).toBe(native);
  });

  it.each(cases[language])("is left alone once it is: %s", (_, native) => {
    expect(nativeName(native, language)).toBe(native);
  });
});

it("is spelt so in front of the name too", () => {
  expect(nativeName("Akkuschrauber PSR 1800", "de", { brand: "BOSCH" })).toBe("Bosch Akkuschrauber PSR 1800");
  expect(nativeName("Bague en or", "fr", { brand: "Cléor" })).toBe("Cléor Bague en or");
});

it.each([
  ["en", "Car Seat GRP 1/2/3 9-36kg Grey"],
  ["en", "CAR SEAT GROUP 2/3 GREY", "Car Seat Group 2/3 Grey"],
  ["en", "CAR SEAT ISOFIX GRP 1/2/3 GREY", "Car Seat ISOFIX GRP 1/2/3 Grey"],
  ["de", "Kindersitz ISOFIX Gruppe 1/2/3 grau"],
  ["de", "KINDERSITZ ISOFIX GRUPPE 0+/1 GRAU", "Kindersitz ISOFIX Gruppe 0+/1 Grau"],
  ["fr", "SIÈGE AUTO ISOFIX GROUPE 1/2/3 GRIS", "Siège auto ISOFIX groupe 1/2/3 gris"],
  ["it", "SEGGIOLINO AUTO ISOFIX GRUPPO 1/2/3 GRIGIO", "Seggiolino auto ISOFIX gruppo 1/2/3 grigio"],
] as const)("is no row of numbers in %s: %s", (language, name, native: string = name) => {
  expect(nativeName(name, language)).toBe(native);
});

it("is not chosen from a list of makers", () => {
  expect(nativeName("Cantuccini 300 g", "it", { brand: "Italiamo, Lidl" })).toBe("Cantuccini 300 g");
});

it("stays as it is where a person refused", () => {
  expect(nativeName("NESTLE Cereal", "en", { keep: ["brand"] })).toBe("NESTLE Cereal");
  expect(answerTo("Cereal", "en", { brand: "Nestlé", keep: ["brand"] }).best_name).toBe("Cereal");
});

it("is put in front whole where the name begins with a common word of it", () => {
  expect(nativeName("ACQUA DI COLONIA UOMO", "it", { brand: "Acqua di Parma" })).toBe(
    "Acqua di Parma Acqua di colonia uomo",
  );
  expect(nativeName("Eau micellaire 400 ml", "fr", { brand: "Eau Thermale Avène" })).toBe(
    "Eau Thermale Avène Eau micellaire 400 ml",
  );
  expect(nativeName("Kids Scooter pink", "en", { brand: "Zippo Kids" })).toBe("Zippo Kids Scooter pink");
  expect(nativeName("Boss Shirt", "en", { brand: "Hugo Boss" })).toBe("Hugo Boss Shirt");
});
