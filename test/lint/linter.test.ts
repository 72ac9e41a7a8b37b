import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { compileRules, fixProduct, lintProduct } from "../../src/lint/linter.ts";
import { findRulePack, rulePacks } from "../../src/lint/packs.ts";
import type { Check, Rule, RulePack } from "../../src/lint/rule.ts";
import type { LintedProduct } from "../../src/lint/violation.ts";
import { propertyRuns } from "../property-runs.ts";
import { textsOfChecks } from "./texts-of-checks.ts";

describe("the compiled rules of packs", () => {
  test("are all that are about a text, in the order of packs and rules", () => {
    const all = rulePacks.flatMap(({ rules }) => rules).filter(({ field }) => field !== "product");
    expect(compileRules(rulePacks).rules.map(({ rule }) => rule)).toEqual(all);
  });

  test("have each check once that several packs ask of a field", () => {
    const { rules, fields, checkCount } = compileRules(rulePacks);
    const numbers = fields.flatMap(({ checks }) => checks.map(({ number }) => number));
    expect(new Set(numbers).size).toBe(numbers.length);
    expect(numbers.length).toBe(checkCount);
    expect(checkCount).toBeLessThan(rules.length);
    const capitals = rules.filter(({ rule }) => rule.field === "name" && rule.check.kind === "capitals");
    expect(new Set(capitals.map(({ check }) => check)).size).toBe(1);
  });

  test("are compiled once", () => {
    expect(compileRules(rulePacks)).toBe(compileRules(rulePacks));
  });
});

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

describe("a text that is longer than the service takes", () => {
  const pack = packOf(
    ruleOf("test.length", "name", { kind: "length", max: 150, fix: true }),
    ruleOf("test.promotion", "name", { kind: "promotion", of: "name" }),
  );
  const name = `SALE! Stuhl ${"aus Holz ".repeat(5_000)} SALE!`;

  test("is looked at in its beginning, is said to be as long as it is, and has no fixes", () => {
    const findings = lintProduct({ fields: { name } }, [pack]);
    expect(findings.map(({ rule, start, end }) => [rule.identifier, start, end])).toEqual([
      ["test.length", 0, name.length],
      ["test.promotion", 0, "SALE".length],
    ]);
    expect(findings[0]?.message).toContain(`It has ${name.length} characters`);
    expect(findings.some(({ fix }) => fix !== undefined)).toBe(false);
  });

  test("is left as it is, while the other texts are fixed", () => {
    const short = "SALE! Stuhl aus Holz";
    const packs = [
      packOf(...pack.rules, ruleOf("test.bullets", "bullet_points", { kind: "promotion", of: "name" })),
    ];
    const { product, applied } = fixProduct({ fields: { name, bullet_points: short } }, packs);
    expect(product.fields).toEqual({ name, bullet_points: "Stuhl aus Holz" });
    expect(applied.map(({ field }) => field)).toEqual(["bullet_points"]);
  });

  test("of the very length that the service takes is fixed", () => {
    const most = `SALE! Stuhl ${"x".repeat(10_000)}`.slice(0, 10_000);
    expect(fixProduct({ fields: { name: most } }, [pack]).applied).not.toEqual([]);
    expect(fixProduct({ fields: { name: `${most}x` } }, [pack]).applied).toEqual([]);
  });
});

describe("linting a product", () => {
  const pack = packOf(
    ruleOf("b.price", "description", { kind: "prices" }),
    ruleOf("a.promotion", "name", { kind: "promotion", of: "name" }),
  );

  test("returns findings in the order of packs and rules, then of the text", () => {
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

  test("returns a rule that two packs share once for each", () => {
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

const packs = (...names: readonly string[]) => rulePacks.filter(({ name }) => names.includes(name));

function fixedName(name: string, pack: string, others: LintedProduct = { fields: {} }): string | undefined {
  const product = { ...others, fields: { ...others.fields, name } };
  return fixProduct(product, packs(pack)).product.fields.name;
}

describe("fixing a product", () => {
  test.each([
    ["SALE! Gartenstuhl aus Teak", "google", "Gartenstuhl aus Teak"],
    ["Winterjacke (versandkostenfrei)", "google", "Winterjacke"],
    ["Robe d'été - livraison gratuite - taille 38", "google", "Robe d'été - taille 38"],
    ["★★★ Lampe ★★★", "google", "Lampe"],
    ["Gartenstuhl!!!", "google", "Gartenstuhl"],
    ["Stuhl &amp; Tisch", "google", "Stuhl & Tisch"],
    ["Kopfhörer - NEU -", "google", "Kopfhörer"],
    ["Garden chair only $29.99 - teak", "google", "Garden chair - teak"],
    ["Lego® Bagger", "amazon", "Lego Bagger"],
    ["Nike Hoodie for Men & Women - Black", "zalando", "Hoodie"],
    ["Tasche in pelle nera", "zalando", "Tasche"],
    ["T-Shirt (pour homme)", "zalando", "T-Shirt"],
    ["Tisch + Stuhl", "ebay", "Tisch und Stuhl"],
    ["Damenwinterjacke mit Kapuze", "zalando", "Winterjacke mit Kapuze"],
    ["Damen-Winterjacke mit Kapuze", "zalando", "Winterjacke mit Kapuze"],
    ["Tisch 40 ALU/SCHWARZ", "zalando", "Tisch 40"],
    ["Lampe A-S BLACK/PIANOBLACK", "zalando", "Lampe A-S PIANOBLACK"],
    ["Miroir bois et nacre Ernest", "zalando", "Miroir bois et nacre Ernest"],
    ["Gift set of 6 candles", "zalando", "Gift set of 6 candles"],
    ["Chapeau imitation cuir", "zalando", "Chapeau"],
    ["Board - Bamboo Wood, Steel Handle", "zalando", "Board - Bamboo Wood, Steel Handle"],
    ["Leather-look jacket", "zalando", "Leather-look jacket"],
    ["Red and soft towel", "zalando", "soft towel"],
    ["Chaise éco-responsable et pliante", "zalando", "Chaise éco-responsable et pliante"],
    ["Garden_Chair_Teak", "zalando", "Garden_Chair"],
    ["Stuhl %SALE% aus Teak", "google", "Stuhl aus Teak"],
    ["Oak chair was $99 now $49", "google", "Oak chair"],
    ["Chilli sauce, garlic sauce + hot sauce", "amazon", "Chilli sauce, garlic sauce + hot sauce"],
    ["Lampe, Lampe aus Glas, Lampe", "amazon", "Lampe, Lampe aus Glas"],
  ])("makes of %j for %s: %j", (name, pack, expected) => {
    expect(fixedName(name, pack, { fields: { brand: "Nike" }, language: "de" })).toBe(expected);
  });

  test.each([
    ["WINTERJACKE MIT KAPUZE", "de", "Winterjacke mit Kapuze"],
    ["GARDEN CHAIR WITH CUSHION", "en", "Garden Chair with Cushion"],
    ["CHAISE DE JARDIN PLIANTE", "fr", "Chaise de jardin pliante"],
    ["SEDIA DA GIARDINO PIEGHEVOLE", "it", "Sedia da giardino pieghevole"],
  ] as const)("writes %j as %s does", (name, language, expected) => {
    expect(fixedName(name, "google", { fields: {}, language })).toBe(expected);
  });

  test.each([
    [
      "Acme Drehmomentschlüssel 1/2 Zoll (mit Kunststoffkoffer), verchromt, mit Ratsche, 20-200 Nm, Modell TX500",
      "Acme Drehmomentschlüssel 1/2 Zoll, verchromt, 20-200 Nm, Modell TX500",
      "de",
    ],
    [
      "Garden hose with brass fittings and spray gun for lawn, terrace, balcony and flower beds, 25 m",
      "Garden hose with brass fittings and spray gun, 25 m",
      "en",
    ],
    [
      "Wundervolle handgemachte dekorative mundgeblasene farbenfrohe Glasvase Modell Aurora X12 30 cm",
      "Wundervolle handgemachte dekorative Glasvase Modell Aurora X12 30 cm",
      "de",
    ],
  ] as const)("shortens %j to at most 80 characters by what matters least", (name, expected, language) => {
    const shorter = fixedName(name, "ebay", { fields: { brand: "Acme" }, language });
    expect(shorter).toBe(expected);
    expect(shorter?.length).toBeLessThanOrEqual(80);
  });

  test("keeps what says the kind, where the head is a maker and a model alone", () => {
    const name = "Acme 15-ac116TX (Notebook) (Core i3 (5th Gen)/ 4GB/ 1TB/ Win10/ 2GB Graphics) (N8M19PA)";
    expect(fixedName(name, "ebay", { fields: { brand: "Acme" }, language: "en" })).toContain("(Notebook)");
  });

  test.each([
    ["@home Vase aus Ton", "@home", "Vase aus Ton"],
    ["C.MILLER Farbe 20 ml", "Miller", "Farbe 20 ml"],
  ])("takes the brand out of %j with its signs and initials", (name, brand, expected) => {
    expect(fixedName(name, "zalando", { fields: { brand }, language: "de" })).toBe(expected);
  });

  test("leaves a cut name to a person where its rest would have a bracket open", () => {
    const name = "Autocollant pour téléphone portable (Sticker …";
    expect(fixedName(name, "google")).toBe(name);
  });

  test("never cuts a word, and leaves no joining word at the end", () => {
    const word = fc.constantFrom(
      ..."Stuhl Tisch und mit für aus Holz Lampe 12 cm - , (rot) Modell X200 extra lange Gartenbank".split(
        " ",
      ),
    );
    fc.assert(
      fc.property(fc.array(word, { minLength: 5, maxLength: 60 }), (words) => {
        const name = words.join(" ");
        const shorter = fixedName(name, "ebay") ?? "";
        const whole = new Set(name.split(/[\s,()]+/));
        for (const left of shorter.split(/[\s,()]+/).filter((one) => one !== ""))
          expect(whole).toContain(left);
        if (name.length > 80 && shorter.length <= 80) expect(shorter).not.toMatch(/(?:\s(?:und|für)|[-,(])$/);
      }),
    );
  });

  test("shortens a description by whole sentences", () => {
    const description = "Der Stuhl ist aus Teak. ".repeat(400).trim();
    const { product } = fixProduct({ fields: { description } }, packs("google"));
    expect(product.fields.description?.length).toBeLessThanOrEqual(5000);
    expect(product.fields.description).toMatch(/Teak\.$/);
  });

  test.each([
    [
      '<p style="color:red">Stuhl</p><ul><li>Teak</li><li class="x">&Ouml;l</li></ul>',
      "Stuhl<ul><li>Teak</li><li>&Ouml;l</li></ul>",
      "Stuhl<br>- Teak<br>- &Ouml;l",
    ],
    ["Ein <b>Stuhl</b> aus <a href='/a>b'>Teak</a>.", "Ein Stuhl aus Teak.", "Ein Stuhl aus Teak."],
    ["<p>Eins.</p>\n<p>Zwei.</p>", "Eins.<br>\nZwei.", "Eins.<br>\nZwei."],
    ["<script>go()</script><strong>Stuhl</strong>", "<strong>Stuhl</strong>", "Stuhl"],
    [
      "<table><tr><td>Farbe</td><td>Rot</td></tr><tr><td>Höhe</td><td>90 cm</td></tr></table>",
      "Farbe Rot<br>Höhe 90 cm",
      "Farbe Rot<br>Höhe 90 cm",
    ],
  ])("takes of %j only the elements that the channel does not allow", (description, forGoogle, forAmazon) => {
    const fixed = (pack: string) =>
      fixProduct({ fields: { description } }, packs(pack)).product.fields.description;
    expect(fixed("google")).toBe(forGoogle);
    expect(fixed("amazon")).toBe(forAmazon);
  });

  test("leaves prices, links and shouting in sentences to a person, and ends cries with a full stop", () => {
    const fixed = (description: string) =>
      fixProduct({ fields: { description } }, packs("google", "amazon", "meta")).product.fields.description;
    for (const kept of [
      "Online at Rs.880 in India.",
      "Bestellen Sie unter info@example.de noch heute.",
      "DER BESTE STUHL. AUS TEAK.",
    ])
      expect(fixed(kept)).toBe(kept);
    expect(fixed("Toll! Super! Ein Stuhl.")).toBe("Toll! Super. Ein Stuhl.");
  });

  test("takes a measure away whole or not at all", () => {
    const part = fc.constantFrom(
      "Modell X200",
      "0.7 L",
      "500 ml",
      "LSF 50",
      "A4711",
      "Galaxy S9",
      "12 x 3 cm",
    );
    fc.assert(
      fc.property(fc.array(part, { minLength: 8, maxLength: 20 }), (parts) => {
        const shorter = fixedName(`Wodka ${parts.join(" ")}`, "ebay") ?? "";
        expect(shorter).not.toMatch(/(?:^|\s)(?:0\.7|500|x 3|LSF)(?!\s(?:L|ml|cm|50)(?:\s|$))(?:\s|$)/);
      }),
    );
  });

  test("takes HTML out of a description where the channel shows none", () => {
    const fields = { name: "Stuhl", description: "<h2>Stuhl</h2><p>Aus Teak &amp; Stahl.</p>" };
    expect(fixProduct({ fields }, packs("meta")).product.fields.description).toBe("Stuhl\nAus Teak & Stahl.");
  });

  test("takes spaces out of a GTIN whose check digit is right, and leaves one that is wrong", () => {
    const gtinOf = (gtin: string) => fixProduct({ fields: { gtin } }, packs("gtin")).product.fields.gtin;
    expect(gtinOf("4 006381 333931")).toBe("4006381333931");
    expect(gtinOf("4 006381 333932")).toBe("4 006381 333932");
    expect(gtinOf("4.00638E+12")).toBe("4.00638E+12");
  });

  test("never leaves a name that names nothing", () => {
    expect(fixedName("Rot", "zalando")).toBe("Rot");
    expect(fixedName("SALE!", "google")).toMatch(/\p{L}{2}/u);
  });

  test("returns the findings it fixed, and touches no other field", () => {
    const fields = { name: "SALE! Stuhl aus Teak", description: "Ein Stuhl.", id: " 1 " };
    const { product, applied } = fixProduct({ fields }, packs("google"));
    expect(applied.map(({ rule }) => rule.identifier)).toEqual(["google.title.promotion"]);
    expect(product.fields).toEqual({ ...fields, name: "Stuhl aus Teak" });
  });

  test("returns a product without fixable findings as it is", () => {
    const product = { fields: { name: "Stuhl aus Teak" } };
    expect(fixProduct(product, packs("google"))).toEqual({ product, applied: [] });
  });
});

describe("whatever the text", () => {
  const samples = Object.values(textsOfChecks).flatMap(({ broken, kept }) => [
    ...broken.map(([sample]) => sample),
    ...kept,
  ]);
  const pieces = samples.map((sample) => (typeof sample === "string" ? sample : (sample.fields.name ?? "")));
  const text = fc.array(fc.oneof(fc.constantFrom(...pieces), fc.string({ unit: "grapheme" })), {
    maxLength: 6,
  });
  const product = fc.record({
    fields: fc.record({
      name: text.map((parts) => parts.join(" ")),
      description: text.map((parts) => parts.join(". ")),
      brand: fc.constantFrom("Nike", "Yahoo!", "Who?", ""),
      gtin: fc.constantFrom("4006381333931", "4 006381 333931", "4.0E+12", "123"),
    }),
    language: fc.constantFrom("en", "de", "fr", "it"),
  });

  test("nothing fixable is left after fixing, and fixing again changes nothing", () => {
    fc.assert(
      fc.property(product, (given) => {
        const once = fixProduct(given, rulePacks).product;
        expect(lintProduct(once, rulePacks).filter(({ fix }) => fix)).toEqual([]);
        expect(fixProduct(once, rulePacks)).toEqual({ product: once, applied: [] });
      }),
      { numRuns: propertyRuns(300) },
    );
  });

  test("findings are slices of the field", () => {
    fc.assert(
      fc.property(product, (given) => {
        for (const { field, start, end, text } of lintProduct(given, rulePacks)) {
          const source = field === "product" ? "" : ((given.fields as LintedProduct["fields"])[field] ?? "");
          expect(source.slice(start, end)).toBe(text);
        }
      }),
    );
  });
});

test("a pack is found by its name", () => {
  expect(findRulePack("zalando")?.title).toBe("Zalando");
  expect(findRulePack("nowhere")).toBeUndefined();
});
