import type { Batch } from "../batches/batch.ts";
import { type BatchItem, isAnswered } from "../batches/batch-item.ts";
import { isObject, parseObject } from "../exchange.ts";
import type { NextId } from "../next-id.ts";

const maxRequests = 50_000;

/** The questions of a batch's input file, and what is wrong with its lines. */
export function readBatchLines(
  content: string,
  endpoint: string,
): { items: BatchItem[]; faults: Batch["faults"] } {
  const lines = content.split("\n").filter((line) => line.trim() !== "");
  if (lines.length === 0)
    return { items: [], faults: [{ code: "empty_file", message: "The input file is empty." }] };
  if (lines.length > maxRequests) {
    const message = `The batch input file exceeds the limit of ${maxRequests} requests.`;
    return { items: [], faults: [{ code: "batch_too_large", message }] };
  }
  const items: BatchItem[] = [];
  const faults: { code: string; message: string; line: number }[] = [];
  const seen = new Set<string>();
  for (const [index, text] of lines.entries()) {
    const read = readLine(text, endpoint, seen);
    if ("code" in read) faults.push({ ...read, line: index + 1 });
    else items.push(read);
  }
  return { items, faults };
}

function readLine(
  text: string,
  endpoint: string,
  seen: Set<string>,
): BatchItem | { code: string; message: string } {
  const line = parseObject(text);
  if (line === undefined)
    return { code: "invalid_json_line", message: "This line is not parseable as valid JSON." };
  const { custom_id: customId, method, url, body } = line;
  if (typeof customId !== "string" || customId === "") {
    return { code: "missing_required_parameter", message: "Missing required parameter: 'custom_id'." };
  }
  if (seen.has(customId)) {
    return {
      code: "duplicate_custom_id",
      message: "The custom_id for this request is a duplicate of another request.",
    };
  }
  seen.add(customId);
  if (method !== "POST") return { code: "invalid_method", message: "The method of a request must be POST." };
  if (url !== endpoint)
    return { code: "mismatched_url", message: "The URL of a request must match the batch's endpoint." };
  if (!isObject(body))
    return { code: "missing_required_parameter", message: "Missing required parameter: 'body'." };
  return { customId, body };
}

/** The lines of the output file (`isGood`) or of the error file: neither is in the order of the questions. */
export function writeBatchLines({ items }: Batch, isGood: boolean, nextId: NextId): string {
  const wanted = items.filter((item) => item.result !== undefined && isAnswered(item) === isGood);
  return wanted
    .toReversed()
    .map((item) => `${JSON.stringify(toLine(item, nextId))}\n`)
    .join("");
}

function toLine({ customId, result }: BatchItem, nextId: NextId) {
  const id = nextId("batch_req_");
  if (typeof result !== "object" || result.hangUp !== undefined)
    return { id, custom_id: customId, response: null, error: toError(result) };
  const body = parseObject(result.body) ?? result.body;
  const response = { status_code: result.status, request_id: nextId("req_"), body };
  return { id, custom_id: customId, response, error: null };
}

function toError(result: BatchItem["result"]) {
  if (result === "expired") {
    return {
      code: "batch_expired",
      message: "This request could not be executed before the completion window expired.",
    };
  }
  if (result === "canceled")
    return {
      code: "batch_cancelled",
      message: "This request was not executed because the batch was cancelled.",
    };
  return { code: "request_failed", message: "The request could not be completed." };
}
