import { isLlmError } from "../errors.ts";
import type { BatchPart, Submission } from "./batch-job.ts";
import { type BatchWork, type HeldJob, partItems, partPlaces } from "./batch-work.ts";
import { readRequestList } from "./request-list.ts";
import type { SubmittedPart } from "./vendor-batches.ts";

/** Milliseconds to wait before resubmitting a part when the vendor's queue is full. */
export const postponeMs = 60_000;
/** Milliseconds after which a submitted batch appears in the vendor's list. */
const listedAfterMs = 60_000;

/**
 * Submits a part. The state `submitting` is on disk before the request is sent.
 * @returns `later` if the vendor accepts no more for now; `unknown` if it may have been accepted
 * @throws LlmError if it was not accepted and will not be; the signal's reason
 */
export async function submitPart(
  held: HeldJob,
  part: BatchPart,
  work: BatchWork,
): Promise<"submitted" | "later" | "unknown"> {
  const { vendor } = work;
  const items = () => partItems(work, held.current, part);
  const description = {
    job: held.current.id,
    label: `r${held.current.round}-p${part.number}-t${part.tries}`,
  };
  const prepared = await unlessThrottled(vendor.prepare(items(), description));
  if (prepared === undefined) {
    held.move(part, { at: "planned", notBefore: work.now() + postponeMs });
    return "later";
  }
  await work.check();
  const submission: Submission = { label: description.label, since: work.now(), prepared };
  const submitting = held.move(part, { at: "submitting", ...submission });
  try {
    const id = await vendor.submit({ ...submission, ...description, requests: part.requests }, items);
    held.move(submitting, { at: "submitted", id });
    return "submitted";
  } catch (fault) {
    return afterFailedSubmission(held, submitting, { fault, work });
  }
}

/** @returns undefined if the vendor is throttling */
async function unlessThrottled<T>(preparing: Promise<T>): Promise<T | undefined> {
  try {
    return await preparing;
  } catch (fault) {
    if (isLlmError(fault) && fault.kind === "throttled") return undefined;
    throw fault;
  }
}

interface FailedSubmission {
  readonly fault: unknown;
  readonly work: BatchWork;
}

/**
 * A refusal, or a connection that was never made, means that nothing was accepted. Any other fault leaves it
 * unknown.
 */
function afterFailedSubmission(held: HeldJob, part: BatchPart, { fault, work }: FailedSubmission) {
  if (!isLlmError(fault)) throw fault;
  const { kind, details } = fault;
  const { mayBeCharged, retryAfterMs } = details;
  if (kind === "throttled") {
    const notBefore = work.now() + Math.max(retryAfterMs, postponeMs);
    held.move(part, { at: "planned", notBefore });
    return "later";
  }
  const isRefused = kind === "final" || kind === "own" || kind === "unreachable";
  if (!isRefused || mayBeCharged) return "unknown";
  held.move(part, { at: "planned" });
  throw fault;
}

/**
 * Resolves a part that may or may not have been submitted: it is adopted, or planned again. Shortly after a
 * submission the vendor's list may not include it yet.
 * @returns milliseconds after which to try again; 0 if it is resolved
 * @throws LlmError; the signal's reason
 */
export async function settleSubmission(held: HeldJob, part: BatchPart, work: BatchWork): Promise<number> {
  if (part.state.at !== "submitting") return 0;
  const { label, since, prepared } = part.state;
  const submitted: SubmittedPart = {
    ...{ label, since, prepared, job: held.current.id },
    requests: part.requests,
  };
  const places = await partPlaces(work, held.current, part);
  const found = await work.vendor.find(submitted, {
    isKey: (key) => places.has(key),
    isOtherPart: (id) => held.current.parts.some(({ state }) => state.at === "submitted" && state.id === id),
  });
  if (typeof found === "object") {
    held.move(part, { at: "submitted", id: found.id });
    return 0;
  }
  const sinceMs = Math.abs(work.now() - since);
  if (found === "unsure") return listedAfterMs;
  if (sinceMs < listedAfterMs) return listedAfterMs - sinceMs;
  held.move(part, { at: "planned" });
  return 0;
}

interface SplitOptions extends Pick<BatchWork, "files"> {
  readonly isSplit: boolean;
  /** Milliseconds since 1970. */
  readonly notBefore: number;
}

/** Splitting parts smaller than this does not help. */
const fewestRequests = 100;

/** Plans a part again, in two halves if `isSplit`. @throws the system's error */
export async function splitPart(held: HeldJob, part: BatchPart, options: SplitOptions): Promise<void> {
  const { isSplit, notBefore, files } = options;
  const { parts, round } = held.current;
  const again: BatchPart = { ...part, tries: part.tries + 1, state: { at: "planned", notBefore } };
  const halves =
    isSplit && part.requests > fewestRequests ? await halve(again, files.listPath(round)) : [again];
  const last = Math.max(...parts.map(({ number }) => number));
  const numbered = halves.map((half, place) => (place === 0 ? half : { ...half, number: last + place }));
  held.save({
    ...held.current,
    parts: parts.flatMap((other) => (other.number === part.number ? numbered : [other])),
  });
}

async function halve(part: BatchPart, listPath: string): Promise<BatchPart[]> {
  const half = Math.ceil(part.requests / 2);
  let count = 0;
  for await (const { at } of readRequestList(listPath, part)) {
    if (count === half) {
      return [
        { ...part, to: at, requests: half },
        { ...part, from: at, requests: part.requests - half },
      ];
    }
    count += 1;
  }
  return [part];
}
