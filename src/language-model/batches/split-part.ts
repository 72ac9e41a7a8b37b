import type { BatchPart } from "./batch-job.ts";
import type { BatchWork, HeldJob } from "./batch-work.ts";
import { readRequestList } from "./request-list.ts";

export interface SplitOptions extends Pick<BatchWork, "files"> {
  readonly isSplit: boolean;
  /** Milliseconds since 1970. */
  readonly notBefore: number;
}

/** A smaller one is not what is in the way. */
const fewestRequests = 100;

/** Plans a part anew, in two halves where it is to be split. @throws the system's error */
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
