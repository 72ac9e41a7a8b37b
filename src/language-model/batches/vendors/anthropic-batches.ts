import { fieldsOf, listOf, textOf } from "../../json-fields.ts";
import { batchAnswerUnknown } from "../batch-problem.ts";
import type { BatchItem, Prepared, VendorBatches } from "../vendor-batches.ts";
import { findNewer } from "./anthropic-find.ts";
import { readAnthropicResult } from "./anthropic-results.ts";
import { readAnthropicStatus } from "./anthropic-status.ts";
import { type BatchCalls, type BatchLine, createBatchCalls } from "./batch-calls.ts";

/**
 * Anthropic's batches (API reference, "Message Batches"). They take no name of ours: what is newer than the newest batch
 * that was there before, and of the right size, may be the one that was submitted; its results' ids tell.
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
    find: (part, own) => findNewer({ ...line, calls }, part, own),
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
