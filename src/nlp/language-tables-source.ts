import type { WordTables } from "./language-tables.ts";
import { countWords } from "./language-training.ts";

/**
 * Computes the tables from the word lists. The build replaces this module by one that opens the file of them (`.rolldown.js`).
 */
export function readTables(): WordTables {
  return countWords();
}
