import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { kindOf } from "../../src/lint/checks.ts";
import { lintProduct } from "../../src/lint/linter.ts";
import { findRulePack, rulePackNames, rulePacks } from "../../src/lint/packs.ts";
import { nameParts, ruleFields, ruleLevels } from "../../src/lint/rule.ts";

const folder = join(import.meta.dirname, "../../src/lint/packs");

test("there is a pack for each channel and law", () => {
  const names = "google amazon zalando kaufland otto ebay meta openai eu-claims gpsr gtin images".split(" ");
  expect(rulePacks.map(({ name }) => name)).toEqual(names);
  expect(rulePackNames).toEqual(names);
  for (const pack of rulePacks) expect(findRulePack(pack.name)).toBe(pack);
});

test("every file in the packs' folder is in the table, by the name that it has", () => {
  const files = readdirSync(folder).map((file) => file.replace(/\.json$/, ""));
  expect(files.toSorted()).toEqual(rulePackNames.toSorted());
});

test("identifiers are unique over all packs", () => {
  const identifiers = rulePacks.flatMap(({ rules }) => rules.map(({ identifier }) => identifier));
  expect(new Set(identifiers).size).toBe(identifiers.length);
});

describe.each(rulePacks.map((pack) => [pack.name, pack] as const))("the pack %s", (name, pack) => {
  test("gives its checks options that they know, of values that they take", () => {
    for (const { check } of pack.rules) expect(() => kindOf(check).open(check)).not.toThrow();
  });

  test("says in its file nothing that nobody reads, and names no source that no rule has", () => {
    const file = JSON.parse(readFileSync(join(folder, `${name}.json`), "utf8"));
    const keys = "name title version note naming sources rules".split(" ");
    expect(Object.keys(file).filter((key) => !keys.includes(key))).toEqual([]);
    const ruleKeys = "identifier level field summary check source languages".split(" ");
    for (const rule of file.rules)
      expect(Object.keys(rule).filter((key) => !ruleKeys.includes(key))).toEqual([]);
    const named = new Set(file.rules.map(({ source }: { readonly source: string }) => source));
    expect(Object.keys(file.sources).filter((source) => !named.has(source))).toEqual([]);
  });

  test("has a version, and says of every rule what it asks, how hard, where that stands and when it was read", () => {
    expect(pack.version).toMatch(/^\d+\.\d+\.\d+$/);
    expect(pack.rules.length).toBeGreaterThan(0);
    for (const rule of pack.rules) {
      expect(rule.identifier).toMatch(new RegExp(`^${name}(\\.[a-z-]+){1,2}$`));
      expect(ruleLevels).toContain(rule.level);
      expect(ruleFields).toContain(rule.field);
      expect(rule.summary).toMatch(/^[A-Z].*\.$/);
      expect(rule.source.length).toBeGreaterThan(3);
      expect(rule.read).toMatch(/^\d{4}-\d\d-\d\d$/);
    }
  });

  test("is data alone, so that it can be written down and read again", () => {
    expect(JSON.parse(JSON.stringify(pack))).toEqual(pack);
  });

  test("asks for no part of a name that it forbids", () => {
    const { wants = [], forbids = [], maxLength = 1, recommendedLength = 1 } = pack.naming ?? {};
    expect(wants.filter((part) => forbids.includes(part))).toEqual([]);
    for (const part of [...wants, ...forbids]) expect(nameParts).toContain(part);
    expect(recommendedLength).toBeLessThanOrEqual(maxLength);
  });
});

describe("a product that is as it should be", () => {
  const product = {
    fields: {
      id: "A-1",
      name: "Acme Gartenstuhl Lugano, klappbar, mit Armlehnen, 60 cm",
      description:
        "Der Stuhl Lugano lässt sich mit einer Hand zusammenklappen und passt so auch auf den kleinen Balkon. " +
        "Die Armlehnen sind abgerundet, und die Füße schonen den Boden.",
      brand: "Acme",
      gtin: "4006381333931",
      category: "Gartenstühle",
      image: "https://example.org/a1.jpg",
      additional_images: "https://example.org/a2.jpg\nhttps://example.org/a3.jpg",
      link: "https://example.org/a1",
      price: "49.90 EUR",
      availability: "in_stock",
      manufacturer: "Acme GmbH\nGartenweg 3\n12345 Berlin\nservice@acme.example",
      safety_information: "Beim Klappen nicht in die Gelenke greifen.",
      bullet_points: "Klappbar\nMit Armlehnen\nWetterfest\nSchont den Boden",
    },
    language: "de",
  } as const;

  test.each(rulePacks.filter(({ name }) => name !== "zalando"))("breaks no rule of $name", (pack) => {
    expect(lintProduct(product, [pack])).toEqual([]);
  });

  test("breaks Zalando's rule on brands, since others want them in the name", () => {
    const [zalando] = rulePacks.filter(({ name }) => name === "zalando");
    const findings = zalando ? lintProduct(product, [zalando]) : [];
    expect(findings.map(({ rule }) => rule.identifier)).toEqual(["zalando.name.brand"]);
  });
});

test("what a channel requires is missed where it is absent or blank", () => {
  const kaufland = rulePacks.filter(({ name }) => name === "kaufland");
  const findings = lintProduct({ fields: { name: "Acme Gartenstuhl", brand: "  " } }, kaufland);
  const missing = findings.filter(({ rule }) => rule.check.kind === "required");
  expect(missing.map(({ field }) => field)).toEqual(["gtin", "category", "description", "brand", "image"]);
  expect(missing[0]).toMatchObject({ start: 0, end: 0, text: "", message: "It is missing." });
});

test("a name that only advertises keeps no rule pack of a marketplace", () => {
  const product = { fields: { name: "MEGA SALE" } };
  for (const name of ["otto", "openai", "kaufland", "google"]) {
    const pack = rulePacks.filter((one) => one.name === name);
    const found = lintProduct(product, pack).filter(({ field }) => field === "name");
    expect(found.length, name).toBeGreaterThan(0);
  }
});

describe("OTTO's limits", () => {
  const otto = rulePacks.filter(({ name }) => name === "otto");
  const rulesBroken = (fields: Readonly<Record<string, string>>) =>
    lintProduct({ fields }, otto)
      .map(({ rule }) => rule.identifier)
      .filter((identifier) => !identifier.endsWith(".required"));

  test.each([
    [{ bullet_points: "A\nB\nC\nD\nE\nF" }, "otto.bullets.count"],
    [{ bullet_points: `Klappbar\n${"sehr ".repeat(40)}leicht` }, "otto.bullets.length"],
    [{ description: "Ein Satz mit Wörtern. ".repeat(100) }, "otto.description.length"],
    [
      { description: "This chair is made of teak and can be folded with one hand only." },
      "otto.description.language",
    ],
    [{ id: "x".repeat(51) }, "otto.id.length"],
    [{ gtin: "2000000000008" }, "otto.gtin.restricted"],
    [{ image: "https://example.org/a.webp" }, "otto.image.format"],
    [{ name: "Stuhl für nur 49,90 €" }, "otto.title.price"],
  ])("%j breaks %s", (fields, identifier) => {
    expect(rulesBroken(fields)).toContain(identifier);
  });

  test("ask for an identifier, an EAN, a category, a brand, a bullet point and a picture", () => {
    const missing = lintProduct({ fields: { name: "Stuhl Lugano" } }, otto).map(({ field }) => field);
    expect(missing).toEqual(["id", "gtin", "category", "brand", "bullet_points", "image"]);
  });
});
