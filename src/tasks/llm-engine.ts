import { lazily } from "../lib/once.ts";
import { createEngine, type Engine } from "./engine.ts";
import { type FallbackName, withFallback } from "./fallback.ts";
import { type EscalationOptions, type ModelParts, tasks } from "./tasks.ts";

export interface ProviderEngineOptions extends ModelParts {
  /** What does a task when the model fails or its answer is unusable. */
  readonly fallback: FallbackName;
}

/**
 * The engine that uses a language model, validates its answers against the API and the request's facts, and falls back to the
 * built-in engine. Each task's worker is loaded at its first use.
 */
export function createProviderEngine(options: ProviderEngineOptions): Engine {
  const { builtin, fallback } = options;
  return createEngine((name) => {
    const { byModel: open } = tasks[name];
    if (open === undefined) return builtin[name];
    const model = options.model.forTask?.(name) ?? options.model;
    const worker = lazily(() => open({ ...options, model, ...withJudge(options.model) }));
    return (request, context) =>
      withFallback({
        byModel: async () => (await worker())(request, context),
        byBuiltin: () => builtin[name](request, context),
        fallback,
        context,
      });
  });
}

function withJudge({ judge }: ModelParts["model"]): Pick<ModelParts, "judge"> {
  return judge === undefined ? {} : { judge };
}

/** Runs the built-in engine first, and the model where its answer is not good enough (see `escalation.ts`); otherwise that answer is returned unchanged. */
export function escalate(builtin: Engine, model: Engine, options: EscalationOptions): Engine {
  return createEngine((name) => {
    const { isGoodEnough: open } = tasks[name];
    if (open === undefined) return builtin[name];
    const isGoodEnough = lazily(open);
    return async (request, context) => {
      const answer = await builtin[name](request, context);
      return (await isGoodEnough())(request, answer, options) ? answer : model[name](request, context);
    };
  });
}
