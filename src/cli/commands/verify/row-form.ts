import type { FeedRecord } from "../../../feed/record.ts";
import type { RowForm } from "../../../feed/row-form.ts";
import { oncePerObject } from "../../../lib/once.ts";

/**
 * Memoizes a row's own part: at a mismatch each row is compared with hundreds of others. Entries are collected with
 * their rows.
 * @param form one that, for enriched rows, depends only on whether the feed's row was readable
 */
export function rememberOwn(form: RowForm): RowForm {
  // For an unreadable feed row the enriched row is compared as a whole.
  const ofReadable = new WeakMap<FeedRecord, string>();
  const ofUnreadable = new WeakMap<FeedRecord, string>();
  return {
    ...form,
    feedPart: oncePerObject(form.feedPart),
    enrichedPart: (record, feedRecord) => {
      const known = feedRecord.problem === undefined ? ofReadable : ofUnreadable;
      const own = known.get(record) ?? form.enrichedPart(record, feedRecord);
      known.set(record, own);
      return own;
    },
  };
}
