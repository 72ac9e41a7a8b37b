import { PdoError } from "../lib/errors.ts";
import { keepAnswers } from "./kept-answers.ts";
import type { AnswerStore } from "./store.ts";

/** Lets concurrent calls for the same answer share one piece of work. */
interface CallSharing {
  share<Answer>(id: string, signal: AbortSignal | undefined, work: () => Promise<Answer>): Promise<Answer>;
  /** Number of calls that shared another call's answer. */
  count(): number;
}

interface Work {
  readonly answer: Promise<unknown>;
  readonly signal: AbortSignal | undefined;
}

/** An abort or a row timeout concerns only the call that began the work; the others start again. */
function createCallSharing(): CallSharing {
  const underWay = new Map<string, Work>();
  let shared = 0;

  const begin = <Answer>(id: string, signal: AbortSignal | undefined, work: () => Promise<Answer>) => {
    const answer = work().finally(() => underWay.delete(id));
    underWay.set(id, { answer, signal });
    return answer;
  };
  const share: CallSharing["share"] = async (id, signal, work) => {
    const other = underWay.get(id);
    if (other === undefined) return begin(id, signal, work);
    try {
      // Equal ids have equal operations and inputs, so the answer has the same type.
      const answer = (await other.answer) as Awaited<ReturnType<typeof work>>;
      shared += 1;
      return answer;
    } catch (fault) {
      signal?.throwIfAborted();
      if (other.signal?.aborted || isRowTimeOver(fault)) return share(id, signal, work);
      throw fault;
    }
  };
  return { share, count: () => shared };
}

const rowTimeouts: ReadonlySet<string> = new Set(["PDO_PROVIDER_ROW_TIMEOUT", "PDO_CLIENT_ROW_TIMEOUT"]);

/** The timeout of the first caller has expired; later callers have time left. */
function isRowTimeOver(fault: unknown): boolean {
  return fault instanceof PdoError && rowTimeouts.has(fault.code);
}

/** `use`: read and write; `refresh`: compute every answer once more and write it; `off`: neither. */
export type CacheMode = "use" | "refresh" | "off";

export interface AnswerCacheOptions {
  /** Absent: nothing is read or written, as in mode `off`. */
  readonly store: AnswerStore | undefined;
  readonly mode: CacheMode;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** Counts of calls by outcome. */
export interface CacheFigures {
  /** Calls sent to the service or the language model. */
  readonly calls: number;
  /** Calls answered from the store. */
  readonly hits: number;
  /** Calls answered by an identical call in flight. */
  readonly shared: number;
  /** Answers written to the store. */
  readonly written: number;
  /** Answers that could not be written; the next run computes them again. */
  readonly failedWrites: number;
  /** Failed reads of the store; the service was called instead. */
  readonly failedReads: number;
}

/** A call whose answer may be cached. */
interface CachedCall<Answer> {
  /** 16 bytes; equal for calls with the same answer. */
  readonly key: Buffer;
  /** Groups entries for statistics, together with the identity. */
  readonly kind: string;
  readonly signal: AbortSignal | undefined;
  readonly compute: () => Promise<Answer>;
}

/** Caches answers, never errors, between runs; identical calls in flight share one answer. */
export interface AnswerCache {
  /** Entries under one key always have the type that `compute` returned. */
  answer<Answer>(call: CachedCall<Answer>): Promise<Answer>;
  /** Counts a call whose answer is not cached. */
  callUncached<Answer>(compute: () => Promise<Answer>): Promise<Answer>;
  /** The cached answer, without calling the service; undefined on a miss. */
  peek(key: Buffer): Promise<unknown>;
  /** Stores an answer obtained in another way, such as from a batch. */
  add(call: Pick<CachedCall<unknown>, "key" | "kind">, answer: unknown): void;
  /**
   * Resolves when every answer so far is on disk; concurrent callers share one sync. Failed writes are reported by
   * `statistics()`.
   */
  durable(): Promise<void>;
  figures(): CacheFigures;
  /** Writes pending entries and closes the store. */
  close(): Promise<void>;
}

/** @param identity identifies who produces the answers; safe to display */
export function createAnswerCache(options: AnswerCacheOptions, identity: string): AnswerCache {
  const { mode, store, now } = options;
  const kept = mode === "off" || store === undefined ? undefined : keepAnswers(store, identity, now);
  /** Keys already computed in mode `refresh`: identical later rows read them from the cache. */
  const refreshed = new Set<string>();
  const sharing = createCallSharing();
  const counts = { calls: 0, hits: 0 };

  const peek = async (key: Buffer): Promise<unknown> => {
    const isWanted = mode === "use" || refreshed.has(key.toString("latin1"));
    return isWanted ? kept?.find(key) : undefined;
  };
  const add: AnswerCache["add"] = ({ key, kind }, answer) => {
    kept?.add(key, kind, answer);
    if (mode === "refresh") refreshed.add(key.toString("latin1"));
  };
  const callUncached: AnswerCache["callUncached"] = (compute) => {
    counts.calls += 1;
    return compute();
  };
  const findOrCompute = async <Answer>({ compute, ...call }: CachedCall<Answer>): Promise<Answer> => {
    const found = await peek(call.key);
    if (found !== undefined) {
      counts.hits += 1;
      return found as Answer;
    }
    const answer = await callUncached(compute);
    // Written before it is returned, so that it survives a kill during the next call.
    add(call, answer);
    return answer;
  };

  return {
    answer: (call) => sharing.share(call.key.toString("latin1"), call.signal, () => findOrCompute(call)),
    callUncached,
    peek,
    add,
    durable: async () => kept?.durable(),
    figures: () => ({
      ...counts,
      shared: sharing.count(),
      ...(kept?.counts() ?? { written: 0, failedWrites: 0, failedReads: 0 }),
    }),
    close: async () => {
      await kept?.durable();
      store?.close();
    },
  };
}
