import { lazily } from "../text/lazily.ts";
import type { Engine } from "./engine.ts";

/** An engine that is opened at its first task: what only lists categories waits for no language model, and needs no key for one. */
export function lazyEngine(open: () => Promise<Engine>): Engine {
  const opened = lazily(open);
  return {
    optimizeName: async (request, context) => (await opened()).optimizeName(request, context),
    optimizeDescription: async (request, context) => (await opened()).optimizeDescription(request, context),
    categorize: async (request, context) => (await opened()).categorize(request, context),
    extractAttributes: async (request, context) => (await opened()).extractAttributes(request, context),
  };
}
