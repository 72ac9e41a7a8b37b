import type { IncomingMessage } from "node:http";
import { operationNames, operations } from "../../api/operations.ts";
import type { AnswerCall } from "./calls.ts";
import type { Exchange } from "./exchange.ts";

const basePath = "/api";
/** Pages are answered to HEAD too, as FastAPI does; operations are not. */
const pageMethods = ["GET", "HEAD"] as const;

/** A page that anyone may read: the same bytes for everyone. */
export interface PublicPage {
  readonly path: string;
  readonly bytes: Buffer;
  /** Its content type among them. */
  readonly headers: Readonly<Record<string, string>>;
}

export type Handler = (request: IncomingMessage, exchange: Exchange) => void;

/** Every path there is, whole, and its handlers by method, in the order in which `Allow` lists them. */
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

/** To HEAD Node sends the same head and leaves the body out. */
function writePage({ bytes, headers }: PublicPage, { response, requestId }: Exchange): void {
  response.writeHead(200, {
    "x-request-id": requestId,
    "x-content-type-options": "nosniff",
    ...headers,
    "content-length": bytes.length,
  });
  response.end(bytes);
}
