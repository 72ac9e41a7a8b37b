import { closeSync, createReadStream, openSync, rmSync, writeSync } from "node:fs";
import { isLlmError, type LlmError } from "../errors.ts";
import type { Completion, CompletionRequest } from "../language-model.ts";
import { withCredibleUsage } from "../usage-check.ts";
import { type CallOutcome, createUsageTally } from "../usage-tally.ts";
import { addSpending, type Spending } from "./batch-budget.ts";
import { isNotFound } from "./batch-calls.ts";
import type { BatchPart, PartOutcome } from "./batch-job.ts";
import { type BatchWork, type HeldJob, partPlaces } from "./batch-work.ts";
import { appendRefused, openRequestList, type RefusedRequest, readLines } from "./request-list.ts";
import type { BatchResult, BatchStatus } from "./vendor-batches.ts";

/** A batch that has ended. */
export interface EndedBatch {
  readonly status: BatchStatus;
  readonly work: BatchWork;
}

/**
 * Stores the results of a batch that has ended. They are on disk before the job's state says so: a process
 * killed in between fetches them again, free of charge.
 * @throws LlmError; the system's error; the signal's reason
 */
export async function fetchPart(held: HeldJob, part: BatchPart, ended: EndedBatch): Promise<void> {
  const { files, keeping, provider } = ended.work;
  const { outcome, refused, spent, reason } = await takeResults(held, part, ended);
  await keeping.durable();
  appendRefused(files.refusedPath, refused);
  const parts = held.current.parts.map((other) =>
    other.number === part.number ? { ...other, state: { at: "fetched", outcome } as const } : other,
  );
  held.save({
    ...held.current,
    parts,
    spent: addSpending(held.current.spent, spent),
    ...(reason !== undefined && { lastFailure: provider.redact(reason) }),
  });
}

interface TakenResults {
  readonly outcome: PartOutcome;
  readonly refused: readonly RefusedRequest[];
  readonly spent: Spending;
  /** Why requests are to be sent again. */
  readonly reason?: string | undefined;
}

/** Requests without a result, or with results that are no longer available, are sent again. */
async function takeResults(
  held: HeldJob,
  part: BatchPart,
  { status, work }: EndedBatch,
): Promise<TakenResults> {
  const { files, keeping, price } = work;
  const open = await partPlaces(work, held.current, part);
  const list = openRequestList(files.listPath(held.current.round));
  const tally = createUsageTally(price);
  const refused: RefusedRequest[] = [];
  let [answered, stopped, reason] = [0, 0, status.failure?.reason];
  try {
    for await (const result of resultsOf(held, part, { status, work })) {
      const place = open.get(result.key);
      if (place === undefined) continue;
      const { request } = list.read(place);
      const judged = await judgeResult(result, request, work);
      tally.count(request, judged.charge, "batch");
      if (judged.kind === "again") {
        reason = judged.reason;
        stopped += judged.isStopped ? 1 : 0;
        continue;
      }
      open.delete(result.key);
      if (judged.kind === "refused") refused.push({ key: result.key, problem: judged.problem });
      else {
        keeping.keep(request, judged.completion);
        answered += 1;
      }
    }
  } finally {
    list.close();
  }
  const again = open.size;
  const outcome = { answered, refused: refused.length, again, stopped: status.failure ? again : stopped };
  return { outcome, refused, spent: tally.figures().tasks, reason };
}

async function* resultsOf(
  held: HeldJob,
  part: BatchPart,
  { status, work }: EndedBatch,
): AsyncGenerator<BatchResult> {
  const spoolPath = `${work.files.listPath(held.current.round)}.p${part.number}`;
  for (const path of status.resultPaths) yield* readResults(path, spoolPath, work);
}

/** The meaning of a result, and what is charged for it. */
type JudgedResult = { readonly charge: CallOutcome } & (
  | { readonly kind: "answered"; readonly completion: Completion }
  /** It would be refused each time. */
  | { readonly kind: "refused"; readonly problem: LlmError }
  /** @see PartOutcome.stopped */
  | { readonly kind: "again"; readonly reason: string; readonly isStopped: boolean }
);

/** Judges a result like the answer of a live call. @throws errors that are not the provider's */
export async function judgeResult(
  result: BatchResult,
  request: CompletionRequest,
  { provider }: Pick<BatchWork, "provider">,
): Promise<JudgedResult> {
  if (result.kind === "undone")
    return { kind: "again", charge: "nothing", reason: result.reason, isStopped: false };
  if (result.kind === "failed") return judgeFault(provider.readRefusal(result.status, result.body));
  try {
    const completion = withCredibleUsage(request, await provider.readBody(result.body));
    return { kind: "answered", charge: completion.usage ?? "unknown", completion };
  } catch (fault) {
    return judgeFault(fault);
  }
}

function judgeFault(fault: unknown): JudgedResult {
  if (!isLlmError(fault)) throw fault;
  const charge = fault.details.mayBeCharged ? "unknown" : "nothing";
  if (fault.kind === "own") return { kind: "refused", charge, problem: fault };
  return { kind: "again", charge, reason: `${fault.what} ${fault.seen}`, isStopped: fault.kind === "final" };
}

/** Milliseconds for a file of about ten megabytes on a slow connection. */
const downloadTimeoutMs = 900_000;
/** A part's results, with answers much longer than any expected. */
const maxResultBytes = 2 * 1024 * 1024 * 1024;

/**
 * Streams results through a temporary file, since consuming them may be slower than the connection. Lines that
 * are not results are skipped.
 * @throws LlmError; the system's error; the signal's reason
 */
async function* readResults(path: string, spoolPath: string, work: BatchWork): AsyncGenerator<BatchResult> {
  try {
    if (!(await isThere(work.retry(() => spool(path, spoolPath, work))))) return;
    for await (const { text } of readLines(createReadStream(spoolPath))) {
      const result = work.vendor.readResult(text);
      if (result !== undefined) yield result;
    }
  } finally {
    rmSync(spoolPath, { force: true });
  }
}

/** If the vendor no longer has the results, the requests are sent again. */
async function isThere(spooling: Promise<void>): Promise<boolean> {
  try {
    await spooling;
    return true;
  } catch (fault) {
    if (isNotFound(fault)) return false;
    throw fault;
  }
}

async function spool(path: string, spoolPath: string, { provider, signal }: BatchWork): Promise<void> {
  const descriptor = openSync(spoolPath, "w", 0o600);
  let fault: { readonly cause: unknown } | undefined;
  const onData = (piece: Uint8Array) => {
    try {
      let written = 0;
      while (written < piece.length) written += writeSync(descriptor, piece, written);
    } catch (cause) {
      fault ??= { cause };
    }
  };
  try {
    const call = {
      method: "GET",
      path,
      timeoutMs: downloadTimeoutMs,
      maxAnswerBytes: maxResultBytes,
    } as const;
    await provider.send({ ...call, signal, onData });
  } finally {
    closeSync(descriptor);
  }
  if (fault !== undefined) throw fault.cause;
}
