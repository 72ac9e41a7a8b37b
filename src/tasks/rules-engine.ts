import { lazily } from "../lib/once.ts";
import { createEngine, type Engine } from "./engine.ts";
import { type RulesParts, tasks } from "./tasks.ts";

interface BuiltinEngineOptions extends Omit<RulesParts, "openExamples"> {
  /** Opens the models learned from categorized products; absent: none. */
  readonly openExamples?: RulesParts["openExamples"];
}

/** The offline engine, by rules and the catalogs' words: no network, clock or randomness. */
export function createBuiltinEngine(options: BuiltinEngineOptions): Engine {
  const openExamples = lazily(options.openExamples ?? (async () => ({ learned: () => undefined })));
  return createEngine((name) => {
    const worker = lazily(() => tasks[name].byRules({ ...options, openExamples }));
    return async (request, context) => (await worker())(request, context);
  });
}
