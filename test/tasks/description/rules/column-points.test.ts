import { describe, expect, test } from "vitest";
import { cleanWhole } from "../../../../src/lint/whole-text.ts";
import { columnPoints } from "../../../../src/tasks/description/rules/column-points.ts";
import { answerTo } from "./native-description.ts";

const pointsOf = (label: string, text: string, language: "en" | "de" | "fr" | "it") =>
  columnPoints({ facts: [{ label, text }] }, language);

describe("a column of specifications", () => {
  test.each([
    [
      "en",
      "spec",
      "400 lumens | USB rechargeable | run time up to 18h",
      ["400 lumens", "USB rechargeable", "Run time up to 18h"],
    ],
    [
      "en",
      "Key Features",
      "LED rear light; rain cover; 11 air inlets",
      ["LED rear light", "Rain cover", "11 air inlets"],
    ],
    [
      "en",
      "Specification",
      "Fork: Alpenor NX, 60mm | Gears: Alpenor 3x8",
      ["Fork: Alpenor NX, 60mm", "Gears: Alpenor 3x8"],
    ],
    [
      "de",
      "Besonderheiten",
      "4WD; Ladezeit 60 min; Reichweite 40 m",
      ["4WD, Ladezeit 60 min", "Reichweite 40 m"],
    ],
    ["de", "features", "30x22 cm", ["Maße: 30 x 22 cm"]],
    [
      "fr",
      "Points forts",
      "Pieds réglables | Housse lavable | Sans outil",
      ["Pieds réglables", "Housse lavable", "Sans outil"],
    ],
    [
      "it",
      "Caratteristiche",
      "Piedini regolabili; fodera lavabile; 40x60 cm",
      ["Piedini regolabili", "Fodera lavabile", "Dimensioni: 40 x 60 cm"],
    ],
  ] as const)("has a point an entry: %s, %s: %s", (language, label, text, points) => {
    expect(pointsOf(label, text, language)).toEqual(points);
  });

  test.each([
    ["en", "Colour", "black; white"],
    ["en", "Features", "dishwasher safe"],
    ["de", "Material", "Holz; Metall"],
    ["fr", "Taille", "S | M | L"],
    ["it", "features", "This one is for the bike and the car; it is with a lamp and a cable"],
  ] as const)("is no other one, and none of another language: %s, %s: %s", (language, label, text) => {
    expect(pointsOf(label, text, language)).toEqual([]);
  });

  test("is the description where there is none, and points beside one", () => {
    const facts = { spec: "400 lumens | USB rechargeable | run time up to 18h" };
    expect(answerTo("", "en", { name: "Hecto 400", facts }).best_description).toContain("USB rechargeable");
    const beside = answerTo("A front light for the road with a mount.", "en", { name: "Hecto 400", facts });
    expect(beside.bullet_points).toContain("Run time up to 18h");
  });

  test("says dimensions once", () => {
    const { best_description: best } = answerTo("", "de", {
      name: "Holzpuzzle Bauernhof",
      brand: "Acme",
      facts: { features: "30x22 cm", Farbe: "bunt" },
    });
    expect(best.match(/30 x 22 cm/gu)).toHaveLength(1);
  });
});

describe("the heading of a long text", () => {
  test.each([
    ["de", "Produktbeschreibung\nEin Tisch aus Holz."],
    ["en", "Product description:\nA table of wood."],
    ["fr", "Description du produit\nUne table en bois."],
    ["it", "Descrizione prodotto\nUn tavolo in legno."],
  ] as const)("goes where it only says that a description follows: %s", (language, text) => {
    expect(cleanWhole(text, language).text).toBe(text.split("\n")[1]);
  });

  test("stays where it says something, or is all there is", () => {
    expect(cleanWhole("Der Tisch\nEin Tisch aus Holz.", "de").text).toBe("Der Tisch\nEin Tisch aus Holz.");
    expect(cleanWhole("Produktbeschreibung", "de").text).toBe("Produktbeschreibung");
  });
});

describe("a text that begins with its name", () => {
  test.each([
    ["fr", "STORE HOOD LONG. 4000 CM X PROF. 2000 CM", "Pour faire de l'ombre sur la terrasse en été."],
    ["it", "TENDA HOOD LUNGH. 4000 CM X PROF. 2000 CM", "Per fare ombra sulla terrazza in estate."],
  ] as const)("is not told from it by its short forms: %s", (language, name, text) => {
    expect(answerTo(`${name} - ${text}`, language, { name }).best_description).toBe(text);
  });
});

describe("a column that says in short what a thing is", () => {
  test.each([
    [
      "en",
      "Short Spec",
      "padded bomber, taped seams, concealed hood",
      ["Padded bomber, taped seams, concealed hood"],
    ],
    [
      "de",
      "Kurzdaten",
      "wattierte Jacke, verschweißte Nähte, Kapuze",
      ["Wattierte Jacke, verschweißte Nähte, Kapuze"],
    ],
    [
      "fr",
      "Caractéristiques en bref",
      "blouson matelassé, coutures soudées, capuche",
      ["Blouson matelassé, coutures soudées, capuche"],
    ],
    [
      "it",
      "Specifiche in breve",
      "giacca imbottita, cuciture nastrate, cappuccio",
      ["Giacca imbottita, cuciture nastrate, cappuccio"],
    ],
    ["de", "Leistung / Spezifikation", "SNR 28 dB, 190 g", ["SNR 28 dB, 190 g"]],
    ["de", "Leistung / Spezifikation", "Stiellänge 360 mm", ["Stiellänge 360 mm"]],
    ["en", "Performance / Specification", "Bar 35 cm, chain 3/8", ["Bar 35 cm, chain 3/8"]],
    ["it", "Prestazioni / Specifiche", "Lunghezza 40 cm, 1200 W", ["Lunghezza 40 cm, 1200 W"]],
    ["en", "Short Spec", "Folds flat", []],
    ["en", "Features", "padded, taped, warm", []],
  ] as const)("%s, %s: %s", (language, label, text, points) => {
    expect(pointsOf(label, text, language)).toEqual(points);
  });
});
