import type { Completion } from "../completion.ts";
import type { Fields } from "../json-fields.ts";
import { answerUnreadable } from "./faults/answer-problems.ts";
import { clean } from "./faults/refusal.ts";
import type { ProviderHeaders } from "./provider.ts";
import { BodyFault, type Wire, type WireAnswer } from "./wires/wire.ts";

export interface Reading {
  readonly wire: Wire;
  /** What was asked, for a provider that does not say who answers. */
  readonly model: string;
  /** Scheme, host and port, for messages. */
  readonly origin: string;
  /** Takes keys out of what is shown. */
  readonly redact: (text: string) => string;
  /** Takes the whole key out, and leaves the rest as it is. */
  readonly removeKey: (text: string) => string;
}

/**
 * The text is as it came, but for a key that something on the way echoed; what stands around it is shown to people, and cleaned.
 * @throws ProviderProblem PDO_PROVIDER_ANSWER_UNREADABLE where there is no answer in it
 */
export function toCompletion(body: Fields, headers: ProviderHeaders, reading: Reading): Completion {
  const { model, redact, removeKey } = reading;
  const { text, finish, usage } = readAnswer(body, reading);
  const requestId = headers["x-request-id"] ?? headers["request-id"] ?? body.id ?? body.responseId;
  const named = body.model ?? body.modelVersion;
  return {
    text: removeKey(text),
    finish,
    model: typeof named === "string" ? clean(named, redact) : model,
    ...(usage !== undefined && { usage }),
    ...(typeof requestId === "string" && { requestId: clean(requestId, redact) }),
  };
}

function readAnswer(body: Fields, { wire, origin }: Reading): WireAnswer {
  try {
    return wire.readAnswer(body);
  } catch (fault) {
    if (fault instanceof BodyFault) throw answerUnreadable(origin, fault.message);
    throw fault;
  }
}
