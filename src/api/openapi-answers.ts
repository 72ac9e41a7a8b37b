import type { JsonSchema, OpenApiReference, OpenApiResponse } from "./openapi-document.ts";
import type { Operation } from "./operations.ts";

interface Refusal {
  readonly status: number;
  readonly name: string;
  readonly description: string;
  /** An example of `detail`. */
  readonly example: unknown;
  readonly headers: readonly string[];
  readonly appliesTo: (operation: Operation) => boolean;
}

const always = () => true;
const isTask = ({ kind }: Operation) => kind !== "data";
const limits = ["RateLimit-Limit", "RateLimit-Remaining", "RateLimit-Reset"];

const exampleFault = {
  loc: ["query", "task_type"],
  msg: "Input should be 'cleaned' or 'detailed'",
  type: "enum",
};

/** Every answer other than 200, as in the contract's table of errors. */
const refusals: readonly Refusal[] = [
  {
    status: 401,
    name: "Unauthorized",
    description: "No key, or an unknown one.",
    example: "Not authenticated",
    headers: ["WWW-Authenticate"],
    appliesTo: always,
  },
  {
    status: 403,
    name: "Forbidden",
    description: "The subscription does not include the operation, or `use_rag`.",
    example: "The subscription level 'basic' does not include the operation categorize",
    headers: [],
    appliesTo: always,
  },
  {
    status: 404,
    name: "NotFound",
    description: "Unknown category or attribute identifier.",
    example: "Unknown category identifier: 4711",
    headers: limits,
    appliesTo: ({ kind, query }) => kind === "record" || "category_identifier" in query.shape,
  },
  {
    status: 413,
    name: "ContentTooLarge",
    description: "The body is over the limit.",
    example: "The request body is larger than 1048576 bytes",
    headers: limits,
    appliesTo: ({ body }) => body !== undefined,
  },
  {
    status: 422,
    name: "ValidationFailed",
    description: "Query parameters or body fail validation: all faults at once, query before body.",
    example: [exampleFault],
    headers: limits,
    appliesTo: always,
  },
  {
    status: 429,
    name: "TooManyRequests",
    description: "The key's requests of this minute are used up.",
    example: "Too many requests",
    headers: ["Retry-After", ...limits],
    appliesTo: always,
  },
  {
    status: 500,
    name: "InternalServerError",
    description: "A fault of the service. Its log has the rest under the request's id.",
    example: "Internal Server Error",
    headers: [],
    appliesTo: always,
  },
  {
    status: 502,
    name: "BadGateway",
    description: "The provider failed.",
    example: "The provider failed",
    headers: limits,
    appliesTo: isTask,
  },
  {
    status: 503,
    name: "ServiceUnavailable",
    description: "Shutting down or overloaded.",
    example: "The service is overloaded",
    headers: ["Retry-After"],
    appliesTo: always,
  },
  {
    status: 504,
    name: "GatewayTimeout",
    description: "The provider did not answer in time, or the task took too long with these texts.",
    example: "The provider did not answer in time",
    headers: limits,
    appliesTo: isTask,
  },
];

/** The refusals of one operation, by status. */
export function referToRefusals(operation: Operation): Record<string, OpenApiReference> {
  const own = refusals.filter(({ appliesTo }) => appliesTo(operation));
  return Object.fromEntries(
    own.map(({ status, name }) => [status, { $ref: `#/components/responses/${name}` }]),
  );
}

export function describeRefusals(): Record<string, OpenApiResponse> {
  return Object.fromEntries(refusals.map((refusal) => [refusal.name, describeRefusal(refusal)]));
}

function describeRefusal({ status, description, example, headers }: Refusal): OpenApiResponse {
  const schema = { $ref: `#/components/schemas/${status === 422 ? "HTTPValidationError" : "HTTPError"}` };
  return {
    description,
    headers: referToHeaders(headers),
    content: { "application/json": { schema, example: { detail: example } } },
  };
}

/** The headers of a 200 answer. */
export function referToAnswerHeaders(): Record<string, OpenApiReference> {
  return referToHeaders(limits);
}

function referToHeaders(names: readonly string[]): Record<string, OpenApiReference> {
  const all = ["X-Request-Id", ...names];
  return Object.fromEntries(all.map((name) => [name, { $ref: `#/components/headers/${name}` }]));
}

const seconds = { type: "integer", minimum: 0 };
const count = { type: "integer", minimum: 0 };

export const describedHeaders = {
  "X-Request-Id": {
    description: "Names the request in the service's log; the caller's own where it sent a plain one.",
    schema: { type: "string", maxLength: 64 },
  },
  "RateLimit-Limit": { description: "Requests a minute of the subscription level.", schema: count },
  "RateLimit-Remaining": { description: "Requests left in this window.", schema: count },
  "RateLimit-Reset": { description: "Seconds until the window is new.", schema: seconds },
  "Retry-After": { description: "Seconds to wait before asking again.", schema: seconds },
  "WWW-Authenticate": { description: "How to authenticate.", schema: { type: "string" } },
};

/** The error bodies, as FastAPI describes them. */
export const errorSchemas: Readonly<Record<string, JsonSchema>> = {
  HTTPError: {
    type: "object",
    title: "HTTPError",
    properties: { detail: { type: "string", title: "Detail" } },
    required: ["detail"],
  },
  HTTPValidationError: {
    type: "object",
    title: "HTTPValidationError",
    properties: {
      detail: { type: "array", title: "Detail", items: { $ref: "#/components/schemas/ValidationError" } },
    },
    required: ["detail"],
  },
  ValidationError: {
    type: "object",
    title: "ValidationError",
    properties: {
      loc: {
        type: "array",
        title: "Location",
        items: { anyOf: [{ type: "string" }, { type: "integer" }] },
      },
      msg: { type: "string", title: "Message" },
      type: { type: "string", title: "Error Type" },
    },
    required: ["loc", "msg", "type"],
  },
};
