import type { SalesChannel } from "../api/vocabulary.ts";
import { systemReason } from "../lib/errors.ts";
import { renderFault, type SourceFault } from "./source-faults.ts";

const maxFaultsShown = 20;

/** How to get rid of a compiled file that cannot be used; the same for every reason. */
export interface CompiledFileRemedy {
  readonly path: string;
  readonly nextStep: string;
}

export function notBuilt(path: string, cause: unknown): CatalogProblem {
  return new CatalogProblem({
    code: "PDO_CATALOG_NOT_BUILT",
    what: "The built-in catalog has not been built.",
    seen: `There is no file ${path}.`,
    nextStep: "Run npm run build.",
    cause,
  });
}

export function unreadable(path: string, cause: unknown): CatalogProblem {
  return new CatalogProblem({
    code: "PDO_CATALOG_UNREADABLE",
    what: `${path}: the file cannot be read.`,
    seen: `The system says: ${systemReason(cause)}.`,
    nextStep: "Make it readable for this user, or name another one.",
    cause,
  });
}

export function notACatalog(file: CompiledFileRemedy, seen: string): CatalogProblem {
  return new CatalogProblem({
    code: "PDO_CATALOG_NOT_A_CATALOG",
    what: `${file.path}: this is not a compiled catalog of pdo.`,
    seen,
    nextStep: file.nextStep,
  });
}

export function versionUnknown(file: CompiledFileRemedy, seen: unknown, known: number): CatalogProblem {
  return new CatalogProblem({
    code: "PDO_CATALOG_VERSION_UNKNOWN",
    what: `${file.path}: the catalog was compiled by another version of pdo.`,
    seen: `Its format version is ${JSON.stringify(seen) ?? "absent"}; this pdo reads ${known}.`,
    nextStep: file.nextStep,
  });
}

export function damaged(file: CompiledFileRemedy, seen: string, cause?: unknown): CatalogProblem {
  return new CatalogProblem({
    code: "PDO_CATALOG_DAMAGED",
    what: `${file.path}: the compiled catalog is damaged.`,
    seen,
    nextStep: file.nextStep,
    cause,
  });
}

export function otherChannel(
  file: CompiledFileRemedy,
  seen: SalesChannel,
  asked: SalesChannel,
): CatalogProblem {
  return new CatalogProblem({
    code: "PDO_CATALOG_OTHER_CHANNEL",
    what: `${file.path}: this is the catalog of another channel.`,
    seen: `It holds ${seen}, and ${asked} was asked for.`,
    nextStep: file.nextStep,
  });
}

export function formatUnknown(format: string, known: readonly string[]): CatalogProblem {
  return new CatalogProblem({
    code: "PDO_CATALOG_FORMAT_UNKNOWN",
    what: `There is no catalog format called ${format}.`,
    seen: `The formats are: ${known.join(", ")}.`,
    nextStep: `Name one of them, for example pdo catalog import ${known[0] ?? "csv"} my-catalog --channel channel_a.`,
  });
}

export function sourceMissing(path: string, seen: string, nextStep: string): CatalogProblem {
  return new CatalogProblem({
    code: "PDO_CATALOG_SOURCE_MISSING",
    what: `${path}: there is no catalog to import here.`,
    seen,
    nextStep,
  });
}

/** @param faults at least one, in the order of files and lines; the first 20 are shown. */
export function sourceFaulty(subject: string, faults: readonly SourceFault[]): CatalogProblem {
  const shown = faults.slice(0, maxFaultsShown).map(renderFault);
  const hidden = faults.length - shown.length;
  if (hidden > 0) shown.push(`... and ${hidden} more.`);
  const count = faults.length === 1 ? "one fault" : `${faults.length} faults`;
  return new CatalogProblem({
    code: "PDO_CATALOG_SOURCE_FAULTY",
    what: `${subject}: the source has ${count}; the catalog that was there stays.`,
    seen: shown.join("\n"),
    nextStep: faults.length === 1 ? "Mend it and import again." : "Mend them and import again.",
    faults,
  });
}

export function homeMissing(): CatalogProblem {
  return new CatalogProblem({
    code: "PDO_CATALOG_HOME_MISSING",
    what: "There is no folder to keep an imported catalog in.",
    seen: "Neither PDO_HOME nor the platform's data folder is known.",
    nextStep: "Set PDO_HOME to a folder that this user may write.",
  });
}

/** @param paths at least one */
export function exportInTheWay(folder: string, paths: readonly string[]): CatalogProblem {
  return new CatalogProblem({
    code: "PDO_CATALOG_EXPORT_IN_THE_WAY",
    what: `${folder}: there is a catalog here already.`,
    seen: `It has ${paths.join(", ")}.`,
    nextStep: "Name another folder, or write over these files with --force.",
  });
}

/** @param found at least one sentence; the first 20 are shown */
export function notExportable(salesChannel: SalesChannel, found: readonly string[]): CatalogProblem {
  const hidden = found.length - maxFaultsShown;
  const more = hidden > 0 ? [`... and ${hidden} more.`] : [];
  return new CatalogProblem({
    code: "PDO_CATALOG_NOT_EXPORTABLE",
    what: `The catalog of ${salesChannel} holds what the format csv cannot say; nothing was written.`,
    seen: [...found.slice(0, maxFaultsShown), ...more].join("\n"),
    nextStep: "Mend its source and import it again.",
  });
}

export function unwritable(path: string, cause: unknown): CatalogProblem {
  return new CatalogProblem({
    code: "PDO_CATALOG_UNWRITABLE",
    what: `${path}: the catalog cannot be written.`,
    seen: `The system says: ${systemReason(cause)}.`,
    nextStep: "Make the folder writable and the disk roomy enough, or name another (PDO_HOME for imports).",
    cause,
  });
}

/** Every way in which a catalog can be refused. */
type CatalogProblemCode =
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
