import type { IncomingMessage } from "node:http";
import { operationNames, operations } from "../../api/operations.ts";
import type { AnswerCall } from "./calls.ts";
import type { Exchange } from "./exchange.ts";
import type { Probe } from "./probes.ts";
import { commonHeaders } from "./write-answer.ts";

const basePath = "/api";
/** As in FastAPI, pages also answer HEAD; operations do not. */
const pageMethods = ["GET", "HEAD"] as const;

/** A page without authentication. */
export interface PublicPage {
  readonly path: string;
  readonly render: (request: IncomingMessage) => Buffer;
  /** Including its content type. */
  readonly headers: Readonly<Record<string, string>>;
}

export type Handler = (request: IncomingMessage, exchange: Exchange) => void;

interface Route {
  /** In the order in which `Allow` lists them. */
  readonly methods: ReadonlyMap<string, Handler>;
  /** Answered while the service shuts down too. */
  readonly isProbe?: boolean;
}

/** By exact path. */
export type Routes = ReadonlyMap<string, Route>;

/** The operations and public pages; `/` leads to the docs. */
export function createRoutes(answerCall: AnswerCall, pages: readonly PublicPage[]): Routes {
  const routes = new Map<string, Route>([["/", { methods: pageHandlers(leadToDocs) }]]);
  for (const name of operationNames) {
    const { method, path } = operations[name];
    const handler: Handler = (request, exchange) => void answerCall(name, request, exchange);
    routes.set(`${basePath}${path}`, { methods: new Map([[method, handler]]) });
  }
  for (const page of pages) {
    const methods = pageHandlers((request, exchange) => writePage(page, request, exchange));
    routes.set(`${basePath}${page.path}`, { methods });
  }
  return routes;
}

/** The pages of what watches the service, which are outside `/api`. */
export function createProbeRoutes(probes: readonly Probe[]): Routes {
  return new Map(
    probes.map(({ path, answer }): [string, Route] => {
      const handler: Handler = (_request, exchange) => {
        exchange.isProbe = true;
        const { status, contentType, text } = answer();
        const headers = { "content-type": contentType, "cache-control": "no-store" };
        writeText(exchange, { status, headers, bytes: Buffer.from(text, "utf8") });
      };
      return [path, { methods: pageHandlers(handler), isProbe: true }];
    }),
  );
}

function pageHandlers(handler: Handler): ReadonlyMap<string, Handler> {
  return new Map(pageMethods.map((method) => [method, handler]));
}

/** Relative, so that it is right behind a proxy that puts a path in front. */
function leadToDocs(_request: IncomingMessage, { response, requestId }: Exchange): void {
  response.writeHead(307, { ...commonHeaders(requestId), location: "api/docs", "content-length": 0 });
  response.end();
}

function writePage({ render, headers }: PublicPage, request: IncomingMessage, exchange: Exchange): void {
  writeText(exchange, { status: 200, bytes: render(request), headers });
}

/** For HEAD, Node sends the headers and omits the body. */
function writeText(
  { response, requestId }: Exchange,
  {
    status,
    headers,
    bytes,
  }: { readonly status: number; readonly bytes: Buffer } & Pick<PublicPage, "headers">,
): void {
  response.writeHead(status, { ...commonHeaders(requestId), ...headers, "content-length": bytes.length });
  response.end(bytes);
}
