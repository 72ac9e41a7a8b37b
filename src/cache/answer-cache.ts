import { PdoError } from "../lib/errors.ts";
import type { KeyValueStore } from "../lib/key-value-store.ts";
import { createAnswerReader, createAnswerWriter, dayOf } from "./entries.ts";
import type { JournalPlace } from "./journal.ts";

/** One piece of work for all who ask for the same at the same time. */
interface CallSharing {
  share<Answer>(id: string, signal: AbortSignal | undefined, work: () => Promise<Answer>): Promise<Answer>;
  /** How often an answer was shared. */
  count(): number;
}

interface Work {
  readonly answer: Promise<unknown>;
  readonly signal: AbortSignal | undefined;
}

/** An abort, and the end of a row's time, is the business of the one who called: the others begin again. */
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
      // What is alike in name and input is alike in the type of its answer.
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

/** The clock of the one who asked first has run down; that of those who joined began later. */
function isRowTimeOver(fault: unknown): boolean {
  return fault instanceof PdoError && rowTimeouts.has(fault.code);
}

/** `use`: read and write; `refresh`: ask all anew, each once, and write; `off`: neither. */
export type KeepMode = "use" | "refresh" | "off";

export interface KeepPlace {
  /** Absent: nothing is read or written, as with the mode `off`. */
  readonly store: KeyValueStore | undefined;
  /** Where answers lie until the store has them. Absent: in memory, and the store is written to more often. */
  readonly journal?: JournalPlace | undefined;
  readonly mode: KeepMode;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** What became of the calls. */
export interface KeepFigures {
  /** Calls that went to the service, or the language model. */
  readonly asked: number;
  /** Calls that were answered from the store, or from what is on its way there. */
  readonly found: number;
  /** Calls that were answered by an identical one which was under way. */
  readonly shared: number;
  /** Answers that were written, be it to the journal alone. */
  readonly kept: number;
  /** Answers that could not be written anywhere, and will be asked for again by the next run. */
  readonly failedWrites: number;
  /** Times that the store could not be read; the service was asked instead. */
  readonly failedReads: number;
}

/** A question, in the words of whoever keeps its answer. */
interface KeptQuestion<Answer> {
  /** 16 bytes that are alike where the question is. */
  readonly key: Buffer;
  /** What the answer is counted by, besides whoever answers. */
  readonly kind: string;
  readonly signal: AbortSignal | undefined;
  readonly ask: () => Promise<Answer>;
}

/** Asks nothing twice: answers (never faults) are kept between runs, and identical questions that are under way share one. */
export interface Keeping {
  /** What is kept under one key is of one type: it is as `ask` gave it. */
  answer<Answer>(question: KeptQuestion<Answer>): Promise<Answer>;
  /** Counts a call whose answer is not kept. */
  askOnly<Answer>(ask: () => Promise<Answer>): Promise<Answer>;
  /** The kept answer, without asking anyone. */
  peek(key: Buffer): Promise<unknown>;
  /** Keeps an answer that came another way. */
  keep(question: Pick<KeptQuestion<unknown>, "key" | "kind">, answer: unknown): void;
  /**
   * Everything answered so far is on the disk, in one sync for all who wait. Resolves at once where nothing is waiting.
   * A failed write is told by `figures()`.
   */
  durable(): Promise<void>;
  figures(): KeepFigures;
  /** Writes what waits, and closes the store. */
  close(): Promise<void>;
}

const nothing = Promise.resolve(undefined);

/** @param identity whoever answers, in words that can be shown */
export function createKeeping(place: KeepPlace, identity: string): Keeping {
  const { mode } = place;
  const kept = mode === "off" ? undefined : openKept(place, identity);
  /** What this run has asked itself is not asked anew for the next identical row. */
  const refreshed = new Set<string>();
  const sharing = createCallSharing();
  const counts = { asked: 0, found: 0 };

  const peek = (key: Buffer): Promise<unknown> => {
    const isWanted = mode === "use" || refreshed.has(key.toString("latin1"));
    return (isWanted ? kept?.reader.find(key) : undefined) ?? nothing;
  };
  const keep: Keeping["keep"] = ({ key, kind }, answer) => {
    kept?.writer.add(key, kind, answer);
    if (mode === "refresh") refreshed.add(key.toString("latin1"));
  };
  const askOnly: Keeping["askOnly"] = (ask) => {
    counts.asked += 1;
    return ask();
  };
  const findOrAsk = async <Answer>({ ask, ...question }: KeptQuestion<Answer>): Promise<Answer> => {
    const found = await peek(question.key);
    if (found !== undefined) {
      counts.found += 1;
      return found as Answer;
    }
    const answer = await askOnly(ask);
    // Given out when it is written: whoever goes on to the next call has this one safe from a kill.
    keep(question, answer);
    return answer;
  };

  return {
    answer: (question) =>
      sharing.share(question.key.toString("latin1"), question.signal, () => findOrAsk(question)),
    askOnly,
    peek,
    keep,
    durable: async () => kept?.writer.durable(),
    figures: () => ({
      ...counts,
      shared: sharing.count(),
      ...(kept?.writer.counts() ?? { kept: 0, failedWrites: 0 }),
      failedReads: kept?.reader.failedReads() ?? 0,
    }),
    close: async () => {
      await kept?.writer.flush();
      // A file that does not close is gone with the process.
      await place.store?.close().catch(() => undefined);
    },
  };
}

function openKept({ store, journal, now }: KeepPlace, identity: string) {
  if (store === undefined) return undefined;
  const today = () => dayOf(now());
  const writer = createAnswerWriter({ store, journal, identity, today });
  return { writer, reader: createAnswerReader({ store, writer, today }) };
}
