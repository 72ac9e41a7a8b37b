import type { FeedEncoding } from "../../feed/bytes/feed-encoding.ts";
import type { ProductField } from "../../feed/product-field.ts";
import type { FeedProfile } from "./feed-profile.ts";
import { counted, quoted } from "./figure-words.ts";
import type { GuardFinding } from "./guard-finding.ts";

/**
 * Columns that are gone or were renamed, a field that is read from another column, another delimiter or encoding. A
 * column that was added or moved is nobody's fault, nor are quotes, line ends and a byte order mark.
 */
export function compareShapes(last: FeedProfile, now: FeedProfile): GuardFinding[] {
  return [
    ...columnsGone(last, now),
    ...fieldsMoved(last, now),
    ...delimiterChanged(last, now),
    ...encodingChanged(last, now),
  ];
}

/** JSON's columns are the keys of its beginning, which come and go: there only the columns in use count. */
function columnsGone(last: FeedProfile, now: FeedProfile): GuardFinding[] {
  const isTable = last.delimiter !== undefined && now.delimiter !== undefined;
  const watched = isTable ? last.columns.filter((column) => column !== "") : Object.values(last.fields);
  const gone = [...new Set(watched)].filter((column) => !now.columns.includes(column));
  if (gone.length === 0 || (!isTable && now.rows === 0)) return [];
  const added = now.columns.filter((column) => !last.columns.includes(column));
  const instead = added.length === 0 ? "" : ` New ${added.length === 1 ? "is" : "are"} ${quoted(added)}.`;
  return [
    {
      code: "columns_gone",
      sentence: `${counted(gone.length, "column")} of last time ${gone.length === 1 ? "is" : "are"} missing: ${quoted(gone)}.${instead}`,
      before: last.columns.length,
      now: now.columns.length,
      ...(gone.length === 1 && gone[0] !== undefined && { column: gone[0] }),
    },
  ];
}

/** A new column that takes a field's place has every answer done anew. */
function fieldsMoved(last: FeedProfile, now: FeedProfile): GuardFinding[] {
  return Object.entries(last.fields).flatMap(([field, column]): GuardFinding[] => {
    const read = now.fields[field as ProductField];
    if (read === column || !now.columns.includes(column)) return [];
    const sentence =
      read === undefined
        ? `The ${field} is no longer read from "${column}", nor from any other column.`
        : `The ${field} is now read from "${read}", last time it was "${column}"; --map ${field}="${column}" keeps it.`;
    return [{ code: "column_moved", sentence, before: column, now: read ?? "", column }];
  });
}

function delimiterChanged(last: FeedProfile, now: FeedProfile): GuardFinding[] {
  const [before, current] = [last.delimiter, now.delimiter];
  if (before === undefined || current === undefined || before === current) return [];
  const sentence = `The cells are divided by ${told(current)}, last time by ${told(before)}.`;
  return [{ code: "delimiter", sentence, before, now: current }];
}

function told(delimiter: string): string {
  return delimiter === "\t" ? "a tab" : `"${delimiter}"`;
}

/** Which of the two single-byte encodings it is hangs on a single character. */
const sameFamily: Readonly<Partial<Record<FeedEncoding, string>>> = { "iso-8859-1": "windows-1252" };

/** A feed of plain ASCII is in every encoding at once, so only feeds with other letters are compared. */
function encodingChanged(last: FeedProfile, now: FeedProfile): GuardFinding[] {
  const family = ({ encoding }: FeedProfile) => sameFamily[encoding] ?? encoding;
  if (family(last) === family(now) || !hasLetters(last) || !hasLetters(now)) return [];
  return [
    {
      code: "encoding",
      sentence: `The feed is in ${now.encoding}, last time it was in ${last.encoding}.`,
      before: last.encoding,
      now: now.encoding,
    },
  ];
}

function hasLetters({ texts }: FeedProfile): boolean {
  return Object.values(texts).some(({ beyondAscii }) => beyondAscii > 0);
}
