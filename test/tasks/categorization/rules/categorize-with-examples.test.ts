import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { CategoryRecord } from "../../../../src/catalog/model.ts";
import {
  createCategoryPlaces,
  findForeignness,
  weighTogether,
} from "../../../../src/tasks/categorization/rules/categorize-with-examples.ts";

function record(identifier: string, name: string): CategoryRecord {
  return { identifier, names: { en: name }, terms: {} };
}

/** A catalog of one category in one branch, which counts how often it is asked. */
function createCountedCatalog(name: string) {
  const root = record("root", "Fashion");
  const leaf = record("leaf", name);
  let asked = 0;
  return {
    asked: () => asked,
    findCategory: (identifier: string) => {
      asked += 1;
      return identifier === "leaf" ? leaf : undefined;
    },
    path: () => [root, leaf],
  };
}

it("finds a category with its path, in all languages", () => {
  const place = createCategoryPlaces()(createCountedCatalog("Shoes"), "leaf");
  expect(place?.category.identifier).toBe("leaf");
  expect(place?.category.languages.de.name).toBe("Shoes");
  expect(place?.path.map(({ identifier }) => identifier)).toEqual(["root", "leaf"]);
});

it("finds nothing where the catalog has no such category", () => {
  expect(createCategoryPlaces()(createCountedCatalog("Shoes"), "absent")).toBeUndefined();
});

it("asks a catalog once for each category, and another catalog anew", () => {
  const find = createCategoryPlaces();
  const catalog = createCountedCatalog("Shoes");
  for (const identifier of ["leaf", "leaf", "absent", "absent"]) find(catalog, identifier);
  expect(catalog.asked()).toBe(2);
  expect(find(createCountedCatalog("Boots"), "leaf")?.category.languages.en.name).toBe("Boots");
});

const facts = {
  exampleCount: 30,
  categoryCount: 5,
  attributedCount: 0,
  singleShare: 0,
  familiarSimilarity: 0.3,
};
const taught = [
  { identifier: "taught-1", score: 0.9 },
  { identifier: "taught-2", score: 0.1 },
];
const plain = [
  { identifier: "other", score: 0.7 },
  { identifier: "taught-2", score: 0.2 },
];

describe("weighing the examples and the texts together", () => {
  it("goes by the texts alone where nothing resembles the product in a catalog that is hardly covered", () => {
    const isForeign = findForeignness(facts, { best: 1, similarity: 0, leafCount: 2_000 });
    expect(isForeign).toBeGreaterThan(0.99);
    expect(weighTogether(taught, plain, isForeign)[0]).toEqual({ identifier: "other", score: 0.697 });
  });

  it("goes by the examples where one is near, or where every category has some", () => {
    const near = findForeignness(facts, { best: 0.99, similarity: 0.6, leafCount: 2_000 });
    const covered = findForeignness(facts, { best: 0.9, similarity: 0, leafCount: 5 });
    for (const isForeign of [near, covered]) {
      expect(isForeign).toBeLessThan(0.02);
      expect(weighTogether(taught, plain, isForeign)[0]?.identifier).toBe("taught-1");
    }
  });

  it("goes by the texts where the examples are not sure and cover little", () => {
    const isForeign = findForeignness(facts, { best: 0.3, similarity: 0.5, leafCount: 2_000 });
    expect(weighTogether([{ identifier: "taught-1", score: 0.3 }], plain, isForeign)[0]?.identifier).toBe(
      "other",
    );
  });

  it("leaves the scores by examples as they are where the texts point to nothing", () => {
    expect(weighTogether(taught, [], 0.9)).toEqual(taught);
  });

  it("gives scores in [0, 1] that do not grow and sum up to no more than 1", () => {
    const share = fc.double({ min: 0, max: 1, noNaN: true });
    const list = fc.array(fc.tuple(fc.constantFrom("taught-1", "taught-2", "a", "b"), share), {
      maxLength: 4,
    });
    const asScores = (pairs: readonly (readonly [string, number])[]) => {
      const sum = Math.max(
        1,
        pairs.reduce((total, [, score]) => total + score, 0),
      );
      return [...new Map(pairs)].map(([identifier, score]) => ({ identifier, score: score / sum }));
    };
    fc.assert(
      fc.property(list, list, share, (one, other, isForeign) => {
        const scores = weighTogether(asScores(one), asScores(other), isForeign).map(({ score }) => score);
        expect(scores).toEqual([...scores].sort((left, right) => right - left));
        expect(scores.reduce((total, score) => total + score, 0)).toBeLessThan(1.01);
      }),
    );
  });
});
