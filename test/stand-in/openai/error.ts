import { jsonReply, type Reply } from "../exchange.ts";

export interface OpenAiFault {
  readonly status: number;
  readonly message: string;
  readonly type: string;
  readonly param?: string;
  readonly code?: string;
}

/** An error as OpenAI's API words it. */
export function openAiError(fault: OpenAiFault, headers: Readonly<Record<string, string>> = {}): Reply {
  const { status, message, type, param = null, code = null } = fault;
  return jsonReply(status, { error: { message, type, param, code } }, headers);
}

export function invalidRequest(message: string, param?: string, code?: string): Reply {
  return openAiError({
    status: 400,
    message,
    type: "invalid_request_error",
    ...(param !== undefined && { param }),
    ...(code !== undefined && { code }),
  });
}

/** `sk-ab***************yz`: the vendor says a part of the key again, and so does its stand-in. */
export function echoedKey(key: string): string {
  return key.length < 12 ? key : `${key.slice(0, 8)}${"*".repeat(key.length - 12)}${key.slice(-4)}`;
}
