import { afterEach, describe, expect, test } from "vitest";
import { ServiceProblem } from "../../src/api/service-problem.ts";
import type { Client } from "../../src/client/client.ts";
import { blocked } from "../../src/client/errors.ts";
import type { FaultKind } from "../../src/lib/errors.ts";
import { type LlmErrorParts, llmError } from "../../src/llm/errors.ts";
import { attemptTask } from "../../src/pipeline/attempt-task.ts";
import { type EnrichContext, enrichProduct } from "../../src/pipeline/enrich-product.ts";
import { createExecutor } from "../../src/pipeline/executor.ts";
import type { Contact } from "../../src/pipeline/stopping-faults.ts";
import {
  createTestClient,
  goodName,
  type StandInServer,
  sendJson,
  startStandIn,
} from "../client/stand-in-server.ts";
import { createStandInClient, plainAnswer } from "../stand-ins/client.ts";
import { plainOptions as options } from "../stand-ins/task-options.ts";

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

describe("a request that something before the service does not let through", () => {
  const refusal = blocked("http://host.test/api", "The body is text/html, 10 bytes.");
  const client = createPicky(refusal);

  test("loses its product alone, as long as not five in a row meet it", async () => {
    const names = ["good", ...bad(4), "good", ...bad(4), "good", ...bad(1)];
    expect(await tryNames(client, names)).toBe(9);
  });

  test("ends the run where five products in a row meet it, and where nothing was answered yet", async () => {
    await expect(tryNames(client, ["good", ...bad(5)])).rejects.toBe(refusal);
    await expect(tryNames(client, bad(1))).rejects.toBe(refusal);
  });

  test("is no more in a row where the service itself has refused a product between", async () => {
    const picky = createStandInClient((name, input) => {
      const text = JSON.stringify(input.body);
      if (text.includes("bad")) throw refusal;
      if (text.includes("wrong")) throw wrong;
      return plainAnswer(name, input);
    });
    expect(await tryNames(picky, ["good", ...bad(4), "wrong", ...bad(4)])).toBe(9);
  });

  test("counts products, not their tasks", async () => {
    const contact: Contact = { hasAnswered: true };
    const products = Array.from({ length: 4 }, (_, number) => ({
      name: `bad ${number}`,
      description: "It is a bad TV.",
    }));
    for (const product of products) {
      const { failures } = await enrichProduct(product, { client, options, contact });
      expect(failures.length).toBeGreaterThan(1);
    }
    await expect(enrichProduct({ name: "bad 5" }, { client, options, contact })).rejects.toBe(refusal);
  });

  test("loses that product alone of a feed behind a firewall that dislikes its text", async () => {
    const server = await startStandIn((_request, response, count) => {
      if (server.bodies[count - 1]?.includes("union select")) response.writeHead(403).end("<h1>Blocked</h1>");
      else sendJson(response, 200, goodName);
    });
    servers.push(server);
    const { client } = createTestClient(`${server.origin}/api`);
    expect(await tryNames(client, ["TV 1", "TV 2 union select", "TV 3", "TV 4"])).toBe(1);
    expect(server.requests).toHaveLength(4);
  });
});

describe("a language model's provider that fails for a product", () => {
  const failWith = (parts: Pick<LlmErrorParts, "code" | "kind">) =>
    llmError({ what: "No.", seen: "No.", nextStep: "Wait.", ...parts });

  test.each<FaultKind>(["final", "unreachable"])("ends the run where it is %s", async (kind) => {
    const fault = failWith({ code: "PDO_PROVIDER_KEY_REFUSED", kind });
    await expect(tryNames(createPicky(fault), ["good", ...bad(1)])).rejects.toBe(fault);
  });

  test.each<FaultKind>(["own", "throttled", "unavailable", "silent", "faulty", "unreadable", "unusable"])(
    "loses this product alone where it is %s, be nothing answered yet",
    async (kind) => {
      const fault = failWith({ code: "PDO_PROVIDER_FAILED", kind });
      expect(await tryNames(createPicky(fault), bad(100), 50)).toBe(100);
    },
  );

  test("loses this product alone where the answer comes later", async () => {
    const fault = failWith({ code: "PDO_COMPLETION_PENDING", kind: "final" });
    expect(await tryNames(createPicky(fault), bad(100), 50)).toBe(100);
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
    await expect(
      executor.execute(
        products,
        products.map((_, at) => at),
      ),
    ).rejects.toThrow();
    await executor.settled();
    expect(server.requests.length).toBeLessThanOrEqual(8 * 7 + 100);
    expect(failures).toBeLessThan(20);
  });
});
