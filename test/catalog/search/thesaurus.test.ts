import { describe, expect, it } from "vitest";
import { createCatalog } from "../../../src/catalog/catalog.ts";
import { compileContent } from "../../../src/catalog/compile.ts";
import type { Catalog } from "../../../src/catalog/model.ts";
import { createCategoryIndex } from "../../../src/catalog/search/category-search.ts";
import { LinkTable, linkSenses, withThesaurus } from "../../../src/catalog/search/thesaurus.ts";
import { bareContent, knowledgeContent } from "./two-catalogs.ts";

const knowledge = createCatalog(compileContent(knowledgeContent), "builtin");
const bare = createCatalog(compileContent(bareContent), "imported");

function linksOf(sense: string, to: Catalog = bare) {
  const { starts, categories, weights } = linkSenses(knowledge, to);
  const number = knowledge.categories.findIndex(({ identifier }) => identifier === sense);
  const places = Array.from(categories.subarray(starts[number], starts[number + 1]));
  return places
    .map((place, at) => ({
      category: to.categories[place]?.identifier,
      weight: weights[(starts[number] ?? 0) + at] ?? 0,
    }))
    .sort((one, other) => other.weight - one.weight);
}

describe("linkSenses", () => {
  it("puts a kind of thing where its own words lead to", () => {
    expect(linksOf("k-pets-dogs-food")[0]?.category).toBe("friends");
    expect(linksOf("k-food-sweet-gum")[0]?.category).toBe("crisps-sweets");
  });

  it("puts it where what stands above it leads to, if it has no word of its own there", () => {
    expect(linksOf("k-pets-dogs-leads")[0]?.category).toBe("friends");
  });

  it("links leaves to leaves alone", () => {
    expect(linksOf("k-pets")).toEqual([]);
    const leaves = bare.categories.filter(({ identifier }) => bare.isLeaf(identifier));
    for (const sense of ["k-pets-dogs-food", "k-food-sweet-gum"]) {
      for (const { category, weight } of linksOf(sense)) {
        expect(leaves.map(({ identifier }) => identifier)).toContain(category);
        expect(weight).toBeGreaterThan(0);
      }
    }
  });

  it("is the same each time", () => {
    expect(linkSenses(knowledge, bare)).toEqual(linkSenses(knowledge, bare));
  });
});

describe("a catalog with a thesaurus", () => {
  const plain = createCategoryIndex(bare);
  const complete = createCatalog(withThesaurus(compileContent(bareContent), knowledge), "imported");
  const index = createCategoryIndex(complete);
  const query = [{ text: "Crocchette per cuccioli", weight: 3 }];

  it("finds by words that only the thesaurus has, and says by which", () => {
    expect(plain.search(query, { limit: 1 })).toEqual([]);
    const [found] = index.search(query, { limit: 1, leavesOnly: true });
    expect(found?.category.identifier).toBe("friends");
    expect(found?.matched).toEqual(["crocchette"]);
  });

  it("adds to the score what the thesaurus gives", () => {
    const animals = [{ words: [{ folded: "animali" }], weight: 1 }];
    const [found = 0] = index.rank(animals, { limit: 1 }).scores;
    const [own = 0] = plain.rank(animals, { limit: 1 }).scores;
    expect(own).toBeGreaterThan(0);
    expect(found).toBeGreaterThan(own);
  });

  it("answers the same query alike, whatever was asked in between", () => {
    const before = index.search(query, { limit: 5 });
    index.search([{ text: "chewing gum alla menta", weight: 2 }], { limit: 5 });
    expect(index.search(query, { limit: 5 })).toEqual(before);
  });

  it("leaves the search of a person who types to the catalog's own words", () => {
    expect(index.search(query, { limit: 3, isTolerant: true })).toEqual(
      plain.search(query, { limit: 3, isTolerant: true }),
    );
  });
});

const [overEar, inEar] = [0, 1];
const [inEarPlace, otherPlace] = [0, 1];

function headphones(): LinkTable {
  const links = new LinkTable(3);
  links.add(overEar, inEarPlace, 0.4);
  links.add(overEar, otherPlace, 0.3);
  links.add(inEar, inEarPlace, 0.9);
  return links;
}

function weightsOf(links: LinkTable, sense: number): readonly [number, number][] {
  const { starts, categories, weights } = links.strongest(8);
  return Array.from(categories.subarray(starts[sense], starts[sense + 1])).map((category, at) => {
    return [category, weights[(starts[sense] ?? 0) + at] ?? 0];
  });
}

describe("the table of links", () => {
  it("lets a kind of thing fall to a category that no other one claims more", () => {
    const links = headphones();
    links.suppressWeaker();
    const [toInEar, toOther] = weightsOf(links, overEar);
    expect(toInEar?.[0]).toBe(inEarPlace);
    expect(toOther?.[1]).toBeGreaterThan(toInEar?.[1] ?? 1);
  });

  it("keeps how much each kind of thing is linked in all", () => {
    const links = headphones();
    links.suppressWeaker();
    const sums = [overEar, inEar].map((sense) =>
      weightsOf(links, sense).reduce((sum, [, weight]) => sum + weight, 0),
    );
    expect(sums[0]).toBeCloseTo(0.7, 6);
    expect(sums[1]).toBeCloseTo(0.9, 6);
  });

  it("leaves a kind of thing without links without any", () => {
    const links = headphones();
    links.suppressWeaker();
    expect(weightsOf(links, 2)).toEqual([]);
  });

  it("keeps the strongest links alone, their categories ascending", () => {
    const links = new LinkTable(1);
    for (const [category, weight] of [0.2, 0.1, 0.5].entries()) links.add(0, category, weight);
    const { categories } = links.strongest(2);
    expect([...categories]).toEqual([0, 2]);
  });
});
