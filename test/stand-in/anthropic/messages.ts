import { parseObject, type Received, type Reply } from "../exchange.ts";
import type { Workings } from "../workings.ts";
import { invalidMessageRequest } from "./error.ts";
import { readMessageRequest } from "./read-message-request.ts";

/** `POST /v1/messages` */
export function createMessage(received: Received, workings: Workings): Reply {
  const wire = workings.wires.anthropic;
  const question = readMessageRequest(parseObject(received.body));
  if (typeof question === "string") return invalidMessageRequest(question, workings.nextId);
  if (workings.models?.includes(question.model) === false) return wire.fault("model-unknown", question);
  return workings.play(wire, question).reply;
}
