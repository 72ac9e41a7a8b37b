import type { Engine } from "./engine.ts";

/** An engine of which it is known whether it has anything in hand. */
export interface WatchedEngine {
  readonly engine: Engine;
  /** Resolves when no task is under way, be it at once. */
  idle(): Promise<void>;
}

export function watchTasks(engine: Engine): WatchedEngine {
  let underWay = 0;
  const waiting: (() => void)[] = [];
  const watch = async <Answer>(task: Promise<Answer>): Promise<Answer> => {
    underWay += 1;
    try {
      return await task;
    } finally {
      underWay -= 1;
      if (underWay === 0) for (const resolve of waiting.splice(0)) resolve();
    }
  };
  return {
    engine: {
      optimizeName: (request, context) => watch(engine.optimizeName(request, context)),
      optimizeDescription: (request, context) => watch(engine.optimizeDescription(request, context)),
      categorize: (request, context) => watch(engine.categorize(request, context)),
      extractAttributes: (request, context) => watch(engine.extractAttributes(request, context)),
    },
    idle: () => new Promise((resolve) => (underWay === 0 ? resolve() : waiting.push(resolve))),
  };
}
