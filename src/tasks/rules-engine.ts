import { lazily } from "../lib/once.ts";
import { createEngine, type Engine } from "./engine.ts";
import { type RulesParts, tasks } from "./tasks.ts";

interface BuiltinEngineOptions extends Omit<RulesParts, "openExamples"> {
  /** Opens what was learned from products that were categorized before; absent: nothing. */
  readonly openExamples?: RulesParts["openExamples"];
}

/** The engine that works offline, by rules and the catalogs' words: no network, no clock, no chance. */
export function createBuiltinEngine(options: BuiltinEngineOptions): Engine {
  const openExamples = lazily(options.openExamples ?? (async () => ({ learned: () => undefined })));
  return createEngine((name) => {
    const worker = lazily(() => tasks[name].byRules({ ...options, openExamples }));
    return async (request, context) => (await worker())(request, context);
  });
}
