import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from "fastify";
import type { AnswerCall } from "./calls.ts";
import { createConnectionFaultHandler, createTunnelRefusal } from "./connection-faults.ts";
import type { Enter } from "./entrance.ts";
import type { Exchanges } from "./exchange.ts";
import { toOriginForm } from "./gate.ts";
import type { Limits } from "./limits.ts";
import { isTooLargeToSend } from "./read-body.ts";
import type { LogLine } from "./request-log.ts";
import { createShortWay } from "./short-way.ts";
import { writeProblem } from "./write-answer.ts";

export interface AppOptions {
  readonly enter: Enter;
  readonly answerCall: AnswerCall;
  readonly exchanges: Exchanges;
  readonly limits: Limits;
  readonly log: LogLine;
  readonly now: () => number;
}

/** How often the server looks for requests that take too long. */
const timeoutsCheckedEveryMs = 2_000;

/** A server without routes, with this service's manners in place of the framework's. */
export function createApp({ enter, answerCall, exchanges, limits, log, now }: AppOptions): FastifyInstance {
  const enterOrHijack = (request: FastifyRequest, reply: FastifyReply, isRouted: boolean): boolean => {
    const isAdmitted = enter(request.raw, reply.raw, isRouted) !== undefined;
    if (!isAdmitted) reply.hijack();
    return isAdmitted;
  };
  const app = fastify({
    exposeHeadRoutes: false,
    routerOptions: { caseSensitive: true, querystringParser: () => ({}) },
    rewriteUrl: (request) => toOriginForm(request.url ?? "/"),
    serverFactory: (otherwise) => {
      const server = createServer(serverOptions(limits));
      server.on("request", createShortWay({ enter, answerCall, otherwise }));
      return server;
    },
    clientErrorHandler: createConnectionFaultHandler(log, now),
    // An address that the router cannot read leads nowhere: 404, unless something else is wrong before.
    frameworkErrors: (_error, request, reply) => {
      enterOrHijack(request as FastifyRequest, reply as FastifyReply, false);
    },
  });
  addManners(app.server, limits);
  app.server.on("connect", createTunnelRefusal(log, now));
  app.addHook("onRequest", (request, reply, done) => {
    if (enterOrHijack(request, reply, !request.is404)) done();
  });
  app.setErrorHandler((error, request, reply) => {
    reply.hijack();
    writeProblem(exchanges.of(request.raw, reply.raw), error);
  });
  return app;
}

function serverOptions(limits: Limits) {
  return {
    requestTimeout: limits.requestTimeoutMs,
    keepAliveTimeout: limits.keepAliveMs,
    maxHeaderSize: limits.maxHeaderBytes,
    headersTimeout: limits.headersTimeoutMs,
    connectionsCheckingInterval: timeoutsCheckedEveryMs,
    // Its absence is answered at the gate, with a body.
    requireHostHeader: false,
  };
}

function addManners(server: Server, limits: Limits): void {
  server.maxConnections = limits.maxConnections;
  // Their bytes are limited; a limit of their number would pass over the rest, the key among them.
  server.maxHeadersCount = 0;
  // An expectation that is not known may be passed over (RFC 9110, 10.1.1).
  server.on("checkExpectation", (request, response) => server.emit("request", request, response));
  server.on("checkContinue", (request: IncomingMessage, response: ServerResponse) => {
    // Who asks before sending is told at once, by the answer, that it would be too much.
    if (!isTooLargeToSend(request, limits)) response.writeContinue();
    server.emit("request", request, response);
  });
}
