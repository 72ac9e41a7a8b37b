import { countWords } from "./count-words.ts";
import type { WordTables } from "./word-tables.ts";

/** The tables of the word lists. The build replaces this module by one that holds them packed (`.rolldown.js`). */
export function readTables(): WordTables {
  return countWords();
}
