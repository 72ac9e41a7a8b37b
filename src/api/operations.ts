import type { z } from "zod";
import { extractAttributes } from "./attribution.ts";
import { categorize } from "./categorization.ts";
import { enrichRecord } from "./enrichment.ts";
import { optimizeDescription, optimizeName } from "./optimization.ts";
import { listAttributes, listCategories, listValues } from "./reference-lists.ts";

/** One operation of the service. */
export interface Operation {
  /** `task`: performed by an engine; `record`: several tasks of one product; `data`: answered from the catalog, never by a provider. */
  readonly kind: "task" | "record" | "data";
  readonly method: "GET" | "POST";
  /** Relative to the base address, which ends in `/api`. */
  readonly path: string;
  readonly summary: string;
  readonly query: z.ZodObject;
  /** Absent where the operation has no body. */
  readonly body?: z.ZodObject;
  /** Of a task it has a `message` for people. */
  readonly response: z.ZodObject;
  /** Fields of the response that repeat a field of the body, byte for byte: an answer that differs belongs to another request. */
  readonly echoes?: Readonly<Record<string, string>>;
  /** One request and one answer for the interface description. Identifiers are made up. */
  readonly example: { readonly request?: object; readonly response: object };
}

/**
 * Every operation of the service. Routes, the interface description, both clients and the engines are derived from this
 * table. To add one: a file with its schemas and its `Operation`, its import and its entry here.
 */
export const operations = {
  optimizeName,
  optimizeDescription,
  categorize,
  extractAttributes,
  enrichRecord,
  listCategories,
  listAttributes,
  listValues,
} as const satisfies Record<string, Operation>;

export type OperationName = keyof typeof operations;
export const operationNames = Object.keys(operations) as readonly OperationName[];

type Row<N extends OperationName> = (typeof operations)[N];

/** The operations that an engine performs. */
export type TaskName = {
  [N in OperationName]: Row<N>["kind"] extends "task" ? N : never;
}[OperationName];
export const taskNames = operationNames.filter((name): name is TaskName => operations[name].kind === "task");

/** The validated query: defaults filled in, text parsed. */
export type OperationQuery<N extends OperationName> = z.output<Row<N>["query"]>;
export type OperationBody<N extends OperationName> =
  Row<N> extends { body: infer B extends z.ZodType } ? z.output<B> : undefined;
export type OperationResponse<N extends OperationName> = z.output<Row<N>["response"]>;

/** A validated request, as engines and the reference lists receive it. */
export interface OperationRequest<N extends OperationName> {
  readonly query: OperationQuery<N>;
  readonly body: OperationBody<N>;
}

/** What a caller passes to a client: parameters with a default are optional. */
export interface OperationInput<N extends OperationName> {
  readonly query: Partial<OperationQuery<N>>;
  readonly body?: OperationBody<N>;
}

/** A typed query as text pairs for transport; undefined parameters are omitted. */
export function toQueryPairs(query: Readonly<Record<string, unknown>>): [string, string][] {
  const pairs: [string, string][] = [];
  for (const name in query) {
    const value = query[name];
    if (value !== undefined) pairs.push([name, String(value)]);
  }
  return pairs;
}
