import type { Reply } from "../exchange.ts";

/** One question of a batch, and what became of it. */
export interface BatchItem {
  readonly customId: string;
  /** Its body, as a live call would have it. */
  readonly body: Record<string, unknown>;
  /** Absent: not worked on. A reply, or the end without one. */
  result?: Reply | "canceled" | "expired";
}

/** Whether the question was answered: anything else is a failure of its own. */
export function isAnswered({ result }: BatchItem): boolean {
  return typeof result === "object" && result.status === 200 && result.hangUp === undefined;
}
