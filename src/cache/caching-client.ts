import { hash } from "node:crypto";
import type { EnrichmentResponse } from "../api/enrichment.ts";
import {
  type Operation,
  type OperationInput,
  type OperationName,
  type OperationResponse,
  operations,
} from "../api/operations.ts";
import { contractVersion, type RecordTask } from "../api/vocabulary.ts";
import type { CallOptions, Client } from "../client/client.ts";
import { canonicalJson } from "../lib/json.ts";
import { type AnswerCache, type AnswerCacheOptions, createAnswerCache } from "./answer-cache.ts";
import { keyBytes } from "./record.ts";
import {
  joinAnswers,
  partOf,
  partOfAnswer,
  tasksOf,
  withFoundCategory,
  withoutTasks,
} from "./record-parts.ts";

type RecordInput = OperationInput<"enrichRecord">;

export interface CachingClientOptions extends AnswerCacheOptions {
  /**
   * Covers everything an answer depends on besides the call: engine, model, catalogs, examples, rules, lexicon, or
   * the service's address.
   */
  readonly identity: string;
  readonly kind: ClientKind;
}

export interface CachingClient extends Client, Pick<AnswerCache, "durable" | "figures"> {
  /** The cached answer, without calling the service; undefined on a miss. */
  peek<N extends OperationName>(name: N, input: OperationInput<N>): Promise<OperationResponse<N> | undefined>;
}

/**
 * Wraps a client with an answer cache. Takes ownership of the client and the store: closing it writes pending entries
 * and closes both.
 */
export function createCachingClient(
  client: Client,
  { identity, kind, ...options }: CachingClientOptions,
): CachingClient {
  const cache = createAnswerCache(options, identity);
  const keyOf = (input: RecordInput) => answerKey("enrichRecord", input, identity);
  /** Those of a record's answers that are kept, in the order of the tasks. */
  const findParts = async (input: RecordInput): Promise<ReadonlyMap<RecordTask, EnrichmentResponse>> => {
    const kept = new Map<RecordTask, EnrichmentResponse>();
    for (const task of tasksOf(input)) {
      const part = await cache.peek(keyOf(partOf(withFoundCategory(input, [...kept.values()]), task)));
      if (part !== undefined) kept.set(task, part as EnrichmentResponse);
    }
    return kept;
  };
  const peekRecord = async (input: RecordInput): Promise<EnrichmentResponse | undefined> => {
    const kept = await findParts(input);
    return kept.size > 0 && kept.size === tasksOf(input).length ? joinAnswers([...kept.values()]) : undefined;
  };
  /** Asks only for what is not kept. */
  const callRecord = async (input: RecordInput, options: CallOptions | undefined) => {
    const kept = await findParts(input);
    if (kept.size === 0) return client.call("enrichRecord", input, options);
    const known = [...kept.values()];
    const rest = withFoundCategory(withoutTasks(input, new Set(kept.keys())), known);
    return joinAnswers([...known, await client.call("enrichRecord", rest, options)]);
  };
  const answerRecord = (input: RecordInput, options: CallOptions | undefined) =>
    cache.answer({
      key: keyOf(input),
      kind: "enrichRecord",
      signal: options?.signal,
      compute: () => callRecord(input, options),
      parts: {
        find: () => peekRecord(input),
        keep: (answer) => {
          const found = withFoundCategory(input, [answer]);
          for (const task of tasksOf(input)) {
            cache.add({ key: keyOf(partOf(found, task)), kind: "enrichRecord" }, partOfAnswer(answer, task));
          }
        },
      },
    });
  return {
    call: <N extends OperationName>(...[name, input, options]: Parameters<typeof client.call<N>>) => {
      const compute = () => client.call(name, input, options);
      if (!isCacheable(kind, name)) return cache.callUncached(compute);
      if (name === "enrichRecord") {
        return answerRecord(input as RecordInput, options) as Promise<OperationResponse<N>>;
      }
      const key = answerKey(name, input, identity);
      return cache.answer({ key, kind: name, signal: options?.signal, compute });
    },
    peek: async <N extends OperationName>(name: N, input: OperationInput<N>) => {
      if (!isCacheable(kind, name)) return undefined;
      const found =
        name === "enrichRecord"
          ? await peekRecord(input as RecordInput)
          : await cache.peek(answerKey(name, input, identity));
      return found as OperationResponse<N> | undefined;
    },
    has: async (name) => (await client.has?.(name)) ?? false,
    durable: cache.durable,
    figures: cache.figures,
    close: async () => {
      await client.close();
      await cache.close();
    },
  };
}

/**
 * Cache key of a call: the first 16 bytes of a SHA-256 over the contract version, operation, identity and input.
 * Independent of the order of object fields and of fields that are undefined; the input cannot be recovered from it.
 */
export function answerKey<N extends OperationName>(
  name: N,
  { query, body }: OperationInput<N>,
  identity: string,
): Buffer {
  const text = canonicalJson([contractVersion, name, identity, query, body]);
  return hash("sha256", text, "buffer").subarray(0, keyBytes);
}

/** Whether the work is done in this process or over a network, where a call costs time and possibly money. */
type ClientKind = "embedded" | "remote";

/**
 * Only tasks done by a remote service are cached. Reference lists are few and belong to the service. The built-in
 * engine's answers are not kept by call: a run keeps what it makes of them, by row and for the next run alone (see
 * `last-answers.ts`). Microseconds of CPU a call, minimum of three runs over 2,000 products of each feed, including
 * hashing the key and JSON:
 *
 *     operation              compute     write   read   bytes      feeds
 *     optimizeName           163-378     12-13    7     180-240    two real, one generated
 *     optimizeDescription    474-633     16-19   9-10   490-590    one real, one generated
 *     extractAttributes        174         25     16     1,050      one real
 *     categorize             141-253     63-83  41-49   5,200      two real, one generated
 *     categorize, use_rag      287         75     48     5,100      one real, 30 examples
 */
function isCacheable(kind: ClientKind, name: OperationName): boolean {
  const row: Operation = operations[name];
  return kind === "remote" && row.kind !== "data";
}
