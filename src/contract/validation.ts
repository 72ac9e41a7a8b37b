import type { z } from "zod";
import { type Operation, type OperationName, type OperationRequest, operations } from "./operations.ts";
import type { ValidationFault } from "./problem.ts";
import { invalidRequest } from "./problems.ts";
import { describeIssue } from "./validation-faults.ts";

/** A request as it arrived: query pairs in their order, and a body that was parsed from JSON, if there was one. */
export interface RawRequest {
  readonly query: Iterable<readonly [string, string]>;
  /** Undefined: no body, or the JSON value null. */
  readonly body?: unknown;
}

/**
 * Checks a request against its operation and fills in the defaults.
 * @throws ServiceProblem 422 with all faults at once, query before body, in the order of declaration
 */
export function validateRequest<N extends OperationName>(name: N, raw: RawRequest): OperationRequest<N> {
  const operation: Operation = operations[name];
  const faults: ValidationFault[] = [];
  const query = check(operation.query, lastOfEach(raw.query), "query", faults);
  const body = operation.body ? checkBody(operation.body, raw.body, faults) : undefined;
  if (faults.length > 0) throw invalidRequest(faults);
  return { query, body } as OperationRequest<N>;
}

/** A parameter that is given twice counts by its last value, as in FastAPI. */
function lastOfEach(pairs: RawRequest["query"]): Record<string, string> {
  return Object.fromEntries(pairs);
}

function checkBody(schema: z.ZodObject, body: unknown, faults: ValidationFault[]): unknown {
  if (body !== undefined && body !== null) return check(schema, body, "body", faults);
  faults.push({ loc: ["body"], msg: "Field required", type: "missing" });
  return undefined;
}

function check(
  schema: z.ZodObject,
  input: unknown,
  place: "query" | "body",
  faults: ValidationFault[],
): unknown {
  const result = schema.safeParse(input);
  if (result.success) {
    faults.push(...findBrokenUnicode(result.data, [place]));
    return result.data;
  }
  faults.push(...result.error.issues.map((issue) => describeIssue(issue, input, place)));
  return undefined;
}

/** A lone surrogate cannot be written as UTF-8; FastAPI fails with a 500 here, this service says what is wrong. */
function findBrokenUnicode(input: unknown, loc: (string | number)[]): ValidationFault[] {
  if (typeof input === "string") {
    if (input.isWellFormed()) return [];
    const msg = "Input should be a valid string, unable to parse raw data as a unicode string";
    return [{ loc, msg, type: "string_unicode" }];
  }
  if (Array.isArray(input)) return input.flatMap((item, index) => findBrokenUnicode(item, [...loc, index]));
  if (typeof input !== "object" || input === null) return [];
  return Object.entries(input).flatMap(([key, item]) => findBrokenUnicode(item, [...loc, key]));
}
