import { z } from "zod";
import { type Operation, type OperationName, type OperationRequest, operations } from "./operations.ts";
import { salesChannelEnum } from "./parameters.ts";
import { invalidRequest, type ValidationFault } from "./service-problem.ts";
import { type SalesChannel, salesChannels } from "./vocabulary.ts";

type QueryPair = readonly [name: string, value: string];

/** A request before validation: query pairs in order, and the parsed JSON body, if any. */
export interface RawRequest {
  readonly query: Iterable<QueryPair>;
  /** Undefined: no body, or JSON null. */
  readonly body?: unknown;
}

/**
 * Validates a request against its operation and fills in the defaults.
 * @param channels the sales channels that the service has
 * @throws ServiceProblem 422 with all faults at once, query before body, in the order of declaration
 */
export function validateRequest<N extends OperationName>(
  name: N,
  raw: RawRequest,
  channels: readonly SalesChannel[] = salesChannels,
): OperationRequest<N> {
  const operation: Operation = operations[name];
  const faults: ValidationFault[] = [];
  // The last value of a repeated parameter counts, as in FastAPI.
  const query = check(operation.query, Object.fromEntries(raw.query), { place: "query", channels }, faults);
  const body = operation.body ? checkBody(operation.body, raw.body, channels, faults) : undefined;
  if (faults.length > 0) throw invalidRequest(faults);
  return { query, body } as OperationRequest<N>;
}

function checkBody(
  schema: z.ZodObject,
  body: unknown,
  channels: readonly SalesChannel[],
  faults: ValidationFault[],
): unknown {
  if (body !== undefined && body !== null) return check(schema, body, { place: "body", channels }, faults);
  faults.push({ loc: ["body"], msg: "Field required", type: "missing" });
  return undefined;
}

function check(
  schema: z.ZodObject,
  input: unknown,
  { place, channels }: { readonly place: "query" | "body"; readonly channels: readonly SalesChannel[] },
  faults: ValidationFault[],
): unknown {
  const result = schema.safeParse(input);
  const unknown = findUnknownChannels(schema, input, { loc: [place], channels });
  const isUnknown = ({ loc }: ValidationFault) => unknown.some((fault) => isWithin(loc, fault.loc));
  const issues = result.success ? [] : result.error.issues.filter((issue) => !isLengthOfNoList(issue));
  const schemaFaults = [
    ...issues.map((issue) => describeIssue(issue, input, place)).filter((fault) => !isUnknown(fault)),
    ...unknown,
  ];
  const broken = findBrokenTexts(schema, input, [place]).filter(
    ({ loc }) => !schemaFaults.some((fault) => isWithin(loc, fault.loc)),
  );
  if (schemaFaults.length > 0 || broken.length > 0)
    faults.push(...inOrder(schema, [...schemaFaults, ...broken]));
  return result.data;
}

type Loc = ValidationFault["loc"];

function isWithin(loc: Loc, outer: Loc): boolean {
  return outer.every((part, at) => part === loc[at]);
}

interface ChannelSearch {
  readonly loc: Loc;
  readonly channels: readonly SalesChannel[];
}

/** The fields for a sales channel that name none of the service's; a missing one is the schema's to find. */
function findUnknownChannels(
  declared: z.core.$ZodType,
  input: unknown,
  { loc, channels }: ChannelSearch,
): ValidationFault[] {
  const schema = unwrap(declared);
  if (schema === salesChannelEnum) {
    if (input === undefined || channels.some((known) => known === input)) return [];
    return [{ loc, msg: `Input should be ${listChoices(channels)}`, type: "enum" }];
  }
  if (!(schema instanceof z.ZodObject) || typeof input !== "object" || input === null) return [];
  return Object.entries<z.core.$ZodType>(schema.shape).flatMap(([name, field]) =>
    findUnknownChannels(field, (input as Record<string, unknown>)[name], { loc: [...loc, name], channels }),
  );
}

const brokenText = {
  msg: "Input should be a valid string, unable to parse raw data as a unicode string",
  type: "string_unicode",
};

/** A lone surrogate cannot be encoded as UTF-8; FastAPI answers 500 here, this service reports the field. Undeclared fields are ignored. */
function findBrokenTexts(declared: z.core.$ZodType, input: unknown, loc: Loc): ValidationFault[] {
  if (typeof input === "string") return input.isWellFormed() ? [] : [{ loc, ...brokenText }];
  if (typeof input !== "object" || input === null) return [];
  const schema = unwrap(declared);
  if (schema instanceof z.ZodArray) {
    return Array.isArray(input)
      ? input.flatMap((item, at) => findBrokenTexts(schema.element, item, [...loc, at]))
      : [];
  }
  if (!(schema instanceof z.ZodObject)) return [];
  return Object.entries<z.core.$ZodType>(schema.shape).flatMap(([name, field]) =>
    Object.hasOwn(input, name)
      ? findBrokenTexts(field, (input as Record<string, unknown>)[name], [...loc, name])
      : [],
  );
}

function unwrap(schema: z.core.$ZodType): z.core.$ZodType {
  let inner = schema;
  while (inner instanceof z.ZodOptional || inner instanceof z.ZodNullable || inner instanceof z.ZodDefault) {
    inner = inner.unwrap();
  }
  return inner;
}

/** Sorts by the order of declaration, list items by index, what concerns a whole field before its parts; stable otherwise. */
function inOrder(schema: z.ZodObject, faults: readonly ValidationFault[]): ValidationFault[] {
  return faults
    .map((fault) => ({ fault, rank: rankOf(schema, fault.loc.slice(1)) }))
    .toSorted((one, other) => compareRanks(one.rank, other.rank))
    .map(({ fault }) => fault);
}

function rankOf(schema: z.ZodObject, loc: Loc): readonly number[] {
  let at: z.core.$ZodType | undefined = schema;
  return loc.map((part) => {
    const parent: z.core.$ZodType | undefined = at && unwrap(at);
    if (parent instanceof z.ZodArray) {
      at = parent.element;
      return Number(part);
    }
    const fields: Readonly<Record<string, z.core.$ZodType>> =
      parent instanceof z.ZodObject ? parent.shape : {};
    at = fields[part];
    return Object.keys(fields).indexOf(String(part));
  });
}

function compareRanks(one: readonly number[], other: readonly number[]): number {
  const differing = one.findIndex((rank, at) => rank !== other[at]);
  if (differing === -1) return one.length - other.length;
  return (one[differing] ?? 0) - (other[differing] ?? -1);
}

type Issue = z.core.$ZodIssue;

/** Pydantic's messages for the types that the schemas report in the issue's `params`. */
const parsingMessages: Readonly<Record<string, string>> = {
  bool_parsing: "Input should be a valid boolean, unable to interpret input",
  bool_type: "Input should be a valid boolean",
  int_parsing: "Input should be a valid integer, unable to parse string as an integer",
  int_from_float: "Input should be a valid integer, got a number with a fractional part",
  int_type: "Input should be a valid integer",
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

/**
 * What stands in a list's place and has a length is measured as if it were one: a text, or an object with such a field. The limits of
 * texts are reported as `custom`.
 */
function isLengthOfNoList(issue: Issue): boolean {
  const isLength = issue.code === "too_small" || issue.code === "too_big";
  return isLength && ["string", "unknown"].includes(issue.origin);
}

function describeFault(issue: Issue, found: unknown): { type: string; msg: string } {
  switch (issue.code) {
    case "invalid_value":
      return {
        type: "enum",
        msg: `Input should be ${listChoices(issue.values)}`,
      };
    case "too_small":
      return describeTooSmall(issue, found);
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

function describeTooSmall(
  issue: { minimum: number | bigint },
  found: unknown,
): { type: string; msg: string } {
  if (!Array.isArray(found)) {
    return {
      type: "greater_than_equal",
      msg: `Input should be greater than or equal to ${issue.minimum}`,
    };
  }
  return { type: "too_short", msg: `List should have at least ${items(issue.minimum)}, not ${found.length}` };
}

function describeTooBig(issue: { maximum: number | bigint }, found: unknown): { type: string; msg: string } {
  if (!Array.isArray(found)) {
    return {
      type: "less_than_equal",
      msg: `Input should be less than or equal to ${issue.maximum}`,
    };
  }
  return { type: "too_long", msg: `List should have at most ${items(issue.maximum)}, not ${found.length}` };
}

function items(count: number | bigint): string {
  return `${count} ${Number(count) === 1 ? "item" : "items"} after validation`;
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
