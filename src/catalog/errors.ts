import type { SalesChannel } from "../api/vocabulary.ts";
import { type ErrorParts, isErrorOf, PdoError, systemReason } from "../lib/errors.ts";
import { renderFault, type SourceFault } from "./source-faults.ts";

/** A catalog that cannot be read, imported or written. */
export type CatalogError = PdoError<CatalogErrorDetails>;

interface CatalogErrorDetails {
  /** All faults of a refused source, not only those that `seen` shows. */
  readonly faults: readonly SourceFault[];
}

function catalogError(parts: ErrorParts<CatalogErrorDetails>): CatalogError {
  return new PdoError({ module: "catalog", details: { faults: [] }, ...parts });
}

export function isCatalogError(error: unknown): error is CatalogError {
  return isErrorOf("catalog", error);
}

const maxFaultsShown = 20;

/** How to get rid of a compiled file that cannot be used; the same for every reason. */
export interface CompiledFileRemedy {
  readonly path: string;
  readonly nextStep: string;
}

export function notBuilt(path: string, cause: unknown): CatalogError {
  return catalogError({
    code: "PDO_CATALOG_NOT_BUILT",
    what: "The built-in catalog has not been built.",
    seen: `There is no file ${path}.`,
    nextStep: "Run npm run build.",
    cause,
  });
}

export function channelUnknown(channel: SalesChannel, known: readonly SalesChannel[]): CatalogError {
  return catalogError({
    code: "PDO_CHANNEL_UNKNOWN",
    what: `${channel}: there is no such sales channel.`,
    seen: `The channels are ${known.join(", ")}.`,
    nextStep: `Name one of them, or make it with pdo catalog import FORMAT PATH --channel ${channel}.`,
  });
}

export function unreadable(path: string, cause: unknown): CatalogError {
  return catalogError({
    code: "PDO_CATALOG_UNREADABLE",
    what: `${path}: the file cannot be read.`,
    seen: `The system says: ${systemReason(cause)}.`,
    nextStep: "Make it readable for this user, or name another one.",
    cause,
  });
}

export function notACatalog(file: CompiledFileRemedy, seen: string): CatalogError {
  return catalogError({
    code: "PDO_CATALOG_NOT_A_CATALOG",
    what: `${file.path}: this is not a compiled catalog of pdo.`,
    seen,
    nextStep: file.nextStep,
  });
}

export function versionUnknown(file: CompiledFileRemedy, seen: unknown, known: number): CatalogError {
  return catalogError({
    code: "PDO_CATALOG_VERSION_UNKNOWN",
    what: `${file.path}: the catalog was compiled by another version of pdo.`,
    seen: `Its format version is ${JSON.stringify(seen) ?? "absent"}; this pdo reads ${known}.`,
    nextStep: file.nextStep,
  });
}

export function damaged(file: CompiledFileRemedy, seen: string, cause?: unknown): CatalogError {
  return catalogError({
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
): CatalogError {
  return catalogError({
    code: "PDO_CATALOG_OTHER_CHANNEL",
    what: `${file.path}: this is the catalog of another channel.`,
    seen: `It holds ${seen}, and ${asked} was asked for.`,
    nextStep: file.nextStep,
  });
}

export function formatUnknown(format: string, known: readonly string[]): CatalogError {
  return catalogError({
    code: "PDO_CATALOG_FORMAT_UNKNOWN",
    what: `There is no catalog format called ${format}.`,
    seen: `The formats are: ${known.join(", ")}.`,
    nextStep: `Name one of them, for example pdo catalog import ${known[0] ?? "csv"} my-catalog --channel channel_a.`,
  });
}

export function sourceMissing(path: string, seen: string, nextStep: string): CatalogError {
  return catalogError({
    code: "PDO_CATALOG_SOURCE_MISSING",
    what: `${path}: there is no catalog to import here.`,
    seen,
    nextStep,
  });
}

/** @param faults at least one, in the order of files and lines; the first 20 are shown. */
export function sourceFaulty(subject: string, faults: readonly SourceFault[]): CatalogError {
  const shown = faults.slice(0, maxFaultsShown).map(renderFault);
  const hidden = faults.length - shown.length;
  if (hidden > 0) shown.push(`... and ${hidden} more.`);
  const count = faults.length === 1 ? "one fault" : `${faults.length} faults`;
  return catalogError({
    code: "PDO_CATALOG_SOURCE_FAULTY",
    what: `${subject}: the source has ${count}; the catalog that was there stays.`,
    seen: shown.join("\n"),
    nextStep: faults.length === 1 ? "Mend it and import again." : "Mend them and import again.",
    details: { faults },
  });
}

export function homeMissing(): CatalogError {
  return catalogError({
    code: "PDO_CATALOG_HOME_MISSING",
    what: "There is no folder to keep an imported catalog in.",
    seen: "Neither PDO_HOME nor the platform's data folder is known.",
    nextStep: "Set PDO_HOME to a folder that this user may write.",
  });
}

/** @param paths at least one */
export function exportInTheWay(folder: string, paths: readonly string[]): CatalogError {
  return catalogError({
    code: "PDO_CATALOG_EXPORT_IN_THE_WAY",
    what: `${folder}: there is a catalog here already.`,
    seen: `It has ${paths.join(", ")}.`,
    nextStep: "Name another folder, or replace these files with --overwrite.",
  });
}

/** @param found at least one sentence; the first 20 are shown */
export function notExportable(salesChannel: SalesChannel, found: readonly string[]): CatalogError {
  const hidden = found.length - maxFaultsShown;
  const more = hidden > 0 ? [`... and ${hidden} more.`] : [];
  return catalogError({
    code: "PDO_CATALOG_NOT_EXPORTABLE",
    what: `The catalog of ${salesChannel} holds what the format csv cannot say; nothing was written.`,
    seen: [...found.slice(0, maxFaultsShown), ...more].join("\n"),
    nextStep: "Mend its source and import it again.",
  });
}

export function unwritable(path: string, cause: unknown): CatalogError {
  return catalogError({
    code: "PDO_CATALOG_UNWRITABLE",
    what: `${path}: the catalog cannot be written.`,
    seen: `The system says: ${systemReason(cause)}.`,
    nextStep: "Make the folder writable and the disk roomy enough, or name another (PDO_HOME for imports).",
    cause,
  });
}
