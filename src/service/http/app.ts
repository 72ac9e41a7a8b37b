import type { IncomingMessage, ServerResponse } from "node:http";
import type { Readable } from "node:stream";
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from "fastify";
import { bodyTooLarge } from "../../contract/problems.ts";
import { createConnectionFaultHandler, createTunnelRefusal } from "./connection-faults.ts";
import { sayLast } from "./drain.ts";
import type { Exchange, Exchanges } from "./exchange.ts";
import { checkAtGate, type Gate, toOriginForm } from "./gate.ts";
import type { Limits } from "./limits.ts";
import { createBodyReader, isTooLargeToSend } from "./read-body.ts";
import type { LogLine } from "./request-log.ts";
import { writeProblem } from "./write-answer.ts";

export interface AppOptions {
  readonly gate: Gate;
  readonly exchanges: Exchanges;
  readonly limits: Limits;
  readonly log: LogLine;
  readonly now: () => number;
}

/** How often the server looks for requests that take too long. */
const timeoutsCheckedEveryMs = 2_000;

/** A server without routes, with this service's manners in place of the framework's. */
export function createApp({ gate, exchanges, limits, log, now }: AppOptions): FastifyInstance {
  const exchangeOf = (request: FastifyRequest, reply: FastifyReply): Exchange =>
    exchanges.of(request.raw) ?? exchanges.begin(request.raw, reply.raw);

  const app = fastify({
    exposeHeadRoutes: false,
    requestTimeout: limits.requestTimeoutMs,
    keepAliveTimeout: limits.keepAliveMs,
    routerOptions: { caseSensitive: true, querystringParser: () => ({}) },
    rewriteUrl: (request) => toOriginForm(request.url ?? "/"),
    http: {
      maxHeaderSize: limits.maxHeaderBytes,
      headersTimeout: limits.headersTimeoutMs,
      connectionsCheckingInterval: timeoutsCheckedEveryMs,
      // Its absence is answered at the gate, with a body.
      requireHostHeader: false,
    },
    clientErrorHandler: createConnectionFaultHandler(log, now),
    frameworkErrors: (_error, request, reply) => {
      refuseAtGate(gate, request as FastifyRequest, reply as FastifyReply, exchangeOf);
    },
  });
  app.server.maxConnections = limits.maxConnections;
  // Their bytes are limited; a limit of their number would pass over the rest, the key among them.
  app.server.maxHeadersCount = 0;
  // An expectation that is not known may be passed over (RFC 9110, 10.1.1).
  app.server.on("checkExpectation", (request, response) => app.server.emit("request", request, response));
  app.server.on("checkContinue", (request: IncomingMessage, response: ServerResponse) => {
    // Who asks before sending is told at once, by the answer, that it would be too much.
    if (!isTooLargeToSend(request, limits)) response.writeContinue();
    app.server.emit("request", request, response);
  });
  app.server.on("connect", createTunnelRefusal(log, now));

  app.addHook("onRequest", (request, reply, done) => {
    exchangeOf(request, reply);
    if (gate.isClosing()) sayLast(reply.raw);
    try {
      checkAtGate(gate, request.raw, !request.is404);
      done();
    } catch (problem) {
      done(problem as Error);
    }
  });
  app.setErrorHandler((error, request, reply) => writeProblem(reply, exchangeOf(request, reply), error));
  app.removeAllContentTypeParsers();
  const readBody = createBodyReader(limits);
  app.addContentTypeParser("*", (request: FastifyRequest, stream: Readable) => {
    if (isTooLargeToSend(request.raw, limits)) throw bodyTooLarge(limits.maxBodyBytes);
    return readBody(stream);
  });
  return app;
}

/** An address that the router cannot read leads nowhere: 404, unless something else is wrong before. */
function refuseAtGate(
  gate: Gate,
  request: FastifyRequest,
  reply: FastifyReply,
  exchangeOf: (request: FastifyRequest, reply: FastifyReply) => Exchange,
): void {
  const exchange = exchangeOf(request, reply);
  try {
    checkAtGate(gate, request.raw, false);
  } catch (problem) {
    writeProblem(reply, exchange, problem);
  }
}
