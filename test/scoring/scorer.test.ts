import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Rule, RulePack } from "../../src/lint/rule.ts";
import type { Finding, LintedProduct } from "../../src/lint/violation.ts";
import { conformanceOf, conformanceParts } from "../../src/scoring/conformance.ts";
import { ScoreSums, scoreLinted, scoreProduct } from "../../src/scoring/scorer.ts";

function rule(identifier: string, level: Rule["level"], rest: Pick<Rule, "field" | "check">): Rule {
  return { identifier, level, summary: "A rule.", source: "made up", read: "2026-11-21", ...rest };
}

const strict: RulePack = {
  name: "strict",
  title: "Strict",
  version: "1",
  rules: [
    rule("strict.name.length", "error", { field: "name", check: { kind: "length", max: 20 } }),
    rule("strict.name.exclamation", "warning", { field: "name", check: { kind: "exclamation", most: 0 } }),
    rule("strict.material.required", "error", { field: "material", check: { kind: "required" } }),
  ],
};
const lenient: RulePack = {
  name: "lenient",
  title: "Lenient",
  version: "1",
  rules: [rule("lenient.name.length", "warning", { field: "name", check: { kind: "length", max: 90 } })],
};
const packs = [strict, lenient];

const full: LintedProduct["fields"] = {
  id: "7",
  name: "Acme lamp 20 cm",
  description: "A lamp of steel, 20 cm high, for bulbs up to 40 W.",
  category: "Lamps",
  brand: "Acme",
  gtin: "4006381333931",
  image: "lamp.jpg",
  material: "steel",
};

type Field = keyof typeof full;
const fields = Object.keys(full) as Field[];
const someFields = fc.subarray(fields);
const only = (kept: readonly Field[]) => Object.fromEntries(kept.map((field) => [field, full[field]]));

describe("completeness", () => {
  test("is 100 where all that is asked for is there, and 0 where nothing is", () => {
    expect(scoreProduct({ fields: full }, packs).completeness).toBe(100);
    expect(scoreProduct({ fields: {} }, packs).completeness).toBe(0);
  });

  test("is not lowered by filling a field, whichever are there already", () => {
    fc.assert(
      fc.property(
        someFields,
        fc.constantFrom(...fields, "mpn" as const),
        fc.string(),
        (kept, field, text) => {
          const before = scoreProduct(
            { fields: only(kept.filter((one) => one !== field)) },
            packs,
          ).completeness;
          const filled = { ...only(kept.filter((one) => one !== field)), [field]: text };
          expect(scoreProduct({ fields: filled }, packs).completeness).toBeGreaterThanOrEqual(before);
        },
      ),
    );
  });

  test("counts no field that holds only signs", () => {
    const { completeness } = scoreProduct({ fields: { ...full, brand: " - " } }, packs);
    expect(completeness).toBe(scoreProduct({ fields: { ...full, brand: "" } }, packs).completeness);
    expect(completeness).toBeLessThan(100);
  });

  test("takes a maker's part number for half an identifier, and no more beside a GTIN", () => {
    const share = (more: LintedProduct["fields"]) =>
      scoreProduct({ fields: more }, []).parts.completeness.find(({ asked }) => asked === "identifier")
        ?.share;
    expect([share({}), share({ mpn: "X-1" }), share({ gtin: "1", mpn: "X-1" })]).toEqual([0, 0.5, 1]);
  });

  test("asks for what a rule of the packs requires, and for no other pack's", () => {
    const asks = (asked: readonly RulePack[]) =>
      scoreProduct({ fields: full }, asked).parts.completeness.map((part) => part.asked);
    expect(asks(packs)).toContain("material");
    expect(asks([lenient])).not.toContain("material");
  });

  test("is not lowered by stating a further required attribute of the category", () => {
    const required = ["color", "size", "voltage"];
    fc.assert(
      fc.property(fc.subarray(required), fc.constantFrom(...required), (stated, next) => {
        const score = (statedAttributes: readonly string[]) =>
          scoreProduct({ fields: full }, packs, { requiredAttributes: required, statedAttributes })
            .completeness;
        expect(score([...stated, next])).toBeGreaterThanOrEqual(score(stated));
        expect(score(required)).toBe(100);
      }),
    );
  });
});

describe("conformance", () => {
  const rules = packs.flatMap((pack) => pack.rules);
  const findingOf = (broken: Rule): Finding => ({
    rule: broken,
    field: broken.field,
    start: 0,
    end: 0,
    text: "",
    message: "",
  });

  test("is 100 without a finding, 75 with a warning, 50 with an error, of one pack", () => {
    const of = (broken: readonly Rule[]) => conformanceOf(conformanceParts(broken.map(findingOf), [strict]));
    const [long, loud] = strict.rules;
    if (long === undefined || loud === undefined) throw new Error("The pack has rules.");
    expect([of([]), of([loud]), of([long]), of([long, long])]).toEqual([100, 75, 50, 50]);
    expect(conformanceOf(conformanceParts([], []))).toBe(100);
  });

  test("is not lowered by mending a fault", () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...rules)), fc.nat(), (broken, place) => {
        const score = (list: readonly Rule[]) => conformanceOf(conformanceParts(list.map(findingOf), packs));
        expect(score(broken.toSpliced(place, 1))).toBeGreaterThanOrEqual(score(broken));
      }),
    );
  });

  test("says for each pack how many rules of which level are broken", () => {
    const { parts } = scoreProduct({ fields: { name: "A name that is too long!" } }, packs);
    expect(parts.conformance).toEqual([
      { pack: "strict", rules: 3, brokenErrors: 2, brokenWarnings: 1, score: 30 },
      { pack: "lenient", rules: 1, brokenErrors: 0, brokenWarnings: 0, score: 100 },
    ]);
  });
});

describe("information", () => {
  const information = (more: LintedProduct["fields"]) => scoreProduct({ fields: more }, []).information;

  test("grows with what is stated and not with words that state nothing", () => {
    const plain = { name: "Lamp", description: "A lamp." };
    const wordy = {
      name: "Lamp",
      description: "A really wonderful lamp that everybody will simply love forever.",
    };
    const stating = { name: "Lamp", description: "A lamp, 20 cm high, of steel, for bulbs up to 40 W." };
    expect(information(plain)).toBe(0);
    expect(information(wordy)).toBe(0);
    expect(information(stating)).toBeGreaterThan(20);
  });

  test("counts what is said twice once", () => {
    const once = { name: "Lamp", description: "A lamp, 20 cm high." };
    const twice = { name: "Lamp", description: "A lamp, 20 cm high. It is 20 cm high." };
    expect(information(twice)).toBe(information(once));
  });

  test("finds a fact that stands late in a long text", () => {
    const padding = "It is nice to look at and a joy to have. ".repeat(60);
    expect(information({ description: `${padding}It weighs 3 kg.` })).toBe(
      information({ description: "It weighs 3 kg." }),
    );
  });

  test("is the same wherever a fact stands", () => {
    const texts = { description: "A lamp of steel, 20 cm high.", bullet_points: "For bulbs up to 40 W" };
    const moved = {
      description: "A lamp of steel, 20 cm high. For bulbs up to 40 W.",
      bullet_points: "For bulbs up to 40 W",
    };
    expect(information({ name: "Lamp", ...moved })).toBe(information({ name: "Lamp", ...texts }));
    expect(information({ name: "Lamp 20 cm", description: "A lamp of steel." })).toBe(
      information({ name: "Lamp 20 cm", description: "A lamp of steel, 20 cm." }),
    );
  });

  test.each([
    [
      "en",
      "A lamp of steel, 20 cm high.",
      "Now only Rs. 523, article 2148245, 30 Day Replacement Guarantee, 100% original.",
    ],
    [
      "de",
      "Eine Lampe aus Stahl, 20 cm hoch.",
      "Jetzt nur 49,90, Artikelnummer 2148245, 30 Tage Rückgabe, 100 % Original.",
    ],
    [
      "fr",
      "Une lampe en acier, haute de 20 cm.",
      "Prix 49,90, référence 2148245, retour sous 30 jours, 100 % original.",
    ],
    [
      "it",
      "Una lampada in acciaio, alta 20 cm.",
      "Prezzo 49,90, articolo 2148245, reso entro 30 giorni, 100% originale.",
    ],
  ] as const)("is not lost with the terms of the sale (%s)", (language, text, terms) => {
    const of = (description: string) =>
      scoreProduct({ fields: { name: "QX", description }, language }, []).information;
    expect(of(text)).toBeGreaterThan(0);
    expect(of(`${text} ${terms}`)).toBe(of(text));
  });

  test("does not grow with a row of colours, nor with a claim to cure", () => {
    const three = { description: "A lamp in black, white or red." };
    expect(information({ description: "A lamp in black, white or red, green, blue, yellow, pink." })).toBe(
      information(three),
    );
    expect(information({ description: "It heals." })).toBe(0);
  });

  test("is at most 100, however much is stated", () => {
    const much = Array.from({ length: 40 }, (_, place) => `${place + 1} kg`).join(", ");
    expect(information({ name: much, description: much, bullet_points: much })).toBe(100);
  });
});

describe("a score", () => {
  test("is of whole numbers from 0 to 100, the total the mean of three times the soundness", () => {
    fc.assert(
      fc.property(someFields, fc.string(), (kept, name) => {
        const { completeness, conformance, information, soundness, total } = scoreProduct(
          { fields: { ...only(kept), name } },
          packs,
        );
        for (const figure of [completeness, conformance, information, soundness, total]) {
          expect(Number.isInteger(figure) && figure >= 0 && figure <= 100).toBe(true);
        }
        const mean = (completeness + conformance + information) / 3;
        expect(Math.abs(total - (mean * soundness) / 100)).toBeLessThanOrEqual(1.5);
      }),
    );
  });

  test("is the same with findings that are known already", () => {
    const product = { fields: { ...full, material: undefined, name: "Lamp!" } } as unknown as LintedProduct;
    const findings = [strict.rules[1], strict.rules[2]].flatMap((broken) =>
      broken === undefined
        ? []
        : [{ rule: broken, field: broken.field, start: 0, end: 0, text: "", message: "" }],
    );
    expect(scoreLinted({ product, findings }, packs)).toEqual(scoreProduct(product, packs));
  });

  test("has a mean over products, and none of no products", () => {
    const sums = new ScoreSums();
    expect(sums.mean()).toBeUndefined();
    for (const fieldsOfOne of [full, {}]) sums.add(scoreProduct({ fields: fieldsOfOne }, packs));
    expect(sums.mean()).toMatchObject({ products: 2, completeness: 50 });
  });
});
