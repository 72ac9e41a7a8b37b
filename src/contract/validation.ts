import type { z } from "zod";
import { type Operation, type OperationName, type OperationRequest, operations } from "./operations.ts";
import type { ValidationFault } from "./problem.ts";
import { invalidRequest } from "./problems.ts";
import { describeIssue } from "./validation-faults.ts";

type QueryPair = readonly [name: string, value: string];

/** A request as it arrived: query pairs in their order, and a body that was parsed from JSON, if there was one. */
export interface RawRequest {
  readonly query: Iterable<QueryPair>;
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
  const query = checkQuery(operation.query, [...raw.query], faults);
  const body = operation.body ? checkBody(operation.body, raw.body, faults) : undefined;
  if (faults.length > 0) throw invalidRequest(faults);
  return { query, body } as OperationRequest<N>;
}

/** A parameter that is given twice counts by its last value, as in FastAPI. */
function checkQuery(schema: z.ZodObject, pairs: readonly QueryPair[], faults: ValidationFault[]): unknown {
  return check(schema, Object.fromEntries(pairs), "query", faults);
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
  const own = result.success ? [] : result.error.issues.map((issue) => describeIssue(issue, input, place));
  const broken = findBrokenTexts(schema, input, { place, own });
  if (own.length > 0 || broken.length > 0) faults.push(...inOrder(schema, [...own, ...broken]));
  return result.data;
}

interface OwnFaults {
  readonly place: "query" | "body";
  /** What the schema found. */
  readonly own: readonly ValidationFault[];
}

/** In fields with which nothing else is wrong. */
function findBrokenTexts(schema: z.ZodObject, input: unknown, { place, own }: OwnFaults): ValidationFault[] {
  const broken: ValidationFault[] = [];
  for (const name in schema.shape) {
    if (own.some(({ loc }) => loc.length === 2 && loc[1] === name)) continue;
    const found = findBrokenText(fieldOf(input, name), place, name);
    if (found !== undefined) broken.push(...found);
  }
  return broken;
}

function fieldOf(input: unknown, name: string): unknown {
  const isObject = typeof input === "object" && input !== null && Object.hasOwn(input, name);
  return isObject ? (input as Record<string, unknown>)[name] : undefined;
}

const brokenText = {
  msg: "Input should be a valid string, unable to parse raw data as a unicode string",
  type: "string_unicode",
};

/**
 * A lone surrogate cannot be written as UTF-8; FastAPI fails with a 500 here, this service says what is wrong.
 * No request of the contract holds text deeper than in a list.
 */
function findBrokenText(field: unknown, place: string, name: string): ValidationFault[] | undefined {
  if (typeof field === "string")
    return field.isWellFormed() ? undefined : [{ loc: [place, name], ...brokenText }];
  if (!Array.isArray(field)) return undefined;
  const broken = [...field.keys()].filter((at) => typeof field[at] === "string" && !field[at].isWellFormed());
  return broken.map((at) => ({ loc: [place, name, at], ...brokenText }));
}

/** In the order of declaration, within a list in the list's own; what stands at one place stays as it was found. */
function inOrder(schema: z.ZodObject, faults: readonly ValidationFault[]): ValidationFault[] {
  const names = Object.keys(schema.shape);
  const field = ({ loc }: ValidationFault) => names.indexOf(String(loc[1]));
  const item = ({ loc }: ValidationFault) => Number(loc[2] ?? 0);
  return faults.toSorted((one, other) => field(one) - field(other) || item(one) - item(other));
}
