import { fieldsOf, parseJson, textOf } from "../../json-fields.ts";
import type { BatchResult } from "../vendor-batches.ts";

/**
 * A line of an output or an error file: `{"custom_id", "response": {"status_code", "body"} | null, "error": {"code", "message"} | null}`.
 * A request that was refused has a `response` with its status; one that was never sent has an `error` (`batch_expired`).
 */
export function readOpenaiResult(line: string): BatchResult | undefined {
  const { custom_id, response, error } = fieldsOf(parseJson(line));
  const key = textOf(custom_id);
  if (key === undefined) return undefined;
  const { status_code: status, body } = fieldsOf(response);
  if (typeof status !== "number") return { key, kind: "undone", said: sayingOf(error) };
  return status >= 200 && status < 300
    ? { key, kind: "answered", body }
    : { key, kind: "failed", status, body };
}

function sayingOf(error: unknown): string {
  const { code, message } = fieldsOf(error);
  return textOf(message) ?? textOf(code) ?? "no reason";
}
