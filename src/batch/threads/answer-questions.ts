import type { MessagePort } from "node:worker_threads";
import type { BatchExecutor } from "../executor.ts";
import type { OutcomePlan } from "../rows/outcome-plan.ts";
import { carryFault } from "./carried-fault.ts";
import { type Answer, farewell, type Question, ready } from "./messages.ts";
import { createOutcomePacking, unpackProducts } from "./packed-rows.ts";

/** What a thread works with, once it is there. */
export interface ThreadWork {
  readonly execute: BatchExecutor;
  close(): Promise<void>;
}

/** A thread's side of a run: answers each question in its turn, and lets go of everything when none will come. */
export function answerQuestions(
  port: Pick<MessagePort, "on" | "postMessage" | "close">,
  plan: OutcomePlan,
  work: Promise<ThreadWork>,
): void {
  const packing = createOutcomePacking(plan);
  work.catch(() => {}); // Told with the first answer.
  const answer = async ({ products, first }: Question): Promise<Answer> => {
    try {
      const { execute } = await work;
      return { outcomes: packing.pack(await execute(unpackProducts(products), first)) };
    } catch (error) {
      return { fault: carryFault(error) };
    }
  };
  const end = async () => {
    await work.then(({ close }) => close()).catch(() => {});
    port.close();
  };
  let last: Promise<unknown> = Promise.resolve();
  port.on("message", (message: Question | typeof farewell) => {
    last = last.then(async () => {
      if (message === farewell) return end();
      port.postMessage(await answer(message));
    });
  });
  port.postMessage(ready);
}
