import { join } from "node:path";
import type { CatalogFiles, CatalogStore } from "../catalog/store.ts";
import { replaceFile } from "../lib/atomic-file.ts";
import {
  isFault,
  openSectionFile,
  renderSectionFile,
  type SectionFile,
  type SectionReader,
  SectionWriter,
} from "../lib/section-file.ts";
import { readSharedFile } from "../lib/shared-files.ts";
import { textLanguages } from "../nlp/language.ts";
import { layOutSources, layOutStarts, type PackedPhrases } from "./packed-phrases.ts";
import { listPhrases } from "./phrase-index.ts";
import { collectRoles, layOutRoles, type WordRoles } from "./word-roles.ts";

const packedFormat = { format: "pdo-glossary", formatVersion: 1 };
const fileName = "words.glossary";

/** Precomputed indexes of the built-in words and catalogs. */
export interface PackedGlossary {
  readonly roles: WordRoles;
  readonly phrases: PackedPhrases;
}

/** A store that may provide the fingerprints of its catalogs. */
export type FingerprintedStore = CatalogStore & Partial<Pick<CatalogFiles, "fingerprint">>;

/** Packs the indexes of the built-in words and the store's catalogs into a file, with the fingerprints of the catalogs. */
export function packGlossary(store: CatalogFiles, folder: string): void {
  const catalogs = store.channels().map((channel) => store.catalog(channel));
  const { words, roles } = layOutRoles((language) => collectRoles(listPhrases(catalogs, language), language));
  const writer = new SectionWriter();
  writer.textNumbers("roles.words", words);
  writer.array("roles.roles", roles);
  writer.array("sources", layOutSources(catalogs));
  for (const language of textLanguages) {
    const { stems, sources, places } = layOutStarts(catalogs, language);
    writer.textNumbers(`${language}.stems`, stems);
    writer.lists(`${language}.sources`, sources);
    writer.array(`${language}.places`, places);
  }
  const contents = { fingerprints: fingerprintsOf(store) };
  replaceFile(join(folder, fileName), renderSectionFile(packedFormat, contents, writer));
}

/**
 * Opens the packed indexes if they were built from the catalogs of the store. They only save time: without them the same
 * indexes are computed from the catalogs.
 */
export function openPackedGlossary(store: FingerprintedStore, folder: string): PackedGlossary | undefined {
  if (!isBuiltinAlone(store)) return undefined;
  const file = openFile(join(folder, fileName));
  if (JSON.stringify(file?.contents.fingerprints) !== JSON.stringify(fingerprintsOf(store))) return undefined;
  return file && readSections(file.sections);
}

function readSections(sections: SectionReader): PackedGlossary {
  return {
    roles: { words: sections.textNumbers("roles.words"), roles: sections.uint8("roles.roles") },
    phrases: {
      sources: sections.int32("sources"),
      starts: (language) => ({
        stems: sections.textNumbers(`${language}.stems`),
        sources: sections.lists(`${language}.sources`),
        places: sections.uint16(`${language}.places`),
      }),
    },
  };
}

function openFile(path: string): SectionFile | undefined {
  try {
    const file = openSectionFile(readSharedFile(path), packedFormat);
    return isFault(file) ? undefined : file;
  } catch {
    return undefined;
  }
}

/** Checked in addition to the fingerprints, because an import may have been removed after its catalog was loaded. */
function isBuiltinAlone(store: CatalogStore): boolean {
  return store.channels().every((channel) => store.catalog(channel).source === "builtin");
}

function fingerprintsOf(store: FingerprintedStore): readonly (string | null)[] {
  return store.channels().map((channel) => store.fingerprint?.(channel) ?? null);
}
