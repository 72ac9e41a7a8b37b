import { salesChannels } from "../contract/vocabulary.ts";
import { replaceFile } from "../storage/replace-file.ts";
import { isFault, openSectionFile, renderSectionFile } from "../storage/section-file.ts";
import { SectionWriter } from "../storage/sections.ts";
import { readKeptFile } from "../storage/shared-files.ts";
import { lazily } from "../text/lazily.ts";
import { readIndex } from "./compiled/index-sections.ts";
import type { CompiledPayload } from "./compiled/payload.ts";
import { readPayload, writePayload } from "./compiled/payload-sections.ts";
import { recordAt } from "./named-columns.ts";
import { type CompiledFileRemedy, damaged, notACatalog, unwritable, versionUnknown } from "./problems.ts";
import { buildIndex } from "./search/build-index.ts";
import { indexVersion } from "./search/index-version.ts";

const catalogFormat = { format: "pdo-catalog", formatVersion: 2 };

/** @throws CatalogProblem PDO_CATALOG_UNWRITABLE; the old file stays */
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
 * Reads and proves a compiled file; what is in it is looked at as it is asked for.
 * @throws CatalogProblem PDO_CATALOG_NOT_A_CATALOG, PDO_CATALOG_VERSION_UNKNOWN, PDO_CATALOG_DAMAGED, and
 *   whatever the file system throws
 */
export function readCompiledCatalog(file: CompiledFileRemedy): CompiledPayload {
  const opened = openSectionFile(readKeptFile(file.path), catalogFormat);
  if (isFault(opened)) {
    if (opened.kind === "foreign") throw notACatalog(file, "Its first line is not the header of one.");
    if (opened.kind === "version") throw versionUnknown(file, opened.seen, catalogFormat.formatVersion);
    throw damaged(file, opened.seen);
  }
  const { contents, sections } = opened;
  const salesChannel = salesChannels.find((channel) => channel === contents.salesChannel);
  if (salesChannel === undefined) throw damaged(file, "It does not say of which channel it is.");
  try {
    return withIndex(readPayload(salesChannel, sections), () =>
      contents.indexVersion === indexVersion ? readIndex(sections) : undefined,
    );
  } catch (cause) {
    throw damaged(file, "Its sections are not those that its version has.", cause);
  }
}

/** An index of another version is built anew, at its first use. */
function withIndex(
  payload: Omit<CompiledPayload, "index">,
  read: () => CompiledPayload["index"] | undefined,
): CompiledPayload {
  const kept = read();
  if (kept) return { ...payload, index: kept };
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
