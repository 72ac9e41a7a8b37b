import { describe, expect, test } from "vitest";
import { createExecutor } from "../../src/batch/executor.ts";
import type { TaskOptions } from "../../src/batch/run-options.ts";
import { ClientProblem } from "../../src/client/client-problem.ts";
import { ServiceProblem } from "../../src/contract/problem.ts";
import { createStandInClient, plainAnswer } from "../stand-ins/client.ts";
import { plainOptions } from "../stand-ins/task-options.ts";

const options: TaskOptions = { ...plainOptions, tasks: ["name"] };

const notJson = new ClientProblem({
  code: "PDO_CLIENT_NOT_JSON",
  what: "What answers does not speak JSON.",
  seen: "The content type is text/html.",
  nextStep: "Check the base URL.",
  isRetryable: true,
});

/** A client that fails with `fault` at the calls of these numbers, from 0. */
function failingAt(fault: Error, ...numbers: readonly number[]) {
  let calls = 0;
  return createStandInClient((name, input) => {
    if (numbers.includes(calls++)) throw fault;
    return plainAnswer(name, input);
  });
}

const products = ["a", "b", "c", "d"].map((name) => ({ name }));

describe("an executor", () => {
  test.each([notJson, new ServiceProblem(503, "Not now."), new ServiceProblem(429, "Slow down.")])(
    "ends the run where the service has never answered: %s",
    async (fault) => {
      const client = failingAt(fault, 0, 1, 2, 3);
      await expect(createExecutor({ client, options }, 1)(products)).rejects.toBe(fault);
      expect(client.calls).toHaveLength(1);
    },
  );

  test("takes the same fault for one product's own once the service has answered", async () => {
    const enrichments = await createExecutor({ client: failingAt(notJson, 1, 2), options }, 1)(products);
    expect(enrichments.map(({ status }) => status)).toEqual(["ok", "rejected", "rejected", "ok"]);
  });

  test("takes a refused product for its own from the first one on", async () => {
    const client = failingAt(new ServiceProblem(422, "Too long."), 0);
    const enrichments = await createExecutor({ client, options }, 1)(products);
    expect(enrichments.map(({ status }) => status)).toEqual(["rejected", "ok", "ok", "ok"]);
  });
});
