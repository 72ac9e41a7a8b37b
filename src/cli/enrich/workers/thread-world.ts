import type { World } from "../../world.ts";

/** What a thread must be told of the world outside: the rest it has none of. */
export type WorldFacts = Pick<World, "environment" | "workingDirectory" | "homeDirectory" | "platform">;

export function factsOf({ environment, workingDirectory, homeDirectory, platform }: World): WorldFacts {
  return { environment: { ...environment }, workingDirectory, homeDirectory, platform };
}

/**
 * The world of a thread that works on rows: nothing comes in, nothing goes out but its answers. Nobody interrupts it;
 * whoever started it ends it.
 */
export function createThreadWorld(facts: WorldFacts): World {
  const never = new AbortController().signal;
  const nowhere = { isTerminal: false, columns: 80, write: async () => {} };
  return {
    ...facts,
    input: { isTerminal: true, stream: (async function* () {})() },
    output: nowhere,
    talk: nowhere,
    now: Date.now,
    random: Math.random,
    signal: never,
    callSignal: never,
    unfinishedFiles: new Set(),
    lastWords: new Set(),
    processes: { own: { pid: process.pid, startedAt: "", host: "" }, isRunning: () => true },
  };
}
