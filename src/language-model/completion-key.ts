import { createHash } from "node:crypto";
import { canonicalJson } from "./canonical-json.ts";
import type { CompletionRequest } from "./completion.ts";

/** Another number: completions that were kept, recorded or asked for in a batch before are found no more. */
const formatVersion = 1;
/** Half a SHA-256: two of a billion keys are alike with a chance of 1 in 10^20. */
const keyBytes = 16;

/**
 * Under what a completion is kept, recorded and asked for in a batch: alike where, and only where, the question and the model are.
 * What it is asked for (`task`) is no part of it. Nothing of the texts can be read out of it.
 * @param identity of the language model
 * @returns 16 bytes
 */
export function completionKey(identity: string, request: CompletionRequest): Buffer {
  const { system, messages, schema, schemaName, maxOutputTokens } = request;
  const question = [
    system,
    messages.map(({ role, text }) => [role, text]),
    schema,
    schemaName,
    maxOutputTokens,
  ];
  const text = canonicalJson(["completion", formatVersion, identity, question]);
  return createHash("sha256").update(text).digest().subarray(0, keyBytes);
}
