import { hash } from "node:crypto";
import {
  type Operation,
  type OperationInput,
  type OperationName,
  type OperationResponse,
  operations,
} from "../api/operations.ts";
import { contractVersion } from "../api/vocabulary.ts";
import type { Client } from "../client/client.ts";
import { canonicalJson } from "../lib/json.ts";
import { keyBytes } from "../lib/key-value-record.ts";
import { createKeeping, type Keeping, type KeepPlace } from "./answer-cache.ts";

export interface KeepOptions extends KeepPlace {
  /** Says all that an answer depends on besides the call: engine, model, catalogs, examples, rules, words, or where. */
  readonly identity: string;
  readonly kind: ClientKind;
}

export interface KeepingClient extends Client, Pick<Keeping, "durable" | "figures"> {
  /** The kept answer, without asking anyone. */
  peek<N extends OperationName>(name: N, input: OperationInput<N>): Promise<OperationResponse<N> | undefined>;
}

/**
 * A client that asks nothing twice (see `Keeping`). It takes over the client and the store: closing it writes what waits and
 * closes both.
 */
export function keepAnswers(client: Client, { identity, kind, ...place }: KeepOptions): KeepingClient {
  const keeping = createKeeping(place, identity);
  return {
    call: <N extends OperationName>(...[name, input, options]: Parameters<typeof client.call<N>>) => {
      const ask = () => client.call(name, input, options);
      if (!isKept(kind, name)) return keeping.askOnly(ask);
      const key = answerKey(name, input, identity);
      return keeping.answer({ key, kind: name, signal: options?.signal, ask });
    },
    peek: async <N extends OperationName>(name: N, input: OperationInput<N>) =>
      isKept(kind, name)
        ? ((await keeping.peek(answerKey(name, input, identity))) as OperationResponse<N> | undefined)
        : undefined,
    durable: keeping.durable,
    figures: keeping.figures,
    close: async () => {
      await client.close();
      await keeping.close();
    },
  };
}

/**
 * Under what an answer is kept: alike where, and only where, the operation, its parameters, the texts it was given,
 * whoever answers and the contract's version are alike: an answer of another shape than today's is never given. The order in which an object's fields were written does not matter, nor does one that is
 * undefined. Nothing of the texts can be read out of it.
 */
export function answerKey<N extends OperationName>(
  name: N,
  { query, body }: OperationInput<N>,
  identity: string,
): Buffer {
  const text = canonicalJson([contractVersion, name, identity, query, body]);
  return hash("sha256", text, "buffer").subarray(0, keyBytes);
}

/** Whether the work is done in this process, or behind a network, where a call costs time and perhaps money. */
type ClientKind = "embedded" | "remote";

/**
 * Which answers are kept: those of a task that a remote service did. Reference lists are few, and what they say belongs
 * to the service. The built-in engine's answers are not, though reading is cheaper than computing: a run of a million
 * rows would take 1 to 3 GB of disk and 140 MB of memory, for work of 0.2 to 0.6 ms a call that is spread over threads.
 * Microseconds of a processor a call, least of three rounds over 2,000 products of each feed (the key's hash and the
 * JSON counted in with writing and reading):
 *
 *     operation              compute     write   read   bytes      feeds
 *     optimizeName           163-378     12-13    7     180-240    two real ones, one generated
 *     optimizeDescription    474-633     16-19   9-10   490-590    one real one, one generated
 *     extractAttributes        174         25     16     1,050      one real one
 *     categorize             141-253     63-83  41-49   5,200      two real ones, one generated
 *     categorize, use_rag      287         75     48     5,100      one real one, 30 examples
 */
function isKept(kind: ClientKind, name: OperationName): boolean {
  const row: Operation = operations[name];
  return kind === "remote" && row.kind === "task";
}
