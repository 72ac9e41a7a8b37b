import { join } from "node:path";
import { type ContractChannel, salesChannels } from "../../api/vocabulary.ts";
import { builtinTargetFolder } from "../../catalog/catalog-files.ts";
import { replaceFile } from "../../lib/atomic-file.ts";
import { lazily } from "../../lib/once.ts";
import {
  isFault,
  openSectionFile,
  renderSectionFile,
  type SectionReader,
  SectionWriter,
} from "../../lib/section-file.ts";
import { readSharedFile } from "../../lib/shared-files.ts";
import { readHeadWords, writeHeadWords } from "./head-words.ts";
import { type BrandTable, readBrandTable, writeBrandTable } from "./listed-brands.ts";
import { readPhraseTable, writePhraseTable } from "./phrase-table.ts";
import { ProductKnowledge } from "./product-knowledge.ts";
import { readTitleLexicon, type TitleLexicon, writeTitleLexicon } from "./title-lexicon.ts";
import { readTitleModel, writeTitleModel } from "./title-model.ts";
import {
  openVocabulary,
  type PackedVocabulary,
  readVocabulary,
  type Vocabulary,
  writeVocabulary,
} from "./vocabulary.ts";

const format = { format: "pdo-knowledge", formatVersion: 8 };

export function knowledgePath(folder: string): string {
  return join(folder, "channel_a.knowledge");
}

function wordsPath(folder: string): string {
  return join(folder, "words.knowledge");
}

export function saveKnowledge({ titles, nouns, brands, heads }: ProductKnowledge, folder: string): void {
  const writer = new SectionWriter();
  writeTitleModel(titles, writer);
  writePhraseTable("nouns", nouns, writer);
  writePhraseTable("brands.distinct", brands.distinct, writer);
  writePhraseTable("brands.all", brands.all, writer);
  writeHeadWords(heads, writer);
  replaceFile(knowledgePath(folder), renderSectionFile(format, {}, writer));
}

/**
 * Opens what lies beside the compiled catalogs, as views without copying.
 * @throws the file system's error; Error where it is damaged or of another version
 */
export function loadKnowledge(folder: string): ProductKnowledge {
  const sections = openSections(knowledgePath(folder));
  const brands = {
    distinct: readPhraseTable("brands.distinct", sections),
    all: readPhraseTable("brands.all", sections),
  };
  return new ProductKnowledge({
    titles: readTitleModel(sections),
    nouns: readPhraseTable("nouns", sections),
    brands,
    heads: readHeadWords(sections),
  });
}

/** Words and brands of the built-in channels' product texts. */
export interface ProductWords {
  readonly brands: BrandTable;
  readonly vocabularies: Readonly<Record<ContractChannel, Vocabulary>>;
  /** Words that titles write small behind the first one, by `smallWord`. */
  readonly smallWords: Vocabulary;
  /** The words of titles by department, for what is cut short. */
  readonly lexicon: TitleLexicon;
}

export function saveWords(
  brands: BrandTable,
  vocabularies: Readonly<Record<ContractChannel, PackedVocabulary>>,
  { smallWords, lexicon }: { readonly smallWords: PackedVocabulary; readonly lexicon: TitleLexicon },
  folder: string,
): void {
  const writer = new SectionWriter();
  writeBrandTable("brands", brands, writer);
  for (const channel of salesChannels) writeVocabulary(channel, vocabularies[channel], writer);
  writeVocabulary("small", smallWords, writer);
  writeTitleLexicon(lexicon, writer);
  replaceFile(wordsPath(folder), renderSectionFile(format, {}, writer));
}

/** As `loadKnowledge`. */
function loadWords(folder: string): ProductWords {
  const sections = openSections(wordsPath(folder));
  const vocabularyOf = (channel: ContractChannel) => openVocabulary(readVocabulary(channel, sections));
  return {
    brands: readBrandTable("brands", sections),
    vocabularies: { channel_a: vocabularyOf("channel_a"), channel_b: vocabularyOf("channel_b") },
    smallWords: openVocabulary(readVocabulary("small", sections)),
    lexicon: readTitleLexicon(sections),
  };
}

function openSections(path: string): SectionReader {
  const opened = openSectionFile(readSharedFile(path), format);
  if (isFault(opened)) throw new Error(`${path} is damaged or of another version: install pdo again.`);
  return opened.sections;
}

/** Opened once a thread. */
export const builtinWords: () => ProductWords = lazily(() => loadWords(builtinTargetFolder));

/** The built-in channel's, opened once a thread: whoever asks reads a product first, as its answers are overwritten. */
export const builtinKnowledge: () => ProductKnowledge = lazily(() => loadKnowledge(builtinTargetFolder));
