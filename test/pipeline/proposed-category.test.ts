import { describe, expect, test } from "vitest";
import type { OperationInput, OperationName, OperationResponse } from "../../src/api/operations.ts";
import type { ColumnMapping } from "../../src/feed/columns.ts";
import type { FeedFormatName } from "../../src/feed/feed-format.ts";
import { enrichProduct } from "../../src/pipeline/enrich-product.ts";
import { createOutcomes, plannedColumns, planOutcomes } from "../../src/pipeline/outcome-plan.ts";
import type { Product } from "../../src/pipeline/product.ts";
import type { RunTask, WriteMode } from "../../src/pipeline/run-options.ts";
import { createStandInClient, plainAnswer } from "../stand-ins/client.ts";
import { answerOf } from "../stand-ins/suggestions.ts";
import { plainOptions } from "../stand-ins/task-options.ts";

type Category = OperationResponse<"categorize">;

const unsure = answerOf(
  ["home-kitchen-kettles", 0.3],
  ["garden-water-hoses", 0.25],
  ["office-light-lamps", 0.15],
  ["home-kitchen-toasters", 0.05],
);
const unsureOfBranchAlone = answerOf(["home-kitchen-kettles", 0.3], ["home-kitchen-toasters", 0.25]);
const both = ["categorization", "attribution"] as const;

/** A client that finds this category, one call a task. */
function clientOf(category: Category) {
  return createStandInClient((name, input) => (name === "categorize" ? category : plainAnswer(name, input)));
}

interface RecordInput {
  readonly tasks: readonly string[];
}

/**
 * The same, as a service that takes whole records.
 * @param attributesOf the tasks of a record with which it looks for attributes
 */
function recordClientOf(category: Category, attributesOf = (_tasks: readonly string[]) => true) {
  const answer = (name: OperationName, input: OperationInput<OperationName>) => {
    if (name !== "enrichRecord") return plainAnswer(name, input);
    const { tasks } = (input as { readonly body: unknown }).body as RecordInput;
    return {
      ...{ message: "", language: "en", name: null, description: null, sources: {}, review: [] },
      categorization: category,
      attribution: attributesOf(tasks) ? plainAnswer("extractAttributes", input) : null,
    };
  };
  return Object.assign(createStandInClient(answer), { has: async () => true });
}

interface Asked {
  readonly client: ReturnType<typeof clientOf>;
  readonly tasks?: readonly RunTask[];
  readonly minScore?: number;
  readonly product?: Product;
}

function enrich({ client, tasks = both, minScore = 0.5, product = { name: "a kettle" } }: Asked) {
  return enrichProduct(product, { client, options: { ...plainOptions, tasks, minScore } });
}

interface Written {
  readonly format?: FeedFormatName;
  readonly write?: WriteMode;
  readonly minScore?: number;
}

async function outcomeOf(
  category: Category,
  { format = "csv", write = "add", minScore = 0.5 }: Written = {},
) {
  const tasks = { ...plainOptions, tasks: ["categorization"] as const, minScore };
  const mapping: ColumnMapping = { columns: { name: "Title", category: "Category" }, why: {}, warnings: [] };
  const plan = planOutcomes({ tasks, write, mapping, format });
  const enrichment = await enrich({ client: clientOf(category), tasks: tasks.tasks, minScore });
  const outcome = createOutcomes(plan)(enrichment);
  const names = plannedColumns(plan).map(({ name }) => name);
  return {
    ...outcome,
    row: Object.fromEntries(outcome.cells.map((cell, place) => [names[place], cell])),
  };
}

describe("a category below --min-score", () => {
  test("is proposed with three candidates at most, as a table's cell", async () => {
    const { row, status, done, proposed, category } = await outcomeOf(unsure);
    expect(row).toMatchObject({
      pdo_category_id: null,
      pdo_category: null,
      pdo_category_score: 0.3,
      pdo_category_candidates:
        "home > kitchen > kettles (home-kitchen-kettles, 0.3) | garden > water > hoses (garden-water-hoses, 0.25) | " +
        "office > light > lamps (office-light-lamps, 0.15)",
      pdo_status: "review",
    });
    expect({ status, done, proposed, category }).toEqual({
      status: "review",
      done: [],
      proposed: ["categorization"],
      category: undefined,
    });
  });

  test("is a list of objects in JSON, without what nothing points to", async () => {
    const { row } = await outcomeOf(answerOf(["home-kitchen-kettles", 0.3], ["home-garden-hoses", 0]), {
      format: "jsonl",
    });
    expect(row.pdo_category_candidates).toEqual([
      { path: "home > kitchen > kettles", identifier: "home-kitchen-kettles", score: 0.3 },
    ]);
  });

  test.each(["fill", "replace"] as const)(
    "leaves the shop's own cell alone with --write %s",
    async (write) => {
      const { row, proposals } = await outcomeOf(unsure, { write });
      expect(proposals).toEqual({});
      expect(row).toMatchObject({ pdo_category_score: 0.3, pdo_status: "review" });
      const written = await outcomeOf(unsure, { write, minScore: 0.3 });
      expect(written.proposals).toEqual({ category: "home > kitchen > kettles" });
    },
  );

  test("is written from the very score on, and then has no candidates", async () => {
    const { row, proposed, category } = await outcomeOf(unsure, { minScore: 0.3 });
    expect(row).toMatchObject({
      pdo_category_id: "home-kitchen-kettles",
      pdo_category_candidates: null,
      pdo_status: "ok",
    });
    expect(proposed).toBeUndefined();
    expect(category).toEqual({ identifier: "home-kitchen-kettles", name: "kettles" });
  });

  test("stays a mere guess where nothing points to it, without candidates", async () => {
    const { row } = await outcomeOf(answerOf(["home-kitchen-kettles", 0]), { minScore: 0 });
    expect(row).toMatchObject({
      pdo_category: null,
      pdo_category_score: null,
      pdo_category_candidates: null,
      pdo_status: "review",
    });
  });
});

describe("attributes of an unsure category", () => {
  test("are not asked for, and the row says why", async () => {
    const client = clientOf(unsure);
    const { answers, reviews, status, messages } = await enrich({ client });
    expect(client.calls.map(({ name }) => name)).toEqual(["categorize"]);
    expect(answers.attribution).toBeUndefined();
    expect(status).toBe("review");
    expect(reviews?.map(({ task, code }) => [task, code])).toEqual([
      ["categorization", "PDO_REVIEW_SCORE"],
      ["attribution", "PDO_CATEGORY_UNSURE"],
    ]);
    expect(messages.at(-1)).toBe(
      "attribution: No attributes were looked for: the category is unsure (score 0.3, below 0.5), and so is its department home (0.467).",
    );
  });

  test("are asked for of the first candidate where its department is sure, and the row says so", async () => {
    const client = clientOf(unsureOfBranchAlone);
    const { answers, messages, status } = await enrich({ client });
    expect(client.calls.at(-1)?.input.query).toMatchObject({ category_identifier: "home-kitchen-kettles" });
    expect(answers.attribution).toBeDefined();
    expect(messages).toContain("attribution: The first candidate's (kettles), for its department is sure.");
    expect(status).toBe("review");
  });

  test("make no demands, as another category may ask for others", async () => {
    const missingOf = async (category: Category) => {
      const tasks = { ...plainOptions, tasks: both, minScore: 0.5 };
      const mapping: ColumnMapping = { columns: { name: "Title" }, why: {}, warnings: [] };
      const plan = planOutcomes({ tasks, write: "add", mapping, format: "csv" });
      const client = createStandInClient((name, input) => {
        if (name === "categorize") return category;
        const answer = plainAnswer("extractAttributes", input) as OperationResponse<"extractAttributes">;
        const material = {
          ...answer.category,
          identifier: "material",
          requirement_level: "required" as const,
        };
        return { ...answer, missing_attributes: [material] };
      });
      const { cells } = createOutcomes(plan)(await enrich({ client }));
      return cells[plannedColumns(plan).findIndex(({ name }) => name === "pdo_missing_attributes")];
    };
    expect(await missingOf(answerOf(["home-kitchen-kettles", 0.9]))).toBe("material");
    expect(await missingOf(unsureOfBranchAlone)).toBeNull();
  });

  test("alone are a matter for a person too, and no failure", async () => {
    const client = clientOf(unsure);
    const found = await enrich({ client, tasks: ["attribution"] });
    expect(client.calls.map(({ name }) => name)).toEqual(["categorize"]);
    expect(found).toMatchObject({
      status: "review",
      failures: [],
      reviews: [{ code: "PDO_CATEGORY_UNSURE" }],
    });
  });

  test("are dropped where a service has found them all the same", async () => {
    const { answers, reviews } = await enrich({ client: recordClientOf(unsure) });
    expect(Object.keys(answers)).toEqual(["categorization"]);
    expect(reviews?.at(-1)).toMatchObject({ task: "attribution", code: "PDO_CATEGORY_UNSURE" });
    const kept = await enrich({ client: recordClientOf(unsureOfBranchAlone) });
    expect(Object.keys(kept.answers)).toEqual(["categorization", "attribution"]);
  });

  test("are asked for after all where the shop's own category makes it sure", async () => {
    const likeliest = answerOf(["home-kitchen-kettles", 0.3], ["garden-water-hoses", 0.17]);
    const client = recordClientOf(likeliest, (tasks) => !tasks.includes("categorization"));
    const { score: _, ...place } = likeliest.best_category;
    const expected = new Map([["kettles", { text: "Kettles", leaves: [{ place, weight: 0.9 }] }]]);
    const { answers, status } = await enrichProduct(
      { name: "a kettle", category: "Kettles" },
      {
        client,
        options: { ...plainOptions, tasks: both },
        sourceCategories: { decided: new Map(), expected },
      },
    );
    expect(client.calls.map(({ input }) => (input.body as unknown as RecordInput).tasks)).toEqual([
      ["categorization", "attribution"],
      ["attribution"],
    ]);
    expect(answers.categorization?.best_category.score).toBeGreaterThan(0.8);
    expect(answers.attribution).toBeDefined();
    expect(status).toBe("ok");
  });

  test("are all asked for with --min-score 0", async () => {
    const client = clientOf(unsure);
    const { answers, reviews } = await enrich({ client, minScore: 0 });
    expect(answers.attribution).toBeDefined();
    expect(reviews).toBeUndefined();
    const other = clientOf(unsure);
    await enrich({ client: other, minScore: 0.2 });
    expect(other.calls, "what is asked does not depend on the score").toEqual(client.calls);
  });
});

describe("a family", () => {
  const product = {
    name: "a kettle, red",
    facts: [{ label: "Colour", text: "red" }],
    family: { shared: { name: "a kettle" }, variant: "red", notes: [] },
  };

  test.each([
    [
      ["categorization", "attribution"],
      ["PDO_REVIEW_SCORE", "PDO_CATEGORY_UNSURE"],
    ],
    [["attribution"], ["PDO_CATEGORY_UNSURE"]],
  ] as const)("shares its unsure category with its rows, asked for %j", async (tasks, codes) => {
    const client = clientOf(unsure);
    const found = await enrich({ client, tasks, product });
    expect(client.calls.map(({ name }) => name)).toEqual(["categorize"]);
    expect(found.status).toBe("review");
    expect(found.reviews?.map(({ code }) => code)).toEqual(codes);
  });

  test("has its own attributes in each row where the department is sure", async () => {
    const client = clientOf(unsureOfBranchAlone);
    const found = await enrich({ client, product });
    expect(client.calls.map(({ name }) => name)).toEqual(["categorize", "extractAttributes"]);
    expect([...(found.unsure ?? [])]).toEqual(["categorization"]);
  });
});
