import { type Fields, fieldsOf, listOf, textOf } from "../../json-fields.ts";
import { batchAnswerUnknown } from "../batch-problem.ts";
import { toMultipart } from "../multipart.ts";
import type { BatchItem, FoundBatch, SubmittedPart, VendorBatches } from "../vendor-batches.ts";
import { type BatchCalls, type BatchLine, createBatchCalls } from "./batch-calls.ts";
import { readOpenaiResult } from "./openai-results.ts";
import { readOpenaiStatus } from "./openai-status.ts";

/**
 * OpenAI's batches (API reference, "Batch" and "Files"): a file of requests is uploaded, a batch made of it. Job and part
 * stand in the batch's metadata, where they are found again.
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
    readResult: readOpenaiResult,
  };
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

/** Looks through the account's batches, newest first, down to those that are certainly older. */
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

/** However wrong this machine's clock is. */
const clockErrorMs = 48 * 3_600_000;

function isOlder(batch: Fields | undefined, { since }: SubmittedPart): boolean {
  return batch === undefined || Number(batch.created_at) * 1_000 < since - clockErrorMs;
}

function isOf({ metadata }: Fields, { job, label }: SubmittedPart): boolean {
  const told = fieldsOf(metadata);
  return told[jobField] === job && told[partField] === label;
}

function needText(id: unknown, asked: string): string {
  const text = textOf(id);
  if (text === undefined) throw batchAnswerUnknown(asked);
  return text;
}
