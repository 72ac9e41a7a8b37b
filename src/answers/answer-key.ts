import { createHash } from "node:crypto";
import type { OperationInput, OperationName } from "../contract/operations.ts";
import { contractVersion } from "../contract/vocabulary.ts";
import { keyBytes } from "../storage/key-value-record.ts";

/**
 * Under what an answer is kept: alike where, and only where, the operation, its parameters, the texts it was given,
 * whoever answers and the contract's version are alike: an answer of another shape than today's is never given. The order in which an object's fields were written does not matter, nor does one that is
 * undefined. Nothing of the texts can be read out of it.
 */
export function answerKey<N extends OperationName>(
  name: N,
  { query, body }: OperationInput<N>,
  identity: string,
): Buffer {
  const text = JSON.stringify([contractVersion, name, identity, canonical(query), canonical(body)]);
  return createHash("sha256").update(text).digest().subarray(0, keyBytes);
}

function canonical(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(canonical);
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).filter(([, field]) => field !== undefined);
  entries.sort(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(entries.map(([field, content]) => [field, canonical(content)]));
}
