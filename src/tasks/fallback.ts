import { isLlmError, type LlmError } from "../llm/errors.ts";
import type { TaskContext } from "./engine.ts";

/** Who does a task where the language model cannot: the built-in engine, or no one. */
export const fallbacks = ["builtin", "none"] as const;
export type FallbackName = (typeof fallbacks)[number];

export interface Ladder<Response> {
  readonly byModel: () => Promise<Response>;
  readonly byBuiltin: () => Promise<Response>;
  readonly fallback: FallbackName;
  readonly context: TaskContext;
}

/**
 * The model's answer, or the built-in engine's with the reason before its message. What would end every call alike (a
 * refused key, an address where nobody is) and what is only not there yet (a batch) is thrown whatever the fallback is.
 * @throws LlmError
 */
export async function orBuiltin<Response extends { readonly message: string }>({
  byModel,
  byBuiltin,
  fallback,
  context,
}: Ladder<Response>): Promise<Response> {
  try {
    return await byModel();
  } catch (problem) {
    if (fallback === "none" || !canFallBack(problem)) throw problem;
    const { code, what } = problem;
    const answer = await byBuiltin();
    context.onFallback?.({ code, reason: what });
    return { ...answer, message: `Done without the language model: ${what} ${answer.message}`.trim() };
  }
}

/** What every further call would meet, a key that is refused or an address where nobody is. */
const ofAllCalls: ReadonlySet<LlmError["kind"]> = new Set(["final", "unreachable"]);

/** Whether a fault is one of this call alone, which another engine may do. */
export function canFallBack(fault: unknown): fault is LlmError {
  return isLlmError(fault) && !ofAllCalls.has(fault.kind) && fault.code !== "PDO_COMPLETION_PENDING";
}
