import { randomUUID } from "node:crypto";
import {
  type Operation,
  type OperationInput,
  type OperationName,
  operations,
} from "../contract/operations.ts";
import { toQueryPairs } from "../contract/query-string.ts";
import type { RawRequest } from "../exchange/exchange.ts";

/** The service's operations have two methods. */
export interface ServiceRequest extends RawRequest {
  readonly method: "GET" | "POST";
}

export type RequestBuilder = <N extends OperationName>(name: N, input: OperationInput<N>) => ServiceRequest;

interface RequestBuilderOptions {
  /** The path before an operation's own. */
  readonly prefix: string;
  /** What every request carries: names and values in turns. */
  readonly headers: readonly string[];
}

/**
 * Operations as HTTP requests. A call has one `Idempotency-Key`, a string of structured fields
 * (draft-ietf-httpapi-idempotency-key-header), for all its tries.
 */
export function createRequestBuilder({ prefix, headers }: RequestBuilderOptions): RequestBuilder {
  const asking = [...headers, "Accept-Encoding", "gzip", "Idempotency-Key"];
  const telling = [...headers, "Content-Type", "application/json", "Idempotency-Key"];
  return (name, input) => {
    const { path, method }: Operation = operations[name];
    const query = new URLSearchParams(toQueryPairs(input.query)).toString();
    const address = { method, path: `${prefix}${path}${query === "" ? "" : `?${query}`}` };
    const idempotencyKey = `"${randomUUID()}"`;
    if (method === "GET") return { ...address, headers: [...asking, idempotencyKey], body: null };
    const body = input.body === undefined ? null : JSON.stringify(input.body);
    return { ...address, headers: [...telling, idempotencyKey], body };
  };
}
