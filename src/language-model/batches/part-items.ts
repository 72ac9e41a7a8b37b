import type { BatchJob, BatchPart } from "./batch-job.ts";
import type { BatchWork } from "./batch-work.ts";
import { type ListedPlace, readRequestList } from "./request-list.ts";
import type { BatchItem } from "./vendor-batches.ts";

/** A part's requests as the vendor takes them, made as they are read: the very bodies that live calls would have. */
export async function* partItems(
  { files, provider }: BatchWork,
  { round }: BatchJob,
  part: BatchPart,
): AsyncGenerator<BatchItem> {
  for await (const { key, request } of readRequestList(files.listPath(round), part)) {
    yield { key, body: await provider.toBody(request) };
  }
}

/** Where a part's requests lie, by their keys. */
export async function partPlaces(
  { files }: BatchWork,
  { round }: BatchJob,
  part: BatchPart,
): Promise<Map<string, ListedPlace>> {
  const places = new Map<string, ListedPlace>();
  for await (const { key, at, byteCount } of readRequestList(files.listPath(round), part)) {
    places.set(key, { at, byteCount });
  }
  return places;
}
