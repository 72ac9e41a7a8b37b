import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { createOpenApiDocument } from "../../api/openapi.ts";
import type { SalesChannel } from "../../api/vocabulary.ts";
import { type Access, createTemporaryAccess, loadKeys } from "../access.ts";
import { cannotListen, openToOthersWithoutKeys } from "../errors.ts";
import { generateKey } from "../keys-document.ts";
import type { Service } from "../service.ts";
import { createApp } from "./app.ts";
import { createCalls } from "./calls.ts";
import { createConnections } from "./connections.ts";
import { renderDocsPage } from "./docs-page.ts";
import { drain, maxWaiting } from "./drain.ts";
import { createExchanges } from "./exchange.ts";
import { isLoopback, toOrigin } from "./gate.ts";
import { defaultLimits, type Limits } from "./read-body.ts";
import { createGivenUpLog, createRequestLogger, type LogLine, renderEventLine } from "./request-log.ts";
import { createRoutes, type PublicPage } from "./routes.ts";

export interface ServerOptions {
  /** Without `access`, the keys file's is used, else that of a temporary key. */
  readonly service: Service;
  /** Anything other than loopback requires a keys file. */
  readonly host: string;
  /** 0: any free port. */
  readonly port: number;
  readonly keysPath?: string;
  /** Takes one line of JSON per request. */
  readonly log: LogLine;
  readonly limits?: Partial<Limits>;
  readonly now: () => number;
}

export interface RunningServer {
  /** The origin it listens on, for example `http://127.0.0.1:8080`; the API's base address is this and `/api`. */
  readonly url: string;
  /** The generated key where no keys file is given; shown once and never stored. */
  readonly temporaryKey?: string;
  /** Finishes calls in flight, then closes; takes little longer than `limits.shutdownMs`. */
  close(): Promise<void>;
}

/**
 * Serves over HTTP until closed.
 * @throws PdoError where the host requires keys, the keys file is missing or broken, or the port
 * is taken
 */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const { host, port, log, now } = options;
  const limits = { ...defaultLimits, ...options.limits };
  const { access, hasKeys, temporaryKey } = chooseAccess(options);
  if (!hasKeys && !isLoopback(host)) throw openToOthersWithoutKeys(host);
  let closing: Promise<void> | undefined;
  const connections = createConnections(limits, createGivenUpLog(log, now));
  const logRequest = createRequestLogger(log, now);
  const exchanges = createExchanges({
    now,
    onEnd: (exchange, request) => {
      connections.end(request.socket);
      logRequest(exchange, request);
    },
  });
  const isClosing = () => closing !== undefined;
  const routes = createRoutes(
    createCalls({ service: { ...options.service, access }, limits, connections }),
    createPublicPages(options.service.catalogs.channels()),
  );
  const gate = { onlyLoopbackNames: !hasKeys, isClosing, routes };
  const server = createApp({ gate, exchanges, connections, limits, log, now });
  const url = await listen(server, host, port);
  log(renderEventLine("started", now(), { url }));
  const close = async () => {
    await drain(server, exchanges, limits.shutdownMs);
    log(renderEventLine("stopped", now(), { url }));
  };
  return {
    url,
    ...(temporaryKey === undefined ? {} : { temporaryKey }),
    close: () => {
      closing ??= close();
      return closing;
    },
  };
}

interface ChosenAccess {
  readonly access: Access;
  readonly hasKeys: boolean;
  readonly temporaryKey?: string;
}

function chooseAccess({ service, keysPath }: ServerOptions): ChosenAccess {
  if (service.access) return { access: service.access, hasKeys: true };
  if (keysPath !== undefined) return { access: loadKeys(keysPath), hasKeys: true };
  const temporaryKey = generateKey();
  return { access: createTemporaryAccess(temporaryKey), hasKeys: false, temporaryKey };
}

async function listen(server: Server, host: string, port: number): Promise<string> {
  await new Promise<void>((resolve, reject) => {
    const refuse = (cause: unknown) => reject(cannotListen(host, port, cause));
    server.once("error", refuse);
    server.listen({ host, port, backlog: maxWaiting }, () => {
      server.off("error", refuse);
      resolve();
    });
  });
  const { port: listened } = server.address() as AddressInfo;
  return toOrigin(host, listened);
}

/** The OpenAPI document and its HTML form; neither needs a key. */
function createPublicPages(channels: readonly SalesChannel[]): readonly PublicPage[] {
  const document = createOpenApiDocument(channels);
  return [
    {
      path: "/openapi.json",
      bytes: Buffer.from(JSON.stringify(document), "utf8"),
      headers: { "content-type": "application/json" },
    },
    {
      path: "/docs",
      bytes: Buffer.from(renderDocsPage(document), "utf8"),
      headers: {
        "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
        "referrer-policy": "no-referrer",
        "content-type": "text/html; charset=utf-8",
      },
    },
  ];
}
