import type { Received, Reply } from "../exchange.ts";
import type { Workings } from "../workings.ts";
import { echoedKey, openAiError } from "./error.ts";

/** The 401 for a request without a key that is let in: `Authorization: Bearer KEY`, or Azure's `api-key: KEY`. */
export function refuseOpenAiKey({ headers }: Received, { keys }: Workings): Reply | undefined {
  const key = /^Bearer +(\S+)$/.exec(headers.authorization ?? "")?.[1] ?? headers["api-key"]?.toString();
  if (!key) {
    const message =
      "You didn't provide an API key. You need to provide your API key in an Authorization header using Bearer auth (i.e. Authorization: Bearer YOUR_KEY).";
    return openAiError({ status: 401, message, type: "invalid_request_error" });
  }
  if (keys === undefined || keys.includes(key)) return undefined;
  const message = `Incorrect API key provided: ${echoedKey(key)}. You can find your API key at https://platform.openai.com/account/api-keys.`;
  return openAiError({ status: 401, message, type: "invalid_request_error", code: "invalid_api_key" });
}
