import { type Fields, fieldsOf, listOf, textOf } from "../../json-fields.ts";
import type { FoundBatch, OwnBatches, SubmittedPart } from "../vendor-batches.ts";
import { readAnthropicResult } from "./anthropic-results.ts";
import { requestsOfBatch, resultsPath } from "./anthropic-status.ts";
import { type BatchCalls, type BatchLine, isNotFound } from "./batch-calls.ts";
import { firstLine } from "./first-line.ts";

const pageSize = 100;

/** What a search works with. */
interface Search extends BatchLine {
  readonly calls: BatchCalls;
}

/**
 * Batches are listed with the newest first. One that is under way, newer than any that was there before and of the part's size
 * may be the part, or the account's other work: that shows by its results, and until then nothing is submitted.
 */
export async function findNewer(search: Search, part: SubmittedPart, own: OwnBatches): Promise<FoundBatch> {
  let isUnsure = false;
  for await (const batch of newerBatches(search.calls, part)) {
    const id = textOf(batch.id);
    if (id === undefined || own.isOtherPart(id) || requestsOfBatch(batch) !== part.requests) continue;
    if (batch.processing_status !== "ended") isUnsure = true;
    else if (await isOwn(search, id, own)) return { id };
  }
  return isUnsure ? "unsure" : "none";
}

/** By the time of creation too, both by the vendor's clock: the newest one of then may have been deleted since. */
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

/** All of a batch's ids are of one job, so that one tells. One whose results are gone is as good as another's. */
async function isOwn(search: Search, id: string, own: OwnBatches): Promise<boolean> {
  const line = await firstLine(search, resultsPath(id)).catch((fault: unknown) => {
    if (!isNotFound(fault)) throw fault;
    return undefined;
  });
  const result = line === undefined ? undefined : readAnthropicResult(line);
  return result !== undefined && own.isKey(result.key);
}
