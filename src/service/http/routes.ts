import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { type OperationName, operationNames, operations } from "../../contract/operations.ts";
import type { AnswerCall } from "./calls.ts";
import type { Exchanges } from "./exchange.ts";
import { commonHeaders } from "./write-answer.ts";

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
  readonly exchanges: Exchanges;
  readonly answerCall: AnswerCall;
  readonly pages: readonly PublicPage[];
}

/** An operation's address without the origin. */
export const operationUrl = (name: OperationName) => `${basePath}${operations[name].path}`;

/** The methods of every path, for 405 and its `Allow`. */
export function listMethods(pages: readonly PublicPage[]): ReadonlyMap<string, readonly string[]> {
  const ofOperations = operationNames.map((name) => [operationUrl(name), [operations[name].method]] as const);
  const ofPages = pages.map(({ path }) => [`${basePath}${path}`, pageMethods] as const);
  return new Map<string, readonly string[]>([...ofOperations, ...ofPages]);
}

export function addRoutes(app: FastifyInstance, { exchanges, answerCall, pages }: RoutesOptions): void {
  for (const name of operationNames) {
    app.route({
      method: operations[name].method,
      url: operationUrl(name),
      // Before the framework would look at the body.
      onRequest: (request, reply) => {
        reply.hijack();
        void answerCall(name, request.raw, exchanges.of(request.raw, reply.raw));
      },
      handler: () => {},
    });
  }
  for (const page of pages) {
    app.route({
      method: [...pageMethods],
      url: `${basePath}${page.path}`,
      handler: (request, reply) => writePage(page, exchanges, { request, reply }),
    });
  }
}

interface Asked {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

function writePage(page: PublicPage, exchanges: Exchanges, { request, reply }: Asked): FastifyReply {
  const { requestId } = exchanges.of(request.raw, reply.raw);
  return reply
    .headers(commonHeaders(requestId))
    .headers(page.headers)
    .header("Content-Type", page.contentType)
    .send(page.bytes);
}
