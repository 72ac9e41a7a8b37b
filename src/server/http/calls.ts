import type { IncomingMessage } from "node:http";
import { type OperationName, operations } from "../../api/operations.ts";
import { bodyTooLarge, unavailable } from "../../api/service-problem.ts";
import { type Call, dispatch } from "../dispatch.ts";
import type { Service } from "../service.ts";
import type { Exchange } from "./exchange.ts";
import { parseBody } from "./parse-body.ts";
import { createBodyReader, isTooLargeToSend, type Limits } from "./read-body.ts";
import { writeJson, writeList, writeProblem } from "./write-answer.ts";

/** Reads, dispatches and answers the call of an operation. Never rejects. */
export type AnswerCall = (name: OperationName, request: IncomingMessage, exchange: Exchange) => Promise<void>;

export function createCalls(service: Service, limits: Limits): AnswerCall {
  const readBody = createBodyReader(limits);
  const receive = (request: IncomingMessage): Promise<Buffer> => {
    if (isTooLargeToSend(request, limits)) throw bodyTooLarge(limits.maxBodyBytes);
    return readBody(request);
  };
  let inFlight = 0;
  return async (name, request, exchange) => {
    const isRead = operations[name].method === "GET";
    try {
      const bytes = isRead ? undefined : await receive(request);
      exchange.operation = name;
      if (inFlight >= limits.maxCallsInFlight) throw unavailable("The service is overloaded", 1);
      inFlight += 1;
      try {
        const { body, headers } = await dispatch(service, readCall(name, exchange, { request, bytes }));
        const answer = { status: 200, headers, body };
        if (isRead) await writeList(exchange, answer, readConditions(request));
        else writeJson(exchange, answer);
      } finally {
        inFlight -= 1;
      }
    } catch (fault) {
      writeProblem(exchange, fault);
    }
  };
}

interface Received {
  readonly request: IncomingMessage;
  /** Undefined where the operation has no body. */
  readonly bytes: Buffer | undefined;
}

function readCall(operation: OperationName, exchange: Exchange, { request, bytes }: Received): Call {
  const { headers, url = "" } = request;
  return {
    operation,
    query: readQuery(url),
    body: bytes && parseBody(bytes, headers["content-type"]),
    apiKey: asText(headers["x-api-key"]),
    providerKey: asText(headers["x-provider-key"]),
    signal: exchange.abort.signal,
    onAuthenticated: (keyId) => {
      exchange.keyId = keyId;
    },
  };
}

function readConditions({ headers }: IncomingMessage) {
  return {
    ifNoneMatch: headers["if-none-match"],
    acceptEncoding: asText(headers["accept-encoding"]),
  };
}

function asText(header: string | string[] | undefined): string | undefined {
  return Array.isArray(header) ? header.join(", ") : header;
}

type QueryPairs = readonly (readonly [name: string, value: string])[];

/**
 * The query as pairs, decoded as in forms: `+` is a space, invalid percent sequences stay, invalid UTF-8 is replaced.
 */
export function readQuery(url: string): QueryPairs {
  const start = url.indexOf("?");
  const text = start < 0 ? "" : url.slice(start + 1);
  // URLSearchParams strips one leading question mark.
  return [...new URLSearchParams(`?${text}`)];
}
