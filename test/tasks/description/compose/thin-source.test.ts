import { describe, expect, test } from "vitest";
import type { Language } from "../../../../src/nlp/language.ts";
import { createDescriptionOptimizer } from "../../../../src/tasks/description/rules/optimize-description.ts";
import { createSmallStore } from "../../../translation/small-catalogs.ts";

const optimize = createDescriptionOptimizer({ catalogs: createSmallStore() });

function describeProduct(name: string, text: string, language: Language, brand?: string, ...facts: string[]) {
  const evidence = {
    ...{ language, ...(brand !== undefined && { brand }) },
    facts: facts.map((fact) => ({ label: fact.split("=")[0] ?? "", text: fact.split("=")[1] ?? "" })),
  };
  const query = { tone: "professional", length: "medium", bullet_points: true, seo: true } as const;
  return optimize({ query, body: { product_description: text, product_name: name } }, { evidence });
}

describe("a description is composed", () => {
  test.each([
    ["de", "Sofa Oslo"],
    ["fr", "Canapé Oslo"],
    ["it", "Divano Oslo"],
    ["en", "Oslo Sofa"],
  ] as const)("where there is none, or only the name again: %s", (language, name) => {
    for (const text of ["", " ", name, `${name}.`, "n/a", "-"]) {
      const answer = describeProduct(
        name,
        text,
        language,
        "Nordholz",
        "color=grey",
        "style=Retro",
        "weight=45 kg",
      );
      expect(answer.message).toMatch(/^Composed from the product's facts\./);
      expect(answer.best_description).toContain("45 kg");
      expect(answer.old_description).toBe(text);
      expect(answer.language).toBe(language);
      expect(answer.seo?.meta_description).not.toBe("");
      expect(answer.seo?.keywords.length).toBeGreaterThanOrEqual(3);
      expect(answer.bullet_points.length).toBeGreaterThanOrEqual(2);
    }
  });

  test.each([
    ["de", "Tisch Oslo", "Material: Eiche\nHöhe: 75 cm\nPflege: feucht abwischen"],
    ["fr", "Table Oslo", "Matière : chêne\nHauteur : 75 cm\nEntretien : chiffon humide"],
    ["it", "Tavolo Oslo", "Materiale: rovere\nAltezza: 75 cm\nCura: panno umido"],
    ["en", "Oslo Table", "Material: oak\nHeight: 75 cm\nCare: damp cloth"],
  ] as const)("below a mere list, which stays as it is: %s", (language, name, text) => {
    const facts = ["material=beech", "style=Retro", "weight=45 kg"];
    const { best_description, message } = describeProduct(name, text, language, "Nordholz", ...facts);
    expect(message).toMatch(/^Composed/);
    const lines = best_description.split("\n");
    expect(lines.slice(0, 3)).toEqual(text.split("\n"));
    expect(lines.slice(3)).toEqual([expect.stringContaining("Retro"), expect.stringContaining("45 kg")]);
  });

  test.each([
    ["de", "Tisch Oslo", "Für Garten und Terrasse", "Material: Eiche"],
    ["fr", "Table Oslo", "Pour jardin et terrasse", "Matière : Chêne"],
    ["it", "Tavolo Oslo", "Per giardino e terrazza", "Materiale: Rovere"],
    ["en", "Oslo Table", "For garden and patio", "Material: Oak"],
  ] as const)("below a few words, which stay as they are: %s", (language, name, text, line) => {
    const { best_description } = describeProduct(
      name,
      text,
      language,
      "Nordholz",
      `material=${line.split(": ")[1]}`,
    );
    expect(best_description).toBe(`${text}\n\n${line}`);
  });
});

describe("a description is not composed", () => {
  test("below a few words that are left of advertising", () => {
    const { message } = describeProduct(
      "Oslo Table",
      "Buy now. FREE DELIVERY!",
      "en",
      "N",
      "material=oak",
      "style=Retro",
    );
    expect(message).not.toMatch(/^Composed/);
  });

  test("where the source is one", () => {
    const text = "Dieser Tisch aus geölter Eiche bietet sechs Personen Platz und lässt sich leicht reinigen.";
    const { best_description, message } = describeProduct(
      "Tisch Oslo",
      text,
      "de",
      "Nordholz",
      "color=brown",
    );
    expect(best_description).toBe(text);
    expect(message).not.toMatch(/^Composed/);
  });

  test.each(["de", "fr", "it", "en"] as const)("where the row states too little: %s", (language) => {
    const { best_description, message } = describeProduct("Oslo", "", language, "Nordholz");
    expect(best_description).toBe("");
    expect(message).toContain("too thin");
  });

  test("with a broken character in it", () => {
    expect(describeProduct("Tisch Os\uFFFDo", "", "de", "Nordholz", "color=brown").message).not.toMatch(
      /^Composed/,
    );
  });

  test("in linear time for any text", () => {
    for (const unit of ["a", "a ", "x: y\n", "- a\n", "80 % ", "(", ", "]) {
      const long = unit.repeat(30_000 / unit.length);
      expect(
        describeProduct(long.slice(0, 5_000), long, "de", "Nordholz", `material=${long.slice(0, 10_000)}`),
      ).toBeDefined();
    }
  }, 20_000);
});

describe("a single word is no description where columns state the product", () => {
  test.each([
    ["en", "Oslo Sofa", "NEW"],
    ["en", "Oslo Sofa", "Sale"],
    ["en", "Oslo Sofa", "comfortable"],
    ["de", "Sofa Oslo", "NEU"],
    ["de", "Sofa Oslo", "Angebot"],
    ["de", "Sofa Oslo", "Bequem"],
    ["fr", "Canapé Oslo", "Nouveau"],
    ["fr", "Canapé Oslo", "PROMO"],
    ["fr", "Canapé Oslo", "Confortable"],
    ["it", "Divano Oslo", "NOVITÀ"],
    ["it", "Divano Oslo", "Offerta"],
    ["it", "Divano Oslo", "Comodo"],
  ] as const)("%s: %s, %s", (language, name, word) => {
    const answer = describeProduct(
      name,
      word,
      language,
      "Nordholz",
      "color=grey",
      "style=Retro",
      "weight=45 kg",
    );
    expect(answer.best_description).toContain("45 kg");
    expect(answer.best_description.toLowerCase()).not.toContain(word.toLowerCase());
    expect(answer.bullet_points.map((point) => point.toLowerCase())).not.toContain(word.toLowerCase());
  });
});

test.each([
  ["en", "Nut DIN 985", "Size: M10"],
  ["de", "Mutter DIN 985", "Größe: M10"],
  ["fr", "Écrou DIN 985", "Dimensions : M10"],
  ["it", "Dado DIN 985", "Misura: M10"],
] as const)("a thread is no size of clothes: %s", (language, name, line) => {
  const answer = describeProduct(name, "", language, "Nordholz", "size=M10", "weight=45 g");
  expect(answer.bullet_points).toContain(line);
});
