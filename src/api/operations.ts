import { z } from "zod";
import { attributionQuery, attributionResponse } from "./attribution.ts";
import { categorizationQuery, categorizationResponse, productBody } from "./categorization.ts";
import {
  descriptionBody,
  descriptionQuery,
  descriptionResponse,
  nameBody,
  nameQuery,
  nameResponse,
} from "./optimization.ts";
import { salesChannelEnum } from "./parameters.ts";
import { attributesResponse, categoriesResponse, valuesResponse } from "./reference-lists.ts";

/**
 * One operation of the service. Routes, the API description, both clients and the commands' choices are derived from
 * the table below: adding an operation takes a row and a handler.
 */
export interface Operation {
  /** `task`: performed by an engine; `data`: answered from the catalog, never by a provider. */
  readonly kind: "task" | "data";
  readonly method: "GET" | "POST";
  /** Relative to the base address, which ends in `/api`. */
  readonly path: string;
  readonly summary: string;
  readonly query: z.ZodObject;
  /** Absent where the operation has no body. */
  readonly body?: z.ZodObject;
  readonly response: z.ZodObject;
}

export const operations = {
  optimizeName: {
    kind: "task",
    method: "POST",
    path: "/tasks/optimization/name",
    summary: "Propose better names for a product.",
    query: nameQuery,
    body: nameBody,
    response: nameResponse,
  },
  optimizeDescription: {
    kind: "task",
    method: "POST",
    path: "/tasks/optimization/description",
    summary: "Propose better descriptions for a product, with bullet points and SEO fields where asked for.",
    query: descriptionQuery,
    body: descriptionBody,
    response: descriptionResponse,
  },
  categorize: {
    kind: "task",
    method: "POST",
    path: "/tasks/categorization",
    summary: "Suggest the sales channel's categories for a product.",
    query: categorizationQuery,
    body: productBody,
    response: categorizationResponse,
  },
  extractAttributes: {
    kind: "task",
    method: "POST",
    path: "/tasks/attribution",
    summary: "Find in a product's texts the attributes that its category asks for.",
    query: attributionQuery,
    body: productBody,
    response: attributionResponse,
  },
  listCategories: {
    kind: "data",
    method: "GET",
    path: "/data/categories",
    summary: "List a sales channel's categories.",
    query: z.object({ sales_channel: salesChannelEnum }),
    response: categoriesResponse,
  },
  listAttributes: {
    kind: "data",
    method: "GET",
    path: "/data/attributes",
    summary: "List the attributes that a category asks for, by requirement level.",
    query: z.object({ category_identifier: z.string() }),
    response: attributesResponse,
  },
  listValues: {
    kind: "data",
    method: "GET",
    path: "/data/values",
    summary: "List the values that a category, or one of its attributes, allows.",
    query: z.object({
      category_identifier: z.string(),
      attribute_identifier: z.string().optional().describe("Absent: the values of all its attributes."),
    }),
    response: valuesResponse,
  },
} as const satisfies Record<string, Operation>;

export type OperationName = keyof typeof operations;
export const operationNames = Object.keys(operations) as readonly OperationName[];

type Row<N extends OperationName> = (typeof operations)[N];

/** The operations that an engine performs. */
export type TaskName = {
  [N in OperationName]: Row<N>["kind"] extends "task" ? N : never;
}[OperationName];

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
