import type { Worker } from "node:worker_threads";
import type { Answer, Question } from "./messages.ts";
import { type Asked, createThread, type Thread, type ThreadDeath } from "./thread.ts";
import { threadsDying } from "./thread-problems.ts";

/** A question was lost with the thread that worked on it. */
export class ThreadDied extends Error {
  override readonly name = "ThreadDied";
}

/** Threads that answer questions; the next question goes to the first thread with room for it. */
export interface ThreadPool {
  /** Whether a thread takes a further question at once. */
  hasRoom(): boolean;
  /** @throws ThreadDied; BatchProblem PDO_THREADS_DYING where threads die again and again; the signal's reason */
  ask(question: Question): Promise<Answer>;
  /** Ends all threads, those under way after their answers. */
  close(): Promise<void>;
}

export interface ThreadPoolOptions {
  readonly size: number;
  readonly startWorker: () => Worker;
  /** Aborted: no thread gets a further question. */
  readonly signal?: AbortSignal;
  /** Aborted, after `signal`: threads are ended over whatever they are doing. */
  readonly hurry?: AbortSignal;
}

/** So many threads may die before it is the run that is ill, and no row of it. */
const mostDeaths = 20;

/** A thread that died is replaced; what it had not begun is asked elsewhere. */
export function createThreadPool({ size, startWorker, signal, hurry }: ThreadPoolOptions): ThreadPool {
  const threads = new Set<Thread>();
  const queue: Asked[] = [];
  const deaths: Error[] = [];

  const hand = () => {
    if (signal?.aborted === true) rejectAll(queue, signal.reason);
    for (const thread of threads) {
      while (queue.length > 0 && thread.hasRoom()) thread.ask(queue.shift() as Asked);
    }
  };
  const start = () => {
    const thread = createThread(startWorker(), {
      onFree: hand,
      onDeath: (death) => {
        threads.delete(thread);
        bury(death);
      },
    });
    threads.add(thread);
  };
  const bury = ({ cause, guilty, unasked }: ThreadDeath) => {
    deaths.push(cause);
    queue.unshift(...unasked);
    guilty?.reject(new ThreadDied(cause.message, { cause }));
    if (deaths.length > mostDeaths) return rejectAll(queue, threadsDying(cause));
    if (signal?.aborted !== true) start();
    hand();
  };

  const endAll = () => {
    for (const thread of threads) thread.end();
  };

  for (let started = 0; started < size; started += 1) start();
  hurry?.addEventListener("abort", endAll, { once: true });
  return {
    hasRoom: () => queue.length === 0 && [...threads].some((thread) => thread.hasRoom()),
    ask: (question) =>
      new Promise((resolve, reject) => {
        const [last] = deaths.slice(mostDeaths);
        if (last !== undefined) return reject(threadsDying(last));
        queue.push({ question, resolve, reject });
        hand();
      }),
    close: async () => {
      const closed = [...threads].map((thread) => thread.close());
      if (hurry?.aborted === true) endAll();
      await Promise.all(closed);
    },
  };
}

function rejectAll(queue: Asked[], reason: unknown): void {
  for (const { reject } of queue.splice(0)) reject(reason);
}
