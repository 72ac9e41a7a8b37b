import type { MessagePort } from "node:worker_threads";
import { ServiceProblem } from "../api/service-problem.ts";
import { PdoError } from "../lib/errors.ts";
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

/** A fault as it goes from thread to thread, where only plain values do. */
interface CarriedFault {
  /** The name of its class. */
  readonly name: string;
  readonly message: string;
  readonly stack?: string | undefined;
  /** What its class has besides: code, sentences, kind, a status. */
  readonly fields: Readonly<Record<string, unknown>>;
  readonly cause?: CarriedFault;
}

/** The classes of faults by which others tell what happened. */
const ownClasses = [PdoError, ServiceProblem];

export function carryFault(error: unknown): CarriedFault {
  if (!(error instanceof Error)) return { name: "Error", message: String(error), fields: {} };
  const { name, message, stack, cause } = error;
  const fields = Object.fromEntries(
    Object.entries(error).filter(([field, value]) => field !== "cause" && isPlain(value)),
  );
  return { name, message, stack, fields, ...(cause !== undefined && { cause: carryFault(cause) }) };
}

/** The fault as it was, of its own class where that is one of ours. */
export function reviveFault(fault: CarriedFault): Error {
  const cause = fault.cause && reviveFault(fault.cause);
  const error = new Error(fault.message, cause && { cause });
  const known = ownClasses.find(({ name }) => name === fault.name);
  if (known !== undefined) Object.setPrototypeOf(error, known.prototype);
  return Object.assign(error, { stack: fault.stack }, fault.fields);
}

function isPlain(value: unknown): boolean {
  if (Array.isArray(value)) return value.every(isPlain);
  if (typeof value !== "object" || value === null)
    return typeof value !== "function" && typeof value !== "symbol";
  const prototype: unknown = Object.getPrototypeOf(value);
  return (prototype === Object.prototype || prototype === null) && Object.values(value).every(isPlain);
}

/** Some rows of a run, sent to a thread. A thread answers questions one after the other, in their order. */
export interface Question {
  readonly products: PackedProducts;
  /** Place of the first product among all that the run asks about, from 0. */
  readonly first: number;
}

/** What a thread says of the oldest question that it has not answered. */
export type Answer = { readonly outcomes: PackedOutcomes } | { readonly fault: CarriedFault };

/** The first that a thread says: from here on it is its work over which it may die, and not its start. */
export const ready = "ready";

/** Sent in a question's place: nothing more will be asked. */
export const farewell = "farewell";
