import { createEngine, type Engine } from "../../src/tasks/engine.ts";

/** An engine with tasks of its own, and one answer to all others. */
export function engineWith(own: Partial<Engine>, other: () => Promise<never> = refuse): Engine {
  return { ...createEngine(() => other), ...own };
}

async function refuse(): Promise<never> {
  throw new Error("This task was not to be asked for.");
}
