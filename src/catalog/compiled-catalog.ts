import { join } from "node:path";
import { isChannelName, type SalesChannel } from "../api/vocabulary.ts";
import { replaceFile } from "../lib/atomic-file.ts";
import { isMissingFile } from "../lib/errors.ts";
import { lazily } from "../lib/once.ts";
import { isFault, openSectionFile, renderSectionFile, SectionWriter } from "../lib/section-file.ts";
import { readSharedFile } from "../lib/shared-files.ts";
import { createCatalog } from "./catalog.ts";
import { builtinFileName } from "./catalog-files.ts";
import { type CompiledPayload, recordAt } from "./compiled-payload.ts";
import { readIndex, readPayload, writePayload } from "./compiled-sections.ts";
import {
  type CompiledFileRemedy,
  damaged,
  isCatalogError,
  notACatalog,
  notBuilt,
  otherChannel,
  unreadable,
  unwritable,
  versionUnknown,
} from "./errors.ts";
import type { Catalog } from "./model.ts";
import { buildIndex } from "./search/build-index.ts";
import { indexVersion } from "./search/search-index.ts";

const catalogFormat = { format: "pdo-catalog", formatVersion: 2 };

/** @throws CatalogError PDO_CATALOG_UNWRITABLE; the old file stays */
export function writeCompiledCatalog(path: string, payload: CompiledPayload): void {
  const writer = new SectionWriter();
  writePayload(payload, writer);
  const contents = { salesChannel: payload.salesChannel, indexVersion };
  try {
    replaceFile(path, renderSectionFile(catalogFormat, contents, writer));
  } catch (cause) {
    throw unwritable(path, cause);
  }
}

/**
 * Reads and verifies a compiled file; its content is decoded on access.
 * @throws CatalogError PDO_CATALOG_NOT_A_CATALOG, PDO_CATALOG_VERSION_UNKNOWN, PDO_CATALOG_DAMAGED; and the file
 * system's errors
 */
export function readCompiledCatalog(file: CompiledFileRemedy): CompiledPayload {
  const opened = openSectionFile(readSharedFile(file.path), catalogFormat);
  if (isFault(opened)) {
    if (opened.kind === "foreign") throw notACatalog(file, "Its first line is not the header of one.");
    if (opened.kind === "version") throw versionUnknown(file, opened.seen, catalogFormat.formatVersion);
    throw damaged(file, opened.seen);
  }
  const { contents, sections } = opened;
  const { salesChannel } = contents;
  if (typeof salesChannel !== "string" || !isChannelName(salesChannel))
    throw damaged(file, "It does not say of which channel it is.");
  try {
    return withIndex(readPayload(salesChannel, sections), () =>
      contents.indexVersion === indexVersion ? readIndex(sections) : undefined,
    );
  } catch (cause) {
    throw damaged(file, "Its sections are not those that its version has.", cause);
  }
}

/** An index of another version is rebuilt on first use. */
function withIndex(
  payload: Omit<CompiledPayload, "index">,
  read: () => CompiledPayload["index"] | undefined,
): CompiledPayload {
  const stored = read();
  if (stored) return { ...payload, index: stored };
  const { categories } = payload;
  const index = lazily(() => {
    const records = Array.from(categories.parents, (_, number) => recordAt(categories, number));
    return buildIndex(records, categories.parents);
  });
  return {
    ...payload,
    get index() {
      return index();
    },
  };
}

/** @throws CatalogError, PDO_CATALOG_NOT_BUILT where there is no compiled file */
export function loadBuiltinCatalog(folder: string, salesChannel: SalesChannel): Catalog {
  const path = join(folder, builtinFileName(salesChannel));
  const remedy = { path, nextStep: "Run npm run build, or install pdo again." };
  return loadCatalog(remedy, salesChannel, "builtin", (cause) => {
    throw notBuilt(path, cause);
  });
}

/**
 * @returns undefined where the channel has no import
 * @throws CatalogError where the file cannot be used
 */
export function loadImportedCatalog(path: string, salesChannel: SalesChannel): Catalog | undefined {
  const nextStep = `Import it again, or go back to the built-in catalog with pdo catalog remove --channel ${salesChannel}.`;
  return loadCatalog({ path, nextStep }, salesChannel, "imported", () => undefined);
}

function loadCatalog<Absent>(
  file: CompiledFileRemedy,
  salesChannel: SalesChannel,
  source: Catalog["source"],
  whenAbsent: (cause: unknown) => Absent,
): Catalog | Absent {
  try {
    const catalog = createCatalog(readCompiledCatalog(file), source);
    if (catalog.salesChannel !== salesChannel) throw otherChannel(file, catalog.salesChannel, salesChannel);
    return catalog;
  } catch (cause) {
    if (isCatalogError(cause)) throw cause;
    if (isMissingFile(cause)) return whenAbsent(cause);
    throw unreadable(file.path, cause);
  }
}
