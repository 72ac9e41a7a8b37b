import { describe, expect, it } from "vitest";
import { readPlainText } from "../../../../src/tasks/description/rules/plain-text.ts";

describe("the plain text of a description", () => {
  it("has no footnote numbers behind words, where there are several", () => {
    expect(readPlainText("Fast processors1 and good connectivity2, both tested.")).toBe(
      "Fast processors and good connectivity, both tested.",
    );
  });

  it("is found in the time of a test where a word has 100,000 letters", () => {
    const text = `Fast processors1 and ${"x".repeat(100_000)}2, both tested.`;
    expect(readPlainText(text)).toBe(`Fast processors and ${"x".repeat(100_000)}, both tested.`);
  });

  it("keeps a single number behind a word: it may be part of a name", () => {
    const text = "Made for the station4 and its cable.";
    expect(readPlainText(text)).toBe(text);
  });

  it("keeps codes and units", () => {
    const text = "A WH1 with 20 m2 and a Pad3, a cable2x and an x4.";
    expect(readPlainText(text)).toBe(text);
  });

  it("has a line's end where a unit or a letter before the stop would hide the sentence's", () => {
    expect(
      readPlainText("A lamp of 150 W. Material: brass. With vitamin C. Sold in 2024. Made of oak."),
    ).toBe("A lamp of 150 W.\nMaterial: brass. With vitamin C.\nSold in 2024. Made of oak.");
  });
});

describe("a question whose answer is an address", () => {
  it.each([
    [
      "Tente 4 places. Montage : 10 min. Questions ? contact@shop.example",
      "Tente 4 places. Montage : 10 min. contact@shop.example",
    ],
    [
      "Huile d'olive AOP. Questions ? Appelez le 01 23 45 67 89.",
      "Huile d'olive AOP. Appelez le 01 23 45 67 89.",
    ],
    ["Tenda 4 posti. Domande ? Scrivi a info@shop.example", "Tenda 4 posti. Scrivi a info@shop.example"],
    ["Jeu de 100 questions ? Oui.", "Jeu de 100 questions ? Oui."],
  ])("goes with it: %s", (text, plain) => {
    expect(readPlainText(text)).toBe(plain);
  });
});

describe("a marketplace's frame around what it sells", () => {
  it.each([
    [
      "Kettle - Buy Red Kettle For Only Rs. 1,499 Online in India. Shop Online For Kitchen. Huge Collection of Branded Kettles Only at Shop.com",
      "Red Kettle.",
    ],
    ["Shop.com is offering Small Party Forks for only for Rs 154", "Small Party Forks."],
  ])("goes: %s", (text, left) => expect(readPlainText(text)).toBe(left));

  it.each([
    "The kettle is offering two settings for tea.",
    "Buy this for only the best mornings. It boils fast.",
  ])("is none: %s", (text) => expect(readPlainText(text)).toBe(text));
});

describe("entries that begin at a bullet without a blank", () => {
  it.each([
    [
      "Akku.•Spannung: 18 V• Kapazität: 4 Ah• Gewicht: 620 g",
      "Akku.\n- Spannung: 18 V\n- Kapazität: 4 Ah\n- Gewicht: 620 g",
    ],
    ["Torch •Power: 5 W• Beam: 80 m• Weight: 90 g• Lan", "Torch\n- Power: 5 W\n- Beam: 80 m\n- Weight: 90 g"],
    [
      "Pile.•Tension : 3 V• Forme : ronde• Masse : 3 g• Lot de 2",
      "Pile.\n- Tension : 3 V\n- Forme : ronde\n- Masse : 3 g\n- Lot de 2",
    ],
    ["Pila.•Tensione: 3 V• Forma: tonda• Peso: 3 g", "Pila.\n- Tensione: 3 V\n- Forma: tonda\n- Peso: 3 g"],
  ])("stand in lines of their own where they are labelled: %s", (text, plain) => {
    expect(readPlainText(text)).toBe(plain);
  });

  it.each(["Sucre•Beurre de cacao•Lait entier•Noisettes", "Zucker•Kakaobutter: 20 %•Milch•Nüsse"])(
    "stay in their line where they are ingredients: %s",
    (text) => expect(readPlainText(text)).toBe(text),
  );
});

describe("what a field is called in front of its text", () => {
  it.each([
    ["Description: Oak table with four legs.", "Oak table with four legs."],
    ["Produktbeschreibung: Tisch aus Eiche.", "Tisch aus Eiche."],
    ["Table Nora - Description : Table en chêne.", "Table Nora - Table en chêne."],
    ["Descrizione: Tavolo in rovere.", "Tavolo in rovere."],
  ])("goes: %s", (text, plain) => expect(readPlainText(text)).toBe(plain));

  it("stays inside a sentence", () => {
    const text = "See the description: it has all sizes.";
    expect(readPlainText(text)).toBe(text);
  });
});

describe("umlauts whose second mark is lost", () => {
  it("are written where a German text has several", () => {
    expect(readPlainText("Der Ofen verfu?gt u?ber eine große Tu?r und wa?rmt schnell.")).toBe(
      "Der Ofen verfügt über eine große Tür und wärmt schnell.",
    );
  });

  it.each([
    "Are you ready for mo?re and mo?re of it, my dear friends?",
    "Un cha?teau et un ba?ton pour les enfants de la maison.",
    "Mehr unter shop.example/info?id=3 und shop.example/foto?nr=4 im Netz.",
  ])("stay elsewhere: %s", (text) => expect(readPlainText(text)).toBe(text));
});

describe("the notes of a list of ingredients", () => {
  it.each([
    "Aqua, Mel*, Citral**\n* from controlled cultivation\n** part of natural oils",
    "Aqua, Mel*, Citral**\n* aus kontrolliertem Anbau\n** Teil natürlicher Öle",
    "Aqua, Mel*, Citral**\n* de culture contrôlée\n** issu d'huiles naturelles",
    "Aqua, Mel*, Citral**\n* da coltivazione controllata\n** parte di oli naturali",
  ])("keep the stars that they are referred to by: %s", (text) => {
    expect(readPlainText(text)).toBe(text);
  });

  it("are none where the stars stand around or between statements", () => {
    expect(readPlainText("Aqua, Citral**\n** Neu ** Sanfte Seife")).not.toContain("** Neu");
    expect(readPlainText("Leichte Seife\n** mit Honig")).toBe("Leichte Seife\nmit Honig");
  });
});

describe("a tag that a feed cut", () => {
  it.each([
    ["Couleur : argent</L… Voir la présentation", "Couleur : argent"],
    ["Couleur : argent</L", "Couleur : argent"],
    ["Farbe: silber</", "Farbe: silber"],
    ["Colour: silver</stro", "Colour: silver"],
    ["Colore: argento<b…", "Colore: argento…"],
  ])("is not shown: %s", (text, wanted) => expect(readPlainText(text)).toBe(wanted));

  it.each(["Pressure <5 bar", "Size <XL"])("is no smaller than: %s", (text) =>
    expect(readPlainText(text)).toBe(text),
  );
});
