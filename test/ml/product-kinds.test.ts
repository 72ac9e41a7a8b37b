import { describe, expect, it } from "vitest";
import { trainLinear } from "../../src/ml/classifier/linear-training.ts";
import { createKindFinder } from "../../src/ml/product-kinds.ts";
import { trainTitleModel } from "../../src/ml/titles/title-training.ts";

const categories = [
  { identifier: "boots", path: ["Fashion", "Boots"] },
  { identifier: "sandals", path: ["Fashion", "Sandals"] },
  { identifier: "pans", path: ["Kitchen", "Pans"] },
  { identifier: "pots", path: ["Kitchen", "Pots"] },
];
const titles = categories.flatMap(({ identifier }) =>
  ["red", "blue", "old", "new"].map((word) => ({
    categoryIdentifier: identifier,
    text: `${word} ${identifier}`,
  })),
);
const trained = trainTitleModel(titles, categories, trainLinear);

async function kindsOf(name: string) {
  const model = await trained;
  return createKindFinder(() => model)({ name, description: "" });
}

describe("the kinds of a product", () => {
  it("are the likeliest leaf first of all, and the branch above it at least as much", async () => {
    const [boots, sandals, pans] = [await kindsOf("boots"), await kindsOf("sandals"), await kindsOf("pans")];
    const strongest = (kinds: typeof boots) =>
      [...kinds]
        .sort((one, other) => other.share - one.share)
        .slice(0, 2)
        .map(({ key }) => key);
    const shared = (one: typeof boots, other: typeof boots) =>
      strongest(one).filter((key) => strongest(other).includes(key));
    expect(shared(boots, sandals)).toHaveLength(1);
    expect(shared(boots, pans)).toHaveLength(0);
  });

  it("have shares in (0, 1]", async () => {
    for (const { share } of await kindsOf("old boots and pans")) {
      expect(share).toBeGreaterThan(0);
      expect(share).toBeLessThanOrEqual(1.000001);
    }
  });

  it("are asked for once the first product is", () => {
    let opened = 0;
    createKindFinder(() => {
      opened += 1;
      throw new Error("not needed");
    });
    expect(opened).toBe(0);
  });
});
