import { MessageChannel } from "node:worker_threads";
import { expect, test } from "vitest";
import { ServiceProblem } from "../../src/api/service-problem.ts";
import { damaged, isCatalogError } from "../../src/catalog/errors.ts";
import { clientError, isClientError } from "../../src/client/errors.ts";
import { PdoError } from "../../src/lib/errors.ts";
import type { RowOutcome } from "../../src/pipeline/enrichment.ts";
import { failOnInvalid } from "../../src/pipeline/errors.ts";
import { planOutcomes } from "../../src/pipeline/outcome-plan.ts";
import { createOutcomePacking, packProducts } from "../../src/pipeline/packed-rows.ts";
import { isRunStopping } from "../../src/pipeline/stopping-faults.ts";
import {
  type Answer,
  answerQuestions,
  carryFault,
  farewell,
  ready,
  reviveFault,
} from "../../src/pipeline/worker-protocol.ts";
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
  cells: [name, "ok", ""],
});
const ask = (...names: string[]) => ({ products: packProducts(names.map((name) => ({ name }))), first: 0 });

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

/** There and back, as a message between threads. */
const travel = (error: unknown) => reviveFault(structuredClone(carryFault(error)));

const problem = {
  what: "It is damaged.",
  seen: "A checksum.",
  nextStep: "Import it again.",
  isRetryable: false,
};

test("a refusal of the service keeps its status, and ends the run where it did", () => {
  const revived = travel(new ServiceProblem(401, "No such key.", { headers: { "Retry-After": "1" } }));
  expect(revived).toBeInstanceOf(ServiceProblem);
  expect(revived).toMatchObject({ status: 401, detail: "No such key.", headers: { "Retry-After": "1" } });
  expect(isRunStopping(revived)).toBe(true);
});

test("a problem keeps its class, its sentences, its story and its cause", () => {
  const cause = Object.assign(new Error("read failed"), { code: "EIO", syscall: "read" });
  const fault = clientError({ ...problem, code: "PDO_CLIENT_TLS", cause });
  const revived = travel(fault);
  expect(revived).toSatisfy(isClientError);
  expect(revived).toMatchObject({ ...problem, code: "PDO_CLIENT_TLS", name: "PdoError" });
  expect(revived.stack).toBe(fault.stack);
  expect(revived.cause).toMatchObject({ message: "read failed", code: "EIO", syscall: "read" });
});

test("a problem of any module keeps what is said of it", () => {
  const fault = damaged({ path: "a.bin", nextStep: "Import it again." }, "A checksum.");
  const revived = travel(fault);
  expect(revived).toSatisfy(isCatalogError);
  expect(revived).toBeInstanceOf(PdoError);
  expect({ ...revived }).toEqual({ ...fault });
  expect(isRunStopping(revived)).toBe(true);
});

test("what nobody foresaw stays an error, without what cannot be sent", () => {
  const revived = travel(
    Object.assign(new TypeError("x is not a function"), { read: () => 1, at: [1, { b: 2 }] }),
  );
  expect(revived).toMatchObject({ name: "Error", message: "x is not a function", at: [1, { b: 2 }] });
  expect(revived).not.toHaveProperty("read");
  expect(travel("just words").message).toBe("just words");
});
