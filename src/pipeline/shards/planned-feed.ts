import type { Feed } from "../../feed/feed.ts";
import type { Manifest } from "./manifest.ts";

/** A feed as it was when its run was planned; its records are read in claims. */
export function plannedFeed({ feed: { description, counts, tail } }: Manifest): Feed {
  return {
    description,
    sample: [],
    bodyStart: 0,
    unitBytes: 1,
    isEmpty: counts.records === 0,
    bytesRead: () => 0,
    counts: () => counts,
    checkUnchanged: async () => {},
    close: async () => {},
    tail: () => tail,
    records: () => {
      throw new Error("A planned feed is read in claims.");
    },
  };
}
