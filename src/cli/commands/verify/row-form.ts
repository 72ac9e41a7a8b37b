import type { FeedRecord } from "../../../feed/record.ts";
import type { RowForm } from "../../../feed/row-form.ts";
import { oncePerObject } from "../../../lib/once.ts";

/**
 * The same form, which reads what is a row's own once. Where rows differ each is set against hundreds, and where a column
 * differs in every row that is so for all of them. What is read goes with its row.
 * @param form one to whose enriched rows it only matters of the feed's row whether it could be read
 */
export function rememberOwn(form: RowForm): RowForm {
  // Beside an unreadable row all of a row counts as it came.
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
