import type { MessagePort } from "node:worker_threads";
import { type CarriedFault, carryFault } from "../api/carried-fault.ts";
import { answerInTurn } from "../lib/thread-pool.ts";
import type { BatchExecutor } from "./executor.ts";
import type { OutcomePlan } from "./outcome-plan.ts";
import {
  createOutcomePacking,
  type PackedOutcomes,
  type PackedProducts,
  unpackProducts,
} from "./packed-rows.ts";

/** What a thread works with, once it is there. */
interface ThreadWork {
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
  const answer = async ({ products, places }: Question): Promise<Answer> => {
    try {
      const { execute } = await work;
      return { outcomes: packing.pack(await execute(unpackProducts(products), places)) };
    } catch (error) {
      return { fault: carryFault(error) };
    }
  };
  answerInTurn(port, answer, () => work.then(({ close }) => close()).catch(() => {}));
}

/** Some rows of a run, sent to a thread. A thread answers questions one after the other, in their order. */
export interface Question {
  readonly products: PackedProducts;
  /** See `BatchExecutor`. */
  readonly places: readonly number[];
}

/** What a thread says of the oldest question that it has not answered. */
export type Answer = { readonly outcomes: PackedOutcomes } | { readonly fault: CarriedFault };
