import { describe, expect, it } from "vitest";
import type { OperationBody, OperationQuery, OperationResponse } from "../../../../src/api/operations.ts";
import { createDescriptionOptimizer } from "../../../../src/tasks/description/rules/optimize-description.ts";
import { readPlainText } from "../../../../src/tasks/description/rules/plain-text.ts";
import { someOf } from "../../../some-of.ts";
import { createSmallStore } from "../../../translation/small-catalogs.ts";
import { hasRealDescriptions, type RealDescription, readRealDescriptions } from "../../real-descriptions.ts";

const optimize = createDescriptionOptimizer({ catalogs: createSmallStore() });
type Answer = OperationResponse<"optimizeDescription">;
type Tone = OperationQuery<"optimizeDescription">["tone"];

function ask(
  { description, name }: RealDescription,
  query: Partial<OperationQuery<"optimizeDescription">>,
): Answer {
  const body: OperationBody<"optimizeDescription"> = { product_description: description, product_name: name };
  const defaults = { tone: "professional", length: "medium", bullet_points: true, seo: true } as const;
  return optimize({ query: { ...defaults, ...query }, body });
}

function textsOf({ best_description, other_descriptions, bullet_points, seo }: Answer): string[] {
  const fields = seo ? [seo.title, seo.meta_description, ...seo.keywords] : [];
  return [best_description, ...other_descriptions, ...bullet_points, ...fields];
}

/** A source as the checks read it: tags are blanks, or nothing where they stand within a word; decimal points also as commas. */
function bare(source: string): string {
  const decoded = source.replace(/&nbsp;/g, " ").replace(/&amp;/g, "&");
  return [decoded.replace(/<[a-z/!][^>]*>/gi, " "), decoded.replace(/<[a-z/!][^>]*>/gi, "")]
    .map((text) =>
      text
        .replace(/[\u00AD\u200B-\u200F\uFEFF]/g, "")
        .normalize("NFC")
        .toLowerCase(),
    )
    .flatMap((text) => [text, text.replace(/(?<=(?<![\d.])\d+)\.(?=\d{1,2}(?![\d.]))/g, ",")])
    .join("\n");
}

/** Numbers, tokens that hold a digit, and codes in capitals: found by nothing that the engine uses. */
function checkable(text: string): string[] {
  const numbers = text.match(/\d+(?:[.,]\d+)*/g) ?? [];
  const withDigit = text.match(/[\p{L}\d]*\d[\p{L}\d]*/gu) ?? [];
  const codes = text.match(/(?<![\p{L}\d])\p{Lu}[\p{Lu}\d]{2,}(?![\p{L}\d])/gu) ?? [];
  return [...numbers, ...withDigit, ...codes].map((fact) => fact.toLowerCase());
}

const measureSign = /(\d+(?:[.,]\d+)*)\s{0,3}(mm|cm|kg|ml|mah|ghz|khz|hz|watt|volt|zoll|inch|%)(?!\p{L})/giu;

function measures(text: string): string[] {
  return [...text.matchAll(measureSign)].map(([, number, unit]) => `${number}${unit}`.toLowerCase());
}

/** Names have the decimal sign of their language. */
const withPoints = (text: string) => text.replace(/(?<=\d),(?=\d)/g, ".");

/** Titles, lists of ingredients and labelled facts have no sentence to open, and a full text has no room for a word more. */
const canBeOpened = (text: string) => {
  const words = countWords(text);
  const commas = text.match(/,/g)?.length ?? 0;
  return (
    words >= 25 && words <= 140 && commas * 5 < words && /^\p{Lu}[^-–/|:]{30,}?[.!](?:\s|$)/su.test(text)
  );
};

const countWords = (text: string) => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

describe.skipIf(!hasRealDescriptions)("the descriptions of real feeds (skipped without PDO_SHARED)", () => {
  const all = hasRealDescriptions ? readRealDescriptions() : [];
  const tones = ["professional", "casual", "playful"] as const satisfies readonly Tone[];
  const some = someOf(all);
  const answers = some.map((each) => ({
    each,
    byTone: tones.map((tone) => ask(each, { tone })),
  }));
  const every = answers.flatMap(({ each, byTone }) => byTone.map((answer) => ({ each, answer })));

  it("are thousands", () => expect(all.length).toBeGreaterThan(5_000));

  it("state no number, measure or code that the source does not, in any tone", () => {
    const added: string[] = [];
    for (const { each, byTone } of answers) {
      // "38mmCouleur" states a measure that is found where its parts are apart.
      const apart = readPlainText(each.description);
      const source = withPoints(bare(`${each.description}\n${apart}\n${each.name}`));
      const measured = new Set(measures(source));
      for (const text of byTone.flatMap(textsOf).map(withPoints)) {
        const facts = checkable(text).filter((fact) => !source.includes(fact));
        const others = measures(text).filter((fact) => !measured.has(fact));
        added.push(...[...facts, ...others].map((fact) => `${fact}: ${text}`));
      }
    }
    expect(added).toEqual([]);
  });

  it("hold neither markup nor entities", () => {
    const left = every
      .flatMap(({ answer }) => textsOf(answer))
      .filter((text) =>
        /<\/?(?:p|br|b|i|ul|li|div|span|strong|body|header)\b[^>]*>|&(?:#\d+|[a-z]{2,8});/i.test(text),
      );
    expect(left).toEqual([]);
  });

  it("have no more words than the length allows, and fewer only with a message that says so", () => {
    for (const [length, max] of [
      ["short", 60],
      ["medium", 150],
      ["long", 300],
    ] as const) {
      for (const [place, { each, byTone }] of answers.entries()) {
        const [professional] = byTone;
        // The other lengths are asked for besides.
        if (length !== "medium" && place % 3 !== 0) continue;
        const { best_description, message } =
          length === "medium" && professional !== undefined
            ? professional
            : ask(each, { length, bullet_points: false, seo: false });
        // A list of ingredients stays whole.
        if (/^(?:Ingredients|Zutaten|Ingrédients|Ingredienti)\s?:/u.test(best_description)) continue;
        expect(countWords(best_description), best_description).toBeLessThanOrEqual(max);
        const min = length === "short" ? 0 : length === "medium" ? 60 : 150;
        if (best_description !== "" && countWords(best_description) < 0.75 * min)
          expect(message).toContain("too thin");
      }
    }
  }, 240_000);

  it("sound different in each tone", () => {
    let longer = 0;
    let different = 0;
    for (const { byTone } of answers) {
      const texts = byTone.map(({ best_description }) => best_description);
      if (!canBeOpened(texts[0] ?? "") || byTone[0]?.message.startsWith("Composed")) continue;
      longer += 1;
      if (new Set(texts).size === tones.length) different += 1;
    }
    expect(longer).toBeGreaterThan(75);
    expect(different / longer).toBeGreaterThan(0.75);
  });

  it("have at most six bullet points of at most 150 characters, none twice", () => {
    for (const { answer } of every) {
      const { bullet_points } = answer;
      expect(bullet_points.length).toBeLessThanOrEqual(6);
      for (const point of bullet_points) expect(point.length).toBeLessThanOrEqual(150);
      expect(new Set(bullet_points).size).toBe(bullet_points.length);
    }
  });

  it("have SEO fields within their lengths", () => {
    for (const { answer } of every) {
      expect(answer.seo?.title.length).toBeLessThanOrEqual(60);
      expect(answer.seo?.meta_description.length).toBeLessThanOrEqual(160);
    }
  });
});
