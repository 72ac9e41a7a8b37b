import type { IncomingMessage } from "node:http";
import type { Exchange } from "./exchange.ts";
import { readPath } from "./gate.ts";
import { type LogLine, renderRequestLine } from "./request-log.ts";

/** What is logged as the status where the caller was gone before the answer. */
const callerGone = 499;

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
  const sent = [headers["x-api-key"], headers["x-provider-key"], headers.authorization];
  return sent.flat().filter((secret) => secret !== undefined);
}
