import type { ContractChannel } from "../api/vocabulary.ts";
import { readRows } from "./builtin-source.ts";
import { sourceFaulty } from "./errors.ts";
import type { SourceFault } from "./source-faults.ts";
import { splitEntries } from "./tsv.ts";

/** A brand, and what it makes. */
export interface SourceBrand {
  /** As it spells itself, then other spellings in feeds. */
  readonly spellings: readonly string[];
  /** Leaf identifiers, or beginnings of identifiers with an asterisk; most typical first. */
  readonly leaves: readonly string[];
  /** Model lines that tell the product without a noun, as `line=leaf`. */
  readonly lines: readonly string[];
  /** Whether it is also a common word. */
  readonly isCommon: boolean;
}

const columns = ["brand", "also", "leaves", "lines", "common"];

/**
 * Reads a channel's `brands-*.tsv`, in the order of their names; nothing where it has none.
 * @throws CatalogError PDO_CATALOG_SOURCE_FAULTY
 */
export function readBrands(sourceFolder: string, salesChannel: ContractChannel): readonly SourceBrand[] {
  const faults: SourceFault[] = [];
  const rows = readRows({ sourceFolder, salesChannel, faults }, "brands", columns);
  if (faults.length > 0) throw sourceFaulty(`The brands of ${salesChannel}`, faults);
  return rows.map(({ cell }) => ({
    spellings: [cell("brand"), ...splitEntries(cell("also"))],
    leaves: splitEntries(cell("leaves")),
    lines: splitEntries(cell("lines")),
    isCommon: cell("common") === "x",
  }));
}
