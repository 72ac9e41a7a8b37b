import { describe, expect, test } from "vitest";
import { ServiceProblem } from "../../src/api/service-problem.ts";
import { enrichProduct } from "../../src/pipeline/enrich-product.ts";
import { scoreWeight } from "../../src/pipeline/row-work.ts";
import { createStandInClient, plainAnswer } from "../stand-ins/client.ts";
import { plainOptions as options } from "../stand-ins/task-options.ts";

describe("enriching one product", () => {
  test("does every task and takes the category that was found to the attributes", async () => {
    const client = createStandInClient();
    const enrichment = await enrichProduct(
      { name: "a kettle", description: "It boils." },
      { client, options },
    );
    expect(enrichment.status).toBe("ok");
    expect(client.calls.map(({ name }) => name)).toEqual([
      "optimizeName",
      "optimizeDescription",
      "categorize",
      "extractAttributes",
    ]);
    expect(client.calls[3]?.input.query).toMatchObject({ category_identifier: "x-things" });
  });

  test("categorizes first where only the attributes are asked for", async () => {
    const client = createStandInClient();
    await enrichProduct({ name: "a kettle" }, { client, options: { ...options, tasks: ["attribution"] } });
    expect(client.calls.map(({ name }) => name)).toEqual(["categorize", "extractAttributes"]);
  });

  test("asks for names in the product's own language, and in the asked one where there is one", async () => {
    const client = createStandInClient();
    const product = { name: "Winterjacke für Damen mit Kapuze" };
    await enrichProduct(product, { client, options });
    await enrichProduct(product, { client, options: { ...options, language: "it" } });
    const asked = client.calls.filter(({ name }) => name === "optimizeName").map(({ input }) => input.query);
    expect(asked).toMatchObject([{ translation_language: "de" }, { translation_language: "it" }]);
  });

  test("leaves a name in its language among a description in another, where none was asked for", async () => {
    const client = createStandInClient();
    const description = "Ce casque sans fil est livré avec un câble et une housse de protection.";
    await enrichProduct({ name: "wireless headphones with carrying case", description }, { client, options });
    expect(client.calls[0]?.input.query).toMatchObject({ translation_language: "en" });
  });

  test("believes a language column before the words", async () => {
    const client = createStandInClient();
    await enrichProduct({ name: "HX-40", language: "fr_CH" }, { client, options });
    expect(client.calls[0]?.input.query).toMatchObject({ translation_language: "fr" });
  });

  test("rejects a product without name and description, and asks nothing", async () => {
    const client = createStandInClient();
    const enrichment = await enrichProduct({ brand: "Lumora" }, { client, options });
    expect(enrichment).toMatchObject({ status: "rejected", failures: [{ code: "PDO_PRODUCT_EMPTY" }] });
    expect(client.calls).toEqual([]);
  });

  test("is partial where the built-in engine did what a language model was asked for", async () => {
    const client = createStandInClient();
    const fallback = { code: "PDO_BUDGET_SPENT", reason: "The budget is spent." };
    const asking: typeof client = {
      ...client,
      call: (name, input, callOptions) => {
        if (name === "categorize") callOptions?.onFallback?.(fallback);
        return client.call(name, input, callOptions);
      },
    };
    const product = { name: "a kettle", description: "It boils." };
    const enrichment = await enrichProduct(product, { client: asking, options });
    expect(enrichment).toMatchObject({ status: "partial", failures: [] });
    expect(enrichment.fallbacks).toEqual([{ task: "categorization", ...fallback }]);
  });

  test("is partial, without a failure, where a task has nothing to work on", async () => {
    const enrichment = await enrichProduct({ name: "a kettle" }, { client: createStandInClient(), options });
    expect(enrichment).toMatchObject({ status: "partial", failures: [] });
    expect(enrichment.answers.description).toBeUndefined();
  });

  test("goes on with the other tasks after one has failed", async () => {
    const client = createStandInClient((name, input) => {
      if (name === "categorize") throw new ServiceProblem(500, "Internal Server Error");
      return plainAnswer(name, input);
    });
    const enrichment = await enrichProduct({ name: "a", description: "b" }, { client, options });
    expect(enrichment.status).toBe("partial");
    expect(enrichment.failures.map(({ task, code }) => [task, code])).toEqual([
      ["categorization", "HTTP_500"],
    ]);
    expect(enrichment.answers.name?.best_name).toBe("A");
  });

  test("asks once for a category that cannot be had, and says why there are no attributes", async () => {
    const client = createStandInClient(() => {
      throw new ServiceProblem(500, "Internal Server Error");
    });
    const tasks = ["categorization", "attribution"] as const;
    const enrichment = await enrichProduct({ name: "a" }, { client, options: { ...options, tasks } });
    expect(client.calls).toHaveLength(1);
    expect(enrichment.status).toBe("rejected");
    expect(enrichment.failures.map(({ task }) => task)).toEqual(["categorization"]);
    expect(enrichment.messages).toContain("attribution: left out, for no category was found.");
    const alone = { client, options: { ...options, tasks: ["attribution"] as const } };
    expect((await enrichProduct({ name: "a" }, alone)).failures).toMatchObject([{ task: "attribution" }]);
  });

  test.each([401, 402, 403, 405])("stops the run where the service answers %i", async (status) => {
    const client = createStandInClient(() => {
      throw new ServiceProblem(status, "No.");
    });
    await expect(enrichProduct({ name: "a" }, { client, options })).rejects.toMatchObject({ status });
  });

  test("carries no category that is a mere guess, and no attributes of one", async () => {
    const client = createStandInClient((name, input) => {
      const answer = plainAnswer(name, input) as { best_category: { score: number } };
      if (name === "categorize") answer.best_category.score = 0;
      return answer;
    });
    const enrichment = await enrichProduct({ name: "xyzzy", description: "Plugh." }, { client, options });
    expect(enrichment).toMatchObject({ status: "review", failures: [] });
    expect(enrichment.answers.categorization).toBeUndefined();
    expect(enrichment.messages).toContain("categorization: Done.");
    expect(client.calls.map(({ name }) => name)).not.toContain("extractAttributes");
    const alone = { client, options: { ...options, tasks: ["attribution"] as const } };
    expect(await enrichProduct({ name: "xyzzy" }, alone)).toMatchObject({ status: "review", failures: [] });
  });

  test.each([
    [0.49, undefined, "review"],
    [0.5, undefined, "ok"],
    [0.49, 500, "partial"],
  ] as const)(
    "a category with the score %d is held against --min-score; where another task answers %s the row is %s",
    async (score, fault, status) => {
      const client = createStandInClient((name, input) => {
        const answer = plainAnswer(name, input) as { best_category: { score: number } };
        if (name === "categorize") answer.best_category.score = score;
        if (name === "optimizeName" && fault !== undefined) throw new ServiceProblem(fault, "No.");
        return answer;
      });
      const tasks = ["name", "categorization"] as const;
      const enrichment = await enrichProduct(
        { name: "a kettle" },
        { client, options: { ...options, tasks } },
      );
      expect(enrichment.status).toBe(status);
      expect(enrichment.answers.categorization).toBeDefined();
      expect(enrichment.reviews?.map(({ code }) => code)).toEqual(
        score < 0.5 ? ["PDO_REVIEW_SCORE"] : undefined,
      );
    },
  );

  test("says the columns for brand and category to the tasks that can use them", async () => {
    const client = createStandInClient();
    await enrichProduct({ name: "HX-40", brand: "Halden", category: "Audio" }, { client, options });
    const bodies = client.calls.map(
      ({ input }) => (input.body as unknown as { product_description?: string }).product_description,
    );
    expect(bodies).toEqual([undefined, "Brand: Halden\nCategory: Audio", "Brand: Halden"]);
  });
});

const weightsTo = (rows: number) => Array.from({ length: rows }, (_, place) => scoreWeight(place));
const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

test("every row of a feed of 500 is scored, and stands for itself", () => {
  expect(weightsTo(500)).toEqual(Array(500).fill(1));
});

test.each([10_000, 200_000, 1_000_000])("of %i rows some are scored, and stand for all", (rows) => {
  const weights = weightsTo(rows);
  const scored = weights.filter((weight) => weight > 0).length;
  expect(scored).toBeLessThan(500 + 250 * Math.log2(rows / 250));
  expect(scored).toBeGreaterThan(500);
  expect(Math.abs(sum(weights) / rows - 1)).toBeLessThan(0.03);
});

test.each([2, 3, 4, 5, 8, 16])("rows that come in turns of %i are scored alike often", (turn) => {
  const counts = Array<number>(turn).fill(0);
  weightsTo(300_000).forEach((weight, place) => {
    counts[place % turn] = (counts[place % turn] ?? 0) + weight;
  });
  for (const count of counts) expect(Math.abs((count * turn) / 300_000 - 1)).toBeLessThan(0.2);
});
