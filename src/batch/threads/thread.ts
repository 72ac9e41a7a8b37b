import type { Worker } from "node:worker_threads";
import { type Answer, farewell, type Question, ready } from "./messages.ts";

/** A question, and where its answer is waited for. */
export interface Asked {
  readonly question: Question;
  resolve(answer: Answer): void;
  reject(reason: unknown): void;
}

/** One worker and what it was asked. */
export interface Thread {
  /** Whether it takes a further question. */
  hasRoom(): boolean;
  ask(asked: Asked): void;
  /** Lets it finish and end by itself. */
  close(): Promise<void>;
  /** Ends it over whatever it is doing. */
  end(): void;
}

/** A thread ended that nobody had told to. */
export interface ThreadDeath {
  readonly cause: Error;
  /** What it was working on; undefined where it died of nothing that it was asked. */
  readonly guilty: Asked | undefined;
  /** What it had not begun. */
  readonly unasked: readonly Asked[];
}

export interface ThreadEvents {
  /** The thread has room for a question again. */
  readonly onFree: () => void;
  readonly onDeath: (death: ThreadDeath) => void;
}

/** While one question is worked on the next one lies ready, so that no thread waits for the post. */
const mostAsked = 2;

export function createThread(worker: Worker, { onFree, onDeath }: ThreadEvents): Thread {
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
