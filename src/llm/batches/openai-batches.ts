import { countOf, type Fields, fieldsOf, listOf, parseJson, textOf } from "../../lib/json.ts";
import { type BatchCalls, type BatchLine, createBatchCalls } from "./batch-calls.ts";
import { batchAnswerUnknown } from "./errors.ts";
import type {
  BatchFailure,
  BatchItem,
  BatchResult,
  BatchStatus,
  FoundBatch,
  SubmittedPart,
  VendorBatches,
} from "./vendor-batches.ts";

/**
 * OpenAI's batches (API reference, "Batch" and "Files"): a file of requests is uploaded, then a batch is
 * created from it. The batch's metadata holds the job and part, by which it is found again.
 */
export function createOpenaiBatches(line: BatchLine): VendorBatches {
  const calls = createBatchCalls(line);
  return {
    prepare: async (items, { label, job }) => {
      const content = await toLines(items);
      const form = { fields: { purpose: "batch" }, file: { name: `${label}.jsonl`, content } };
      const { body, contentType } = toMultipart({ ...form, boundary: `pdo-${job}` });
      const { id } = await calls.upload("/files", body, contentType);
      return { file: needText(id, "an uploaded file") };
    },
    submit: async ({ prepared, job, label }) => {
      const body = {
        input_file_id: prepared.file,
        endpoint,
        completion_window: "24h",
        metadata: { [jobField]: job, [partField]: label },
      };
      const { id } = await calls.post("/batches", [Buffer.from(JSON.stringify(body))]);
      return needText(id, "a new batch");
    },
    find: (part) => findByMetadata(calls, part),
    status: async (id) => readOpenaiStatus(await calls.get(`/batches/${encodeURIComponent(id)}`)),
    tidy: async ({ filePaths = [] }) => {
      for (const path of filePaths) await calls.remove(path);
    },
    readResult: readOpenaiResult,
  };
}

function filePath(id: string): string {
  return `/files/${encodeURIComponent(id)}`;
}

const endpoint = "/v1/chat/completions";
const [jobField, partField] = ["pdo_job", "pdo_part"];
const pageSize = 100;

async function toLines(items: AsyncIterable<BatchItem>): Promise<Buffer[]> {
  const lines: Buffer[] = [];
  for await (const { key, body } of items) {
    lines.push(Buffer.from(`${JSON.stringify({ custom_id: key, method: "POST", url: endpoint, body })}\n`));
  }
  return lines;
}

/** Searches the account's batches, newest first, down to those that are certainly older. */
async function findByMetadata(calls: BatchCalls, part: SubmittedPart): Promise<FoundBatch> {
  for (let after = ""; ; ) {
    const page = await calls.get(`/batches?limit=${pageSize}${after}`);
    const batches = listOf(page.data).map(fieldsOf);
    const id = textOf(batches.find((batch) => isOf(batch, part))?.id);
    if (id !== undefined) return { id };
    const last = batches.at(-1);
    const next = `&after=${encodeURIComponent(textOf(last?.id) ?? "")}`;
    if (page.has_more !== true || next === after || isOlder(last, part)) return "none";
    after = next;
  }
}

/** Tolerance for a wrong local clock. */
const clockErrorMs = 48 * 3_600_000;

function isOlder(batch: Fields | undefined, { since }: SubmittedPart): boolean {
  return batch === undefined || Number(batch.created_at) * 1_000 < since - clockErrorMs;
}

function isOf({ metadata }: Fields, { job, label }: SubmittedPart): boolean {
  const labels = fieldsOf(metadata);
  return labels[jobField] === job && labels[partField] === label;
}

function needText(id: unknown, missing: string): string {
  const text = textOf(id);
  if (text === undefined) throw batchAnswerUnknown(missing);
  return text;
}

/** The encoded form (RFC 7578). */
interface MultipartBody {
  readonly contentType: string;
  readonly body: readonly Uint8Array[];
}

/** One file and some fields. Names and values are generated here, without quotes or line breaks. */
interface MultipartForm {
  readonly fields: Readonly<Record<string, string>>;
  readonly file: { readonly name: string; readonly content: readonly Uint8Array[] };
  /** Cannot occur in the content: a JSON line never begins with two hyphens. */
  readonly boundary: string;
}

export function toMultipart({ fields, file, boundary }: MultipartForm): MultipartBody {
  const parts = Object.entries(fields).map(([name, value]) =>
    Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`),
  );
  const head =
    `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="${file.name}"\r\n` +
    "Content-Type: application/jsonl\r\n\r\n";
  const body = [...parts, Buffer.from(head), ...file.content, Buffer.from(`\r\n--${boundary}--\r\n`)];
  return { contentType: `multipart/form-data; boundary=${boundary}`, body };
}

/**
 * A line of an output or an error file: `{"custom_id", "response": {"status_code", "body"} | null, "error": {"code", "message"} | null}`.
 * A request that was refused has a `response` with its status; one that was never sent has an `error` (`batch_expired`).
 */
export function readOpenaiResult(line: string): BatchResult | undefined {
  const { custom_id, response, error } = fieldsOf(parseJson(line));
  const key = textOf(custom_id);
  if (key === undefined) return undefined;
  const { status_code: status, body } = fieldsOf(response);
  if (typeof status !== "number") return { key, kind: "undone", reason: errorMessage(error) };
  return status >= 200 && status < 300
    ? { key, kind: "answered", body }
    : { key, kind: "failed", status, body };
}

function errorMessage(error: unknown): string {
  const { code, message } = fieldsOf(error);
  return textOf(message) ?? textOf(code) ?? "no reason";
}

/**
 * The final statuses; any other status means that the batch is not over. An expired or cancelled batch has the
 * results up to then, and may list the rest in its error file.
 */
const endedStatuses: ReadonlySet<unknown> = new Set(["failed", "completed", "expired", "cancelled"]);

export function readOpenaiStatus(batch: Fields): BatchStatus {
  const { completed, failed } = fieldsOf(batch.request_counts);
  const idsOf = (values: readonly unknown[]) => values.map(textOf).filter((id) => id !== undefined);
  const files = idsOf([batch.output_file_id, batch.error_file_id]);
  const failure = batch.status === "failed" ? failureOf(batch) : undefined;
  return {
    isEnded: endedStatuses.has(batch.status),
    done: countOf(completed) ?? 0,
    failed: countOf(failed) ?? 0,
    resultPaths: files.map((id) => `${filePath(id)}/content`),
    filePaths: [...idsOf([batch.input_file_id]), ...files].map(filePath),
    ...(failure && { failure }),
  };
}

/** The account's queue for the model holds its maximum of tokens. */
const fullQueue = "token_limit_exceeded";

function failureOf(batch: Fields): BatchFailure {
  const errors = listOf(fieldsOf(batch.errors).data).map(fieldsOf);
  const reason = textOf(errors[0]?.message) ?? "the batch failed, without a reason.";
  return { reason, isForLater: errors.some(({ code }) => code === fullQueue) };
}
