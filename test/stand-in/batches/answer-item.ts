import { anthropicError } from "../anthropic/error.ts";
import { readMessageRequest } from "../anthropic/read-message-request.ts";
import type { Reply } from "../exchange.ts";
import { readChatRequest } from "../openai/read-chat-request.ts";
import type { Workings } from "../workings.ts";
import type { Batch } from "./batch.ts";
import type { BatchItem } from "./batch-item.ts";

/** What a question of a batch is answered: what a live call with the same body would be. */
export function answerItem({ body }: BatchItem, { vendor }: Batch, workings: Workings): Reply {
  const wire = workings.wires[vendor];
  const question = vendor === "openai" ? readChatRequest(body) : readMessageRequest(body);
  if (typeof question === "string") {
    return anthropicError(400, "invalid_request_error", question, workings.nextId("req_"));
  }
  if ("status" in question) return question;
  if (workings.models?.includes(question.model) === false) return wire.fault("model-unknown", question);
  return workings.play(wire, question, true).reply;
}
