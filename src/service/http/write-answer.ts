import type { FastifyReply } from "fastify";
import { ServiceProblem } from "../../contract/problem.ts";
import { internalError } from "../../contract/problems.ts";
import type { Exchange } from "./exchange.ts";

/** What every answer carries, whatever it says. */
export function commonHeaders(requestId: string): Record<string, string> {
  return { "X-Request-Id": requestId, "X-Content-Type-Options": "nosniff" };
}

export interface JsonAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
}

/**
 * Compact JSON in UTF-8. Sent past the framework, which would add a charset that JSON has none of, and as text: so head
 * and body leave in one write.
 */
export function writeJson(reply: FastifyReply, exchange: Exchange, answer: JsonAnswer): FastifyReply {
  const text = JSON.stringify(answer.body);
  const { raw } = reply.hijack();
  raw.writeHead(answer.status, {
    ...commonHeaders(exchange.requestId),
    ...answer.headers,
    "Content-Type": "application/json",
    "Content-Length": Buffer.byteLength(text),
  });
  raw.end(text);
  return reply;
}

/** The answer to a problem; whoever asked learns nothing of a fault's inside, the exchange keeps it for the log. */
export function writeProblem(reply: FastifyReply, exchange: Exchange, fault: unknown): FastifyReply {
  const problem = fault instanceof ServiceProblem ? fault : toProblem(fault);
  if (problem.status === 500) exchange.cause = problem.cause ?? problem;
  const { status, headers, detail } = problem;
  return writeJson(reply, exchange, { status, headers, body: { detail } });
}

/** The framework's own refusals are the caller's faults; everything else is ours. */
function toProblem(fault: unknown): ServiceProblem {
  const isFrameworks =
    fault instanceof Error && "code" in fault && String(fault.code).startsWith("FST_ERR_CTP");
  return isFrameworks ? new ServiceProblem(400, "Bad Request") : internalError(fault);
}
