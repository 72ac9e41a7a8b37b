import { MessageChannel } from "node:worker_threads";
import { expect, test } from "vitest";
import { farewell, ready } from "../../src/lib/thread-pool.ts";
import type { RowOutcome } from "../../src/pipeline/enrichment.ts";
import { failOnInvalid } from "../../src/pipeline/errors.ts";
import { planOutcomes } from "../../src/pipeline/outcome-plan.ts";
import { createOutcomePacking, packProducts } from "../../src/pipeline/packed-rows.ts";
import { type Answer, answerQuestions } from "../../src/pipeline/worker-protocol.ts";
import { plainOptions } from "../stand-ins/task-options.ts";

const mapping = { columns: { name: "Title" }, why: {}, warnings: [] };
const plan = planOutcomes({
  tasks: { ...plainOptions, tasks: ["name"] },
  write: "add",
  mapping,
  format: "csv",
});
const outcomeOf = (name: string): RowOutcome => ({
  status: "ok",
  failures: [],
  done: ["name"],
  cells: [name, null, "ok", ""],
});
const ask = (...names: string[]) => ({
  products: packProducts(names.map((name) => ({ name }))),
  places: [...names.keys()],
});

/** All that the thread says to these questions and a farewell. */
async function hear(work: Parameters<typeof answerQuestions>[2], ...questions: ReturnType<typeof ask>[]) {
  const { port1, port2 } = new MessageChannel();
  const heard: (Answer | typeof ready)[] = [];
  const isOver = new Promise<void>((resolve) => port1.on("close", resolve));
  port1.on("message", (message) => heard.push(message));
  answerQuestions(port2, plan, work);
  for (const question of questions) port1.postMessage(question);
  port1.postMessage(farewell);
  await isOver;
  return heard;
}

test("a thread answers in turn, lets go of what it opened and ends", async () => {
  const closed: string[] = [];
  const work = {
    execute: async (products: readonly { name?: string }[]) =>
      products.map(({ name = "" }) => outcomeOf(name)),
    close: async () => void closed.push("closed"),
  };
  const [first, ...answers] = await hear(Promise.resolve(work), ask("a", "b"), ask("c"));
  expect(first).toBe(ready);
  const { unpack } = createOutcomePacking(plan);
  expect(
    answers.map(
      (answer) => "outcomes" in (answer as Answer) && unpack((answer as { outcomes: [] }).outcomes),
    ),
  ).toEqual([[outcomeOf("a"), outcomeOf("b")], [outcomeOf("c")]]);
  expect(closed).toEqual(["closed"]);
});

test("a thread whose work cannot be opened says so to every question", async () => {
  const problem = failOnInvalid("x");
  const [, ...answers] = await hear(Promise.reject(problem), ask("a"), ask("b"));
  expect(answers).toMatchObject([
    { fault: { fields: { code: "PDO_FAIL_ON_INVALID" } } },
    { fault: { fields: { code: "PDO_FAIL_ON_INVALID" } } },
  ]);
});
