import { describe, expect, test } from "vitest";
import type { Check } from "../../../src/quality/rules/check.ts";
import { lintProduct } from "../../../src/quality/rules/lint-product.ts";
import type { Rule, RulePack } from "../../../src/quality/rules/rule.ts";

function ruleOf(identifier: string, field: Rule["field"], check: Check): Rule {
  const rest = {
    level: "error",
    summary: "A rule.",
    source: "https://example.org",
    read: "2026-11-21",
  } as const;
  return { identifier, field, check, ...rest };
}
const packOf = (...rules: readonly Rule[]): RulePack => ({
  name: "test",
  title: "Test",
  version: "1.0.0",
  rules,
});
const identifiers = (fields: Record<string, string>, pack: RulePack) =>
  lintProduct({ fields }, [pack]).map(({ rule }) => rule.identifier);

describe("linting a product", () => {
  const pack = packOf(
    ruleOf("b.price", "description", { kind: "prices" }),
    ruleOf("a.promotion", "name", { kind: "promotion", of: "name" }),
  );

  test("tells findings in the order of packs and rules, then of the text", () => {
    const fields = { name: "SALE! Stuhl [PROMO]", description: "Für 49,99 € statt 59,99 €." };
    expect(identifiers(fields, pack)).toEqual(["b.price", "b.price", "a.promotion", "a.promotion"]);
  });

  test("says nothing of fields that are absent or blank", () => {
    expect(identifiers({ description: " \n " }, pack)).toEqual([]);
    expect(identifiers({}, pack)).toEqual([]);
  });

  test("keeps to the languages that a rule is about", () => {
    const german = packOf({
      ...ruleOf("a.capitals", "name", { kind: "capitals" }),
      languages: ["de"],
    });
    const fields = { name: "STUHL AUS TEAKHOLZ" };
    expect(lintProduct({ fields, language: "de" }, [german])).toHaveLength(1);
    expect(lintProduct({ fields, language: "fr" }, [german])).toEqual([]);
  });

  test("finds the product's language where it is not given", () => {
    const fields = {
      name: "STUHL AUS TEAKHOLZ",
      description: "Der Stuhl ist aus Teak und lässt sich mit einer Hand zusammenklappen.",
    };
    const [finding] = lintProduct({ fields }, [packOf(ruleOf("a", "name", { kind: "capitals" }))]);
    expect(finding?.fix?.replacement).toBe("Stuhl aus Teakholz");
  });

  test("points into the field as it stands where that holds HTML", () => {
    const description = "<p>Jetzt f&uuml;r <b>49,99 €</b> im Angebot</p>";
    const [finding] = lintProduct({ fields: { description } }, [pack]);
    expect(finding?.text).toBe("49,99 €");
    expect(description.slice(finding?.start, finding?.end)).toBe("49,99 €");
  });

  test("offers no fix that would tear markup", () => {
    const description = "<p>Schaue bei <b>49,99</b> € vorbei</p>";
    for (const finding of lintProduct({ fields: { description } }, [pack]))
      expect(finding.fix).toBeUndefined();
  });

  test("offers no fix that would leave a name without a name", () => {
    const colours = packOf(ruleOf("a.colour", "name", { kind: "words", table: "colours" }));
    const [finding] = lintProduct({ fields: { name: "Rot" } }, [colours]);
    expect(finding).toMatchObject({ text: "Rot" });
    expect(finding?.fix).toBeUndefined();
  });

  test("tells a rule that two packs share once for each", () => {
    const other = packOf(ruleOf("c.promotion", "name", { kind: "promotion", of: "name" }));
    const findings = lintProduct({ fields: { name: "SALE! Stuhl" } }, [pack, other]);
    expect(findings.map(({ rule }) => rule.identifier)).toEqual(["a.promotion", "c.promotion"]);
  });
});

describe("words that Zalando keeps out of names", () => {
  const found = (table: "materials" | "audiences" | "ecology", name: string) =>
    lintProduct({ fields: { name } }, [packOf(ruleOf("a", "name", { kind: "words", table }))]).map(
      ({ text }) => text,
    );

  test.each([
    ["materials", "Borsa in pelle nera", "in pelle"],
    ["materials", "Sac en cuir", "cuir"],
    ["materials", "Kleid aus Baumwolle", "Baumwolle"],
    ["audiences", "Sneaker for men & women", "men & women"],
    ["audiences", "Kleid Damen", "Damen"],
    ["ecology", "Organic T-shirt", "Organic"],
    ["ecology", "Nachhaltiges Shirt", "Nachhaltiges"],
  ] as const)("are found: %s in %j", (table, name, text) => {
    expect(found(table, name)).toEqual([text]);
  });

  test.each([
    ["materials", "Crema per la pelle"],
    ["materials", "Fresh Cotton scented candle"],
    ["materials", "Promenade dans les bois"],
    ["materials", "Ferro da stiro"],
    ["materials", "Iron Man Figur"],
    ["materials", "Cottonfield Bluse"],
    ["audiences", "Iron Man Figur"],
    ["audiences", "X-Men Poster"],
    ["audiences", "Herr der Ringe"],
    ["audiences", "Baby corn in brine"],
    ["audiences", "Food for adult dogs"],
    ["audiences", "Manchester Hose"],
    ["ecology", "Biologie heute"],
    ["ecology", "Durable zip boots"],
    ["ecology", "Greenwich Jacke"],
    ["ecology", "Ecology of Fear"],
  ] as const)("are not found where they mean something else: %s in %j", (table, name) => {
    expect(found(table, name)).toEqual([]);
  });
});
