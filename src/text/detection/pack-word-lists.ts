import { countWords } from "./count-words.ts";
import { type PackedTables, packTables } from "./packed-tables.ts";

/** What the build puts in the place of the word lists. */
export function packWordLists(): PackedTables {
  return packTables(countWords());
}
