import { describe, expect, test } from "vitest";
import { createCatalogStore } from "../../../../src/catalog/store.ts";
import { createDescriptionOptimizer } from "../../../../src/tasks/description/rules/optimize-description.ts";

const optimize = createDescriptionOptimizer({ catalogs: createCatalogStore() });

function metaOf(name: string, text: string, facts: readonly string[] = []): string | undefined {
  const query = { tone: "professional", length: "medium", bullet_points: false, seo: true } as const;
  const evidence = {
    facts: facts.map((line) => {
      const [label = "", value = ""] = line.split(": ");
      return { label, text: value };
    }),
  };
  return optimize({ query, body: { product_description: text, product_name: name } }, { evidence }).seo
    ?.meta_description;
}

describe("whole sentences, the first one about the product", () => {
  test.each([
    [
      "Halden rucksack",
      "Made for long days in the mountains. The rucksack has two compartments and padded straps. Our model is 1.80 m tall.",
      "Made for long days in the mountains. The rucksack has two compartments and padded straps.",
    ],
    [
      "Trinkflasche Nord",
      "Trinkflasche, doppelwandig, vakuumisoliert. Hält 12 Std. heiß und 24 Std. kalt. Nicht spülmaschinengeeignet.",
      "Trinkflasche, doppelwandig, vakuumisoliert. Hält 12 Std. heiß und 24 Std. kalt.",
    ],
    [
      "Robe longue",
      "Robe longue fluide à imprimé fleuri, col V et manches courtes. Le mannequin mesure 1m76. Ceinture à nouer.",
      "Robe longue fluide à imprimé fleuri, col V et manches courtes. Ceinture à nouer.",
    ],
    [
      "Felpa uomo",
      "Felpa da uomo con cappuccio e zip intera. Tasche a marsupio, polsini a costine. Veste piccolo.",
      "Felpa da uomo con cappuccio e zip intera. Tasche a marsupio, polsini a costine.",
    ],
  ])("%s", (name, text, expected) => {
    expect(metaOf(name, text)).toBe(expected);
  });
});

describe("no notice, promotion or heading", () => {
  test.each([
    ["Dessert mix", "A fine dessert mix with vanilla. May contain traces of nuts."],
    [
      "Bauklötze",
      "50 Bauklötze aus unbehandeltem Ahornholz. Kleine Teile. Erstickungsgefahr. Jetzt Probierpaket sichern!",
    ],
    ["Canapé", "Canapé confortable en tissu gris clair. Éco-participation incluse. Payez en 4x sans frais."],
    ["Costruzioni", "Scatola con 250 mattoncini colorati. Contiene piccole parti, pericolo di soffocamento."],
    ["Kettle", "Key Features of Acme Kettle Steel Body. The kettle boils 1.7 litres in four minutes."],
  ])("%s", (name, text) => {
    const meta = metaOf(name, text) ?? "";
    expect(meta).not.toBe("");
    expect(meta).not.toMatch(/traces|Kleine|Erstickung|Probier|participation|Payez|piccole|Key Features/u);
  });
});

describe("where no sentence names the product, the name with its facts", () => {
  test.each([
    [
      "HP 305 Druckerpatrone schwarz",
      "Original HP Tinte. Reichweite ca. 240 Seiten.",
      /^HP 305 .*: Original HP Tinte, /,
    ],
    [
      "Regenjacke Nord",
      "- Nähte verschweißt\n- PFC-frei\n- zwei Taschen mit Reißverschluss",
      /^Regenjacke Nord: Nähte verschweißt, /,
    ],
    [
      "Sérum éclat 30 ml",
      "- vegan\n- non testé sur les animaux\n- fabriqué en France",
      /^Sérum éclat 30 ml : vegan, /,
    ],
    [
      "Lavatrice Candy",
      "- carica frontale\n- motore inverter\n- partenza ritardata",
      /^Lavatrice Candy: carica frontale, /,
    ],
  ])("%s", (name, text, expected) => {
    expect(metaOf(name, text)).toMatch(expected);
  });
});

test.each(["Pfanne", "Lippenstift", "Plüschtier", "VSX 430 K"])(
  "a text that repeats the name is none: %s",
  (name) => {
    expect(metaOf(`${name} Nord`, name)).toBe("");
  },
);

test("a long sentence ends with a clause, or openly", () => {
  const clause = "The tent for two people is made of ripstop nylon and stands in five minutes";
  expect(
    metaOf("Tent", `${clause}, while ${"the poles of light aluminium are easy to carry ".repeat(4)}.`),
  ).toBe(`${clause}.`);
  expect(metaOf("Tent", `The tent is made of nylon ${"with poles of aluminium ".repeat(9)}.`)).toMatch(
    /^.{60,159}…$/u,
  );
});
