import type { IncomingMessage } from "node:http";
import { type OperationName, operations } from "../../api/operations.ts";
import { bodyTooLarge, headerTwice, overloaded } from "../../api/service-problem.ts";
import { type Admission, admit, type Call, performAdmitted, withRateHeaders } from "../dispatch.ts";
import type { Service } from "../service.ts";
import type { Connections } from "./connections.ts";
import type { Exchange } from "./exchange.ts";
import { isNamedTwice } from "./gate.ts";
import { parseBody } from "./parse-body.ts";
import { createBodyReader, isTooLargeToSend, type Limits, waitsForContinue } from "./read-body.ts";
import { writeJson, writeList, writeProblem } from "./write-answer.ts";

/** Admits, reads, performs and answers the call of an operation. Never rejects. */
export type AnswerCall = (name: OperationName, request: IncomingMessage, exchange: Exchange) => Promise<void>;

export interface CallsOptions {
  readonly service: Service;
  readonly limits: Limits;
  readonly connections: Pick<Connections, "recognize">;
}

/** What the headers alone decide comes first, so that a caller without a key is answered before a byte of the body is read. */
export function createCalls({ service, limits, connections }: CallsOptions): AnswerCall {
  const readBody = createBodyReader(limits);
  const enter = createCallCount(limits);
  const receive = (request: IncomingMessage, exchange: Exchange, keyId: string): Promise<Buffer> => {
    if (isTooLargeToSend(request, limits)) throw bodyTooLarge(limits.maxBodyBytes);
    if (waitsForContinue(request)) exchange.response.writeContinue();
    return readBody(request, keyId);
  };
  const recognize = (name: OperationName, request: IncomingMessage, exchange: Exchange): Admission => {
    const { headers } = request;
    refuseRepeated(request);
    try {
      return admit(service, {
        operation: name,
        apiKey: asText(headers["x-api-key"]),
        onAuthenticated: (keyId) => {
          exchange.keyId = keyId;
        },
      });
    } finally {
      connections.recognize(request.socket, exchange.keyId !== undefined);
    }
  };
  return async (name, request, exchange) => {
    const isRead = operations[name].method === "GET";
    exchange.operation = name;
    try {
      const admission = recognize(name, request, exchange);
      const { keyId = "" } = exchange;
      const { body, headers } = await withRateHeaders(admission, async () => {
        const bytes = isRead ? undefined : await receive(request, exchange, keyId);
        const leave = enter(keyId);
        try {
          return await performAdmitted(service, readCall(name, exchange, { request, bytes }), admission);
        } finally {
          leave();
        }
      });
      const answer = { status: 200, headers, body };
      if (isRead) await writeList(exchange, answer, readConditions(request));
      else writeJson(exchange, answer);
    } catch (fault) {
      writeProblem(exchange, fault);
    }
  };
}

/**
 * Counts calls in progress, in all and of each key.
 * @returns to be called when the call has ended
 * @throws ServiceProblem 503 where there are too many
 */
function createCallCount({ maxCallsInFlight, maxCallsOfOneKey }: Limits): (keyId: string) => () => void {
  let inFlight = 0;
  const byKey = new Map<string, number>();
  return (keyId) => {
    const ofKey = byKey.get(keyId) ?? 0;
    if (inFlight >= maxCallsInFlight || ofKey >= maxCallsOfOneKey) throw overloaded("calls_in_flight");
    inFlight += 1;
    byKey.set(keyId, ofKey + 1);
    return () => {
      inFlight -= 1;
      const left = (byKey.get(keyId) ?? 1) - 1;
      if (left > 0) byKey.set(keyId, left);
      else byKey.delete(keyId);
    };
  };
}

/** Servers in front of this one may have read the other one of two, so neither counts. */
const onlyOnce = ["X-Api-Key", "X-Provider-Key"] as const;

/** Node joins repeated headers with a comma, which no key holds. */
function refuseRepeated({ headers, rawHeaders }: IncomingMessage): void {
  for (const name of onlyOnce) {
    const sent = headers[name.toLowerCase()];
    if (sent?.includes(",") && isNamedTwice(rawHeaders, name.toLowerCase())) throw headerTwice(name);
  }
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
    providerKey: asText(headers["x-provider-key"]),
    signal: exchange.abort.signal,
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
