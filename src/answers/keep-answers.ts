import type { Client } from "../client/client.ts";
import type { OperationInput, OperationName, OperationResponse } from "../contract/operations.ts";
import type { KeyValueStore } from "../storage/key-value-store.ts";
import type { JournalPlace } from "./answer-journal.ts";
import { answerKey } from "./answer-key.ts";
import { createAnswerReader } from "./answer-reader.ts";
import { createAnswerWriter } from "./answer-writer.ts";
import { dayOf } from "./days.ts";
import { type ClientKind, isKept } from "./kept-operations.ts";
import { createCallSharing } from "./share-calls.ts";

/** `use`: read and write; `refresh`: ask all anew, each once, and write; `off`: neither. */
export type KeepMode = "use" | "refresh" | "off";

export interface KeepOptions {
  /** Absent: nothing is read or written, as with the mode `off`. */
  readonly store: KeyValueStore | undefined;
  /** Where answers lie until the store has them. Absent: in memory, and the store is written to more often. */
  readonly journal?: JournalPlace | undefined;
  /** Says all that an answer depends on besides the call: engine, model, catalogs, examples, rules, words, or where. */
  readonly identity: string;
  readonly mode: KeepMode;
  readonly kind: ClientKind;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** What became of the calls. */
export interface KeepFigures {
  /** Calls that went to the service. */
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

export interface KeepingClient extends Client {
  /**
   * Everything answered so far is on the disk, in one sync for all who wait. Resolves at once where nothing is waiting.
   * A failed write is told by `figures()`.
   */
  durable(): Promise<void>;
  figures(): KeepFigures;
  /** The kept answer, without asking anyone. */
  peek<N extends OperationName>(name: N, input: OperationInput<N>): Promise<OperationResponse<N> | undefined>;
}

/**
 * A client that asks nothing twice: answers (never faults) are kept between runs, and identical calls that are under
 * way at the same time share one. It takes over the client and the store: closing it writes what waits and closes both.
 */
export function keepAnswers(client: Client, options: KeepOptions): KeepingClient {
  const { identity, mode, kind } = options;
  const kept = mode === "off" ? undefined : openKept(options);
  /** What this run has asked itself is not asked anew for the next identical row. */
  const refreshed = new Set<string>();
  const find = async (key: Buffer) =>
    mode === "use" || refreshed.has(key.toString("latin1")) ? kept?.reader.find(key) : undefined;
  const sharing = createCallSharing();
  const counts = { asked: 0, found: 0 };

  const ask: Client["call"] = (name, input, callOptions) => {
    counts.asked += 1;
    return client.call(name, input, callOptions);
  };
  const findOrAsk = async <N extends OperationName>(key: Buffer, [name, input, callOptions]: Call<N>) => {
    const found = await find(key);
    if (found !== undefined) {
      counts.found += 1;
      return found as OperationResponse<N>;
    }
    const answer = await ask(name, input, callOptions);
    // Given out when it is written: whoever goes on to the next call has this one safe from a kill.
    kept?.writer.add(key, name, answer);
    if (mode === "refresh") refreshed.add(key.toString("latin1"));
    return answer;
  };

  return {
    call: (name, input, callOptions) => {
      if (!isKept(kind, name)) return ask(name, input, callOptions);
      const key = answerKey(name, input, identity);
      const work = () => findOrAsk(key, [name, input, callOptions]);
      return sharing.share(key.toString("latin1"), callOptions?.signal, work);
    },
    peek: async <N extends OperationName>(name: N, input: OperationInput<N>) =>
      isKept(kind, name)
        ? ((await find(answerKey(name, input, identity))) as OperationResponse<N> | undefined)
        : undefined,
    durable: async () => kept?.writer.durable(),
    figures: () => ({
      ...counts,
      shared: sharing.count(),
      ...(kept?.writer.counts() ?? { kept: 0, failedWrites: 0 }),
      failedReads: kept?.reader.failedReads() ?? 0,
    }),
    close: async () => {
      await client.close();
      await kept?.writer.flush();
      // A file that does not close is gone with the process.
      await options.store?.close().catch(() => undefined);
    },
  };
}

type Call<N extends OperationName> = readonly [
  name: N,
  input: OperationInput<N>,
  options: Parameters<Client["call"]>[2],
];

function openKept({ store, journal, identity, now }: KeepOptions) {
  if (store === undefined) return undefined;
  const today = () => dayOf(now());
  const writer = createAnswerWriter({ store, journal, identity, today });
  return { writer, reader: createAnswerReader({ store, writer, today }) };
}
