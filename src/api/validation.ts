import type { z } from "zod";
import { type Operation, type OperationName, type OperationRequest, operations } from "./operations.ts";
import { invalidRequest, type ValidationFault } from "./service-problem.ts";

type QueryPair = readonly [name: string, value: string];

/** A request before validation: query pairs in order, and the parsed JSON body, if any. */
export interface RawRequest {
  readonly query: Iterable<QueryPair>;
  /** Undefined: no body, or JSON null. */
  readonly body?: unknown;
}

/**
 * Validates a request against its operation and fills in the defaults.
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

/** The last value of a repeated parameter counts, as in FastAPI. */
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
  const schemaFaults = result.success
    ? []
    : result.error.issues.map((issue) => describeIssue(issue, input, place));
  const broken = findBrokenTexts(schema, input, { place, schemaFaults });
  if (schemaFaults.length > 0 || broken.length > 0)
    faults.push(...inOrder(schema, [...schemaFaults, ...broken]));
  return result.data;
}

interface SchemaFaults {
  readonly place: "query" | "body";
  /** The faults that the schema reported. */
  readonly schemaFaults: readonly ValidationFault[];
}

/** Checks only fields that have no other fault. */
function findBrokenTexts(
  schema: z.ZodObject,
  input: unknown,
  { place, schemaFaults }: SchemaFaults,
): ValidationFault[] {
  const broken: ValidationFault[] = [];
  for (const name in schema.shape) {
    if (schemaFaults.some(({ loc }) => loc.length === 2 && loc[1] === name)) continue;
    broken.push(...findBrokenText(fieldOf(input, name), place, name));
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

/** A lone surrogate cannot be encoded as UTF-8; FastAPI answers 500 here, this service reports the field. */
function findBrokenText(field: unknown, ...loc: readonly (string | number)[]): ValidationFault[] {
  if (typeof field === "string") return field.isWellFormed() ? [] : [{ loc, ...brokenText }];
  if (Array.isArray(field)) return field.flatMap((item, at) => findBrokenText(item, ...loc, at));
  if (typeof field !== "object" || field === null) return [];
  return Object.entries(field).flatMap(([name, value]) => findBrokenText(value, ...loc, name));
}

/** Sorts by the order of declaration, list items by index; stable otherwise. */
function inOrder(schema: z.ZodObject, faults: readonly ValidationFault[]): ValidationFault[] {
  const names = Object.keys(schema.shape);
  const field = ({ loc }: ValidationFault) => names.indexOf(String(loc[1]));
  const item = ({ loc }: ValidationFault) => Number(loc[2] ?? 0);
  return faults.toSorted((one, other) => field(one) - field(other) || item(one) - item(other));
}

type Issue = z.core.$ZodIssue;

/** Pydantic's messages for the types that the query schemas report. */
const parsingMessages: Readonly<Record<string, string>> = {
  bool_parsing: "Input should be a valid boolean, unable to interpret input",
  int_parsing: "Input should be a valid integer, unable to parse string as an integer",
};

const typeFaults: Readonly<Record<string, { type: string; msg: string }>> = {
  string: { msg: "Input should be a valid string", type: "string_type" },
  array: { type: "list_type", msg: "Input should be a valid list" },
  object: {
    type: "model_attributes_type",
    msg: "Input should be a valid dictionary or object to extract fields from",
  },
};

/** Translates a schema issue into pydantic 2's message and type. */
function describeIssue(issue: Issue, input: unknown, place: string): ValidationFault {
  const loc = [place, ...issue.path.map((key) => (typeof key === "number" ? key : String(key)))];
  const found = valueAt(input, issue.path);
  if (found === undefined && issue.path.length > 0) return { loc, msg: "Field required", type: "missing" };
  const { msg, type } = describeFault(issue, found);
  return { loc, msg, type };
}

function describeFault(issue: Issue, found: unknown): { type: string; msg: string } {
  switch (issue.code) {
    case "invalid_value":
      return {
        type: "enum",
        msg: `Input should be ${listChoices(issue.values)}`,
      };
    case "too_small":
      return {
        type: "greater_than_equal",
        msg: `Input should be greater than or equal to ${issue.minimum}`,
      };
    case "too_big":
      return describeTooBig(issue, found);
    case "custom": {
      const type = String(issue.params?.type);
      if (type === "string_too_long")
        return { type, msg: `String should have at most ${issue.params?.maxLength} characters` };
      return { type, msg: parsingMessages[type] ?? issue.message };
    }
    case "invalid_type":
      return (
        typeFaults[issue.expected] ?? {
          type: `${issue.expected}_type`,
          msg: issue.message,
        }
      );
    default:
      return { type: "value_error", msg: issue.message };
  }
}

function describeTooBig(issue: { maximum: number | bigint }, found: unknown): { type: string; msg: string } {
  if (!Array.isArray(found)) {
    return {
      type: "less_than_equal",
      msg: `Input should be less than or equal to ${issue.maximum}`,
    };
  }
  const msg = `List should have at most ${issue.maximum} items after validation, not ${found.length}`;
  return { type: "too_long", msg };
}

/** `'cleaned' or 'detailed'`; `'en', 'de', 'fr' or 'it'`. */
function listChoices(choices: readonly unknown[]): string {
  const quoted = choices.map((choice) => `'${String(choice)}'`);
  const last = quoted.pop() ?? "";
  return quoted.length > 0 ? `${quoted.join(", ")} or ${last}` : last;
}

function valueAt(input: unknown, path: readonly PropertyKey[]): unknown {
  let found = input;
  for (const key of path) found = (found as Record<PropertyKey, unknown> | undefined)?.[key];
  return found;
}
