import type { SourceFault } from "./source-fault.ts";

/** Every way in which a catalog can be refused. */
export type CatalogProblemCode =
  | "PDO_CATALOG_NOT_BUILT"
  | "PDO_CATALOG_NOT_A_CATALOG"
  | "PDO_CATALOG_VERSION_UNKNOWN"
  | "PDO_CATALOG_DAMAGED"
  | "PDO_CATALOG_OTHER_CHANNEL"
  | "PDO_CATALOG_FORMAT_UNKNOWN"
  | "PDO_CATALOG_SOURCE_MISSING"
  | "PDO_CATALOG_SOURCE_FAULTY"
  | "PDO_CATALOG_HOME_MISSING"
  | "PDO_CATALOG_EXPORT_IN_THE_WAY"
  | "PDO_CATALOG_NOT_EXPORTABLE"
  | "PDO_CATALOG_UNREADABLE"
  | "PDO_CATALOG_UNWRITABLE";

interface ProblemParts {
  readonly code: CatalogProblemCode;
  /** What is wrong, one sentence that names the file. */
  readonly what: string;
  /** What was found there. */
  readonly seen: string;
  /** What to do now. */
  readonly nextStep: string;
  readonly cause?: unknown;
  readonly faults?: readonly SourceFault[];
}

/** The one error of this folder: a code, a sentence, what was seen, and the next step. */
export class CatalogProblem extends Error {
  readonly code: CatalogProblemCode;
  readonly what: string;
  readonly seen: string;
  readonly nextStep: string;
  /** All faults of a refused source, not only those that `seen` shows; else empty. */
  readonly faults: readonly SourceFault[];

  constructor(parts: ProblemParts) {
    super(parts.what, { cause: parts.cause });
    this.name = "CatalogProblem";
    this.code = parts.code;
    this.what = parts.what;
    this.seen = parts.seen;
    this.nextStep = parts.nextStep;
    this.faults = parts.faults ?? [];
  }
}
