import { describe, expect, test } from "vitest";
import type { OperationName } from "../../src/api/operations.ts";
import { invalidRequest } from "../../src/api/service-problem.ts";
import { llmError } from "../../src/llm/errors.ts";
import type { Access } from "../../src/server/access.ts";
import { dispatch } from "../../src/server/dispatch.ts";
import { defaultLevels } from "../../src/server/keys-document.ts";
import { createService, type Service } from "../../src/server/service.ts";
import type { Engine } from "../../src/tasks/engine.ts";
import { standInCatalogs, standInEngine } from "./stand-in.ts";

const levelAccess: Access = {
  authenticate: (apiKey = "") => {
    const level = defaultLevels[apiKey];
    if (!level) throw invalidRequest([]);
    return { keyId: apiKey, levelName: apiKey, level };
  },
};

function makeService(engine: Partial<Engine> = {}, access?: Access) {
  const parts = { catalogs: standInCatalogs, engine: { ...standInEngine, ...engine }, now: () => 0 };
  return createService({ ...parts, ...(access && { access }) });
}

const product = { product_description: "A red shirt." };
const calls: Readonly<Record<OperationName, { query: [string, string][]; body?: unknown }>> = {
  optimizeName: {
    query: [
      ["task_type", "cleaned"],
      ["translation_language", "en"],
    ],
    body: { product_name: "TV" },
  },
  optimizeDescription: { query: [], body: product },
  categorize: { query: [["sales_channel", "channel_a"]], body: product },
  extractAttributes: {
    query: [
      ["sales_channel", "channel_a"],
      ["category_identifier", "shirt"],
    ],
    body: product,
  },
  enrichRecord: {
    query: [],
    body: {
      record: { name: "TV", description: "A red shirt." },
      tasks: ["name", "description", "categorization", "attribution"],
      options: { categorization: { sales_channel: "channel_a" }, attribution: { sales_channel: "channel_a" } },
    },
  },
  listCategories: { query: [["sales_channel", "channel_a"]] },
  listAttributes: { query: [["category_identifier", "shirt"]] },
  listValues: { query: [["category_identifier", "shirt"]] },
};
const names = Object.keys(calls) as OperationName[];

describe("subscription levels", () => {
  const statusOf = async (level: string, operation: OperationName, extra: [string, string][] = []) => {
    const { query, body } = calls[operation];
    const call = { operation, query: [...query, ...extra], body, apiKey: level };
    return dispatch(makeService({}, levelAccess), call).then(
      () => 200,
      (problem) => problem.status,
    );
  };
  const included = async (level: string) => {
    const statuses = await Promise.all(
      names.map(async (name) => [name, await statusOf(level, name)] as const),
    );
    return statuses.filter(([, status]) => status === 200).map(([name]) => name);
  };

  test("basic is data and names", async () => {
    expect(await included("basic")).toEqual([
      "optimizeName",
      "listCategories",
      "listAttributes",
      "listValues",
    ]);
  });

  test("plus and premium are everything, and use_rag is premium's alone", async () => {
    expect(await included("plus")).toEqual(names);
    expect(await included("premium")).toEqual(names);
    const rag: [string, string][] = [["use_rag", "yes"]];
    expect(await statusOf("plus", "categorize", rag)).toBe(403);
    expect(await statusOf("premium", "categorize", rag)).toBe(200);
    expect(await statusOf("plus", "categorize", [["use_rag", "maybe"]])).toBe(422);
  });

  test("what is not included is refused before it is counted or looked at", async () => {
    const service = makeService({}, levelAccess);
    const call = { operation: "categorize", query: [], apiKey: "basic" } as const;
    await expect(dispatch(service, call)).rejects.toMatchObject({
      status: 403,
      detail: "The subscription level 'basic' does not include the operation categorize",
      headers: {},
    });
  });

  test("every admitted answer counts and says so, also a refused one", async () => {
    const service = makeService({}, levelAccess);
    const first = await dispatch(service, { operation: "listValues", ...calls.listValues, apiKey: "basic" });
    expect(first.headers).toMatchObject({ "RateLimit-Limit": "60", "RateLimit-Remaining": "59" });
    const bad = dispatch(service, { operation: "listValues", query: [], apiKey: "basic" });
    await expect(bad).rejects.toMatchObject({ status: 422, headers: { "RateLimit-Remaining": "58" } });
  });

  test("the minute's 61st request of basic is refused, and before its faults are", async () => {
    const service = makeService({}, levelAccess);
    const call = { operation: "listValues", query: [], apiKey: "basic" } as const;
    for (let count = 0; count < 60; count += 1) {
      await expect(dispatch(service, call)).rejects.toMatchObject({ status: 422 });
    }
    await expect(dispatch(service, call)).rejects.toMatchObject({
      status: 429,
      headers: { "Retry-After": "60" },
    });
  });
});

describe("embedded, without access", () => {
  test.each(names)("%s is admitted, without headers", async (operation) => {
    const { headers, body } = await dispatch(makeService(), { operation, ...calls[operation] });
    expect(headers).toEqual({});
    expect(body).toBeDefined();
  });
});

describe("faults and aborts", () => {
  const call = { operation: "optimizeName", ...calls.optimizeName } as const;

  test("an engine's fault is a 500 that keeps its cause to itself", async () => {
    const fault = new Error("the inside");
    const service = makeService({ optimizeName: () => Promise.reject(fault) });
    await expect(dispatch(service, call)).rejects.toMatchObject({
      status: 500,
      detail: "Internal Server Error",
      cause: fault,
    });
  });

  test("a fault that is thrown at once is one too", async () => {
    const service = makeService({
      optimizeName: () => {
        throw "text";
      },
    });
    await expect(dispatch(service, call)).rejects.toMatchObject({ status: 500, cause: "text" });
  });

  test("an engine gets the signal, and an aborted call ends with the signal's reason", async () => {
    const reason = new Error("enough");
    const controller = new AbortController();
    const service = makeService({
      optimizeName: (_request, { signal }) => {
        controller.abort(reason);
        return Promise.reject(new Error(`aborted: ${signal?.aborted}`));
      },
    });
    await expect(dispatch(service, { ...call, signal: controller.signal })).rejects.toBe(reason);
    await expect(dispatch(service, { ...call, signal: controller.signal })).rejects.toBe(reason);
  });
});

describe("a provider key where no provider is set up", () => {
  test("is told in a task's message", async () => {
    const call = {
      operation: "optimizeName",
      ...calls.optimizeName,
      providerKey: "key-of-somebody",
    } as const;
    const { body } = await dispatch(makeService(), call);
    expect(body.message).toBe(
      "Done. No provider with such keys is set up here, so the provider key was not used.",
    );
  });

  test("is nothing to data operations", async () => {
    const plain = await dispatch(makeService(), { operation: "listValues", ...calls.listValues });
    const keyed = await dispatch(makeService(), {
      operation: "listValues",
      ...calls.listValues,
      providerKey: "key-of-somebody",
    });
    expect(keyed).toEqual(plain);
  });
});

describe("who does a task", () => {
  const doneBy = (message: string): Engine => ({
    ...standInEngine,
    optimizeName: async () => ({ message, old_name: "TV", best_name: "TV", other_names: [] }),
  });
  const call = { operation: "optimizeName", ...calls.optimizeName } as const;
  const messageFor = async (further: object, parts: Partial<Service>) => {
    const service = { ...makeService({}, levelAccess), engine: doneBy("built in"), ...parts };
    return (await dispatch(service, { ...call, ...further })).body.message;
  };
  const ownEngine = doneBy("the operator's");
  const engineForKey = (key: string) => (key === "known" ? doneBy("the caller's") : undefined);

  test.each([
    ["basic", undefined, "built in"],
    ["plus", undefined, "built in"],
    ["premium", undefined, "the operator's"],
    ["basic", "known", "the caller's"],
    ["premium", "known", "the caller's"],
    ["premium", "", "the operator's"],
  ])("%s with the provider key %j: %s", async (apiKey, providerKey, doer) => {
    expect(await messageFor({ apiKey, providerKey }, { ownEngine, engineForKey })).toBe(doer);
  });

  test("a key of no known form is said to be unused", async () => {
    const message = await messageFor({ apiKey: "basic", providerKey: "strange" }, { engineForKey });
    expect(message).toContain("built in No provider with such keys");
  });

  test("premium without a provider of the operator's is done by the built-in engine", async () => {
    expect(await messageFor({ apiKey: "premium" }, {})).toBe("built in");
  });
});

describe("a provider that fails", () => {
  const call = { operation: "optimizeName", ...calls.optimizeName } as const;
  const failWith = (code: "PDO_PROVIDER_TIMEOUT" | "PDO_PROVIDER_KEY_REFUSED", retryAfterMs = 0) => {
    const words = { what: "It failed.", seen: "It says so.", nextStep: "Wait." };
    const problem = llmError({ ...words, code, kind: "own", retryAfterMs });
    return { problem, service: makeService({ optimizeName: () => Promise.reject(problem) }) };
  };

  test.each([
    ["PDO_PROVIDER_TIMEOUT", 504],
    ["PDO_PROVIDER_KEY_REFUSED", 502],
  ] as const)("%s is a %i that says what happened", async (code, status) => {
    const { problem, service } = failWith(code);
    const refusal = { status, detail: "It failed. It says so.", headers: {}, cause: problem };
    await expect(dispatch(service, call)).rejects.toMatchObject(refusal);
  });

  test("hands on for how long it wants to be left alone, in seconds", async () => {
    const { service } = failWith("PDO_PROVIDER_TIMEOUT", 1_500);
    await expect(dispatch(service, call)).rejects.toMatchObject({ headers: { "Retry-After": "2" } });
  });
});

test("an engine is told who asks, by the key's id", async () => {
  const askers: (string | undefined)[] = [];
  const optimizeName: Engine["optimizeName"] = (request, context) => {
    askers.push(context.asker);
    return standInEngine.optimizeName(request, context);
  };
  const call = { operation: "optimizeName" as const, ...calls.optimizeName };
  await dispatch(makeService({ optimizeName }, levelAccess), { ...call, apiKey: "basic" });
  await dispatch(makeService({ optimizeName }), call);
  expect(askers).toEqual(["basic", undefined]);
});
