import { describe, expect, test } from "vitest";
import { createDescriptionOptimizer } from "../../../../src/tasks/description/rules/optimize-description.ts";
import { createSmallStore } from "../../../translation/small-catalogs.ts";

const optimize = createDescriptionOptimizer({ catalogs: createSmallStore() });

function pointsOf(text: string, name = "Halden"): readonly string[] {
  const query = { tone: "professional", length: "medium", bullet_points: true, seo: false } as const;
  return optimize({ query, body: { product_description: text, product_name: name } }).bullet_points;
}

describe("the longest statement", () => {
  test.each([
    "The backpack has two compartments. The straps are padded. It weighs 600 g. The back panel, made of breathable mesh over a light aluminium frame, keeps its shape under loads of twelve kilograms.",
    "Der Rucksack hat zwei Fächer. Die Träger sind gepolstert. Das Gewicht beträgt 600 g. Das Rückenteil aus atmungsaktivem Netzstoff über einem leichten Rahmen aus Aluminium behält seine Form auch bei Lasten von zwölf Kilogramm.",
    "Le sac à dos a deux compartiments. Les bretelles sont rembourrées. Le poids est de 600 g. Le dos en filet respirant sur un cadre léger en aluminium garde sa forme même avec des charges de douze kilos.",
    "Lo zaino ha due scomparti. Gli spallacci sono imbottiti. Il peso è di 600 g. Lo schienale in rete traspirante su un telaio leggero in alluminio mantiene la forma anche con carichi di dodici chilogrammi.",
  ])("is among the points: %s", (text) => {
    expect(pointsOf(text).join("\n")).toMatch(/alumini?um|Aluminium|alluminio/);
  });
});

describe("warnings", () => {
  test.each([
    "Material: Holz\nFarbe: rot\nAchtung: Nicht für Kinder unter 3 Jahren geeignet\nHöhe: 12 cm",
    "Material: wood\nColour: red\nWarning: choking hazard\nHeight: 12 cm",
    "Matière : bois\nCouleur : rouge\nAttention : ne convient pas aux enfants de moins de 3 ans\nHauteur : 12 cm",
    "Materiale: legno\nColore: rosso\nAttenzione: non adatto a bambini di età inferiore a 3 anni\nAltezza: 12 cm",
  ])("are no points: %s", (text) => {
    const points = pointsOf(text);
    expect(points).toHaveLength(3);
    expect(points.join()).not.toMatch(/achtung|warning|attention|attenzione/i);
  });
});

describe("a list of ingredients", () => {
  const short = (label: string) => `${label}: sugar, cocoa butter, milk powder, hazelnuts 20%, salt`;
  const long = (label: string) =>
    `${label}: ${"sugar, cocoa butter (emulsifier: soy), milk powder 12%, ".repeat(6)}salt`;

  test.each(["Ingredients", "Zutaten", "Ingrédients", "Ingredienti"])(
    "is one point where it fits: %s",
    (label) => {
      expect(pointsOf(`${short(label)}\nColour: brown\nSize: M`)).toContain(short(label));
    },
  );

  test.each(["Ingredients", "Zutaten", "Ingrédients", "Ingredienti"])(
    "is none where it does not: %s",
    (label) => {
      const points = pointsOf(`${long(label)}\nColour: brown\nSize: M`);
      expect(points.filter((point) => /sugar|butter|milk|salt|soy/.test(point))).toEqual([]);
    },
  );
});

describe("lists that the feed cut", () => {
  test.each([
    [
      "Original ink. Yield about 240 pages. Suitable for DeskJet 2710, 2720, 2721, 4120...",
      "Suitable for DeskJet 2710",
    ],
    [
      "Originale Tinte. Reichweite ca. 240 Seiten. Passend für DeskJet 2710, 2720, 2721, 4120...",
      "Passend für DeskJet 2710",
    ],
    [
      "Encre d'origine. Autonomie de 240 pages. Compatible avec DeskJet 2710, 2720, 2721, 4120...",
      "Compatible avec DeskJet 2710",
    ],
    [
      "Inchiostro originale. Durata di 240 pagine. Compatibile con DeskJet 2710, 2720, 2721, 4120...",
      "Compatibile con DeskJet 2710",
    ],
  ])("are no points by their first item: %s", (text, first) => {
    expect(pointsOf(text)).not.toContain(first);
  });
});
