import { describe, expect, test } from "vitest";
import { ServiceProblem } from "../../src/api/service-problem.ts";
import type { Client } from "../../src/client/client.ts";
import { clientError } from "../../src/client/errors.ts";
import type { RowOutcome } from "../../src/pipeline/enrichment.ts";
import { createExecutor } from "../../src/pipeline/executor.ts";
import { createRowWork } from "../../src/pipeline/row-work.ts";
import type { TaskOptions } from "../../src/pipeline/run-options.ts";
import { createStandInClient, plainAnswer } from "../stand-ins/client.ts";
import { plainOptions } from "../stand-ins/task-options.ts";

const options: TaskOptions = { ...plainOptions, tasks: ["name"] };

const notJson = clientError({
  code: "PDO_CLIENT_NOT_JSON",
  what: "What answers does not speak JSON.",
  seen: "The content type is text/html.",
  nextStep: "Check the base URL.",
  kind: "unreadable",
});

/** A client that fails with `fault` at the calls of these numbers, from 0. */
function failingAt(fault: Error, ...numbers: readonly number[]) {
  let calls = 0;
  return createStandInClient((name, input) => {
    if (numbers.includes(calls++)) throw fault;
    return plainAnswer(name, input);
  });
}

const workWith = (client: Client) =>
  createRowWork({ client, plan: { tasks: options, isFlat: true, written: [] } });
const execute = (client: Client) =>
  createExecutor(workWith(client), { concurrency: 1 }).execute(
    products,
    products.map((_, at) => at),
  );

const products = ["a", "b", "c", "d"].map((name) => ({ name }));

describe("an executor", () => {
  test.each([notJson, new ServiceProblem(503, "Not now."), new ServiceProblem(429, "Slow down.")])(
    "ends the run where the service has never answered: %s",
    async (fault) => {
      const client = failingAt(fault, 0, 1, 2, 3);
      await expect(execute(client)).rejects.toBe(fault);
      expect(client.calls).toHaveLength(1);
    },
  );

  test("takes the same fault for one product's own once the service has answered", async () => {
    const outcomes = await execute(failingAt(notJson, 1, 2));
    expect(outcomes.map(({ status }) => status)).toEqual(["ok", "rejected", "rejected", "ok"]);
  });

  test("takes a refused product for its own from the first one on", async () => {
    const client = failingAt(new ServiceProblem(422, "Too long."), 0);
    const outcomes = await execute(client);
    expect(outcomes.map(({ status }) => status)).toEqual(["rejected", "ok", "ok", "ok"]);
  });

  test("finishes what is under way after an interruption, begins nothing more, and says when it is done", async () => {
    const interruption = new AbortController();
    const begun: string[] = [];
    const finish: (() => void)[] = [];
    const work = async ({ name = "" }) => {
      begun.push(name);
      await new Promise<void>((resolve) => finish.push(resolve));
      return { status: "ok" } as RowOutcome;
    };
    const executor = createExecutor(work, { concurrency: 2, signal: interruption.signal });
    const executing = executor.execute(
      products,
      products.map((_, at) => at),
    );
    while (begun.length < 2) await Promise.resolve();
    interruption.abort(new Error("Enough."));
    let isSettled = false;
    const settled = executor.settled().then(() => {
      isSettled = true;
    });
    finish[0]?.();
    await expect(executing).rejects.toThrow("Enough.");
    expect(isSettled).toBe(false);
    finish[1]?.();
    await settled;
    expect(begun).toEqual(["a", "b"]);
  });

  test("has no more products under way than it may, over all batches, and answers in their order", async () => {
    let [underWay, most] = [0, 0];
    const work = async ({ name = "" }, place: number) => {
      underWay += 1;
      most = Math.max(most, underWay);
      for (let turns = 0; turns < 8 - place; turns += 1) await Promise.resolve();
      underWay -= 1;
      return { status: "ok", done: [], failures: [], cells: [name, place] } as RowOutcome;
    };
    const { execute, settled } = createExecutor(work, { concurrency: 3 });
    const [first, none, second] = await Promise.all([
      execute(products, [0, 1, 2, 3]),
      execute([], []),
      execute(products, [4, 5, 6, 7]),
    ]);
    await settled();
    expect(most).toBe(3);
    expect(none).toEqual([]);
    expect([...first, ...second].map(({ cells }) => cells)).toEqual(
      [..."abcdabcd"].map((name, place) => [name, place]),
    );
  });
});
