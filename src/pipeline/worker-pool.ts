import type { Worker } from "node:worker_threads";
import { threadsDying } from "./errors.ts";
import { type Answer, farewell, type Question, ready } from "./worker-protocol.ts";

/** A question was lost with the thread that worked on it. */
export class ThreadDied extends Error {
  override readonly name = "ThreadDied";
}

/** Threads that answer questions; the next question goes to the first thread with room for it. */
export interface ThreadPool {
  /** Whether a thread takes a further question at once. */
  hasRoom(): boolean;
  /** @throws ThreadDied; PdoError PDO_THREADS_DYING where threads die again and again; the signal's reason */
  ask(question: Question): Promise<Answer>;
  /** Ends all threads, those under way after their answers. */
  close(): Promise<void>;
}

interface ThreadPoolOptions {
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

/** A question, and where its answer is waited for. */
interface Asked {
  readonly question: Question;
  resolve(answer: Answer): void;
  reject(reason: unknown): void;
}

/** One worker and what it was asked. */
interface Thread {
  /** Whether it takes a further question. */
  hasRoom(): boolean;
  ask(asked: Asked): void;
  /** Lets it finish and end by itself. */
  close(): Promise<void>;
  /** Ends it over whatever it is doing. */
  end(): void;
}

/** A thread ended that nobody had told to. */
interface ThreadDeath {
  readonly cause: Error;
  /** What it was working on; undefined where it died of nothing that it was asked. */
  readonly guilty: Asked | undefined;
  /** What it had not begun. */
  readonly unasked: readonly Asked[];
}

interface ThreadEvents {
  /** The thread has room for a question again. */
  readonly onFree: () => void;
  readonly onDeath: (death: ThreadDeath) => void;
}

/** While one question is worked on the next one lies ready, so that no thread waits for the post. */
const mostAsked = 2;

function createThread(worker: Worker, { onFree, onDeath }: ThreadEvents): Thread {
  const waiting: Asked[] = [];
  const state: { isReady: boolean; isEnding: boolean; error?: Error } = {
    isReady: false,
    isEnding: false,
  };
  worker.on("message", (message: Answer | typeof ready) => {
    state.isReady = true;
    if (message === ready) return;
    waiting.shift()?.resolve(message);
    onFree();
  });
  worker.on("error", (error: Error) => {
    state.error = error;
  });
  const exited = new Promise<void>((resolve) => {
    worker.on("exit", (code) => {
      resolve();
      if (state.isEnding) return;
      const guilty = state.isReady ? waiting.shift() : undefined;
      const cause = state.error ?? new Error(`It ended with code ${code}.`);
      onDeath({ cause, guilty, unasked: waiting.splice(0) });
    });
  });
  return {
    hasRoom: () => waiting.length < mostAsked,
    ask: (asked) => {
      waiting.push(asked);
      worker.postMessage(asked.question);
    },
    close: () => {
      state.isEnding = true;
      worker.postMessage(farewell);
      return exited;
    },
    end: () => void worker.terminate(),
  };
}
