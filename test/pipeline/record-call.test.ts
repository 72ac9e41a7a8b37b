import { describe, expect, test } from "vitest";
import type { OperationInput, OperationName } from "../../src/api/operations.ts";
import { ServiceProblem } from "../../src/api/service-problem.ts";
import { maxFactLength, maxFacts, maxNameLength } from "../../src/api/text-limits.ts";
import { operationMissing } from "../../src/client/errors.ts";
import { attemptTask } from "../../src/pipeline/attempt-task.ts";
import { enrichProduct } from "../../src/pipeline/enrich-product.ts";
import type { Product } from "../../src/pipeline/product.ts";
import type { RunTask } from "../../src/pipeline/run-options.ts";
import type { Contact } from "../../src/pipeline/stopping-faults.ts";
import { createStandInClient, plainAnswer } from "../stand-ins/client.ts";
import { plainOptions } from "../stand-ins/task-options.ts";

const product = {
  name: "a kettle",
  description: "It boils.",
  brand: "Norda",
  facts: [{ label: "Colour", text: "red" }],
};
const operationOf = {
  name: "optimizeName",
  description: "optimizeDescription",
  categorization: "categorize",
  attribution: "extractAttributes",
} as const;

/** What a service answers to a record: each task as its own operation would. */
function recordAnswer(input: OperationInput<OperationName>) {
  const { record, tasks } = (input as OperationInput<"enrichRecord">).body ?? {
    record: { facts: [] },
    tasks: [],
  };
  const body = { product_name: record.name, product_description: record.description };
  const answers = tasks.map((task) => [task, plainAnswer(operationOf[task], { query: {}, body } as never)]);
  const none = { name: null, description: null, categorization: null, attribution: null };
  const review = [{ field: tasks[0], reason: "Look at this." }];
  return { message: "", language: "en", ...none, ...Object.fromEntries(answers), sources: {}, review };
}

type Answer = (name: OperationName, input: OperationInput<OperationName>) => unknown;

const withRecords: Answer = (name, input) =>
  name === "enrichRecord" ? recordAnswer(input) : plainAnswer(name, input);

function createClient(answer: Answer = withRecords) {
  return Object.assign(createStandInClient(answer), { has: async () => true });
}

async function enrich(
  client: ReturnType<typeof createClient>,
  products: readonly Product[],
  tasks = plainOptions.tasks,
) {
  const contact: Contact = { hasAnswered: false, mostEqualRefusals: 50 };
  const context = { client, options: { ...plainOptions, tasks }, contact };
  const found = [];
  for (const each of products) found.push(await enrichProduct(each, context));
  return found;
}

const asked = ({ calls }: ReturnType<typeof createClient>) =>
  calls.map(({ name, input }) =>
    name === "enrichRecord" ? (input as OperationInput<"enrichRecord">).body?.tasks.join() : name,
  );
const copies = (count: number) => Array.from({ length: count }, () => ({ ...product }));

describe("a product whose service takes records", () => {
  test("is asked for once, with its whole row and each task's options", async () => {
    const client = createClient();
    const [enrichment] = await enrich(client, [product]);
    expect(enrichment).toMatchObject({
      status: "review",
      messages: expect.arrayContaining(["name: Look at this."]),
    });
    expect(Object.keys(enrichment?.answers ?? {})).toEqual(plainOptions.tasks);
    expect(client.calls).toMatchObject([
      {
        name: "enrichRecord",
        input: {
          body: {
            record: product,
            options: { name: { task_type: "cleaned" }, attribution: { sales_channel: "channel_a" } },
          },
        },
      },
    ]);
  });

  test("is asked for with the whole row where there is one task alone, and told what to look at", async () => {
    const client = createClient();
    const [enrichment] = await enrich(client, [product], ["categorization"]);
    expect(asked(client)).toEqual(["categorization"]);
    expect(enrichment?.messages).toContain("categorization: Look at this.");
    await attemptTask("description", {
      client,
      options: { ...plainOptions, keywords: ["tea"] },
      product,
      language: "en",
    });
    expect(client.calls[1]?.input.body).toMatchObject({
      record: product,
      options: { description: { keywords: ["tea"] } },
    });
  });

  test("is asked for task by task where its record fails, still with the whole row, and nothing twice", async () => {
    const fault = new ServiceProblem(500, "Internal Server Error");
    const client = createClient((name, input) => {
      const answer = withRecords(name, input);
      if (JSON.stringify(input.body).includes('"description":{')) throw fault;
      return answer;
    });
    const [enrichment] = await enrich(client, [product]);
    expect(asked(client)).toEqual([
      "name,description,categorization,attribution",
      "name",
      "description",
      "categorization",
      "attribution",
    ]);
    expect(enrichment).toMatchObject({
      status: "partial",
      failures: [{ task: "description", code: "HTTP_500" }],
    });
  });

  test("goes to the tasks' own operations where its texts are longer than a record's may be", async () => {
    const client = createClient();
    const facts = Array.from({ length: 20 }, () => ({ label: "Text", text: "x".repeat(maxFactLength) }));
    await enrich(client, [{ ...product, facts }], ["name"]);
    expect(asked(client)).toEqual(["optimizeName"]);
    await enrich(client, [{ ...product, name: "x".repeat(maxNameLength + 1) }], ["name"]);
    expect(asked(client)).toEqual(["optimizeName"]);
  });

  test("leaves out facts that are more or longer than a record's may be", async () => {
    const client = createClient();
    const long = { label: "Text", text: "x".repeat(maxFactLength + 1) };
    const many = Array.from({ length: maxFacts + 5 }, (_, at) => ({ label: `Column ${at}`, text: "x" }));
    await enrich(client, [{ ...product, facts: [long, ...many] }], ["name"]);
    expect(client.calls[0]?.input.body).toMatchObject({ record: { facts: many.slice(0, maxFacts) } });
  });

  test("is categorized first where its attributes are asked for without its category", async () => {
    const client = createClient();
    await enrich(client, [product], ["name", "attribution"]);
    expect(asked(client)).toEqual(["name", "categorization", "attribution"]);
    expect(client.calls[2]?.input.body).toMatchObject({
      options: { attribution: { category_identifier: "x-things" } },
    });
  });
});

describe("a service that lists the operation and does not do it", () => {
  const refusals: [string, Error][] = [
    ["422", new ServiceProblem(422, [{ loc: ["body", "record"], msg: "no", type: "value_error" }])],
    ["500", new ServiceProblem(500, "Internal Server Error")],
    ["413", new ServiceProblem(413, "Too large")],
  ];
  test.each(refusals)(
    "with %s to every record is asked three times for records, and then as ever",
    async (_title, fault) => {
      const client = createClient((name, input) => {
        if (name === "enrichRecord") throw fault;
        return plainAnswer(name, input);
      });
      const found = enrich(client, copies(20));
      expect((await found).at(-1)?.status).toBe("ok");
      expect(
        asked(client).filter((name) => name?.includes(",") || name === "name").length,
      ).toBeLessThanOrEqual(3);
    },
  );

  test.each([[422], [500]])(
    "with %i to whatever it is asked gets hardly more requests than tasks",
    async (status) => {
      const fault = new ServiceProblem(status, "No.");
      const client = createClient(() => {
        throw fault;
      });
      const tasks: RunTask[] = ["name", "description"];
      const found = enrich(client, copies(60), tasks);
      await expect(found).rejects.toThrow();
      const most = status === 422 ? 2 * 50 + 3 : 20 + 3;
      expect(client.calls.length).toBeLessThanOrEqual(most);
    },
  );

  test("or not for this key is asked once, and loses no task for it", async () => {
    const client = createClient((name, input) => {
      if (name === "enrichRecord") throw operationMissing("http://here/", 403);
      return plainAnswer(name, input);
    });
    const found = await enrich(client, copies(5));
    expect(found.every(({ status }) => status === "ok")).toBe(true);
    expect(client.calls.filter(({ name }) => name === "enrichRecord")).toHaveLength(1);
    expect(client.calls).toHaveLength(1 + 4 * 5);
  });
});
