import { describe, expect, test } from "vitest";
import { fixProduct, lintProduct } from "../../src/lint/linter.ts";
import { rulePacks } from "../../src/lint/packs.ts";
import type { RulePack } from "../../src/lint/rule.ts";
import { someOf } from "../some-of.ts";
import { hasRealNames, readRealNames } from "../tasks/real-names.ts";

/** What a rule of Google's removes legitimately, determined without the project's code. */
const advertising = /[€$£]|\d\s?%|offer|sale|promo|sold|neu|wow|gratis|free|http|www|ref|réf/iu;

/** Numbers and what is joined to them: 12, 17,7, x200, 4k. */
function codesOf(text: string): string[] {
  return (
    text
      .replace(/&#?\w+;/gu, " ")
      .toLowerCase()
      .match(/\p{L}*\d[\p{L}\d]*(?:[.,]\d+)*/gu) ?? []
  );
}

describe.skipIf(!hasRealNames)("the names of real feeds (where PDO_SHARED has them)", () => {
  const names = hasRealNames ? someOf(readRealNames()) : [];
  const productOf = ({ name, brand, language }: (typeof names)[number]) => ({
    fields: { name, ...(brand !== "" && { brand }) },
    language,
  });
  const fixable = rulePacks.filter(({ rules }) => rules.some(({ field }) => field === "name"));

  test.each(fixable.map((pack): [string, RulePack] => [pack.name, pack]))(
    "have nothing left that %s could fix once fixed, and fixing them again changes nothing",
    { timeout: 120_000 },
    (_name, pack) => {
      const maxLength = pack.rules.find(({ check }) => check.kind === "length" && check.fix)?.check;
      const max = maxLength === undefined ? undefined : Number(maxLength.max);
      for (const real of names) {
        const { product } = fixProduct(productOf(real), [pack]);
        const left = lintProduct(product, [pack]).filter(({ fix }) => fix);
        expect(left.map(({ message }) => `${real.name}: ${message}`)).toEqual([]);
        expect(fixProduct(product, [pack]).product).toEqual(product);
        if (max !== undefined) expect(product.fields.name?.length).toBeLessThanOrEqual(max);
      }
    },
  );

  test("lose no number, code or measure when applied for Google, but for what its rules forbid", () => {
    const google = rulePacks.filter(({ name }) => name === "google");
    const lost = names.flatMap((real) => {
      const { product, applied } = fixProduct(productOf(real), google);
      if (applied.some(({ rule }) => rule.check.kind === "length")) return [];
      const after = new Set(codesOf(product.fields.name ?? ""));
      const gone = codesOf(real.name).filter((code) => !after.has(code));
      return gone.length === 0 || advertising.test(real.name)
        ? []
        : [`${real.name} -> ${product.fields.name}`];
    });
    expect(lost).toEqual([]);
  });

  test("come back byte for byte where no finding carries a fix", () => {
    for (const real of names) {
      const product = productOf(real);
      if (lintProduct(product, rulePacks).some(({ fix }) => fix)) continue;
      expect(fixProduct(product, rulePacks).product).toBe(product);
    }
  });
});
