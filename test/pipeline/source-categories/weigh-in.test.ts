import { describe, expect, test } from "vitest";
import type { OperationResponse } from "../../../src/api/operations.ts";
import {
  groupOf,
  type Place,
  type SourceCategories,
  sourceCategoryKey,
} from "../../../src/pipeline/source-categories/source-category.ts";
import { decidedAnswer, weighIn } from "../../../src/pipeline/source-categories/weigh-in.ts";
import { findAudience } from "../../../src/tasks/categorization/rules/audience.ts";

function place(identifier: string, path = identifier): Place {
  const names = (name: string) => ({ en: { name }, de: { name }, fr: { name }, it: { name } });
  const steps = path.split(" > ").map((step, at, all) => ({
    identifier: at === all.length - 1 ? identifier : `above-${at}`,
    languages: names(step),
  }));
  return { category: { identifier, languages: names(steps.at(-1)?.identifier ?? "") }, path: steps };
}

function answer(...suggestions: [string, number][]): OperationResponse<"categorize"> {
  const [best = { ...place("none"), score: 0 }, ...others] = suggestions.map(([identifier, score]) => ({
    ...place(identifier),
    score,
  }));
  return { message: "Matched: words.", best_category: best, other_categories: others };
}

function expecting(text: string, ...leaves: [Place, number][]): SourceCategories {
  const expectation = { text, leaves: leaves.map(([found, weight]) => ({ place: found, weight })) };
  return { decided: new Map(), expected: new Map([[sourceCategoryKey(text), expectation]]) };
}

const row = { name: "KX 210", category: "Radios > Clock radios" };
const clockRadios = expecting(row.category, [place("clock"), 0.9]);

describe("a series of models", () => {
  const product = { name: "TX-NR 509 B" };
  const series = (...leaves: [Place, number][]): SourceCategories => {
    const expectation = {
      text: "TX-NR",
      isSeries: true as const,
      rows: 5,
      leaves: leaves.map(([found, weight]) => ({ place: found, weight })),
    };
    return { decided: new Map(), expected: new Map([[groupOf(product)?.key ?? "", expectation]]) };
  };
  const bestOf = (own: OperationResponse<"categorize">, known: SourceCategories) => {
    const { best_category: best, message } = weighIn(own, product, known);
    return [best.category.identifier, best.score, message.includes('By the other rows of "TX-NR"')];
  };

  test("says what an unclear row is where its other rows agree", () => {
    const agreed = series([place("receivers"), 0.6], [place("cables"), 0.1]);
    expect(bestOf(answer(["cables", 0.2]), agreed)).toEqual(["receivers", 0.9, true]);
    expect(bestOf(answer(), agreed)).toEqual(["receivers", 0.9, true]);
    expect(bestOf(answer(["receivers", 0.5]), agreed)).toEqual(["receivers", 0.9, false]);
  });

  test("leaves a clear row alone, and one whose other rows say little or disagree", () => {
    expect(bestOf(answer(["cables", 0.9]), series([place("receivers"), 0.6]))[0]).toBe("cables");
    expect(bestOf(answer(["cables", 0.2]), series([place("receivers"), 0.2]))[0]).toBe("cables");
    const divided = series([place("receivers"), 0.4], [place("tuners"), 0.3]);
    expect(bestOf(answer(["cables", 0.2]), divided)[0]).toBe("cables");
  });

  test("does not count the row itself", () => {
    expect(bestOf(answer(["receivers", 0.7]), series([place("receivers"), 0.34]))[1]).toBe(0.7);
  });

  test("is for a person to confirm where the row speaks for another branch", () => {
    expect(bestOf(answer(["cables", 0.6]), series([place("receivers"), 0.6]))).toEqual([
      "receivers",
      0.5,
      true,
    ]);
  });
});

describe("a source category", () => {
  test.each<[string, OperationResponse<"categorize">, string]>([
    ["leaves a clear row alone", answer(["kettles", 0.86]), "kettles"],
    ["decides where nothing in the row points anywhere", answer(), "clock"],
    ["decides where little does", answer(["cables", 0.2]), "clock"],
    ["helps the second best", answer(["cables", 0.5], ["clock", 0.3]), "clock"],
    ["confirms", answer(["clock", 0.4]), "clock"],
  ])("%s", (_what, own, expected) => {
    expect(weighIn(own, row, clockRadios).best_category.category.identifier).toBe(expected);
  });

  test("raises the score of a leaf that it confirms, and never lowers one", () => {
    expect(weighIn(answer(["clock", 0.4]), row, clockRadios).best_category.score).toBeGreaterThan(0.8);
    const divided = expecting(row.category, [place("clock"), 0.1], [place("dab"), 0.4], [place("cd"), 0.4]);
    expect(weighIn(answer(["clock", 0.8]), row, divided).best_category).toMatchObject({ score: 0.8 });
  });

  test("does not decide between two leaves that fit the row nearly as well", () => {
    const even = answer(["clock", 0.4], ["dab", 0.3]);
    expect(weighIn(even, row, clockRadios).best_category.score).toBe(0.5);
    expect(weighIn(answer(["clock", 0.4], ["dab", 0.24]), row, clockRadios).best_category.score).toBe(0.5);
    const first = answer(["clock", 0.4], ["dab", 0.1]);
    expect(weighIn(first, row, clockRadios).best_category.score).toBeGreaterThan(0.8);
  });

  test.each(["little in the text points to clock.", 'the shop\'s "Radios" is about other things.'])(
    "takes the place of the doubt that it settles: %s",
    (doubt) => {
      const unsure = (score: number) => ({
        ...answer(["clock", score]),
        message: `Matched: words. Unsure: ${doubt}`,
      });
      const settled = weighIn(unsure(0.25), row, clockRadios);
      expect(settled.message).toBe(
        `Matched: words. By the other rows and the words of "Radios > Clock radios".`,
      );
      const weak = expecting(row.category, [place("clock"), 0.1], [place("dab"), 0.9]);
      expect(weighIn(unsure(0.25), row, weak).message).toContain("Unsure");
    },
  );

  test("is for a person to confirm where the row itself speaks clearly for another branch", () => {
    const tea = { ...place("tea", "food > drinks > tea"), score: 0.48 };
    const mugs = place("mugs", "kitchen > dining > mugs");
    const steps = (found: typeof mugs, at: string) => ({
      ...found,
      path: found.path.map((step, depth) => ({ ...step, identifier: `${at}-${depth}` })),
    });
    const known = expecting("Mugs", [steps(mugs, "kitchen"), 0.9]);
    const own = { message: "", best_category: steps(tea, "food") as typeof tea, other_categories: [] };
    const moved = weighIn(
      { ...own, best_category: { ...own.best_category, score: 0.48 } },
      { name: "Tea", category: "Mugs" },
      known,
    );
    expect(moved.best_category).toMatchObject({ category: { identifier: "mugs" }, score: 0.5 });
    const unsure = { ...own, best_category: { ...own.best_category, score: 0.2 } };
    expect(weighIn(unsure, { name: "Tea", category: "Mugs" }, known).best_category.score).toBeGreaterThan(
      0.7,
    );
  });

  test("says what moved a row, with scores that do not grow", () => {
    const moved = weighIn(answer(["cables", 0.5], ["clock", 0.3], ["plugs", 0.2]), row, clockRadios);
    expect(moved.message).toBe(
      'By the other rows and the words of "Radios > Clock radios"; its own text points to cables (0.5).',
    );
    const scores = [moved.best_category, ...moved.other_categories].map(({ score }) => score);
    expect(scores).toEqual([...scores].sort((one, other) => other - one));
    expect(moved.other_categories.map(({ category }) => category.identifier)).toEqual(["cables", "plugs"]);
  });

  test.each([
    ["Herren Hemd", "Fashion > Women > Shirts", false],
    ["Hemd", "Fashion > Women > Shirts", false],
    ["Hemd", "Fashion > Shirts", true],
    ["Biscuits", "Toys > Baby > Biscuits", false],
    ["Bricelets roulés", "Toys > Baby > Biscuits", false],
    ["Wiener Keks", "Toys > Baby > Biscuits", false],
    ["Biscotti", "Toys > Baby > Biscuits", false],
    ["Baby-Keks", "Toys > Baby > Biscuits", true],
    ["Damen Hemd", "Fashion > Women > Shirts", true],
    ["Chemise homme", "Fashion > Women > Shirts", false],
    ["Camicia da uomo", "Fashion > Women > Shirts", false],
    ["Girls' shirt", "Fashion > Men > Shirts", false],
  ])("takes %s to %s: %s", (name, path, isTaken) => {
    const known = expecting("Shirts", [place("other", path), 0.9]);
    const found = weighIn(answer(["own", 0.3]), { name, category: "shirts" }, known, {
      audienceOf: findAudience,
    });
    expect(found.best_category.category.identifier === "other").toBe(isTaken);
  });

  test.each([
    ["Crystal Victoria Candy", "Crockery", "Kitchen > Bowls"],
    ["Almond Serum", "Hair care", "Beauty > Serums"],
    ["Classic", "Smartwatches", "Electronics > Watches"],
    ["Kristall Vase Bonbon", "Geschirr", "Kitchen > Bowls"],
    ["Sandwich", "Glaces", "Ice > Bars"],
  ])("makes a clear row unsure that it contradicts: %s in %s", (name, category, path) => {
    const known = expecting(category, [place("right", path), 0.8]);
    const found = weighIn(answer(["candy", 0.95], ["other", 0.02]), { name, category }, known);
    expect(found.best_category).toMatchObject({ category: { identifier: "candy" }, score: 0.5 });
    expect(found.message).toContain(`Unsure: "${category}" is about other things.`);
  });

  test("makes a row unsure that most rows of its category contradict, unless it is very sure or they are few", () => {
    const product = { name: "Roasted Seeds", category: "Snacks" };
    const leaves = [
      { place: place("nuts", "Food > Nuts"), weight: 0.6 },
      { place: place("seeds", "Garden > Seeds"), weight: 0.04 },
    ];
    const scoreOf = (score: number, rows: number) => {
      const expected = new Map([[sourceCategoryKey("Snacks"), { text: "Snacks", leaves, rows }]]);
      return weighIn(answer(["bulbs", score]), product, { decided: new Map(), expected }).best_category.score;
    };
    expect([scoreOf(0.88, 12), scoreOf(0.97, 12), scoreOf(0.88, 3)]).toEqual([0.5, 0.97, 0.88]);
  });

  describe("of a single row", () => {
    const weighed = (own: number, ofWords: number, leaf = "own") => {
      const leaves = [{ place: place(leaf, "Home > Pans"), weight: ofWords }];
      const expected = new Map([[sourceCategoryKey("Rohre"), { text: "Rohre", leaves, rows: 0 }]]);
      const product = { name: "Thing", category: "Rohre" };
      return weighIn(answer(["own", own]), product, { decided: new Map(), expected }).best_category;
    };

    test("makes it no surer than its words are, which it was read with", () => {
      expect(weighed(0.4, 0.5).score).toBe(0.5);
      expect(weighed(0.4, 0.9).score).toBe(0.9);
      expect(weighed(0.1, 0.5, "other")).toMatchObject({ category: { identifier: "other" }, score: 0.5 });
    });

    test("moves no row that speaks for another leaf", () => {
      expect(weighed(0.46, 0.9, "other")).toMatchObject({ category: { identifier: "own" }, score: 0.46 });
    });

    test("confirms no leaf by the row itself", () => {
      expect(weighed(0.5, 0.03).score).toBe(0.5);
    });
  });

  test("leaves a clear row alone where it is about several things, or about its department too", () => {
    const own = answer(["candy", 0.95]);
    const product = { name: "Candy", category: "New" };
    const both = expecting("New", [place("bowl", "Kitchen > Bowls"), 0.6], [place("candy"), 0.05]);
    const several = expecting(
      "New",
      [place("bowl", "Kitchen > Bowls"), 0.3],
      [place("cup", "Home > Cups"), 0.3],
    );
    for (const known of [both, several]) expect(weighIn(own, product, known)).toBe(own);
  });

  test("is nothing to a row of another one, or of none", () => {
    const own = answer(["cables", 0.2]);
    for (const product of [{ name: "KX" }, { name: "KX", category: "Radios" }])
      expect(weighIn(own, product, clockRadios)).toBe(own);
  });

  test("can be sent to a thread", () => {
    const sent = structuredClone({
      ...clockRadios,
      decided: new Map([[sourceCategoryKey("RÁDIOS"), place("dab")]]),
      decidedBy: "map.csv",
    });
    expect(weighIn(answer(), row, sent).best_category.category.identifier).toBe("clock");
    expect(decidedAnswer({ name: "KX", category: " radios " }, sent)).toMatchObject({
      message: '"radios" is mapped to this category in map.csv.',
      best_category: { score: 1 },
    });
  });
});

describe("a shelf for several things", () => {
  test.each(["Crisps & sweets", "Chips und Süßes", "Chips et bonbons", "Patatine e dolci"])(
    "%s is for a person to decide where the row says nothing of either",
    (text) => {
      const shelf = expecting(text, [place("crisps"), 0.9]);
      const weighed = (own: number) =>
        weighIn(answer(["crisps", own]), { name: "Norda", category: text }, shelf).best_category.score;
      expect(weighed(0.08)).toBe(0.5);
      expect(weighed(0.4)).toBeGreaterThan(0.8);
    },
  );

  test("is none where a name is written with a hyphen", () => {
    const text = "Coque - Bumper - Façade";
    const shelf = expecting(text, [place("cases"), 0.9]);
    expect(
      weighIn(answer(["cases", 0.08]), { name: "Norda", category: text }, shelf).best_category.score,
    ).toBeGreaterThan(0.8);
  });
});

describe("a word of the row's trade", () => {
  const slates = expecting("Ardoises", [place("a-office-boards-slates"), 0.95]);
  const own = answer(["a-office-boards-slates", 0.45]);
  const scoreOf = (product: Parameters<typeof weighIn>[1]) =>
    weighIn(own, product, slates).best_category.score;

  test("keeps a homonym unsure, whatever its source category is called", () => {
    const columns = [{ label: "Pureau (mm)", text: "110" }];
    expect(scoreOf({ name: "Ardoise 32x22", category: "Ardoises", facts: columns })).toBeLessThanOrEqual(0.5);
  });

  test("lets the source category confirm any other row", () => {
    expect(scoreOf({ name: "Ardoise A4", category: "Ardoises" })).toBeGreaterThan(0.7);
  });
});
