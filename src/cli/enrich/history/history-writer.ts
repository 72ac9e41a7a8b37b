import { dirname } from "node:path";
import { observeFeed } from "../../../batch/history/feed-observer.ts";
import type { FeedProfile } from "../../../batch/history/feed-profile.ts";
import type { ColumnMapping } from "../../../feed/columns.ts";
import type { Feed, FeedCounts } from "../../../feed/feed.ts";
import type { FeedRecord } from "../../../feed/record.ts";
import { systemReason } from "../../../storage/system-reason.ts";
import type { World } from "../../world.ts";
import { type HistoryPlace, writeKeptProfile } from "./history-files.ts";
import { type MarksFile, openMarksFile } from "./history-marks-file.ts";

/** Looks at records and keeps what it saw, the marks of the rows beside their file until they are complete. */
export interface HistoryWriter {
  add(records: readonly FeedRecord[]): void;
  end(counts: FeedCounts): Promise<FeedProfile>;
  /** @param before what the last run saw, where this one differs and was let through all the same */
  commit(profile: FeedProfile, before?: FeedProfile): Promise<void>;
  discard(): Promise<void>;
  /** One sentence where the history could not be kept. */
  notes(): readonly string[];
}

interface WatchedFeed {
  readonly feed: Pick<Feed, "description">;
  readonly mapping: ColumnMapping;
}

/** The file is opened with the first marks, and given up with the first fault: the run itself goes on. */
export function createHistoryWriter(
  { feed, mapping }: WatchedFeed,
  place: HistoryPlace,
  world: World,
): HistoryWriter {
  const readAt = world.now();
  let file: MarksFile | undefined;
  let fault: { readonly reason: string } | undefined;
  let isGivenUp = false;
  let last = Promise.resolve();
  const act = async (step: () => unknown) => {
    if (fault !== undefined || isGivenUp) return;
    try {
      await step();
    } catch (error) {
      fault = { reason: systemReason(error) };
      await file?.discard();
    }
  };
  const attempt = (step: () => unknown) => {
    last = last.then(() => act(step));
    return last;
  };
  const observer = observeFeed(feed.description, mapping, (bytes) =>
    attempt(async () => {
      file ??= await openMarksFile(place.marksPath, world);
      await file.write(bytes);
    }),
  );
  return {
    add: (records) => observer.add(records),
    end: (counts) => observer.end(counts),
    commit: (profile, before) =>
      attempt(async () => {
        await file?.commit();
        writeKeptProfile(place, { readAt, profile, ...(before && { before }) });
      }),
    discard: async () => {
      isGivenUp = true;
      await last;
      await file?.discard();
    },
    notes: () => (fault === undefined ? [] : [notKept(place, fault.reason)]),
  };
}

function notKept({ profilePath }: HistoryPlace, reason: string): string {
  return (
    `What the feed is like could not be kept in ${dirname(profilePath)} (${reason}) ` +
    "The next run has nothing newer to be compared with; PDO_HOME names another folder."
  );
}
