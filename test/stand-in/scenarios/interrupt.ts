import type { HangUp, Received, Reply } from "../exchange.ts";
import type { WireFault } from "../wire.ts";
import type { Workings } from "../workings.ts";

/**
 * Why a request does not get its answer: a refusal of the provider's; `unheard`, where the connection ends before anything is
 * done; or a connection that ends when all is done, so that only the asker does not know.
 */
export type Interruption = WireFault | "unheard" | HangUp;

export type Interrupt = (received: Received) => Interruption | undefined;

const hangUps: readonly string[] = ["before-headers", "after-headers", "in-body"] satisfies HangUp[];

/** What a request gets that may be interrupted. */
export function answerOrInterrupt(received: Received, workings: Workings, answer: () => Reply): Reply {
  const interruption = workings.interrupt(received);
  if (interruption === undefined) return answer();
  if (interruption === "unheard") return { status: 500, headers: {}, body: "", hangUp: "before-headers" };
  if (isHangUp(interruption)) return { ...answer(), hangUp: interruption };
  const wire = workings.wires[received.headers["anthropic-version"] === undefined ? "openai" : "anthropic"];
  return wire.fault(interruption, noQuestion, interruption === "throttled" ? { "retry-after": "2" } : {});
}

function isHangUp(interruption: Interruption): interruption is HangUp {
  return hangUps.includes(interruption);
}

const noQuestion = {
  model: "stand-in",
  system: "",
  messages: [],
  schema: undefined,
  schemaName: "",
  maxOutputTokens: 1,
  read: "",
};
