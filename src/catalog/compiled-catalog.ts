import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import type { CompiledPayload } from "./compiled-payload.ts";
import { type CompiledFileRemedy, damaged, notACatalog, versionUnknown } from "./problems.ts";
import { replaceFile } from "./replace-file.ts";

const formatName = "pdo-catalog";
const formatVersion = 1;

/**
 * The compiled file is a JSON array with one element a line: a header, then the sections of the payload.
 * A line is parsed only when it is first needed; the checksum (SHA-256) covers everything after the header.
 *
 *     [{"format":"pdo-catalog","formatVersion":1,"checksum":"..."},
 *     {categories},
 *     {attributes},
 *     {values}]
 */
export function writeCompiledCatalog(path: string, payload: CompiledPayload): void {
  replaceFile(path, renderCompiledCatalog(payload));
}

function renderCompiledCatalog({ categories, attributes, values }: CompiledPayload): string {
  const body = `${[categories, attributes, values].map((section) => JSON.stringify(section)).join(",\n")}]\n`;
  const header = {
    format: formatName,
    formatVersion,
    checksum: checksum(body),
  };
  return `[${JSON.stringify(header)},\n${body}`;
}

/**
 * Reads and proves a compiled file; its sections are parsed as they are asked for.
 * @throws CatalogProblem PDO_CATALOG_NOT_A_CATALOG, PDO_CATALOG_VERSION_UNKNOWN, PDO_CATALOG_DAMAGED, and
 *   whatever the file system throws
 */
export function readCompiledCatalog(file: CompiledFileRemedy): CompiledPayload {
  const bytes = readFileSync(file.path);
  const headerEnd = bytes.indexOf("\n");
  const header = parseHeader(headerEnd < 0 ? "" : bytes.toString("utf8", 1, headerEnd - 1));
  if (header?.format !== formatName) throw notACatalog(file, "Its first line is not the header of one.");
  if (header.formatVersion !== formatVersion) throw versionUnknown(file, header.formatVersion, formatVersion);
  const body = bytes.subarray(headerEnd + 1);
  if (checksum(body) !== header.checksum) throw damaged(file, "Its content does not match its checksum.");
  return lazySections(body.toString("utf8"), file);
}

function parseHeader(text: string): Partial<Record<string, unknown>> | undefined {
  try {
    const header: unknown = JSON.parse(text);
    return typeof header === "object" && header !== null ? { ...header } : undefined;
  } catch {
    return undefined;
  }
}

/** Only what the checksum has proved comes here, so the sections have the shape that was written. */
function lazySections(body: string, file: CompiledFileRemedy): CompiledPayload {
  const [categoryLine, attributeLine, valueLine] = body.split("\n");
  if (!categoryLine || !attributeLine || !valueLine) throw damaged(file, "A section is missing.");
  return {
    get categories() {
      return parseSection<CompiledPayload["categories"]>(categoryLine);
    },
    get attributes() {
      return parseSection<CompiledPayload["attributes"]>(attributeLine);
    },
    get values() {
      return parseSection<CompiledPayload["values"]>(valueLine);
    },
  };
}

/** A line without the comma or bracket that ends it. */
function parseSection<Section>(line: string): Section {
  return JSON.parse(line.slice(0, -1)) as Section;
}

function checksum(body: string | Uint8Array): string {
  return createHash("sha256").update(body).digest("hex");
}
