import type { SourceFault } from "../source-fault.ts";
import { beginStep } from "./begin-step.ts";
import type { ImportContext } from "./importer.ts";
import { type JsonObject, parseJsonSource, type WantedJson } from "./json-source.ts";
import { readSourceText } from "./read-source-text.ts";
import type { SourceFile } from "./source-files.ts";

/**
 * Reads a file and parses it as one JSON object.
 * @returns undefined where it is none; the faults say why
 */
export async function readJsonFile(
  file: SourceFile,
  context: ImportContext,
  { format, wanted, faults }: WantedJson & { faults: SourceFault[] },
): Promise<JsonObject | undefined> {
  await beginStep(context, `reading ${file.label}`);
  const text = await readSourceText(file.path, faults);
  return text === undefined ? undefined : parseJsonSource(text, file.path, { format, wanted, faults });
}
