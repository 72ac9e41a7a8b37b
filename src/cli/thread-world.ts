import type { World } from "./world.ts";

/** The cloneable part of the world that a thread needs. */
export type WorldFacts = Pick<
  World,
  "environment" | "workingDirectory" | "homeDirectory" | "platform" | "user"
>;

export function factsOf({ environment, workingDirectory, homeDirectory, platform, user }: World): WorldFacts {
  return { environment: { ...environment }, workingDirectory, homeDirectory, platform, user };
}

/**
 * The world of a worker thread: without input and output streams. It is not interrupted; the main thread terminates it.
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
    allowShutdown: () => {},
    unfinishedFiles: new Set(),
    lastWords: new Set(),
    processes: { own: { pid: process.pid, startedAt: "", host: "" }, isRunning: () => true },
  };
}
