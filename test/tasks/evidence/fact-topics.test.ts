import { describe, expect, it } from "vitest";
import { bareLabel, type FactTopic, factsAbout, isAbout } from "../../../src/tasks/evidence/fact-topics.ts";

const cases: readonly (readonly [FactTopic, readonly string[]])[] = [
  ["color", ["Colour", "color_name", "Farbe", "Hauptfarbe", "Couleur", "Coloris", "Colore", "pa_color"]],
  ["material", ["Material", "Fabric", "Obermaterial", "Matière", "Matériau", "Tessuto", "Materiale"]],
  ["size", ["Size", "size_name", "Größe", "Schuhgröße", "Taille", "Pointure", "Taglia"]],
  [
    "capacity",
    ["Capacity", "Volume (ml)", "Füllmenge", "Nettogewicht [g]", "Contenance", "Capacità", "Peso netto"],
  ],
  [
    "audience",
    ["Gender", "Google Shopping / Gender", "Geschlecht", "Zielgruppe", "Sexe", "Sesso", "Ideal For"],
  ],
  ["age", ["Age Group", "age_group", "Altersgruppe", "Tranche d'âge", "Fascia d'età"]],
  ["type", ["Product type", "itemType", "Produktart", "Type de produit", "Tipo di prodotto", "Tipologia"]],
  ["category", ["Category", "google_product_category", "Warengruppe", "Rayon", "Categoria", "Breadcrumb"]],
  ["prose", ["bullet_point1", "Key Features", "Kurzbeschreibung", "Points forts", "Punti di forza"]],
];

it.each(cases.flatMap(([topic, labels]) => labels.map((label) => [topic, label] as const)))(
  "reads as %s: %j",
  (topic, label) => {
    expect(isAbout(topic, label)).toBe(true);
  },
);

it("reads no topic in other labels", () => {
  for (const label of ["Price", "Stock", "Dial Color Code X", "Sleeve length", "Notes"])
    for (const [topic] of cases) expect(isAbout(topic, label)).toBe(false);
});

describe("facts about a topic", () => {
  it("come in the feed's order, in plain text, without fillers", () => {
    const facts = [
      { label: "Farbe", text: "n/a" },
      { label: "Color", text: "<b>navy</b>  blue" },
      { label: "Size", text: "M" },
      { label: "Colour", text: "red" },
    ];
    expect(factsAbout("color", { facts }).map(({ text }) => text)).toEqual(["navy blue", "red"]);
    expect(factsAbout("age", { facts })).toEqual([]);
    expect(factsAbout("color", undefined)).toEqual([]);
  });

  it("have labels without what exports add", () => {
    expect(bareLabel("Attribute: pa_Color [en]")).toBe("color");
    expect(bareLabel("Größe (EU)")).toBe("grosse");
  });
});
