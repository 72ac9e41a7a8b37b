import { MessageChannel } from "node:worker_threads";
import { expect, test } from "vitest";
import { unknownCategory } from "../../src/api/service-problem.ts";
import { farewell, ready, ThreadOverdue } from "../../src/lib/thread-pool.ts";
import type { Engine } from "../../src/tasks/engine.ts";
import { answerTasks, createThreadedEngine, type TaskThreads } from "../../src/tasks/threaded-engine.ts";
import { standInEngine } from "../server/stand-in.ts";

/** A thread's side in this one, asked over a channel. */
function openThread(opening: Promise<Engine>) {
  const { port1, port2 } = new MessageChannel();
  const waiting: ((answer: never) => void)[] = [];
  const asked: Parameters<TaskThreads["ask"]>[1][] = [];
  port1.on("message", (message) => message !== ready && waiting.shift()?.(message as never));
  answerTasks(port2, opening);
  const ask: TaskThreads["ask"] = (question, options) => {
    asked.push(options);
    return new Promise((resolve) => {
      waiting.push(resolve);
      port1.postMessage(question);
    });
  };
  const ended = new Promise((resolve) => port1.on("close", resolve));
  const end = async () => {
    port1.postMessage(farewell);
    await ended;
  };
  return { engine: createThreadedEngine({ ask }), asked, end };
}

const nameRequest = {
  query: { task_type: "cleaned", translation_language: "en" },
  body: { product_name: "TV" },
} as const;

test("a task done in a thread gives the same answer, and says who asked", async () => {
  const { engine, asked, end } = openThread(Promise.resolve(standInEngine));
  const { signal } = new AbortController();
  const answer = await engine.optimizeName(nameRequest, { asker: "key_1", signal, isBestEnough: true });
  expect(answer).toEqual(await standInEngine.optimizeName(nameRequest, { isBestEnough: true }));
  expect(asked).toEqual([{ asker: "key_1", signal }]);
  await end();
});

test("all that is known of the product goes along", async () => {
  const heard: unknown[] = [];
  const optimizeName: Engine["optimizeName"] = async (request, { evidence, description }) => {
    heard.push({ evidence, description });
    return standInEngine.optimizeName(request, {});
  };
  const { engine, end } = openThread(Promise.resolve({ ...standInEngine, optimizeName }));
  const known = { evidence: { brand: "Norda", facts: [] }, description: "Crème à la lavande" };
  await engine.optimizeName(nameRequest, known);
  expect(heard).toEqual([known]);
  await end();
});

test("a refusal comes back as it was", async () => {
  const categorize = () => Promise.reject(unknownCategory("4711"));
  const { engine, end } = openThread(Promise.resolve({ ...standInEngine, categorize }));
  const request = { query: {}, body: { product_description: "" } } as never;
  await expect(engine.categorize(request, {})).rejects.toMatchObject({
    name: "ServiceProblem",
    status: 404,
    detail: "Unknown category identifier: 4711",
  });
  await end();
});

test("an engine that cannot be opened says so at each task", async () => {
  const { engine, end } = openThread(Promise.reject(new Error("No engine.")));
  await expect(engine.optimizeName(nameRequest, {})).rejects.toThrow("No engine.");
  await expect(engine.optimizeName(nameRequest, {})).rejects.toThrow("No engine.");
  await end();
});

test("a task that passes the deadline is a 504 with the reason", async () => {
  const ask = () => Promise.reject(new ThreadOverdue("No answer came within 5000 ms."));
  await expect(createThreadedEngine({ ask }).optimizeName(nameRequest, {})).rejects.toMatchObject({
    status: 504,
    detail: "The task took too long with these texts; shorter ones take less time",
    isRetryable: true,
  });
});
