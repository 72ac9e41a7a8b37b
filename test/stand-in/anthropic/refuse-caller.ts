import type { Received, Reply } from "../exchange.ts";
import type { Workings } from "../workings.ts";
import { anthropicError, invalidMessageRequest } from "./error.ts";

/** What a caller gets who brings no key that is let in (`x-api-key: KEY` or `Authorization: Bearer KEY`), or no version. */
export function refuseAnthropicCaller({ headers }: Received, { keys, nextId }: Workings): Reply | undefined {
  const refuse = (message: string) => anthropicError(401, "authentication_error", message, nextId("req_"));
  const key = headers["x-api-key"]?.toString() ?? /^Bearer +(\S+)$/.exec(headers.authorization ?? "")?.[1];
  if (!key) return refuse("x-api-key header is required");
  if (keys !== undefined && !keys.includes(key)) return refuse("invalid x-api-key");
  if (headers["anthropic-version"] === undefined) {
    return invalidMessageRequest("anthropic-version: header is required", nextId);
  }
  return undefined;
}
