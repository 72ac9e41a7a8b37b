import { isFault, openSectionFile, renderSectionFile, SectionWriter } from "../lib/section-file.ts";
import type { WordTables } from "./language-tables.ts";
import { countWords } from "./language-training.ts";

/** What the build puts in place of the word lists: what is counted of them. */
export function renderWordLists(): Uint8Array {
  return renderTables(countWords());
}

const format = { format: "pdo-languages", formatVersion: 1 };

/** The tables as a file, whose parts are used where they lie. */
function renderTables({ words, levels, runs, counts, totals }: WordTables): Uint8Array {
  const writer = new SectionWriter();
  writer.textNumbers("words", words);
  writer.array("levels", levels);
  writer.array("runs", runs);
  writer.array("counts", counts);
  return renderSectionFile(format, { totals }, writer);
}

/** @throws Error where the file is damaged or of another version */
export function openTables(bytes: Buffer): WordTables {
  const opened = openSectionFile(bytes, format);
  if (isFault(opened))
    throw new Error("The languages' words are damaged or of another version: install pdo again.");
  const { contents, sections } = opened;
  return {
    words: sections.textNumbers("words"),
    levels: sections.uint32("levels"),
    runs: sections.uint32("runs"),
    counts: sections.uint16("counts"),
    totals: contents.totals as readonly number[],
  };
}
