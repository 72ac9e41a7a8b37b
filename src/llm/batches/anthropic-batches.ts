import { countOf, type Fields, fieldsOf, listOf, parseJson, textOf } from "../../lib/json.ts";
import { type BatchCalls, type BatchLine, createBatchCalls, firstLine, isNotFound } from "./batch-calls.ts";
import { batchAnswerUnknown } from "./errors.ts";
import type {
  BatchItem,
  BatchKnowledge,
  BatchResult,
  BatchStatus,
  FoundBatch,
  Prepared,
  SubmittedPart,
  VendorBatches,
} from "./vendor-batches.ts";

/**
 * Anthropic's batches (API reference, "Message Batches"). They carry no client-supplied name: a batch of the
 * right size that is newer than the newest one before the submission is a candidate, and the ids in its results
 * decide.
 */
export function createAnthropicBatches(line: BatchLine): VendorBatches {
  const calls = createBatchCalls(line);
  return {
    prepare: () => newestBatch(calls),
    submit: async (_, items) => {
      const { id } = await calls.post("/messages/batches", await toBody(items()));
      const text = textOf(id);
      if (text === undefined) throw batchAnswerUnknown("a new batch");
      return text;
    },
    find: (part, knowledge) => findNewer({ ...line, calls }, part, knowledge),
    status: async (id) => readAnthropicStatus(await calls.get(`/messages/batches/${encodeURIComponent(id)}`)),
    readResult: readAnthropicResult,
  };
}

async function newestBatch(calls: BatchCalls): Promise<Prepared> {
  const { data } = await calls.get("/messages/batches?limit=1");
  const { id, created_at } = fieldsOf(listOf(data)[0]);
  return { newestId: textOf(id) ?? "", newestAt: textOf(created_at) ?? "" };
}

async function toBody(items: AsyncIterable<BatchItem>): Promise<Buffer[]> {
  const pieces: Buffer[] = [];
  for await (const { key, body } of items) {
    const item = JSON.stringify({ custom_id: key, params: body });
    pieces.push(Buffer.from(pieces.length === 0 ? item : `,${item}`));
  }
  return [Buffer.from('{"requests":['), ...pieces, Buffer.from("]}")];
}

const pageSize = 100;

/** What `findNewer` works with. */
interface Search extends BatchLine {
  readonly calls: BatchCalls;
}

/**
 * Batches are listed newest first. A batch in progress, newer than any before and of the part's size, may be
 * the part or other work of the account: its results decide, and until then nothing is submitted.
 */
async function findNewer(
  search: Search,
  part: SubmittedPart,
  knowledge: BatchKnowledge,
): Promise<FoundBatch> {
  let isUnsure = false;
  for await (const batch of newerBatches(search.calls, part)) {
    const id = textOf(batch.id);
    if (id === undefined || knowledge.isOtherPart(id) || requestsOfBatch(batch) !== part.requests) continue;
    if (batch.processing_status !== "ended") isUnsure = true;
    else if (await isOfJob(search, id, knowledge)) return { id };
  }
  return isUnsure ? "unsure" : "none";
}

/**
 * Compares creation times too, both by the vendor's clock, since the previously newest batch may have been
 * deleted.
 */
async function* newerBatches(calls: BatchCalls, { prepared }: SubmittedPart): AsyncGenerator<Fields> {
  const { newestId = "", newestAt = "" } = prepared;
  for (let after = ""; ; ) {
    const page = await calls.get(`/messages/batches?limit=${pageSize}${after}`);
    const batches = listOf(page.data).map(fieldsOf);
    for (const batch of batches) {
      if (batch.id === newestId && newestId !== "") return;
      if (isBefore(batch.created_at, newestAt)) return;
      yield batch;
    }
    const last = textOf(page.last_id) ?? textOf(batches.at(-1)?.id) ?? "";
    const next = `&after_id=${encodeURIComponent(last)}`;
    if (page.has_more !== true || next === after || last === "") return;
    after = next;
  }
}

function isBefore(createdAt: unknown, newestAt: string): boolean {
  return Date.parse(textOf(createdAt) ?? "") < Date.parse(newestAt);
}

/** All ids of a batch belong to one job, so the first one decides. A batch without results is not ours. */
async function isOfJob(search: Search, id: string, knowledge: BatchKnowledge): Promise<boolean> {
  const line = await firstLine(search, resultsPath(id)).catch((fault: unknown) => {
    if (!isNotFound(fault)) throw fault;
    return undefined;
  });
  const result = line === undefined ? undefined : readAnthropicResult(line);
  return result !== undefined && knowledge.isKey(result.key);
}

/** The HTTP status of a live call with this error type (API reference, "Errors"). */
const statusOfError: Readonly<Record<string, number>> = {
  invalid_request_error: 400,
  authentication_error: 401,
  billing_error: 402,
  permission_error: 403,
  not_found_error: 404,
  conflict_error: 409,
  request_too_large: 413,
  rate_limit_error: 429,
  api_error: 500,
  timeout_error: 504,
  overloaded_error: 529,
};

/** A line of the results: `{"custom_id", "result": {"type": "succeeded" | "errored" | "canceled" | "expired", ...}}`. */
export function readAnthropicResult(line: string): BatchResult | undefined {
  const { custom_id, result } = fieldsOf(parseJson(line));
  const key = textOf(custom_id);
  if (key === undefined) return undefined;
  const { type, message, error } = fieldsOf(result);
  if (type === "succeeded") return { key, kind: "answered", body: message };
  if (type !== "errored") return { key, kind: "undone", reason: textOf(type) ?? "no reason" };
  const inner = fieldsOf(error).error;
  const body = inner === undefined ? { type: "error", error } : error;
  const status = statusOfError[textOf(fieldsOf(inner ?? error).type) ?? ""] ?? 500;
  return { key, kind: "failed", status, body };
}

/**
 * All counts but `processing` are 0 until the batch has ended; archived results (after 29 days) are
 * unavailable.
 */
export function readAnthropicStatus(batch: Fields): BatchStatus {
  const { succeeded, errored, canceled, expired } = fieldsOf(batch.request_counts);
  const isEnded = batch.processing_status === "ended";
  const id = textOf(batch.id);
  const hasResults = isEnded && id !== undefined && textOf(batch.archived_at) === undefined;
  return {
    isEnded,
    done: countOf(succeeded) ?? 0,
    failed: (countOf(errored) ?? 0) + (countOf(canceled) ?? 0) + (countOf(expired) ?? 0),
    resultPaths: hasResults ? [resultsPath(id)] : [],
  };
}

/** Not the answer's own `results_url`: the key is sent only to the configured address. */
function resultsPath(id: string): string {
  return `/messages/batches/${encodeURIComponent(id)}/results`;
}

/** Number of requests of a batch: the sum of its counts, at any time. */
export function requestsOfBatch(batch: Fields): number {
  return Object.values(fieldsOf(batch.request_counts)).reduce<number>(
    (sum, count) => sum + (countOf(count) ?? 0),
    0,
  );
}
