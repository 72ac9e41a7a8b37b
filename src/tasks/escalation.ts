import { lazily } from "../lib/once.ts";
import { createEngine, type Engine } from "./engine.ts";
import { type EscalationOptions, tasks } from "./tasks.ts";

/**
 * The built-in engine first, and the model for what that does not do well enough (see `answer-worth.ts`); an answer that is kept
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
