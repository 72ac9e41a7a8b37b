import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { tokenize } from "../../../../src/nlp/tokenizer.ts";
import { categorizationMessage } from "../../../../src/tasks/categorization/rules/categorize.ts";
import { createShopCatalog, createShopCategorizer } from "../../shop-catalog.ts";

const categorize = createShopCategorizer();
const best = (name: string, description?: string) =>
  categorize(name, description).best_category.category.identifier;

describe("the best category", () => {
  it.each([
    ["headphones", "Wireless headphones with microphone"],
    ["headphones", "Kabelloser Kopfhörer mit Mikrofon"],
    ["headphones", "Casque sans fil avec micro"],
    ["headphones", "Cuffie senza fili con microfono"],
  ])("is %s for %j", (expected, name) => {
    expect(best(name)).toBe(expected);
  });

  it.each([
    ["Protective case for iPhone 13"],
    ["Schutzhülle für iPhone 13"],
    ["Coque pour iPhone 13"],
    ["Custodia per iPhone 13"],
  ])("is what %j is, not what it fits", (name) => {
    expect(best(name)).toBe("phone-cases");
  });

  it.each([
    ["women-jackets", "Winter jacket women's, black"],
    ["men-jackets", "Winterjacke Herren schwarz"],
    ["women-shoes", "Chaussures noires pour femme"],
    ["men-jackets", "Giubbotto da uomo nero"],
  ])("is %s by the audience of %j", (expected, name) => {
    expect(best(name)).toBe(expected);
  });

  it("follows the name where the description strays", () => {
    expect(best("Bath towel, blue", "Lovely after a day with your phone, headphones and shoes.")).toBe(
      "towels",
    );
  });

  it("follows the description where there is no name", () => {
    expect(best("", "<p>Soft <b>bath towel</b> of cotton.</p>")).toBe("towels");
  });

  it("follows a line that names the kind", () => {
    expect(best("Model X200 black", "Kategorie: Kopfhörer\nFarbe: Schwarz")).toBe("headphones");
  });
});

describe("the answer", () => {
  it("is of leaves, as many as asked for, with the path from the root", () => {
    const answer = categorize("Women's winter jacket", "", { limit: 2 });
    expect(answer.best_category.path.map(({ identifier }) => identifier)).toEqual([
      "fashion",
      "women",
      "women-jackets",
    ]);
    expect(answer.other_categories).toHaveLength(1);
    const catalog = createShopCatalog();
    for (const { category } of [answer.best_category, ...answer.other_categories]) {
      expect(catalog.isLeaf(category.identifier)).toBe(true);
    }
  });

  it("says which words decided, as the text writes them", () => {
    expect(categorize("Kabelloser Kopfhörer").message).toBe("Matched: kopfhörer.");
  });

  it("is a guess with score 0 where nothing matches, and says so", () => {
    const answer = categorize("Qwxyz", "");
    expect(answer.best_category.score).toBe(0);
    expect(answer.other_categories).toEqual([]);
    expect(answer.message).toMatch(/^Nothing in the text points to a category/);
  });

  it("says that there are no examples where they are asked for", () => {
    const plain = categorize("Headphones");
    const answer = categorize("Headphones", "", { use_rag: true });
    expect(answer.message).toContain("There are no examples for this channel");
    expect({ ...answer, message: plain.message }).toEqual(plain);
  });

  it("is surer where more of the text points to a single category", () => {
    const sure = categorize("Wireless headphones", "Headphones for music.").best_category.score;
    const unsure = categorize("Jacket with hood").best_category.score;
    expect(sure).toBeGreaterThan(unsure);
  });

  it("has scores in [0, 1] that do not grow, for any text", () => {
    const words =
      "case for iPhone shoes women Herren Kopfhörer, casque - towel (bath) Kategorie: 12 cm <b> </b>".split(
        " ",
      );
    const text = fc
      .array(fc.oneof(fc.constantFrom(...words), fc.string({ maxLength: 8 })), { maxLength: 20 })
      .map((parts) => parts.join(" "));
    fc.assert(
      fc.property(text, text, (name, description) => {
        const answer = categorize(name, description, { limit: 20 });
        const scores = [answer.best_category, ...answer.other_categories].map(({ score }) => score);
        expect(scores).toEqual([...scores].sort((left, right) => right - left));
        for (const score of scores) {
          expect(score).toBeGreaterThanOrEqual(0);
          expect(score).toBeLessThanOrEqual(1);
        }
      }),
    );
  });
});

const texts = [tokenize("Kabelloser Kopfhörer"), tokenize("Ein Kopfhörer ohne KABEL")];
const told = (suggested: readonly { name: string; score: number }[], matched = ["kopfhorer"]) =>
  categorizationMessage({ matched, texts, suggested, useRag: false });

describe("the message of a categorization", () => {
  it("gives the words that decided as the text writes them", () => {
    expect(told([{ name: "Headphones", score: 0.9 }])).toBe("Matched: kopfhörer.");
  });

  it("finds them in any of the texts, and in the first one that has them", () => {
    expect(told([{ name: "Headphones", score: 0.9 }], ["kabel", "kopfhorer", "ohr"])).toBe(
      "Matched: kabel, kopfhörer, ohr.",
    );
  });

  it("names two categories that fit nearly as well", () => {
    const suggested = [
      { name: "Headphones", score: 0.4 },
      { name: "Earphones", score: 0.35 },
    ];
    expect(told(suggested)).toBe("Matched: kopfhörer. Unsure: Headphones and Earphones fit nearly as well.");
  });

  it("says that little points to the best one", () => {
    expect(told([{ name: "Headphones", score: 0.1 }])).toBe(
      "Matched: kopfhörer. Unsure: little in the text points to Headphones.",
    );
  });

  it("calls an answer without any ground a guess", () => {
    expect(told([], [])).toMatch(/^Nothing in the text points to a category/);
  });
});
