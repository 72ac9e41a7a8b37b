import type { Completion } from "../completion.ts";
import { clean } from "./faults/refusal.ts";
import type { ProviderHeaders } from "./provider.ts";
import type { Fields, SdkResult, Wire } from "./wires/wire.ts";

/** An answer's body, with what stands around it. */
export interface Received {
  readonly body: Fields;
  readonly headers: ProviderHeaders;
}

interface Reading {
  readonly wire: Wire;
  /** What was asked, for a provider that does not say who answers. */
  readonly model: string;
  readonly redact: (text: string) => string;
  readonly removeKey: (text: string) => string;
}

/** The text is as it came, but for a key that something on the way echoed; what stands around it is shown to people, and cleaned. */
export function toCompletion(result: SdkResult, { body, headers }: Received, reading: Reading): Completion {
  const { wire, model, redact, removeKey } = reading;
  const { finish, usage, refusal = "" } = wire.readAnswer(body);
  const text = result.content.map((part) => (part.type === "text" ? part.text : "")).join("");
  const requestId = headers["x-request-id"] ?? headers["request-id"] ?? body.id ?? body.responseId;
  const named = body.model ?? body.modelVersion;
  return {
    text: removeKey(text === "" ? refusal : text),
    finish,
    model: typeof named === "string" ? clean(named, redact) : model,
    ...(usage !== undefined && { usage }),
    ...(typeof requestId === "string" && { requestId: clean(requestId, redact) }),
  };
}
