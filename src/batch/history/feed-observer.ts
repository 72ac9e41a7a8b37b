import type { ColumnMapping } from "../../feed/columns.ts";
import type { Feed, FeedDescription } from "../../feed/feed.ts";
import type { FeedRecord } from "../../feed/record.ts";
import type { FeedProfile } from "./feed-profile.ts";
import { createProfiler } from "./profiler.ts";
import { createRowMarker, RowMarkBytes } from "./row-marks.ts";
import { usedFieldsOf } from "./used-texts.ts";

/** Looks at the records of a feed on their way: its profile, and the marks of its rows. */
export interface FeedObserver {
  /** @param records in the feed's order */
  add(records: readonly FeedRecord[]): void;
  /** Settles when all marks were taken. @param counts the feed's own, when all of its records were read */
  end(counts: ReturnType<Feed["counts"]>): Promise<FeedProfile>;
}

/** @param writeMarks takes the bytes of the marks, one part after the other; it tells its faults itself and never rejects */
export function observeFeed(
  description: FeedDescription,
  mapping: ColumnMapping,
  writeMarks: (bytes: Uint8Array) => Promise<void>,
): FeedObserver {
  const used = usedFieldsOf(mapping);
  const profiler = createProfiler(description, mapping);
  const marks = new RowMarkBytes(createRowMarker(used));
  let written: Promise<void> | undefined;
  const write = (bytes: Uint8Array) => {
    written = (written ?? writeMarks(marks.header())).then(() => writeMarks(bytes));
  };
  return {
    add: (records) => {
      for (const record of records) {
        const read = used.read(record);
        profiler.add(record, read);
        if (record.problem !== undefined) continue;
        marks.add(read);
        if (marks.isFull) write(marks.take());
      }
    },
    end: async (counts) => {
      write(marks.take());
      await written;
      return profiler.profile(counts);
    },
  };
}
