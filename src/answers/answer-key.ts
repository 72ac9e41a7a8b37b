import { hash } from "node:crypto";
import type { OperationInput, OperationName } from "../contract/operations.ts";
import { contractVersion } from "../contract/vocabulary.ts";
import { canonicalJson } from "../language-model/canonical-json.ts";
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
  const text = canonicalJson([contractVersion, name, identity, query, body]);
  return hash("sha256", text, "buffer").subarray(0, keyBytes);
}
