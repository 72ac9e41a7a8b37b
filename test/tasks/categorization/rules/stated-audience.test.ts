import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Fact, ReviewItem } from "../../../../src/api/enrichment.ts";
import type { OperationResponse } from "../../../../src/api/operations.ts";
import type { SalesChannel } from "../../../../src/api/vocabulary.ts";
import { createCatalogStore } from "../../../../src/catalog/store.ts";
import { audienceOfCategory } from "../../../../src/tasks/categorization/rules/audience.ts";
import { createCategorizer } from "../../../../src/tasks/categorization/rules/categorize.ts";
import {
  fitsAudience,
  isAgainst,
  readStatedAudience,
} from "../../../../src/tasks/categorization/rules/stated-audience.ts";
import type { Evidence } from "../../../../src/tasks/engine.ts";

const fact = (label: string, text: string): Fact => ({ label, text });
const stated = (...facts: readonly Fact[]) => readOf({ facts });
function readOf(evidence: Evidence, name = "Basic") {
  const { sex, age } = readStatedAudience(evidence, name) ?? {};
  return [sex, age];
}

describe("what a column says of its audience", () => {
  it.each([
    ["Gender", "Men", "m", "adult"],
    ["Gender", "Women's", "f", "adult"],
    ["Gender", "male", "m", undefined],
    ["Gender", "unisex", "both", undefined],
    ["Ideal For", "Boys, Girls", "both", "young"],
    ["Ideal For", "Baby Girl's", "f", "baby"],
    ["Gender", "M", "m", undefined],
    ["Age group", "kids", undefined, "young"],
    ["Age group", "adult", undefined, "adult"],
    ["Size", "0-3 months", undefined, "baby"],
    ["Size", "8-9 years", undefined, "child"],
    ["Geschlecht", "Herren", "m", "adult"],
    ["Geschlecht", "Damen", "f", "adult"],
    ["Geschlecht", "männlich", "m", undefined],
    ["Geschlecht", "m/w", "both", undefined],
    ["Zielgruppe", "Mädchen", "f", "young"],
    ["Altersgruppe", "Kinder", undefined, "young"],
    ["Altersgruppe", "0-3 Monate", undefined, "baby"],
    ["Altersgruppe", "Erwachsene", undefined, "adult"],
    ["Sexe", "Homme", "m", "adult"],
    ["Sexe", "Femme", "f", "adult"],
    ["Sexe", "féminin", "f", undefined],
    ["Sexe", "mixte", "both", undefined],
    ["Tranche d'âge", "Enfant", undefined, "young"],
    ["Tranche d'âge", "Bébé", undefined, "baby"],
    ["Taille", "8 ans", undefined, "child"],
    ["Sesso", "Uomo", "m", "adult"],
    ["Sesso", "Donna", "f", "adult"],
    ["Sesso", "maschile", "m", undefined],
    ["Sesso", "Bambino", "m", "young"],
    ["Fascia d'età", "Bambini", undefined, "young"],
    ["Fascia d'età", "0-3 mesi", undefined, "baby"],
    ["Fascia d'età", "Neonato", undefined, "baby"],
  ])("%s: %s", (label, text, sex, age) => {
    expect(stated(fact(label, text))).toEqual([sex, age]);
  });

  it("takes an age of its own column before one that a word implies", () => {
    expect(stated(fact("Geschlecht", "Damen"), fact("Altersgruppe", "Kinder"))).toEqual(["f", "young"]);
    expect(stated(fact("gender", "male"), fact("age_group", "kids"))).toEqual(["m", "young"]);
  });

  it("is said by the shop's own category too, and by the name last", () => {
    expect(readOf({ facts: [], sourceCategory: "Herren > Shirts" })).toEqual(["m", "adult"]);
    expect(readOf({ facts: [] }, "Damen Shirt")).toEqual(["f", "adult"]);
    expect(readOf({ facts: [fact("Geschlecht", "Herren")] }, "Damen Shirt")).toEqual(["m", "adult"]);
  });

  it.each([
    ["women, summer", "f", "adult"],
    ["sale;men", "m", "adult"],
    ["Herren, Neu", "m", "adult"],
    ["homme | été", "m", "adult"],
    ["donna", "f", "adult"],
    ["women, men", "both", "adult"],
    ["gift for men, vintage", undefined, undefined],
  ])("is said by a tag that is nothing else: %s", (keywords, sex, age) => {
    expect(readOf({ facts: [], page: { keywords } })).toEqual([sex, age]);
  });

  it("is not read from what only looks like it", () => {
    expect(stated(fact("Age", "3+"))).toEqual([undefined, undefined]);
    expect(stated(fact("Altersempfehlung", "ab 3 Jahren"))).toEqual([undefined, undefined]);
    expect(stated(fact("Age", "3 ans et plus"))).toEqual([undefined, undefined]);
    expect(stated(fact("Recommended age", "3 years and up"))).toEqual([undefined, undefined]);
    expect(stated(fact("Alter", "3 Jahre und älter"))).toEqual([undefined, undefined]);
    expect(stated(fact("Età", "3 anni e più"))).toEqual([undefined, undefined]);
    expect(stated(fact("Colour", "baby blue"), fact("Size", "42"))).toEqual([undefined, undefined]);
    expect(readOf({ facts: [] }, "Baby Doll dress")).toEqual([undefined, undefined]);
  });
});

const catalogs = createCatalogStore();
const categorize = createCategorizer({ catalogs });

function answerOf(name: string, evidence: Evidence, sales_channel: SalesChannel = "channel_a") {
  const review: Omit<ReviewItem, "field">[] = [];
  const answer = categorize(
    {
      query: { sales_channel, limit: 5, use_rag: false },
      body: { product_name: name, product_description: "" },
    },
    { evidence, onReview: (item) => review.push(item) },
  );
  return { answer, review };
}

const best = ({ best_category }: OperationResponse<"categorize">) => best_category.category.identifier;

describe("a category", () => {
  it.each([
    ["T-Shirt Basic", fact("Geschlecht", "Herren"), "a-fashion-men-tshirts-tshirts"],
    ["Strickjacke Luca", fact("Geschlecht", "Herren"), "a-fashion-men-knitwear-cardigans"],
    ["Schlafanzug Luca", fact("Altersgruppe", "0-3 Monate"), "a-fashion-kids-baby-sleepsuits"],
    ["Jeans", fact("gender", "girls"), "a-fashion-kids-girls-jeans"],
    ["Cardigan", fact("Sesso", "Uomo"), "a-fashion-men-knitwear-cardigans"],
    ["Costume da bagno", fact("Sesso", "Bambina"), "a-fashion-kids-girls-swimwear"],
    ["Doudoune", fact("Sexe", "Fille"), "a-fashion-kids-girls-jackets"],
    ["Pyjama", fact("Sexe", "Homme"), "a-fashion-men-underwear-pyjamas"],
  ])("of %j with %j is %s", (name, own, expected) => {
    expect(best(answerOf(name, { facts: [own] }).answer)).toBe(expected);
  });

  it("is what a column says the thing is, or the shop's own category", () => {
    expect(best(answerOf("Luisa 30", { facts: [fact("Produktart", "Wasserkocher")] }).answer)).toBe(
      "a-appliances-kitchen-kettles-kettles",
    );
    expect(best(answerOf("Luisa 30", { facts: [], sourceCategory: "Küche > Wasserkocher" }).answer)).toBe(
      "a-appliances-kitchen-kettles-kettles",
    );
  });

  it("is not pulled by colour, material, size, care and brand", () => {
    const facts = [
      fact("Material", "Leather"),
      fact("Colour", "Lemon"),
      fact("Care", "Shoe cream"),
      fact("Size", "King bed"),
    ];
    const plain = answerOf("Wallet", { facts: [] }).answer;
    expect(best(answerOf("Wallet", { brand: "Apple", facts }).answer)).toBe(best(plain));
  });

  it("is told to a person where name and column contradict each other", () => {
    const { review } = answerOf("Damen Ballerina", { facts: [fact("Geschlecht", "Herren")] });
    expect(review).toHaveLength(1);
    expect(review[0]?.reason).toContain('The row states "Herren"');
    expect(answerOf("Herren Sneaker", { facts: [fact("Geschlecht", "Herren")] }).review).toEqual([]);
  });

  const kinds = ["T-Shirt", "Jeans", "Kleid", "Dress", "Robe", "Gonna", "Boots", "Parfum", "Watch", "Socken"];
  const audiences = [
    ...["Herren", "Women", "Homme", "Donna", "boys", "Mädchen", "Enfant", "0-3 mesi", "unisex", "female"],
  ];
  it("never contradicts the stated audience, in any channel", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...kinds),
        fc.constantFrom(...audiences),
        fc.constantFrom<SalesChannel>("channel_a", "channel_b"),
        (kind, audience, channel) => {
          const evidence = { facts: [fact(/\d/.test(audience) ? "Age group" : "Gender", audience)] };
          const said = readStatedAudience(evidence, kind);
          const { answer } = answerOf(kind, evidence, channel);
          const catalog = catalogs.catalog(channel);
          const record = catalog.findCategory(best(answer));
          if (said === undefined || record === undefined) throw new Error("Nothing was read.");
          expect(isAgainst(said, audienceOfCategory(catalog, record))).toBe(false);
        },
      ),
      { numRuns: 60 },
    );
  });
});

it("holds for categories that come from examples too", () => {
  const fits = fitsAudience(catalogs.catalog("channel_a"), { sex: "m", age: "adult", said: "Herren" });
  expect(fits("a-fashion-men-jeans")).toBe(true);
  expect(fits("a-kitchen-dining-bottles-water")).toBe(true);
  expect(fits("a-fashion-women-jeans")).toBe(false);
  expect(fits("a-fashion-kids-boys-jeans")).toBe(false);
  expect(fitsAudience(catalogs.catalog("channel_a"), undefined)("a-fashion-women-jeans")).toBe(true);
});
