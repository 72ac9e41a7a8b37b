import { PdoError } from "../lib/errors.ts";
import { ServiceProblem } from "./service-problem.ts";

/** A fault as it goes from thread to thread, where only plain values do. */
export interface CarriedFault {
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
