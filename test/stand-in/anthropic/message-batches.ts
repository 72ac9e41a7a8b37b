import { type Batch, hasEnded } from "../batches/batch.ts";
import { type BatchItem, isAnswered } from "../batches/batch-item.ts";
import { countItems } from "../batches/batch-works.ts";
import { isObject, jsonReply, parseObject, type Received, type Reply } from "../exchange.ts";
import type { Workings } from "../workings.ts";
import { anthropicError, invalidMessageRequest } from "./error.ts";

const maxRequests = 100_000;
const dayMs = 24 * 3_600_000;

/** `POST /v1/messages/batches`: the questions themselves are looked at when they are worked on. */
export function createMessageBatch(received: Received, workings: Workings): Reply {
  const refuse = (message: string) => invalidMessageRequest(message, workings.nextId);
  const requests = parseObject(received.body)?.requests;
  if (!Array.isArray(requests)) return refuse("requests: Field required");
  if (requests.length === 0)
    return refuse("requests: List should have at least 1 item after validation, not 0");
  if (requests.length > maxRequests) return refuse(`requests: List should have at most ${maxRequests} items`);
  const items: BatchItem[] = [];
  for (const [index, request] of requests.entries()) {
    const { custom_id: customId, params } = isObject(request) ? request : {};
    if (typeof customId !== "string" || !/^[a-zA-Z0-9_-]{1,64}$/.test(customId)) {
      return refuse(`requests.${index}.custom_id: String should match pattern '^[a-zA-Z0-9_-]{1,64}$'`);
    }
    if (!isObject(params)) return refuse(`requests.${index}.params: Field required`);
    items.push({ customId, body: params });
  }
  const distinct = new Set(items.map(({ customId }) => customId));
  if (distinct.size < items.length) return refuse("requests: `custom_id` values must be unique");
  const batch: Batch = {
    id: workings.nextId("msgbatch_"),
    vendor: "anthropic",
    createdAt: workings.now(),
    items,
    status: "in_progress",
    moments: {},
    faults: [],
  };
  workings.batches.add(batch);
  return jsonReply(200, toMessageBatch(batch, received));
}

/** `GET /v1/messages/batches/ID` */
export function showMessageBatch(received: Received, workings: Workings): Reply {
  return withBatch(received, workings, (batch) => jsonReply(200, toMessageBatch(batch, received)));
}

/** `POST /v1/messages/batches/ID/cancel` */
export function cancelMessageBatch(received: Received, workings: Workings): Reply {
  return withBatch(received, workings, (batch) => {
    if (hasEnded(batch))
      return invalidMessageRequest(`Batch ${batch.id} has already ended.`, workings.nextId);
    workings.batches.cancel(batch.id);
    return jsonReply(200, toMessageBatch(batch, received));
  });
}

/** `GET /v1/messages/batches/ID/results`: in no order that could be relied on. */
export function showMessageBatchResults(received: Received, workings: Workings): Reply {
  return withBatch(received, workings, (batch) => {
    if (!hasEnded(batch)) {
      const message = `Batch ${batch.id} has no available results: it is still in progress.`;
      return anthropicError(404, "not_found_error", message, workings.nextId("req_"));
    }
    const lines = batch.items.toReversed().map((item) => `${JSON.stringify(toLine(item))}\n`);
    return { status: 200, headers: { "content-type": "application/x-jsonl" }, body: lines.join("") };
  });
}

/** `GET /v1/messages/batches`: the newest first. */
export function listMessageBatches(received: Received, { batches }: Workings): Reply {
  const newest = batches.all.filter(({ vendor }) => vendor === "anthropic").toReversed();
  const after = newest.findIndex(({ id }) => id === received.query.get("after_id"));
  const limit = Number(received.query.get("limit") ?? 20);
  const data = newest.slice(after + 1, after + 1 + limit);
  return jsonReply(200, {
    data: data.map((batch) => toMessageBatch(batch, received)),
    has_more: after + 1 + limit < newest.length,
    first_id: data[0]?.id ?? null,
    last_id: data.at(-1)?.id ?? null,
  });
}

function withBatch(
  { path }: Received,
  { batches, nextId }: Workings,
  answer: (batch: Batch) => Reply,
): Reply {
  const id = /batches\/([^/]+)/.exec(path)?.[1] ?? "";
  const batch = batches.find(id, "anthropic");
  return batch === undefined
    ? anthropicError(404, "not_found_error", `Batch ${id} not found`, nextId("req_"))
    : answer(batch);
}

function toMessageBatch(batch: Batch, { headers }: Received) {
  const { succeeded, errored, canceled, expired, waiting } = countItems(batch);
  const isOver = hasEnded(batch);
  const endedAt = batch.moments[batch.status];
  const moment = (at: number | undefined) => (at === undefined ? null : new Date(at).toISOString());
  return {
    id: batch.id,
    type: "message_batch",
    processing_status: isOver ? "ended" : batch.status === "cancelling" ? "canceling" : "in_progress",
    // All are counted as being worked on until the whole batch has ended, as the vendor has it.
    request_counts: isOver
      ? { processing: waiting, succeeded, errored, canceled, expired }
      : { processing: batch.items.length, succeeded: 0, errored: 0, canceled: 0, expired: 0 },
    ended_at: isOver ? moment(endedAt) : null,
    created_at: moment(batch.createdAt),
    expires_at: moment(batch.createdAt + dayMs),
    archived_at: null,
    cancel_initiated_at: moment(batch.moments.cancelling),
    results_url: isOver ? `http://${headers.host}/v1/messages/batches/${batch.id}/results` : null,
  };
}

function toLine(item: BatchItem) {
  return { custom_id: item.customId, result: toResult(item) };
}

function toResult(item: BatchItem) {
  const { result } = item;
  if (result === "canceled" || result === "expired") return { type: result };
  if (isAnswered(item)) return { type: "succeeded", message: parseObject(result?.body ?? "") };
  const failed = { type: "error", error: { type: "api_error", message: "Internal server error" } };
  return { type: "errored", error: parseObject(result?.body ?? "") ?? failed };
}
