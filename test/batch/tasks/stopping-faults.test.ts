import { afterEach, describe, expect, test } from "vitest";
import { createExecutor } from "../../../src/batch/executor.ts";
import { attemptTask } from "../../../src/batch/tasks/attempt-task.ts";
import { type EnrichContext, enrichProduct } from "../../../src/batch/tasks/enrich-product.ts";
import type { Contact } from "../../../src/batch/tasks/stopping-faults.ts";
import type { Client } from "../../../src/client/client.ts";
import { ServiceProblem } from "../../../src/contract/problem.ts";
import {
  createTestClient,
  type StandInServer,
  sendJson,
  startStandIn,
} from "../../client/stand-in-server.ts";
import { createStandInClient, plainAnswer } from "../../stand-ins/client.ts";
import { plainOptions as options } from "../../stand-ins/task-options.ts";

const servers: StandInServer[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

const wrong = new ServiceProblem(422, [
  { loc: ["body", "product_name"], msg: "too long", type: "string_too_long" },
]);

/** Refuses, or fails, for every name with "bad" in it. */
function createPicky(fault: Error): Client {
  return createStandInClient((name, input) => {
    if (JSON.stringify(input.body).includes("bad")) throw fault;
    return plainAnswer(name, input);
  });
}

/** One product after the other, by its name. */
async function tryNames(
  client: Client,
  names: readonly string[],
  mostEqualRefusals?: number,
): Promise<number> {
  const contact: Contact = { hasAnswered: false, mostEqualRefusals };
  let failures = 0;
  for (const name of names) {
    const tasks = { client, options, contact, product: { name }, language: "en" as const };
    const { failure } = await attemptTask("name", tasks);
    if (failure !== undefined) failures += 1;
  }
  return failures;
}

const bad = (count: number) => Array.from({ length: count }, (_, number) => `bad ${number}`);

describe("a task that is refused for product after product", () => {
  test("ends the run with one sentence where it never was answered", async () => {
    await expect(tryNames(createPicky(wrong), bad(50), 50)).rejects.toMatchObject({
      code: "PDO_CLIENT_REFUSALS_ALIKE",
      seen: '50 times in a row it said "body.product_name: too long".',
    });
    expect(await tryNames(createPicky(wrong), bad(49), 50)).toBe(49);
  });

  test("loses these products alone once it was answered, however long ago", async () => {
    expect(await tryNames(createPicky(wrong), ["good", ...bad(200)], 50)).toBe(200);
  });

  test("loses these products alone where a refusal costs nothing", async () => {
    expect(await tryNames(createPicky(wrong), bad(200))).toBe(200);
  });
});

describe("a service that fails for product after product", () => {
  test("ends the run where it answered nothing", async () => {
    const fault = new ServiceProblem(500, "Internal Server Error");
    await expect(tryNames(createPicky(fault), bad(20))).rejects.toBe(fault);
  });

  test("loses these products alone where they are a handful, or others were answered", async () => {
    const fault = new ServiceProblem(500, "Internal Server Error");
    expect(await tryNames(createPicky(fault), [...bad(19), "good"])).toBe(19);
    expect(await tryNames(createPicky(fault), ["good", ...bad(200)])).toBe(200);
  });

  test.each([500, 503])("with %i for all is asked little, and the run ends by itself", async (status) => {
    const server = await startStandIn((_request, response) => sendJson(response, status, { detail: "x" }));
    servers.push(server);
    const { client } = createTestClient(`${server.origin}/api`, {
      retries: 6,
      connections: 8,
      maxOutageMs: 900_000,
    });
    const context: EnrichContext = { client, options, contact: { hasAnswered: false } };
    let failures = 0;
    const work = async (product: object) => {
      const enrichment = await enrichProduct(product, context);
      failures += 1;
      return { ...enrichment, done: [], cells: [], proposals: {} };
    };
    const executor = createExecutor(work, { concurrency: 8 });
    const products = Array.from({ length: 10_000 }, (_, number) => ({
      name: `TV ${number}`,
      description: "It is a TV.",
    }));
    await expect(executor.execute(products, 0)).rejects.toThrow();
    await executor.settled();
    expect(server.requests.length).toBeLessThanOrEqual(8 * 7 + 100);
    expect(failures).toBeLessThan(20);
  });
});
