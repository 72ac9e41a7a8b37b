import type { MessagePort, Worker } from "node:worker_threads";

/** A question was lost with the thread that worked on it. */
export class ThreadDied extends Error {
  override readonly name = "ThreadDied";
}

/** A thread was ended since its question took longer than the pool allows. */
export class ThreadOverdue extends Error {
  override readonly name = "ThreadOverdue";
}

/** Threads that answer questions; the next question goes to the first thread with capacity for it. */
export interface ThreadPool<Question, Answer> {
  /** Whether a thread takes a further question at once. */
  hasCapacity(): boolean;
  /** @throws ThreadDied, ThreadOverdue; what `dying` makes where threads die again and again; a signal's reason */
  ask(question: Question, options?: AskOptions): Promise<Answer>;
  /** Ends all threads, those under way after their answers. */
  close(): Promise<void>;
}

interface AskOptions {
  /** Who asks: see `mostOfOneAsker`. */
  readonly asker?: string | undefined;
  /** Aborted: the question is not handed out any more. One that a thread works on is finished all the same. */
  readonly signal?: AbortSignal | undefined;
}

interface ThreadPoolOptions {
  readonly size: number;
  readonly startWorker: () => Worker;
  /** The error of questions that nobody will answer, since threads die again and again. */
  readonly dying: (last: Error) => Error;
  /** Aborted: no thread gets a further question. */
  readonly signal?: AbortSignal;
  /** Aborted, after `signal`: threads are ended over whatever they are doing. */
  readonly hurry?: AbortSignal;
  /** A thread that works longer on a question is ended and replaced. The time in which it starts does not count. */
  readonly deadlineMs?: number;
  /**
   * How many questions a thread is sent ahead; default 2: while one is worked on the next one lies ready, so that no
   * thread waits for the post. With 1 none waits behind another while a thread is free.
   */
  readonly mostAsked?: number;
  /** How many threads may work for one asker, so that others find one; without `asker` there is no limit. */
  readonly mostOfOneAsker?: number;
}

/** So many threads may die, without an answer between, before it is the program that is ill, and no question. */
const mostDeaths = 20;

/** A thread that died is replaced; what it had not begun is asked elsewhere. */
export function createThreadPool<Question, Answer>(options: ThreadPoolOptions): ThreadPool<Question, Answer> {
  const { size, startWorker, dying, signal, hurry, mostOfOneAsker = size } = options;
  const threads = new Set<Thread>();
  const queue: Asked[] = [];
  const deaths: Error[] = [];
  const working = new Map<string, number>();

  const isHeldBack = ({ asker }: Asked) => asker !== undefined && (working.get(asker) ?? 0) >= mostOfOneAsker;
  const takeNext = (): Asked | undefined => {
    const place = queue.findIndex((asked) => !isHeldBack(asked));
    return place < 0 ? undefined : queue.splice(place, 1)[0];
  };
  const hand = () => {
    if (signal?.aborted === true) rejectAll(queue, signal.reason);
    for (const thread of threads) {
      while (queue.length > 0 && thread.hasCapacity()) {
        const asked = takeNext();
        if (asked === undefined) return;
        if (asked.asker !== undefined) working.set(asked.asker, (working.get(asked.asker) ?? 0) + 1);
        thread.ask(asked);
      }
    }
  };
  const letGo = ({ asker }: Asked) => {
    if (asker === undefined) return;
    const left = (working.get(asker) ?? 1) - 1;
    if (left > 0) working.set(asker, left);
    else working.delete(asker);
  };
  const start = () => {
    const thread = createThread(startWorker(), options, {
      onAnswer: (asked) => {
        deaths.length = 0;
        letGo(asked);
        hand();
      },
      onDeath: (death) => {
        threads.delete(thread);
        bury(death);
      },
    });
    threads.add(thread);
  };
  const bury = ({ cause, guilty, unasked }: ThreadDeath) => {
    for (const asked of guilty ? [guilty, ...unasked] : unasked) letGo(asked);
    queue.unshift(...unasked);
    guilty?.reject(cause instanceof ThreadOverdue ? cause : new ThreadDied(cause.message, { cause }));
    if (!(cause instanceof ThreadOverdue)) deaths.push(cause);
    if (deaths.length > mostDeaths) return rejectAll(queue, dying(cause));
    if (signal?.aborted !== true) start();
    hand();
  };

  const endAll = () => {
    for (const thread of threads) thread.end();
  };

  for (let started = 0; started < size; started += 1) start();
  hurry?.addEventListener("abort", endAll, { once: true });
  return {
    hasCapacity: () => queue.length === 0 && [...threads].some((thread) => thread.hasCapacity()),
    ask: (question, { asker, signal: ownSignal } = {}) =>
      new Promise((resolve, reject) => {
        const [last] = deaths.slice(mostDeaths);
        if (last !== undefined) return reject(dying(last));
        if (ownSignal?.aborted === true) return reject(ownSignal.reason);
        const asked: Asked = { question, asker, resolve: resolve as Asked["resolve"], reject };
        queue.push(asked);
        hand();
        if (ownSignal === undefined || !queue.includes(asked)) return;
        ownSignal.addEventListener("abort", () => withdraw(queue, asked, ownSignal.reason), { once: true });
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

function withdraw(queue: Asked[], asked: Asked, reason: unknown): void {
  const place = queue.indexOf(asked);
  if (place < 0) return;
  queue.splice(place, 1);
  asked.reject(reason);
}

/** A question, and where its answer is waited for. */
interface Asked {
  readonly question: unknown;
  readonly asker: string | undefined;
  resolve(answer: unknown): void;
  reject(reason: unknown): void;
}

/** One worker and what it was asked. */
interface Thread {
  /** Whether it takes a further question. */
  hasCapacity(): boolean;
  ask(asked: Asked): void;
  /** Lets it finish and end by itself. */
  close(): Promise<void>;
  /** Ends it over whatever it is doing. */
  end(): void;
}

/** A thread ended without having been asked to. */
interface ThreadDeath {
  readonly cause: Error;
  /** What it was working on; undefined where it died of nothing that it was asked. */
  readonly guilty: Asked | undefined;
  /** What it had not begun. */
  readonly unasked: readonly Asked[];
}

interface ThreadEvents {
  /** The thread has answered and can take a question again. */
  readonly onAnswer: (asked: Asked) => void;
  readonly onDeath: (death: ThreadDeath) => void;
}

function createThread(
  worker: Worker,
  { mostAsked = 2, deadlineMs }: Pick<ThreadPoolOptions, "mostAsked" | "deadlineMs">,
  { onAnswer, onDeath }: ThreadEvents,
): Thread {
  const waiting: Asked[] = [];
  const state: { isReady: boolean; isEnding: boolean; error?: Error; timer?: NodeJS.Timeout } = {
    isReady: false,
    isEnding: false,
  };
  /** The time of the oldest question begins when the one before it was answered. */
  const watch = () => {
    clearTimeout(state.timer);
    if (deadlineMs === undefined || !state.isReady || waiting.length === 0) return;
    state.timer = setTimeout(() => {
      state.error = new ThreadOverdue(`No answer came within ${deadlineMs} ms.`);
      void worker.terminate();
    }, deadlineMs);
  };
  worker.on("message", (message: unknown) => {
    const isFirst = !state.isReady;
    state.isReady = true;
    const answered = isFirst && message === ready ? undefined : waiting.shift();
    watch();
    if (answered === undefined) return;
    answered.resolve(message);
    onAnswer(answered);
  });
  worker.on("error", (error: Error) => {
    state.error = error;
  });
  const exited = new Promise<void>((resolve) => {
    worker.on("exit", (code) => {
      clearTimeout(state.timer);
      resolve();
      if (state.isEnding) return;
      const guilty = state.isReady ? waiting.shift() : undefined;
      const cause = state.error ?? new Error(`It ended with code ${code}.`);
      onDeath({ cause, guilty, unasked: waiting.splice(0) });
    });
  });
  return {
    hasCapacity: () => waiting.length < mostAsked,
    ask: (asked) => {
      waiting.push(asked);
      worker.postMessage(asked.question);
      if (waiting.length === 1) watch();
    },
    close: () => {
      state.isEnding = true;
      worker.postMessage(farewell);
      return exited;
    },
    end: () => void worker.terminate(),
  };
}

/** The first that a thread says: from here on it is its work over which it may die, and not its start. */
export const ready = "ready";

/** Sent in a question's place: nothing more will be asked. */
export const farewell = "farewell";

/** A thread's side: answers each question in its turn, and lets go of everything when none will come. */
export function answerInTurn<Question, Answer>(
  port: Pick<MessagePort, "on" | "postMessage" | "close">,
  answer: (question: Question) => Promise<Answer>,
  close: () => Promise<void>,
): void {
  let last: Promise<unknown> = Promise.resolve();
  port.on("message", (message: Question | typeof farewell) => {
    last = last.then(async () => {
      if (message !== farewell) return port.postMessage(await answer(message as Question));
      await close();
      port.close();
    });
  });
  port.postMessage(ready);
}
