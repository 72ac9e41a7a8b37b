import { describe, expect, it } from "vitest";
import { listAt } from "../../../src/lib/columns.ts";
import { SectionReader, SectionWriter } from "../../../src/lib/section-file.ts";
import {
  type CategorizedProduct,
  type CategoryNames,
  type PlainRanking,
  readCategoryModel,
  writeCategoryModel,
} from "../../../src/ml/classifier/category-model.ts";
import { groupCategories, trainCategoryModel } from "../../../src/ml/classifier/category-training.ts";

const categories: readonly CategoryNames[] = [
  { identifier: "shoes", path: ["Fashion", "Shoes"] },
  { identifier: "shirts", path: ["Fashion", "Shirts"] },
  { identifier: "pans", path: ["Kitchen", "Pans"] },
];

const words: Readonly<Record<string, readonly string[]>> = {
  shoes: ["running shoe", "leather boot", "sneaker", "hiking boot", "sandal"],
  shirts: ["cotton shirt", "linen shirt", "polo shirt", "t-shirt", "flannel shirt"],
  pans: ["frying pan", "saucepan", "grill pan", "wok pan", "crepe pan"],
};

/** Sixty products of three categories, each name another one. */
const products: readonly CategorizedProduct[] = Object.entries(words).flatMap(
  ([categoryIdentifier, things]) =>
    Array.from({ length: 20 }, (_, number) => ({
      name: `${["Acme", "Globex", "Initech", "Umbra"][number % 4]} ${things[number % things.length]} ${number} ${["red", "blue", "green"][number % 3]}`,
      description: "",
      categoryIdentifier,
    })),
);

const product = (name: string, description = "") => ({ name, description });

async function best(examples: readonly CategorizedProduct[], name: string): Promise<string | undefined> {
  const model = await trainCategoryModel(examples, { categories });
  return model.rank(product(name), 1)[0]?.identifier;
}

describe("a category model", () => {
  it("finds the category of products that it has not seen", async () => {
    const model = await trainCategoryModel(products, { categories });
    expect(model.rank(product("Soylent leather sneaker 99 black"), 1)[0]?.identifier).toBe("shoes");
    expect(model.rank(product("Linen polo shirt"), 1)[0]?.identifier).toBe("shirts");
    expect(model.rank(product("Cast iron grill pan"), 1)[0]?.identifier).toBe("pans");
  });

  it("recognises parts of words that it has not seen", async () => {
    expect(await best(products, "Sandals")).toBe("shoes");
    expect(await best(products, "Bratpfannen und saucepans")).toBe("pans");
  });

  it("is found by the description where the name says nothing", async () => {
    const model = await trainCategoryModel(products, { categories });
    expect(model.rank(product("4711", "A frying pan for every stove."), 1)[0]?.identifier).toBe("pans");
  });

  it("gives probabilities in [0, 1] that do not grow along the list and make 1 together", async () => {
    const model = await trainCategoryModel(products, { categories });
    for (const { name } of products) {
      const ranked = model.rank(product(name), 10);
      const scores = ranked.map(({ score }) => score);
      expect(ranked).toHaveLength(3);
      expect(new Set(ranked.map(({ identifier }) => identifier)).size).toBe(3);
      expect(scores).toEqual([...scores].sort((a, b) => b - a));
      expect(scores.every((score) => score >= 0 && score <= 1)).toBe(true);
      expect(scores.reduce((sum, score) => sum + score, 0)).toBeCloseTo(1, 5);
    }
  });

  it("gives as many categories as are asked for", async () => {
    const model = await trainCategoryModel(products, { categories });
    expect(model.rank(product("boot"), 2)).toHaveLength(2);
    expect(model.rank(product("boot"), 0)).toHaveLength(0);
  });

  it("finds a category that has one example", async () => {
    const rare = { name: "Globex garden hose", description: "", categoryIdentifier: "hoses" };
    expect(await best([...products, rare], "Hose for the garden")).toBe("hoses");
  });

  it("answers for a text without words", async () => {
    const model = await trainCategoryModel(products, { categories });
    expect(model.rank(product(""), 5)).toHaveLength(3);
    expect(model.rank(product(" !? ", "..."), 1)).toHaveLength(1);
    expect(model.nearest(product(""), 5)).toEqual([]);
  });

  it("is sure where there is one category only", async () => {
    const pans = products.filter(({ categoryIdentifier }) => categoryIdentifier === "pans");
    const model = await trainCategoryModel(pans, { categories });
    expect(model.rank(product("anything"), 5)).toEqual([{ identifier: "pans", score: 1 }]);
  });

  it("knows nothing where there are no examples", async () => {
    const model = await trainCategoryModel([], { categories });
    expect(model.rank(product("frying pan"), 5)).toEqual([]);
    expect(model.nearest(product("frying pan"), 5)).toEqual([]);
  });

  it("learns from examples with empty texts, repeated ones and contradicting ones", async () => {
    const empty = { name: "", description: "", categoryIdentifier: "pans" };
    const wrong = products.slice(0, 3).map((example) => ({ ...example, categoryIdentifier: "pans" }));
    const examples = [...products, ...products, ...wrong, empty, empty];
    expect(await best(examples, "leather boot")).toBe("shoes");
  });

  it("learns categories whose names are not known", async () => {
    const model = await trainCategoryModel(products, { categories: [] });
    expect(model.rank(product("flannel shirt"), 1)[0]?.identifier).toBe("shirts");
  });

  it("is the same for the same examples, to the byte", async () => {
    const bytes = async () => {
      const writer = new SectionWriter();
      writeCategoryModel(await trainCategoryModel(products, { categories }), writer);
      return Buffer.from(writer.bytes()).toString("base64");
    };
    expect(await bytes()).toBe(await bytes());
  });

  it("answers alike from its sections", async () => {
    const model = await trainCategoryModel(products, { categories });
    const writer = new SectionWriter();
    writeCategoryModel(model, writer);
    const read = readCategoryModel(new SectionReader(writer.table, new Uint8Array(writer.bytes())));
    for (const example of [...products, product("Ünïcode pan"), product("")]) {
      expect(read.rank(example, 3)).toEqual(model.rank(example, 3));
      expect(read.nearest(example, 3)).toEqual(model.nearest(example, 3));
    }
  });

  it("names the examples that a product resembles, nearest first", async () => {
    const model = await trainCategoryModel(products, { categories });
    const wanted = products.findIndex(({ name }) => name.includes("flannel shirt"));
    const found = model.nearest(products[wanted] ?? product(""), 4);
    expect(found[0]).toEqual({ example: wanted, similarity: expect.closeTo(1, 1) });
    expect(found).toHaveLength(4);
    const similarities = found.map(({ similarity }) => similarity);
    expect(similarities).toEqual([...similarities].sort((a, b) => b - a));
    expect(similarities.every((similarity) => similarity > 0 && similarity <= 1)).toBe(true);
  });

  it("answers alike whatever was asked of before, and in whichever order", async () => {
    const model = await trainCategoryModel(products, { categories });
    const fresh = await trainCategoryModel(products, { categories });
    const shoe = product("leather boot");
    const pan = product("leather boot", "A frying pan.");
    const near = fresh.nearest(pan, 3);
    const ranked = fresh.rank(pan, 3);
    model.rank(shoe, 3);
    expect(model.rank(pan, 3)).toEqual(ranked);
    expect(model.nearest(pan, 3)).toEqual(near);
    expect(model.nearest(pan, 1)).toEqual(near.slice(0, 1));
    expect(model.nearest(pan, 40).slice(0, 3)).toEqual(near);
    expect(model.rank({ ...shoe, brand: "Acme" }, 3)).toEqual(fresh.rank({ ...shoe, brand: "Acme" }, 3));
  });

  it("tells a growing share of the work up to all of it", async () => {
    const shares: number[] = [];
    await trainCategoryModel(products, { categories, onProgress: (share) => shares.push(share) });
    expect(shares).toEqual([...shares].sort((a, b) => a - b));
    expect(shares.at(-1)).toBe(1);
  });

  it("stops with the signal's reason", async () => {
    const controller = new AbortController();
    const reason = new Error("enough");
    const training = trainCategoryModel(products, {
      categories,
      signal: controller.signal,
      onProgress: () => controller.abort(reason),
    });
    await expect(training).rejects.toBe(reason);
  });
});

describe("a category without examples", () => {
  const hoses = { identifier: "hoses", path: ["Garden", "Garden hoses"] };
  const options = {
    categories: [...categories, hoses],
    others: ["shoes", "shirts", "pans", "hoses"],
    rankPlainly: ({ name }: { readonly name: string }) =>
      name.includes("hose") ? [{ identifier: "hoses", score: 0.8 }] : [],
  };

  it("gains by what the texts alone say of it", async () => {
    const model = await trainCategoryModel(products, options);
    const hose = product("4711 hose 25 m");
    const scoreOf = (plain?: PlainRanking) =>
      model.rank(hose, 4, plain).find(({ identifier }) => identifier === "hoses")?.score ?? 0;
    expect(scoreOf(() => options.rankPlainly(hose))).toBeGreaterThan(2 * scoreOf());
    expect(model.rank(product("leather boot"), 1, () => [])[0]?.identifier).toBe("shoes");
  });

  it("does not ask the texts alone where the examples leave no doubt", async () => {
    const model = await trainCategoryModel([...products, ...products], options);
    const boot = products.find(({ name }) => name.includes("leather boot")) ?? product("");
    const sure = model.rank(boot, 1)[0]?.score ?? 0;
    let asked = 0;
    const plain = () => {
      asked += 1;
      return [];
    };
    model.rank(boot, 1, plain);
    model.rank(product("zzz"), 1, plain);
    expect(asked).toBe(sure >= 0.9 ? 1 : 2);
  });
});

it("learns of the kinds of products that something else knows", async () => {
  const kinds = (key: number) => [{ key, share: 1 }];
  const examples = products.map((example) => ({
    ...example,
    kinds: kinds(example.categoryIdentifier === "pans" ? 7 : 8),
  }));
  const model = await trainCategoryModel(examples, { categories });
  expect(model.rank({ ...product("4711 XT"), kinds: kinds(7) }, 1)[0]?.identifier).toBe("pans");
  expect(model.rank({ ...product("4712 XT"), kinds: kinds(8) }, 1)[0]?.identifier).not.toBe("pans");
});

it("learns from examples of which a third have a wrong category", async () => {
  const many = Object.entries(words).flatMap(([categoryIdentifier, things]) =>
    Array.from({ length: 200 }, (_, number) => ({
      name: `${things[number % things.length]} ${number}`,
      description: "",
      categoryIdentifier:
        number % 3 === 0 ? (["shoes", "shirts", "pans"][(number / 3) % 3] ?? "") : categoryIdentifier,
    })),
  );
  expect(await best(many, "leather boot 4711")).toBe("shoes");
  expect(await best(many, "grill pan 4711")).toBe("pans");
});

const category = (path: string) => ({ identifier: path, path: path.split("/") });

function branches(paths: readonly string[], known: readonly string[] = paths) {
  const { branchesOf, targetCount } = groupCategories(paths, known.map(category));
  return { lists: paths.map((_, number) => listAt(branchesOf, number)), targetCount };
}

it("puts categories of one branch together on every level", () => {
  const { lists, targetCount } = branches(["a/b/x", "a/b/y", "a/c", "d/z"]);
  expect(lists).toEqual([[4, 5], [4, 5], [4], [3]]);
  expect(targetCount).toBe(6);
});

it("takes a branch of one category for the category, and leaves out what holds them all", () => {
  expect(branches(["a/b/x", "a/c/y"])).toEqual({ lists: [[0], [1]], targetCount: 2 });
});

it("knows no branches of categories without names or at the top", () => {
  expect(branches(["x", "y"])).toEqual({ lists: [[], []], targetCount: 2 });
  expect(branches(["a/x", "a/y", "b"], [])).toEqual({ lists: [[], [], []], targetCount: 3 });
});

it("does not take branches of the same name in other places for one", () => {
  const { lists } = branches(["a/s/1", "a/s/2", "b/s/3", "b/s/4"]);
  expect(lists[0]).toEqual(lists[1]);
  expect(lists[2]).toEqual(lists[3]);
  expect(new Set([...(lists[0] ?? []), ...(lists[2] ?? [])]).size).toBe(4);
});
