import { jsonReply, type Reply } from "../exchange.ts";
import type { NextId } from "../next-id.ts";

/** An error as Anthropic's API words it (https://docs.claude.com/en/api/errors). */
export function anthropicError(
  status: number,
  type: string,
  message: string,
  requestId: string,
  headers: Readonly<Record<string, string>> = {},
): Reply {
  const body = { type: "error", error: { type, message }, request_id: requestId };
  return jsonReply(status, body, { "request-id": requestId, ...headers });
}

export function invalidMessageRequest(message: string, nextId: NextId): Reply {
  return anthropicError(400, "invalid_request_error", message, nextId("req_"));
}
