import type { WordTables } from "./language-tables.ts";
import { countWords } from "./language-training.ts";

/** The tables of the word lists. The build replaces this module by one that holds them packed (`.rolldown.js`). */
export function readTables(): WordTables {
  return countWords();
}
