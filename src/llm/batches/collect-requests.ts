import { completionKey, createKeySet } from "../completion-keys.ts";
import { completionPending } from "../errors.ts";
import type { Completion, CompletionRequest, LanguageModel } from "../language-model.ts";
import { type BatchLimitsOnSpending, createBatchBudget } from "./batch-budget.ts";
import type { BatchJob, BatchPart } from "./batch-job.ts";
import type { JobFiles } from "./job-files.ts";
import { createRequestList, type ListedRequest } from "./request-list.ts";

/** Where answers are found without sending a request. */
interface AnswerSources {
  /** Of the model that gave the answers. */
  readonly identity: string;
  /** The cached completion, without sending a request. */
  readonly peek: (request: CompletionRequest) => Promise<Completion | undefined>;
  /** Keeps what came as a part of a cached completion. Absent: nothing is kept. */
  readonly keep?: LanguageModel["keep"];
  /** Why a request (by its key) will not be answered in any batch. */
  readonly refusalOf?: ((key: string) => Error | undefined) | undefined;
}

interface CollectOptions extends AnswerSources {
  /** Called once for each request that is not cached. */
  readonly onCollected: (listed: ListedRequest) => void;
}

/**
 * A language model that sends no request: it answers from the cache and collects the rest.
 * @throws LlmError PDO_COMPLETION_PENDING in place of an answer still to come; the error of `refusalOf`
 */
export function collectCompletions({ onCollected, ...known }: CollectOptions): LanguageModel {
  const collected = createKeySet();
  return answerKnown(known, ({ key, request }) => {
    if (collected.add(key)) onCollected({ key, request });
    return completionPending(request.task);
  });
}

/**
 * A language model that only answers from the cache.
 * @throws LlmError the error of `refusalOf` or `problem` for any other request
 */
export function answerFromCacheOnly(known: AnswerSources, problem: () => Error): LanguageModel {
  return answerKnown(known, problem);
}

function answerKnown(
  { identity, peek, keep, refusalOf }: AnswerSources,
  problemOf: (listed: ListedRequest) => Error,
): LanguageModel {
  return {
    identity,
    complete: async (request, options) => {
      options?.signal?.throwIfAborted();
      const cached = await peek(request);
      if (cached !== undefined) return cached;
      const key = completionKey(identity, request).toString("hex");
      throw refusalOf?.(key) ?? problemOf({ key, request });
    },
    peek,
    ...(keep && { keep }),
    close: async () => {},
  };
}

/** Writes the requests of a job's next round to disk. */
interface RoundCollection {
  add(listed: ListedRequest): void;
  /**
   * Everything is on disk when it returns, the job's state with its parts last.
   * @returns `left`: requests for which the budget did not suffice
   * @throws the system's error
   */
  finish(): { readonly job: BatchJob; readonly left: number };
  /** Deletes the list. */
  abandon(): void;
}

interface RoundOptions {
  readonly files: JobFiles;
  readonly spending: BatchLimitsOnSpending;
  readonly limits?: BatchLimits;
}

/** Overwrites a list that an earlier process did not finish. */
export function collectRound(
  job: BatchJob,
  { files, spending, limits = batchLimits }: RoundOptions,
): RoundCollection {
  const list = createRequestList(files.listPath(job.round));
  const budget = createBatchBudget(spending, job.spent);
  const cutter = createPartCutter(limits);
  let left = 0;
  return {
    add: (listed) => {
      if (budget.reserve(listed.request)) cutter.add(list.add(listed));
      else left += 1;
    },
    finish: () => {
      list.finish();
      const planned = { ...job, parts: cutter.parts(), isCut: left > 0 };
      if (planned.parts.length > 0) files.save(planned);
      else files.tidy(0);
      return { job: planned, left };
    },
    abandon: () => {
      list.abandon();
      files.tidy(0);
    },
  };
}

/** The maximum size of a batch. */
export interface BatchLimits {
  readonly requests: number;
  readonly bytes: number;
}

/*
 * The vendors allow more: OpenAI 50,000 requests and 200 MB (API reference, "Create batch"), Anthropic 100,000
 * requests and 256 MB ("Batch processing" guide). But a part is held in memory while it is sent, and resent as
 * a whole if it fails.
 */
const batchLimits: BatchLimits = { requests: 10_000, bytes: 32 * 1024 * 1024 };

/** Cuts a request list into parts while it is written. */
interface PartCutter {
  add(byteCount: number): void;
  parts(): BatchPart[];
}

/** @param limits in bytes of the list, which is at least as large as the request bodies */
export function createPartCutter(limits: BatchLimits): PartCutter {
  const parts: BatchPart[] = [];
  let open = { from: 0, to: 0, requests: 0 };

  const close = () => {
    if (open.requests === 0) return;
    parts.push({ number: parts.length + 1, ...open, tries: 0, state: { at: "planned" } });
    open = { from: open.to, to: open.to, requests: 0 };
  };
  return {
    add: (byteCount) => {
      const isFull = open.requests >= limits.requests || open.to - open.from + byteCount > limits.bytes;
      if (isFull) close();
      open.to += byteCount;
      open.requests += 1;
    },
    parts: () => {
      close();
      return [...parts];
    },
  };
}
