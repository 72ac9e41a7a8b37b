import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { parseTable } from "../../../../src/lib/table.ts";
import { textLanguages } from "../../../../src/nlp/language.ts";
import { dimensions } from "../../../../src/nlp/units.ts";
import { hasTemplate } from "../../../../src/tasks/description/compose/grammar.ts";
import { topicOf } from "../../../../src/tasks/description/compose/topics.ts";

const folder = new URL("../../../../src/tasks/description/compose/", import.meta.url);
const rows = parseTable(readFileSync(new URL("topics.tsv", folder), "utf8"));
const templates = parseTable(readFileSync(new URL("templates.tsv", folder), "utf8"));

describe("the topics of descriptions", () => {
  test("have a name in each language, with a gender where the language has one", () => {
    for (const { topic, kind, de, fr, it, en } of rows) {
      if (kind === "hide") continue;
      expect(en, topic).not.toBe("");
      for (const name of [de, fr, it]) expect(name, topic).toMatch(/^[^:]+:[mfn]?p?$/);
    }
  });

  test("have known dimensions, and each label once", () => {
    const labels = rows.flatMap((row) => (row.labels ?? "").split("|").map((label) => `${label}`));
    for (const { dimension = "" } of rows) {
      if (dimension !== "") expect(dimensions).toContain(dimension);
    }
    const twice = labels.filter((label, place) => labels.indexOf(label) !== place);
    expect(twice).toEqual([]);
  });

  test.each([
    ["Farbe", "color"],
    ["color_name", "color"],
    ["Matière", "material"],
    ["Peso", "weight"],
    ["Largeur", "width"],
    ["Leistung", "power"],
    ["Compatible with", "compatibility"],
    ["SKU", "hidden"],
    ["unit_count", "hidden"],
    ["Peso articolo", "weight"],
    ["Poids de l'article", "weight"],
    ["item_package_quantity", "hidden"],
    ["special_feature", "features"],
    ["LxHxP", "dimensions"],
    ["Combo Set Content", "included"],
  ])("are found by labels of any language: %s", (label, topic) => {
    expect(topicOf(label)?.key).toBe(topic);
  });
});

describe("the templates of sentences", () => {
  test("are there in each language", () => {
    const forms = new Set(templates.map(({ form = "" }) => form).filter((form) => !/colors$/u.test(form)));
    for (const language of textLanguages)
      for (const form of forms) expect(hasTemplate(form, language), `${language} ${form}`).toBe(true);
  });

  test("agree in two or four forms", () => {
    for (const { text = "" } of templates)
      for (const [, forms = ""] of text.matchAll(/\[([^\]]*)\]/gu)) {
        expect([2, 4]).toContain(forms.split("|").length);
      }
  });
});
