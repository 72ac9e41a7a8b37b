import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { parseTable } from "../../src/lib/table.ts";
import { fixProduct, lintProduct } from "../../src/lint/linter.ts";
import { rulePacks } from "../../src/lint/packs.ts";
import { type Language, textLanguages } from "../../src/nlp/language.ts";

const packs = rulePacks.filter(({ name }) => ["google", "eu-claims"].includes(name));

function tableOf(language: Language) {
  const table = readFileSync(join(import.meta.dirname, "shop-texts", `${language}.tsv`), "utf8");
  return parseTable(table).map(({ fault = "", field = "", text = "", other = "" }) => ({
    fault,
    field,
    text,
    product: {
      fields: field === "name" ? { name: text, brand: other } : { name: other, description: text },
      language,
    },
  }));
}

describe.each(textLanguages)("texts of shops in %s", (language) => {
  const rows = tableOf(language);
  const rulesBroken = ({ product, field }: (typeof rows)[number]) =>
    lintProduct(product, packs)
      .filter((finding) => finding.field === field)
      .map(({ rule, text }) => `${rule.identifier}: ${text}`);

  test("raise no false alarm where they are clean, whatever they remind of", () => {
    const clean = rows.filter(({ fault }) => fault === "clean");
    expect(clean.length).toBeGreaterThanOrEqual(60);
    const alarms = clean.flatMap((row) => rulesBroken(row).map((broken) => `${row.text} (${broken})`));
    expect(alarms).toEqual([]);
  });

  test("have their fault found", () => {
    const faulty = rows.filter(({ fault }) => fault !== "clean");
    expect(faulty.length).toBeGreaterThanOrEqual(60);
    const missed = faulty.filter((row) => rulesBroken(row).length === 0);
    expect(missed.map(({ fault, text }) => `${fault}: ${text}`)).toEqual([]);
  });

  test("keep every number that is no part of an offer when they are fixed, and are the same when fixed again", () => {
    const kinds = "html emoji punct encoding placeholder truncated language capitals health eco clean".split(
      " ",
    );
    for (const { fault, text, field, product } of rows) {
      const { product: fixed } = fixProduct(product, packs);
      expect(fixProduct(fixed, packs).product).toEqual(fixed);
      if (field !== "description" || !kinds.includes(fault)) continue;
      const numbers = text.replace(/<[^>]*>?/gu, "").match(/\d+/gu) ?? [];
      for (const number of numbers)
        if (!/script/.test(text)) expect(fixed.fields.description).toContain(number);
    }
  });
});
