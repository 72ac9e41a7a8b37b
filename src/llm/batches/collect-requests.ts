import { completionKey, createKeySet } from "../completion-keys.ts";
import { completionPending } from "../errors.ts";
import type { Completion, CompletionRequest, LanguageModel } from "../language-model.ts";
import { type BatchLimitsOnSpending, createBatchBudget } from "./batch-budget.ts";
import type { BatchJob, BatchPart } from "./batch-job.ts";
import type { JobFiles } from "./job-files.ts";
import { createRequestList, type ListedRequest } from "./request-list.ts";

/** What is known of answers without asking for one. */
interface KnownAnswers {
  /** Of the model whose answers these are. */
  readonly identity: string;
  /** The kept completion, without asking anyone. */
  readonly peek: (request: CompletionRequest) => Promise<Completion | undefined>;
  /** Why a request (by its key) will not be answered in any batch. */
  readonly refusalOf?: ((key: string) => Error | undefined) | undefined;
}

interface CollectOptions extends KnownAnswers {
  /** Told of each request that is not kept, once. */
  readonly onCollected: (listed: ListedRequest) => void;
}

/**
 * A language model that asks nobody: it answers what is kept, and puts the rest on a list.
 * @throws LlmError PDO_COMPLETION_PENDING in the place of an answer that is to come; what `refusalOf` says
 */
export function collectCompletions({ onCollected, ...known }: CollectOptions): LanguageModel {
  const collected = createKeySet();
  return answerKnown(known, ({ key, request }) => {
    if (collected.add(key)) onCollected({ key, request });
    return completionPending(request.task);
  });
}

/**
 * A language model that asks nobody: it answers what is kept, and says of the rest why it is not there.
 * @throws LlmError what `refusalOf` or `problem` says
 */
export function answerKeptOnly(known: KnownAnswers, problem: () => Error): LanguageModel {
  return answerKnown(known, problem);
}

function answerKnown(
  { identity, peek, refusalOf }: KnownAnswers,
  problemOf: (listed: ListedRequest) => Error,
): LanguageModel {
  return {
    identity,
    complete: async (request, options) => {
      options?.signal?.throwIfAborted();
      const kept = await peek(request);
      if (kept !== undefined) return kept;
      const key = completionKey(identity, request).toString("hex");
      throw refusalOf?.(key) ?? problemOf({ key, request });
    },
    close: async () => {},
  };
}

/** The requests of a job's next round, on their way to the disk. */
interface RoundCollection {
  add(listed: ListedRequest): void;
  /**
   * Everything is on the disk then, the job's state with its parts last.
   * @returns `left`: requests that the budget had no room for
   * @throws the system's error
   */
  finish(): { readonly job: BatchJob; readonly left: number };
  /** Takes it away again. */
  abandon(): void;
}

interface RoundOptions {
  readonly files: JobFiles;
  readonly spending: BatchLimitsOnSpending;
  readonly limits?: BatchLimits;
}

/** The list that a process before has begun, and not finished, is written over. */
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

/** How large a batch may be. */
export interface BatchLimits {
  readonly requests: number;
  readonly bytes: number;
}

/*
 * The vendors take more: OpenAI 50,000 requests and 200 MB (API reference, "Create batch"), Anthropic 100,000 requests and 256 MB
 * ("Batch processing" guide). A part is held in memory while it is sent, and one that fails is sent again whole.
 */
const batchLimits: BatchLimits = { requests: 10_000, bytes: 32 * 1024 * 1024 };

/** Cuts a list of requests into parts as it is written. */
interface PartCutter {
  add(byteCount: number): void;
  parts(): BatchPart[];
}

/** @param limits in bytes of the list, which says no less than the body of a request */
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
