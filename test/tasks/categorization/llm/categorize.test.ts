import { describe, expect, it } from "vitest";
import { operations } from "../../../../src/api/operations.ts";
import { isLlmError } from "../../../../src/llm/errors.ts";
import { createModelCategorizer } from "../../../../src/tasks/categorization/llm/categorize.ts";
import type { TaskContext } from "../../../../src/tasks/engine.ts";
import { builtin, catalogs, fakeModel, type Reply } from "../../fake-model.ts";

const products = {
  headphones: { product_name: "Wireless headphones", product_description: "With a case for the phone." },
};

async function categorize(replies: readonly Reply[], limit = 3, context: TaskContext = {}) {
  const model = fakeModel(...replies);
  const answer = await createModelCategorizer({ model, builtin, catalogs })(
    { query: { sales_channel: "channel_a", limit, use_rag: false }, body: products.headphones },
    context,
  );
  expect(operations.categorize.response.parse(answer)).toEqual(answer);
  return { answer, requests: model.requests };
}

const numbered = (text: string) => Object.values(JSON.parse(text).candidates as Record<string, object>);
/** The number under which the model was shown a category. */
async function numberOf(name: string): Promise<string> {
  const { requests } = await categorize([{ best: "1", confidence: "high", others: [] }]);
  const shown = numbered(requests[0]?.messages[0]?.text ?? "").flatMap((each) => Object.entries(each));
  return shown.find(([, shownName]) => shownName === name)?.[0] ?? "";
}

describe("the answer", () => {
  it("is the category that the model chose, with its path, and the others in the model's order", async () => {
    const [cases, towels] = [await numberOf("Phone cases"), await numberOf("Towels")];
    const { answer } = await categorize([{ best: cases, confidence: "medium", others: [towels, "1"] }]);
    expect(answer.best_category.category.identifier).toBe("phone-cases");
    expect(answer.best_category.path.map(({ identifier }) => identifier)).toEqual([
      "electronics",
      "phone-cases",
    ]);
    const others = answer.other_categories.map(({ category }) => category.identifier);
    expect(others).toEqual(["towels", "headphones"]);
    expect(answer.message).toBe("By fake-1.");
  });

  it("has no more suggestions than were asked for", async () => {
    const { answer, requests } = await categorize([{ best: "1", confidence: "high" }], 1);
    expect(answer.other_categories).toEqual([]);
    expect(requests[0]?.schema.required).toEqual(["best", "confidence"]);
  });

  it("asks for the best category alone where that is enough", async () => {
    const context = { isBestEnough: true };
    const { answer, requests } = await categorize([{ best: "1", confidence: "high" }], 5, context);
    expect(answer.other_categories).toEqual([]);
    expect(requests[0]?.system).not.toContain("others");
  });

  it("says where the model is unsure", async () => {
    const { answer } = await categorize([{ best: "1", confidence: "low", others: [] }]);
    expect(answer.message).toMatch(/Unsure/);
  });

  it("is the built-in engine's best category with the score 0 where the model finds none fit", async () => {
    const { answer } = await categorize([{ best: "none", confidence: "high", others: ["2"] }]);
    expect(answer.best_category.category.identifier).toBe("headphones");
    expect(answer.best_category.score).toBe(0);
    expect(answer.other_categories).toEqual([]);
    expect(answer.message).toMatch(/none of the \d+ likeliest categories fits.*guess/);
  });

  it("is never a category that was not offered: the model is asked once more, then refused", async () => {
    const invented = { best: "999", confidence: "high", others: [] };
    const mended = await categorize([invented, { best: "1", confidence: "high", others: [] }]);
    expect(mended.answer.best_category.category.identifier).toBe("headphones");
    expect(mended.requests[1]?.messages[2]?.text).toContain("999");
    const refused = categorize([invented, invented]);
    await expect(refused).rejects.toSatisfy(isLlmError);
    await expect(refused).rejects.toMatchObject({ code: "PDO_PROVIDER_ANSWER_UNUSABLE" });
  });
});

describe("the question", () => {
  it("is alike for all products but for the candidates and the record, which is last", async () => {
    const { requests } = await categorize([{ best: "1", confidence: "high", others: [] }]);
    const [request] = requests;
    const subject = JSON.parse(request?.messages[0]?.text ?? "");
    expect(Object.keys(subject)).toEqual(["candidates", "record"]);
    expect(subject.record).toEqual({
      name: "Wireless headphones",
      description: "With a case for the phone.",
    });
    expect(request?.system).not.toContain("headphones");
  });

  it("has the same schema however many candidates there are", async () => {
    const { requests } = await categorize([{ best: "1", confidence: "high", others: [] }]);
    const properties = requests[0]?.schema.properties as { readonly best: { readonly enum: string[] } };
    expect(properties.best.enum).toHaveLength(51);
  });
});

describe("where nothing points to a category of a large catalog", () => {
  it("the model is not asked, and the answer is the built-in engine's guess", async () => {
    const model = fakeModel();
    const [catalog] = [catalogs.catalog("channel_a")];
    const isLeaf = new Uint8Array(300).fill(1);
    const large = Object.create(catalog, {
      searchIndex: { value: { ...catalog.searchIndex, isLeaf } },
    }) as typeof catalog;
    const answer = await createModelCategorizer({ model, builtin, catalogs: { catalog: () => large } })(
      {
        query: { sales_channel: "channel_a", limit: 5, use_rag: false },
        body: { product_name: "Xyzzy", product_description: "" },
      },
      {},
    );
    expect(answer.best_category.score).toBe(0);
    expect(answer.message).toMatch(/guess/);
    expect(model.requests).toEqual([]);
  });
});
