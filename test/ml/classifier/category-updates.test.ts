import { describe, expect, it } from "vitest";
import type { CategorizedProduct } from "../../../src/ml/classifier/category-model.ts";
import { trainCategoryModel } from "../../../src/ml/classifier/category-training.ts";
import { addToCategoryModel } from "../../../src/ml/classifier/category-updates.ts";

const words: Readonly<Record<string, readonly string[]>> = {
  shoes: ["running shoe", "leather boot", "sneaker", "hiking boot", "sandal"],
  shirts: ["cotton shirt", "linen shirt", "polo shirt", "t-shirt", "flannel shirt"],
  pans: ["frying pan", "saucepan", "grill pan", "wok pan", "crepe pan"],
};
const products: readonly CategorizedProduct[] = Object.entries(words).flatMap(
  ([categoryIdentifier, things]) =>
    Array.from({ length: 20 }, (_, number) => ({
      name: `${things[number % things.length]} ${number} ${["red", "blue", "green"][number % 3]}`,
      description: "",
      categoryIdentifier,
    })),
);
const training = trainCategoryModel(products, { categories: [], others: ["hoses"] });
const named = (name: string, categoryIdentifier: string) => ({ name, description: "", categoryIdentifier });
const ask = (name: string) => ({ name, description: "" });

describe("adding examples to a model", () => {
  it("gives their like their category, also one that had no example", async () => {
    const model = await training;
    const more = addToCategoryModel(model, [
      named("leather frying boot 9 red", "pans"),
      named("green garden hose 12", "hoses"),
      named("blue garden hose 15", "hoses"),
    ]);
    expect(model.rank(ask("leather frying boot"), 1)[0]?.identifier).toBe("shoes");
    expect(more?.rank(ask("leather frying boot 9 red"), 1)[0]?.identifier).toBe("pans");
    expect(more?.rank(ask("green garden hose 12"), 1)[0]?.identifier).toBe("hoses");
    expect(more?.rank(ask("cotton shirt"), 1)[0]?.identifier).toBe("shirts");
  });

  it("numbers them after the others, and finds them as the nearest", async () => {
    const more = addToCategoryModel(await training, [named("wok pan 77 green", "pans")]);
    expect(more?.nearest(ask("wok pan 77 green"), 1)[0]?.example).toBe(products.length);
    expect(more?.nearest(ask(products[3]?.name ?? ""), 1)[0]?.example).toBe(3);
  });

  it("leaves the model that it was given as it is", async () => {
    const model = await training;
    const before = model.rank(ask("leather boot"), 4);
    addToCategoryModel(model, [named("leather boot", "pans")]);
    expect(model.rank(ask("leather boot"), 4)).toEqual(before);
  });

  it("does not change a model by no examples", async () => {
    const model = await training;
    const more = addToCategoryModel(model, []);
    for (const { name } of products) expect(more?.rank(ask(name), 4)).toEqual(model.rank(ask(name), 4));
  });

  it("cannot add a category that the model does not have", async () => {
    expect(addToCategoryModel(await training, [named("lamp", "lamps")])).toBeUndefined();
  });
});
