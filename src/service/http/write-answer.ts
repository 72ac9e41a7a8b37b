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

/** Compact JSON in UTF-8, sent as text: so head and body leave in one write. */
export function writeJson({ response, requestId }: Exchange, { status, headers, body }: JsonAnswer): void {
  const text = JSON.stringify(body);
  const length = Buffer.byteLength(text);
  // A list of names and values is written as it stands; an object would be put together and taken apart again.
  const head = ["X-Request-Id", requestId, "X-Content-Type-Options", "nosniff"];
  for (const name in headers) head.push(name, headers[name] ?? "");
  head.push("Content-Type", "application/json", "Content-Length", String(length));
  response.writeHead(status, head);
  // Text that is ASCII, as it mostly is, is the same bytes in either, and the other is copied as it lies.
  response.end(text, length === text.length ? "latin1" : "utf8");
}

/** The answer to a problem; whoever asked learns nothing of a fault's inside, the exchange keeps it for the log. */
export function writeProblem(exchange: Exchange, fault: unknown): void {
  const problem = fault instanceof ServiceProblem ? fault : internalError(fault);
  if (problem.status === 500) exchange.cause = problem.cause ?? problem;
  const { status, headers, detail } = problem;
  // What has been begun cannot be taken back: cut off, it passes for no whole answer.
  if (exchange.response.headersSent) exchange.response.destroy();
  else writeJson(exchange, { status, headers, body: { detail } });
}
