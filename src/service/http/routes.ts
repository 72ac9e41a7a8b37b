import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { type Operation, type OperationName, operationNames, operations } from "../../contract/operations.ts";
import { unavailable } from "../../contract/problems.ts";
import { dispatch } from "../dispatch.ts";
import type { Service } from "../service.ts";
import type { Exchange, Exchanges } from "./exchange.ts";
import { readQuery } from "./gate.ts";
import { parseBody } from "./parse-body.ts";
import { commonHeaders, writeJson } from "./write-answer.ts";
import { writeList } from "./write-list.ts";

const basePath = "/api";
/** Pages are answered to HEAD too, as FastAPI does; operations are not. */
const pageMethods = ["GET", "HEAD"] as const;

/** A page that anyone may read: the same bytes for everyone. */
export interface PublicPage {
  readonly path: string;
  readonly contentType: string;
  readonly bytes: Buffer;
  readonly headers: Readonly<Record<string, string>>;
}

export interface RoutesOptions {
  readonly service: Service;
  readonly exchanges: Exchanges;
  readonly pages: readonly PublicPage[];
  readonly maxCallsInFlight: number;
}

/** The methods of every path, for 405 and its `Allow`. */
export function listMethods(pages: readonly PublicPage[]): ReadonlyMap<string, readonly string[]> {
  const rows: readonly Operation[] = Object.values(operations);
  const ofOperations = rows.map(({ path, method }) => [`${basePath}${path}`, [method]] as const);
  const ofPages = pages.map(({ path }) => [`${basePath}${path}`, pageMethods] as const);
  return new Map<string, readonly string[]>([...ofOperations, ...ofPages]);
}

export function addRoutes(app: FastifyInstance, options: RoutesOptions): void {
  const call = createCallHandler(options);
  for (const name of operationNames) {
    const { method, path } = operations[name];
    app.route({
      method,
      url: `${basePath}${path}`,
      onRequest: takeContentType,
      handler: (request, reply) => call(name, request, reply),
    });
  }
  for (const page of options.pages) {
    app.route({
      method: [...pageMethods],
      url: `${basePath}${page.path}`,
      handler: (request, reply) => writePage(page, options.exchanges, request, reply),
    });
  }
}

type Handler = (name: OperationName, request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

function createCallHandler({ service, exchanges, maxCallsInFlight }: RoutesOptions): Handler {
  let inFlight = 0;
  return async (name, request, reply) => {
    const exchange = exchanges.of(request.raw) ?? exchanges.begin(request.raw, reply.raw);
    exchange.operation = name;
    if (inFlight >= maxCallsInFlight) throw unavailable("The service is overloaded", 1);
    inFlight += 1;
    try {
      const { body, headers } = await dispatch(service, readCall(name, request, exchange));
      const answer = { status: 200, headers, body };
      if (operations[name].method !== "GET") return writeJson(reply, exchange, answer);
      return await writeList(reply, exchange, { answer, conditions: readConditions(request) });
    } finally {
      inFlight -= 1;
    }
  };
}

function readCall(operation: OperationName, request: FastifyRequest, exchange: Exchange) {
  const { headers, url = "" } = request.raw;
  const apiKey = headers["x-api-key"];
  const contentType = headers[contentTypeTaken];
  return {
    operation,
    query: readQuery(url),
    body: request.body instanceof Buffer ? parseBody(request.body, asText(contentType)) : undefined,
    apiKey: asText(apiKey),
    providerKey: asText(headers["x-provider-key"]),
    signal: () => exchange.abort.signal,
    onAuthenticated: (keyId: string) => {
      exchange.keyId = keyId;
    },
  };
}

function readConditions({ raw: { headers } }: FastifyRequest) {
  return {
    ifNoneMatch: headers["if-none-match"],
    acceptEncoding: asText(headers["accept-encoding"]),
  };
}

const contentTypeTaken = ":content-type";

/**
 * Hides the content type from the framework, which would refuse some with a 415 before the body is read; a
 * name with a colon cannot have come over the wire.
 */
function takeContentType({ raw: { headers } }: FastifyRequest, _reply: FastifyReply, done: () => void): void {
  headers[contentTypeTaken] = headers["content-type"];
  headers["content-type"] = undefined;
  done();
}

function asText(header: string | string[] | undefined): string | undefined {
  return Array.isArray(header) ? header.join(", ") : header;
}

function writePage(page: PublicPage, exchanges: Exchanges, request: FastifyRequest, reply: FastifyReply) {
  const exchange = exchanges.of(request.raw) ?? exchanges.begin(request.raw, reply.raw);
  return reply
    .headers(commonHeaders(exchange.requestId))
    .headers(page.headers)
    .header("Content-Type", page.contentType)
    .send(page.bytes);
}
