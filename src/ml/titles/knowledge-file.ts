import { join } from "node:path";
import { builtinTargetFolder } from "../../catalog/catalog-files.ts";
import { replaceFile } from "../../lib/atomic-file.ts";
import { lazily } from "../../lib/once.ts";
import { isFault, openSectionFile, renderSectionFile, SectionWriter } from "../../lib/section-file.ts";
import { readSharedFile } from "../../lib/shared-files.ts";
import { readPhraseTable, writePhraseTable } from "./phrase-table.ts";
import { ProductKnowledge } from "./product-knowledge.ts";
import { readTitleModel, writeTitleModel } from "./title-model.ts";

const format = { format: "pdo-knowledge", formatVersion: 1 };

export function knowledgePath(folder: string): string {
  return join(folder, "channel_a.knowledge");
}

export function saveKnowledge({ titles, nouns, brands }: ProductKnowledge, folder: string): void {
  const writer = new SectionWriter();
  writeTitleModel(titles, writer);
  writePhraseTable("nouns", nouns, writer);
  writePhraseTable("brands.distinct", brands.distinct, writer);
  writePhraseTable("brands.all", brands.all, writer);
  replaceFile(knowledgePath(folder), renderSectionFile(format, {}, writer));
}

/**
 * Opens what lies beside the compiled catalogs, as views without copying.
 * @throws the file system's error; Error where it is damaged or of another version
 */
export function loadKnowledge(folder: string): ProductKnowledge {
  const path = knowledgePath(folder);
  const opened = openSectionFile(readSharedFile(path), format);
  if (isFault(opened)) throw new Error(`${path} is damaged or of another version: install pdo again.`);
  const { sections } = opened;
  const brands = {
    distinct: readPhraseTable("brands.distinct", sections),
    all: readPhraseTable("brands.all", sections),
  };
  return new ProductKnowledge(readTitleModel(sections), readPhraseTable("nouns", sections), brands);
}

/** The built-in channel's, opened once a thread: whoever asks reads a product first, as its answers are overwritten. */
export const builtinKnowledge: () => ProductKnowledge = lazily(() => loadKnowledge(builtinTargetFolder));
