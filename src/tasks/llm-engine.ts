import { lazily } from "../lib/once.ts";
import { createEngine, type Engine } from "./engine.ts";
import { type FallbackName, orBuiltin } from "./fallback.ts";
import { type EscalationOptions, type ModelParts, tasks } from "./tasks.ts";

export interface ProviderEngineOptions extends ModelParts {
  /** Who does a task where the model's answer cannot be had or used. */
  readonly fallback: FallbackName;
}

/**
 * The engine that asks a language model, holds its answers to the contract and to what the request states, and has the built-in
 * engine behind it. Each task's worker is loaded at its first use.
 */
export function createProviderEngine(options: ProviderEngineOptions): Engine {
  const { builtin, fallback } = options;
  return createEngine((name) => {
    const { byModel: open } = tasks[name];
    if (open === undefined) return builtin[name];
    const worker = lazily(() => open(options));
    return (request, context) =>
      orBuiltin({
        byModel: async () => (await worker())(request, context),
        byBuiltin: () => builtin[name](request, context),
        fallback,
        context,
      });
  });
}

/**
 * The built-in engine first, and the model for what that does not do well enough (see `escalation.ts`); an answer that is kept
 * is returned as it was.
 */
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
