import type { IncomingMessage } from "node:http";
import { operationNames, operations } from "../../api/operations.ts";
import type { AnswerCall } from "./calls.ts";
import type { Exchange } from "./exchange.ts";

const basePath = "/api";
/** As in FastAPI, pages also answer HEAD; operations do not. */
const pageMethods = ["GET", "HEAD"] as const;

/** A page without authentication, identical for every caller. */
export interface PublicPage {
  readonly path: string;
  readonly bytes: Buffer;
  /** Including its content type. */
  readonly headers: Readonly<Record<string, string>>;
}

export type Handler = (request: IncomingMessage, exchange: Exchange) => void;

/** Handlers by exact path and by method, in the order in which `Allow` lists them. */
export type Routes = ReadonlyMap<string, ReadonlyMap<string, Handler>>;

export function createRoutes(answerCall: AnswerCall, pages: readonly PublicPage[]): Routes {
  const routes = new Map<string, ReadonlyMap<string, Handler>>();
  for (const name of operationNames) {
    const { method, path } = operations[name];
    const handler: Handler = (request, exchange) => void answerCall(name, request, exchange);
    routes.set(`${basePath}${path}`, new Map([[method, handler]]));
  }
  for (const page of pages) {
    const handler: Handler = (_request, exchange) => writePage(page, exchange);
    routes.set(`${basePath}${page.path}`, new Map(pageMethods.map((method) => [method, handler])));
  }
  return routes;
}

/** For HEAD, Node sends the headers and omits the body. */
function writePage({ bytes, headers }: PublicPage, { response, requestId }: Exchange): void {
  response.writeHead(200, {
    "x-request-id": requestId,
    "x-content-type-options": "nosniff",
    ...headers,
    "content-length": bytes.length,
  });
  response.end(bytes);
}
