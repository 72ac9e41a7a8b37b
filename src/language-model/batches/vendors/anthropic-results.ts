import { fieldsOf, parseJson, textOf } from "../../json-fields.ts";
import type { BatchResult } from "../vendor-batches.ts";

/** The status that a live call with such an error has (API reference, "Errors"). */
const statusOfError: Readonly<Record<string, number>> = {
  invalid_request_error: 400,
  authentication_error: 401,
  billing_error: 402,
  permission_error: 403,
  not_found_error: 404,
  conflict_error: 409,
  request_too_large: 413,
  rate_limit_error: 429,
  api_error: 500,
  timeout_error: 504,
  overloaded_error: 529,
};

/** A line of the results: `{"custom_id", "result": {"type": "succeeded" | "errored" | "canceled" | "expired", ...}}`. */
export function readAnthropicResult(line: string): BatchResult | undefined {
  const { custom_id, result } = fieldsOf(parseJson(line));
  const key = textOf(custom_id);
  if (key === undefined) return undefined;
  const { type, message, error } = fieldsOf(result);
  if (type === "succeeded") return { key, kind: "answered", body: message };
  if (type !== "errored") return { key, kind: "undone", said: textOf(type) ?? "no reason" };
  const inner = fieldsOf(error).error;
  const body = inner === undefined ? { type: "error", error } : error;
  const status = statusOfError[textOf(fieldsOf(inner ?? error).type) ?? ""] ?? 500;
  return { key, kind: "failed", status, body };
}
