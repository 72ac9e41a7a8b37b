import type { IncomingMessage, ServerResponse } from "node:http";
import { sayLast } from "./drain.ts";
import type { Exchange, Exchanges } from "./exchange.ts";
import { checkAtGate, type Gate } from "./gate.ts";
import { writeProblem } from "./write-answer.ts";

/**
 * Begins the exchange of a request and holds it against the gate.
 * @param isRouted - whether path and method together lead somewhere
 * @returns undefined where it is refused, and answered so
 */
export type Enter = (
  request: IncomingMessage,
  response: ServerResponse,
  isRouted: boolean,
) => Exchange | undefined;

export function createEntrance(gate: Gate, exchanges: Exchanges): Enter {
  return (request, response, isRouted) => {
    const exchange = exchanges.begin(request, response);
    if (gate.isClosing()) sayLast(response);
    try {
      checkAtGate(gate, request, isRouted);
      return exchange;
    } catch (problem) {
      writeProblem(exchange, problem);
      return undefined;
    }
  };
}
