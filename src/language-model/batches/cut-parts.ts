import type { BatchPart } from "./batch-job.ts";
import type { BatchLimits } from "./batch-limits.ts";

/** Cuts a list of requests into parts as it is written. */
export interface PartCutter {
  add(byteCount: number): void;
  parts(): BatchPart[];
}

/** @param limits in bytes of the list, which says no less than the body of a request */
export function createPartCutter(limits: BatchLimits): PartCutter {
  const parts: BatchPart[] = [];
  let open = { from: 0, to: 0, requests: 0 };

  const close = () => {
    if (open.requests === 0) return;
    parts.push({ number: parts.length + 1, ...open, tries: 0, state: { at: "planned" } });
    open = { from: open.to, to: open.to, requests: 0 };
  };
  return {
    add: (byteCount) => {
      const isFull = open.requests >= limits.requests || open.to - open.from + byteCount > limits.bytes;
      if (isFull) close();
      open.to += byteCount;
      open.requests += 1;
    },
    parts: () => {
      close();
      return [...parts];
    },
  };
}
