import { parseObject, type Received, type Reply } from "../exchange.ts";
import type { Workings } from "../workings.ts";
import { readChatRequest } from "./read-chat-request.ts";

/** `POST /v1/chat/completions` */
export function completeChat(received: Received, workings: Workings): Reply {
  const wire = workings.wires.openai;
  const question = readChatRequest(parseObject(received.body));
  if ("status" in question) return question;
  if (workings.models?.includes(question.model) === false) return wire.fault("model-unknown", question);
  return workings.play(wire, question).reply;
}
