import { type Batch, type BatchStatus, hasEnded } from "../batches/batch.ts";
import { countItems } from "../batches/batch-works.ts";
import { isObject, jsonReply, parseObject, type Received, type Reply } from "../exchange.ts";
import type { Workings } from "../workings.ts";
import { readBatchLines } from "./batch-lines.ts";
import { invalidRequest, openAiError } from "./error.ts";

const endpoints = [
  "/v1/chat/completions",
  "/v1/responses",
  "/v1/embeddings",
  "/v1/completions",
  "/v1/moderations",
];

/** `POST /v1/batches`: a file that cannot be used is found when the batch is validated, as with the vendor. */
export function createBatch(received: Received, workings: Workings): Reply {
  const body = parseObject(received.body);
  if (body === undefined) return invalidRequest("We could not parse the JSON body of your request.");
  const { input_file_id: inputFile, endpoint, completion_window: window, metadata } = body;
  for (const name of ["input_file_id", "endpoint", "completion_window"]) {
    if (body[name] === undefined) {
      return invalidRequest(`Missing required parameter: '${name}'.`, name, "missing_required_parameter");
    }
  }
  const file = workings.files.get(String(inputFile));
  if (file === undefined) return invalidRequest(`No such File object: ${inputFile}`, "input_file_id");
  if (file.purpose !== "batch")
    return invalidRequest("The file must have the purpose 'batch'.", "input_file_id");
  if (!endpoints.includes(String(endpoint)))
    return invalidRequest(`Invalid value: '${endpoint}'.`, "endpoint", "invalid_value");
  if (window !== "24h")
    return invalidRequest(
      `Invalid value: '${window}'. Value must be '24h'.`,
      "completion_window",
      "invalid_value",
    );
  const fault = findMetadataFault(metadata);
  if (fault !== undefined) return invalidRequest(fault, "metadata");
  const { items, faults } = readBatchLines(file.content, String(endpoint));
  const batch: Batch = {
    id: workings.nextId("batch_"),
    vendor: "openai",
    createdAt: workings.now(),
    items,
    metadata: (metadata ?? null) as Record<string, string> | null,
    inputFile: file.id,
    status: "validating",
    moments: {},
    faults: [],
  };
  workings.batches.add(batch);
  const reply = jsonReply(200, toBatch(batch));
  if (faults.length > 0) workings.batches.fail(faults, batch.id);
  return reply;
}

function findMetadataFault(metadata: unknown): string | undefined {
  if (metadata === undefined || metadata === null) return undefined;
  if (!isObject(metadata)) return "Invalid type for 'metadata': expected an object.";
  const entries = Object.entries(metadata);
  if (entries.length > 16) return "Invalid 'metadata': too many properties. Expected at most 16.";
  const isFit = entries.every(
    ([key, value]) => key.length <= 64 && typeof value === "string" && value.length <= 512,
  );
  return isFit
    ? undefined
    : "Invalid 'metadata': keys are at most 64 characters, values texts of at most 512.";
}

/** `GET /v1/batches/ID` */
export function showBatch(received: Received, workings: Workings): Reply {
  return withBatch(received, workings, (batch) => jsonReply(200, toBatch(batch)));
}

/** `POST /v1/batches/ID/cancel` */
export function cancelBatch(received: Received, workings: Workings): Reply {
  return withBatch(received, workings, (batch) => {
    if (hasEnded(batch)) {
      return openAiError({
        status: 409,
        message: `Cannot cancel a batch with status '${batch.status}'.`,
        type: "invalid_request_error",
      });
    }
    workings.batches.cancel(batch.id);
    return jsonReply(200, toBatch(batch));
  });
}

/** `GET /v1/batches`: the newest first. */
export function listBatches({ query }: Received, { batches }: Workings): Reply {
  const newest = batches.all.filter(({ vendor }) => vendor === "openai").toReversed();
  const after = newest.findIndex(({ id }) => id === query.get("after"));
  const limit = Number(query.get("limit") ?? 20);
  const data = newest.slice(after + 1, after + 1 + limit);
  return jsonReply(200, {
    object: "list",
    data: data.map(toBatch),
    first_id: data[0]?.id ?? null,
    last_id: data.at(-1)?.id ?? null,
    has_more: after + 1 + limit < newest.length,
  });
}

function withBatch({ path }: Received, { batches }: Workings, answer: (batch: Batch) => Reply): Reply {
  const id = /batches\/([^/]+)/.exec(path)?.[1] ?? "";
  const batch = batches.find(id, "openai");
  if (batch !== undefined) return answer(batch);
  const message = `No batch found with id '${id}'.`;
  return openAiError({ status: 404, message, type: "invalid_request_error" });
}

const day = 24 * 3_600;

function toBatch(batch: Batch) {
  const seconds = (status: BatchStatus) => {
    const moment = batch.moments[status];
    return moment === undefined ? null : Math.floor(moment / 1_000);
  };
  const { total, succeeded, errored } = countItems(batch);
  const isCounted = batch.status !== "validating" && batch.status !== "failed";
  return {
    id: batch.id,
    object: "batch",
    endpoint: "/v1/chat/completions",
    errors: batch.faults.length === 0 ? null : { object: "list", data: batch.faults.map(toFault) },
    input_file_id: batch.inputFile,
    completion_window: "24h",
    status: batch.status,
    output_file_id: batch.outputFile ?? null,
    error_file_id: batch.errorFile ?? null,
    created_at: Math.floor(batch.createdAt / 1_000),
    in_progress_at: seconds("in_progress"),
    expires_at: Math.floor(batch.createdAt / 1_000) + day,
    finalizing_at: seconds("finalizing"),
    completed_at: seconds("completed"),
    failed_at: seconds("failed"),
    expired_at: seconds("expired"),
    cancelling_at: seconds("cancelling"),
    cancelled_at: seconds("cancelled"),
    request_counts: isCounted
      ? { total, completed: succeeded, failed: errored }
      : { total: 0, completed: 0, failed: 0 },
    metadata: batch.metadata,
  };
}

function toFault({ code, message, line = null }: { code: string; message: string; line?: number | null }) {
  return { code, message, param: null, line };
}
