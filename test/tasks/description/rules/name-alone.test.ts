import { describe, expect, it } from "vitest";
import type { Language } from "../../../../src/api/vocabulary.ts";
import { createDescriptionOptimizer } from "../../../../src/tasks/description/rules/optimize-description.ts";
import { createBuiltinStore } from "../../../bench/builtin-store.ts";

const optimize = createDescriptionOptimizer({ catalogs: createBuiltinStore() });

type Case = readonly [language: Language, name: string, text: string];

function reviewsOf(language: Language, name: string, text: string): string[] {
  const reviews: string[] = [];
  optimize(
    {
      query: { tone: "professional", length: "medium", bullet_points: false, seo: false },
      body: { product_description: text, product_name: name },
    },
    { evidence: { language, facts: [] }, onReview: ({ reason }) => void reviews.push(reason) },
  );
  return reviews;
}

describe("a description that is the name or the model number again", () => {
  it.each<Case>([
    ["de", "4711000 QX-HM 25 BTK", "QX-HM 25 BTK"],
    ["en", "Nova SR 9363 Radio", "SR 9363"],
    ["fr", "Radio Nova AZ 883/12", "AZ 883/12"],
    ["it", "Radio Nova AZ 883/12", "Radio AZ 883/12"],
  ])("is reviewed in %s: %s", (language, name, text) => {
    expect(reviewsOf(language, name, text).join()).toContain("no more than the name");
  });

  it.each<Case>([
    ["de", "Nova QX 25", "Nova QX 25 mit Bluetooth und Wecker"],
    ["fr", "Radio Nova AZ 883/12", "Radio avec réveil et deux haut-parleurs."],
    ["en", "Nova SR 9363", "Clock radio with a dimmable display."],
  ])("is none where it says more in %s: %s", (language, name, text) => {
    expect(reviewsOf(language, name, text)).toEqual([]);
  });
});

describe("a description of a few words in another colour than the name", () => {
  it.each<Case>([
    ["de", "4711000 QX 46 BLAU", "QX 46 ROT"],
    ["en", "Nova QX 46 Blue", "Nova QX 46 Red"],
    ["fr", "Nova QX 46 Bleu", "Nova QX 46 Rouge"],
    ["it", "Nova QX 46 Blu", "Nova QX 46 Rosso"],
  ])("is reviewed in %s: %s", (language, name, text) => {
    expect(reviewsOf(language, name, text).join()).toContain("another colour");
  });

  it("is none where the name's colour is among its own", () => {
    expect(reviewsOf("en", "Nova QX 46 Blue", "Nova QX 46 Blue Red").join()).not.toContain("another colour");
  });
});
