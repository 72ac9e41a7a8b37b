import { describe, expect, it } from "vitest";
import { LinkTable } from "../../../src/catalog/thesaurus/link-table.ts";

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
    links.yieldToStrongest();
    const [toInEar, toOther] = weightsOf(links, overEar);
    expect(toInEar?.[0]).toBe(inEarPlace);
    expect(toOther?.[1]).toBeGreaterThan(toInEar?.[1] ?? 1);
  });

  it("keeps how much each kind of thing is linked in all", () => {
    const links = headphones();
    links.yieldToStrongest();
    const sums = [overEar, inEar].map((sense) =>
      weightsOf(links, sense).reduce((sum, [, weight]) => sum + weight, 0),
    );
    expect(sums[0]).toBeCloseTo(0.7, 6);
    expect(sums[1]).toBeCloseTo(0.9, 6);
  });

  it("leaves a kind of thing without links without any", () => {
    const links = headphones();
    links.yieldToStrongest();
    expect(weightsOf(links, 2)).toEqual([]);
  });

  it("keeps the strongest links alone, their categories ascending", () => {
    const links = new LinkTable(1);
    for (const [category, weight] of [0.2, 0.1, 0.5].entries()) links.add(0, category, weight);
    const { categories } = links.strongest(2);
    expect([...categories]).toEqual([0, 2]);
  });
});
