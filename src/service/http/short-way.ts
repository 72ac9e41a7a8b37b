import type { RequestListener } from "node:http";
import { type OperationName, operationNames, operations } from "../../contract/operations.ts";
import type { AnswerCall } from "./calls.ts";
import type { Enter } from "./entrance.ts";
import { withoutQuery } from "./gate.ts";
import { operationUrl } from "./routes.ts";

interface ShortWayOptions {
  readonly enter: Enter;
  readonly answerCall: AnswerCall;
  /** Whatever else comes: other addresses, the same ones spelled otherwise, wrong methods. */
  readonly otherwise: RequestListener;
}

/** A call whose address is written as the contract writes it needs no router. */
export function createShortWay({ enter, answerCall, otherwise }: ShortWayOptions): RequestListener {
  const names = new Map<string, OperationName>(operationNames.map((name) => [operationUrl(name), name]));
  return (request, response) => {
    const name = names.get(withoutQuery(request.url ?? ""));
    if (name === undefined || operations[name].method !== request.method) return otherwise(request, response);
    const exchange = enter(request, response, true);
    if (exchange !== undefined) void answerCall(name, request, exchange);
  };
}
