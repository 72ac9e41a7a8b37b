import { describe, expect, it } from "vitest";
import { createCatalogStore } from "../../../../src/catalog/store.ts";
import {
  audienceAt,
  audienceFactor,
  findAudience,
} from "../../../../src/tasks/categorization/rules/audience.ts";

describe("the audience of a text", () => {
  it.each([
    ["Women's running shoes", "women"],
    ["Herrenjacke blau", "men"],
    ["Robe fille 6 ans", "girls"],
    ["Scarpe bambino", "children"],
    ["Body bébé garçon", "baby"],
    ["Jungen und Mädchen Mütze", "children"],
    ["Running shoes", undefined],
    ["For men and women", undefined],
  ])("of %j is %s", (text, expected) => {
    expect(findAudience(text)).toBe(expected);
  });

  it("speaks for its own categories and against the others", () => {
    expect(audienceFactor("women", "women")).toBeGreaterThan(1);
    expect(audienceFactor("women", "men")).toBeLessThan(audienceFactor("women", undefined));
    expect(audienceFactor("girls", "boys")).toBeLessThan(audienceFactor("girls", "children"));
  });
});

describe("the audience of a category", () => {
  const catalog = createCatalogStore().catalog("channel_a");
  const audienceOf = (leaf: string) =>
    audienceAt(catalog)(catalog.categories.findIndex(({ identifier }) => identifier === leaf));

  it("is that of the nearest name above it that says one", () => {
    expect(audienceOf("a-toys-play-building-bricks")).toBe("baby");
    expect(audienceOf("a-fashion-women-dresses-casual")).toBe("women");
  });

  it("is none where its own name says that it is for adults", () => {
    expect(audienceOf("a-toys-play-costumes-adults")).toBeUndefined();
  });
});
