import { describe, expect, it } from "vitest";
import { operations } from "../../../../src/api/operations.ts";
import { createCatalog } from "../../../../src/catalog/catalog.ts";
import { compileContent } from "../../../../src/catalog/compile.ts";
import type { Catalog } from "../../../../src/catalog/model.ts";
import { isLlmError } from "../../../../src/llm/errors.ts";
import { createModelCategorizer } from "../../../../src/tasks/categorization/llm/categorize.ts";
import type { TaskContext } from "../../../../src/tasks/engine.ts";
import { createBuiltinEngine } from "../../../../src/tasks/rules-engine.ts";
import { builtin, catalogs, fakeModel, type Reply } from "../../fake-model.ts";

const headphones = { product_name: "Wireless headphones", product_description: "With a case for the phone." };

interface Asked {
  readonly limit?: number;
  readonly context?: TaskContext;
  readonly catalog?: Catalog;
  readonly identity?: string;
  readonly body?: typeof headphones;
}

async function categorize(
  replies: readonly Reply[],
  { limit = 3, context = {}, catalog, identity = "fake at nowhere", body = headphones }: Asked = {},
) {
  const model = { ...fakeModel(...replies), identity };
  const store = catalog === undefined ? catalogs : { ...catalogs, catalog: () => catalog };
  const engine = catalog === undefined ? builtin : createBuiltinEngine({ catalogs: store });
  const answer = await createModelCategorizer({ model, builtin: engine, catalogs: store })(
    { query: { sales_channel: "channel_a", limit, use_rag: false }, body },
    context,
  );
  expect(operations.categorize.response.parse(answer)).toEqual(answer);
  return { answer, requests: model.requests };
}

/** The number of a category of the shop, whose whole tree is shown. */
async function numberOf(name: string): Promise<string> {
  const { requests } = await categorize([{ category: "1", confidence: "high", other_categories: [] }]);
  return new RegExp(`(\\d+) ${name}`).exec(requests[0]?.reference ?? "")?.[1] ?? "";
}

const choose = (category: string, confidence = "high", other_categories: readonly string[] = []) => ({
  ...{ category, confidence, other_categories },
});

describe("the answer", () => {
  it("is the category that the model chose, with its path, and the others in the model's order", async () => {
    const [cases, towels, phones] = await Promise.all(
      ["Phone cases", "Towels", "Mobile phones"].map(numberOf),
    );
    const { answer } = await categorize([choose(cases ?? "", "medium", [towels ?? "", phones ?? ""])]);
    expect(answer.best_category.category.identifier).toBe("phone-cases");
    expect(answer.best_category.path.map(({ identifier }) => identifier)).toEqual([
      "electronics",
      "phone-cases",
    ]);
    const others = answer.other_categories.map(({ category }) => category.identifier);
    expect(others).toEqual(["towels", "phones"]);
    expect(answer.message).toBe("By fake-1.");
  });

  it("has no more suggestions than were asked for", async () => {
    const { answer, requests } = await categorize([{ category: "1", confidence: "high" }], { limit: 1 });
    expect(answer.other_categories).toEqual([]);
    expect(requests[0]?.schema.required).toEqual(["category", "confidence"]);
  });

  it("asks for the best category alone where that is enough", async () => {
    const { answer, requests } = await categorize([{ category: "1", confidence: "high" }], {
      limit: 5,
      context: { isBestEnough: true },
    });
    expect(answer.other_categories).toEqual([]);
    expect(requests[0]?.system).not.toContain("other_categories");
  });

  it("says where the model is unsure", async () => {
    const { answer } = await categorize([choose("1", "low")]);
    expect(answer.message).toMatch(/Unsure/);
  });

  it("is the built-in engine's best category with the score 0 where the model finds none fit", async () => {
    const { answer } = await categorize([choose("none", "high", ["2"])]);
    expect(answer.best_category.category.identifier).toBe("headphones");
    expect(answer.best_category.score).toBe(0);
    expect(answer.other_categories).toEqual([]);
    expect(answer.message).toMatch(/none of the \d+ categories to choose from fits.*guess/);
  });

  it("is never a category that was not offered: the model is asked once more, then refused", async () => {
    const invented = choose("999");
    const mended = await categorize([invented, choose(await numberOf("Headphones"))]);
    expect(mended.answer.best_category.category.identifier).toBe("headphones");
    expect(mended.requests[1]?.messages[2]?.text).toContain("999");
    const refused = categorize([invented, invented]);
    await expect(refused).rejects.toSatisfy(isLlmError);
    await expect(refused).rejects.toMatchObject({ code: "PDO_PROVIDER_ANSWER_UNUSABLE" });
  });

  it("scores a choice higher that words point to", async () => {
    const scores = await Promise.all(
      ["Headphones", "Towels"].map(async (name) => {
        const { answer } = await categorize([choose(await numberOf(name))]);
        return answer.best_category.score;
      }),
    );
    expect(scores[0]).toBeGreaterThan(scores[1] ?? 1);
  });
});

describe("of a catalog that is small enough", () => {
  it("all leaves are shown, the same for all products, and what words point to beside the record", async () => {
    const { requests } = await categorize([choose("1")]);
    const [request] = requests;
    expect(request?.reference).toBe(
      [
        "The channel's categories:",
        "1 Fashion",
        " 2 Women: 3 Women's jackets; 4 Women's shoes",
        " 5 Men: 6 Men's jackets; 7 Men's shoes",
        "8 Electronics: 9 Mobile phones; 10 Phone cases; 11 Headphones",
        "12 Home: 13 Towels",
      ].join("\n"),
    );
    const subject = JSON.parse(request?.messages[0]?.text ?? "");
    expect(Object.keys(subject)).toEqual(["likely", "record"]);
    expect(subject.likely[0]).toBe(11);
    expect(subject.record).toEqual({
      product_name: "Wireless headphones",
      product_description: "With a case for the phone.",
    });
    expect(request?.system).not.toContain("headphones");
    const other = { product_name: "Bath towel", product_description: "" };
    const { requests: others } = await categorize([choose("13")], { body: other });
    expect([others[0]?.system, others[0]?.reference]).toEqual([request?.system, request?.reference]);
    expect(others[0]?.schema).toEqual(request?.schema);
  });

  it("the model is asked even where no word points to a category", async () => {
    const body = { product_name: "Xyzzy", product_description: "" };
    const { answer } = await categorize([choose("13", "low")], { body });
    expect(answer.best_category.category.identifier).toBe("towels");
  });
});

/** So many groups of ten leaves, each leaf with a word of its own. */
function largeCatalog(groups: number): Catalog {
  const record = (identifier: string, name: string, parentIdentifier?: string) => ({
    record: { identifier, names: { en: name }, terms: {}, ...(parentIdentifier && { parentIdentifier }) },
    attributes: [],
  });
  const letters = (number: number) =>
    [...String(number)].map((digit) => "abcdefghij"[Number(digit)]).join("");
  const categories = Array.from({ length: groups }, (_, group) => [
    record(`group-${group}`, `Things for the ${letters(group)} house`),
    ...Array.from({ length: 10 }, (_, leaf) =>
      record(
        `leaf-${group}-${leaf}`,
        `Zor${letters(group)}q${letters(leaf)} thing of the house`,
        `group-${group}`,
      ),
    ),
  ]).flat();
  return createCatalog(compileContent({ salesChannel: "channel_a", categories }), "imported");
}

describe("of a larger catalog", () => {
  const catalog = largeCatalog(60);
  const body = { product_name: "Zorcq h thing", product_description: "" };

  it("a few candidates are shown, under the codes of the branches that all its leaves stand in", async () => {
    const chosen = { category: "1", branches: [], confidence: "high", other_categories: [] };
    const { answer, requests } = await categorize([chosen], { catalog, body });
    expect(requests).toHaveLength(1);
    const listed = [...(requests[0]?.reference ?? "").matchAll(/B(\d+) Things/g)].map(([, code]) =>
      Number(code),
    );
    expect(listed).toEqual(Array.from({ length: 60 }, (_, place) => place + 1));
    const { candidates } = JSON.parse(requests[0]?.messages[0]?.text ?? "");
    expect(Object.keys(candidates).every((head) => /^B\d+$/.test(head))).toBe(true);
    expect(Object.values<object>(candidates).flatMap(Object.keys).length).toBeLessThanOrEqual(20);
    expect(answer.best_category.score).toBeGreaterThan(0.5);
  });

  it("the leaves of the branches are asked for that the model names where no candidate is right", async () => {
    const none = { category: "none", branches: ["B41", "B7"], confidence: "medium", other_categories: [] };
    const { answer, requests } = await categorize([none, choose("13")], { catalog, body });
    expect(requests).toHaveLength(2);
    const { candidates } = JSON.parse(requests[1]?.messages[0]?.text ?? "");
    expect(Object.values<object>(candidates).flatMap(Object.keys)).toHaveLength(20);
    expect(requests[1]?.reference).toBeUndefined();
    expect(answer.best_category.category.identifier).toBe("leaf-6-2");
    const again = await categorize([none, choose("none")], { catalog, body });
    expect(again.answer.best_category.score).toBe(0);
  });

  it("everything is shown where the provider caches it", async () => {
    const identity = "openai https://api.openai.com/v1 gpt-6-luna";
    const { answer, requests } = await categorize([choose("2")], { catalog, body, identity });
    expect(requests[0]?.reference).toContain(
      "The channel's categories:\n1 Things for the a house: 2 Zoraqa thing",
    );
    expect(requests[0]?.reference).toContain("660 Zorfjqj thing of the house");
    expect(answer.best_category.category.identifier).toBe("leaf-0-0");
  });

  it("of which there are no branches, candidates alone are shown, and nobody is asked where there are none", async () => {
    const flat = createCatalog(
      compileContent({
        salesChannel: "channel_a",
        categories: Array.from({ length: 900 }, (_, number) => ({
          record: { identifier: `c${number}`, names: { en: `Category number ${number}` }, terms: {} },
          attributes: [],
        })),
      }),
      "imported",
    );
    const body = { product_name: "Xyzzy", product_description: "" };
    const { answer, requests } = await categorize([], { catalog: flat, body });
    expect(requests).toEqual([]);
    expect(answer.best_category.score).toBe(0);
  });
});
