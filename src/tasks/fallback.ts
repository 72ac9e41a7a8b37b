import { isLlmError, type LlmError } from "../llm/errors.ts";
import type { TaskContext } from "./engine.ts";

/** What does a task when the language model fails: the built-in engine, or nothing. */
export const fallbacks = ["builtin", "none"] as const;
export type FallbackName = (typeof fallbacks)[number];

export interface FallbackOptions<Response> {
  readonly byModel: () => Promise<Response>;
  readonly byBuiltin: () => Promise<Response>;
  readonly fallback: FallbackName;
  readonly context: TaskContext;
}

/**
 * The model's answer, or the built-in engine's with the reason before its message. Faults that every call would meet (rejected
 * key, unreachable address) and pending batch results are thrown regardless of the fallback.
 * @throws LlmError
 */
export async function withFallback<Response extends { readonly message: string }>({
  byModel,
  byBuiltin,
  fallback,
  context,
}: FallbackOptions<Response>): Promise<Response> {
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

/** Kinds of faults that every further call would meet: a rejected key or an unreachable address. */
const persistentKinds: ReadonlySet<LlmError["kind"]> = new Set(["final", "unreachable"]);

/** Whether a fault concerns this call only, so that another engine may do the task. */
export function canFallBack(fault: unknown): fault is LlmError {
  return isLlmError(fault) && !persistentKinds.has(fault.kind) && fault.code !== "PDO_COMPLETION_PENDING";
}
