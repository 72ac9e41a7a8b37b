import type { IncomingMessage } from "node:http";
import type { Exchange } from "./exchange.ts";
import { readPath } from "./gate.ts";
import { type LogLine, renderRequestLine } from "./request-log.ts";

/** What is logged as the status where the caller was gone before the answer. */
const callerGone = 499;

const secretHeaders = ["x-api-key", "x-provider-key", "authorization"] as const;

/** Writes the line of an exchange once it has ended. */
export function createRequestLogger(log: LogLine, now: () => number) {
  return (exchange: Exchange, request: IncomingMessage): void => {
    const { requestId, startedAt, response, keyId, operation, cause } = exchange;
    const at = now();
    const logged = {
      requestId,
      method: request.method ?? "",
      path: readPath(request.url ?? ""),
      status: response.headersSent ? response.statusCode : callerGone,
      milliseconds: at - startedAt,
      keyId,
      operation,
      cause,
    };
    log(renderRequestLine(logged, at, listSecrets(request)));
  };
}

function listSecrets({ headers }: IncomingMessage): string[] {
  const secrets: string[] = [];
  for (const name of secretHeaders) {
    const sent = headers[name];
    if (typeof sent === "string") secrets.push(sent);
    else if (sent !== undefined) secrets.push(...sent);
  }
  return secrets;
}
