import { describe, expect, test, vi } from "vitest";
import { z } from "zod";
import type { Operation } from "../../src/api/operations.ts";
import type { TaskOfRun } from "../../src/pipeline/task.ts";
import { openFolder } from "./folder.ts";
import { serve } from "./serve.ts";

/*
 * A task is an operation, what does it and what a run makes of it, each with its entry in a table (see CONTRIBUTING.md). Here the
 * tables have one more, which the rest of the program has never heard of.
 */
const extractKeywords = {
  kind: "task",
  method: "POST",
  path: "/tasks/keywords",
  summary: "Name the words of a product's name.",
  query: z.object({ least: z.coerce.number().int().default(4).describe("Letters of a word.") }),
  body: z.object({ product_name: z.string() }).meta({ id: "KeywordsRequest" }),
  response: z.object({ message: z.string(), keywords: z.array(z.string()) }).meta({ id: "KeywordsResponse" }),
  example: {
    request: { product_name: "Red dress" },
    response: { message: "2 words.", keywords: ["dress"] },
  },
} as const satisfies Operation;

/** Its types are those of any task: those of a member that the tables do not have are not known here. */
interface KeywordsRequest {
  readonly query: { readonly least: number };
  readonly body: { readonly product_name: string };
}

const keywordsByRules = {
  byRules:
    async () =>
    async ({ query, body }: KeywordsRequest) => {
      const keywords = body.product_name
        .toLowerCase()
        .split(/\s+/)
        .filter((word) => word.length >= query.least);
      return { message: keywords.length === 0 ? "No word is long enough." : "", keywords };
    },
};

interface KeywordsAnswer {
  readonly message: string;
  readonly keywords: readonly string[];
}

const keywordsTask = {
  operation: "extractKeywords",
  reads: ["name"],
  needs: "name",
  toInput: ({ product }: { readonly product: { readonly name: string } }) => ({
    query: { least: 4 },
    body: { product_name: product.name },
  }),
  isGuess: ({ keywords }: KeywordsAnswer) => keywords.length === 0,
  columns: [
    { name: "pdo_keywords", separator: ", ", cell: ({ keywords }: KeywordsAnswer) => keywords },
    { name: "pdo_keyword_count", cell: ({ keywords }: KeywordsAnswer) => keywords.length },
  ],
} as unknown as TaskOfRun;

vi.mock("../../src/api/operations.ts", async (load) => {
  const table = await load<typeof import("../../src/api/operations.ts")>();
  return {
    ...table,
    operations: { ...table.operations, extractKeywords },
    operationNames: [...table.operationNames, "extractKeywords"],
    taskNames: [...table.taskNames, "extractKeywords"],
  };
});
vi.mock("../../src/tasks/tasks.ts", async (load) => {
  const { tasks } = await load<typeof import("../../src/tasks/tasks.ts")>();
  return { tasks: { ...tasks, extractKeywords: keywordsByRules } };
});
vi.mock("../../src/pipeline/tasks.ts", async (load) => {
  const { tasksOfRun } = await load<typeof import("../../src/pipeline/tasks.ts")>();
  return { tasksOfRun: { ...tasksOfRun, keywords: keywordsTask } };
});

const feed = 'id,name,description\n1,Red cotton dress,"A dress, red."\n2,Mug,A mug.\n3,,Of no name.\n';
const { at, read, run } = openFolder(feed);

describe("a task that is added to the tables", () => {
  test("is one of the choices of --tasks, in help, in the refusal of others and in the configuration's schema", async () => {
    const help = (await run(["enrich", "--help"])).printed.replace(/\s+/g, " ");
    expect(help).toContain("of name, description, categorization, attribution, keywords");
    expect((await run(["enrich", at("feed.csv"), "--tasks", "keyword"])).said).toContain("keywords");
    const { configSchema } = await import("../../src/cli/config-schema.ts");
    expect(JSON.stringify(configSchema())).toContain('"attribution","keywords"');
  });

  test("adds its columns before those of every run, and is counted", async () => {
    const { code, printed } = await run([
      "enrich",
      at("feed.csv"),
      "-o",
      at("out.csv"),
      "--tasks",
      "name,keywords",
    ]);
    expect(code).toBe(0);
    const [header, dress, mug, nameless] = read("out.csv").trimEnd().split("\n");
    expect(header).toBe(
      "id,name,description,pdo_name,pdo_keywords,pdo_keyword_count,pdo_source,pdo_status,pdo_messages",
    );
    expect(dress).toMatch(
      /^1,Red cotton dress,"A dress, red\.",[^,]*,"red, |"?cotton, dress"?,2,name=as it was,ok,/,
    );
    expect(mug).toMatch(/,,,name=(?:rules|as it was),partial,.*keywords: No word is long enough\.$/);
    expect(nameless).toMatch(/^3,,Of no name\.,,,,,partial,/);
    expect(JSON.parse(printed)).toMatchObject({
      tasks: {
        name: { done: 2, proposed: 0, skipped: 1, failed: 0 },
        keywords: { done: 1, proposed: 0, skipped: 2, failed: 0 },
      },
    });
  });

  test("is among all tasks where none are named, and a list in JSON", async () => {
    await run(["enrich", at("feed.csv"), "-o", at("all.jsonl"), "--format", "jsonl"]);
    const [first] = read("all.jsonl").split("\n");
    expect(JSON.parse(first ?? "")).toMatchObject({
      pdo: { keywords: ["cotton", "dress"], keyword_count: 2 },
    });
  });

  test("is verified", async () => {
    await run(["enrich", at("feed.csv"), "-o", at("out.csv"), "--overwrite", "--tasks", "keywords"]);
    expect(read("out.csv")).toContain(',"cotton, dress",2,,ok,');
    expect(await run(["verify", at("feed.csv"), at("out.csv")])).toMatchObject({ code: 0 });
  });

  test("is left out where the feed lacks the column that it needs", async () => {
    const nameless = openFolder("id,description\n1,A red dress.\n");
    const { code, said } = await nameless.run(["enrich", nameless.at("feed.csv"), "--tasks", "keywords"]);
    expect(code).toBe(2);
    expect(said).toContain("The feed has no column for name.");
    expect(said).toContain("--map name=COLUMN");
  });

  test("is planned by a dry run", async () => {
    const words = ["enrich", at("feed.csv"), "--dry-run", "--tasks", "keywords", "--output", "json"];
    const { code, printed } = await run(words);
    expect(code).toBe(0);
    expect(JSON.parse(printed)).toMatchObject({ tasks: { keywords: { to_do: 2, nothing: 1 } } });
  });

  test("is served and described, with its request validated", async () => {
    const { get, post } = await serve();
    const answer = await post("/tasks/keywords", { product_name: "Red cotton dress" });
    expect(answer).toEqual({ status: 200, body: { message: "", keywords: ["cotton", "dress"] } });
    expect(await post("/tasks/keywords", {})).toMatchObject({
      status: 422,
      body: { detail: [{ loc: ["body", "product_name"] }] },
    });
    const { paths } = (await get("/openapi.json")) as { paths: Record<string, unknown> };
    expect(paths["/tasks/keywords"]).toMatchObject({
      post: { operationId: "extractKeywords", tags: ["tasks"] },
    });
  });
});
