import { readFileSync } from "node:fs";
import { isMissingFile } from "../storage/missing-file.ts";
import { replaceFile } from "../storage/replace-file.ts";
import {
  isFault,
  openSectionFile,
  renderSectionFile,
  type SectionFile,
  type SectionFormat,
} from "../storage/section-file.ts";
import type { SectionWriter } from "../storage/sections.ts";
import { damaged, type FaultyFile, faulty, unreadable, unwritable } from "./problems.ts";

/**
 * @param open makes something of the sections; what it throws means that they are not those of the version
 * @returns undefined where there is no file
 * @throws ExamplesProblem
 */
export function loadSections<Content>(
  file: FaultyFile,
  format: SectionFormat,
  open: (file: SectionFile) => Content,
): Content | undefined {
  const bytes = readBytes(file.path);
  if (bytes === undefined) return undefined;
  const opened = openSectionFile(bytes, format);
  if (isFault(opened)) throw faulty(file, opened);
  if (opened.contents.salesChannel !== file.salesChannel) {
    throw damaged(file, "It is the file of another channel.");
  }
  try {
    return open(opened);
  } catch (cause) {
    throw damaged(file, "Its sections are not those that its version has.", cause);
  }
}

function readBytes(path: string): Buffer | undefined {
  try {
    return readFileSync(path);
  } catch (cause) {
    if (isMissingFile(cause)) return undefined;
    throw unreadable(path, cause);
  }
}

/** @throws ExamplesProblem PDO_EXAMPLES_UNWRITABLE; the old file stays */
export function replaceSections(
  { path, salesChannel }: Pick<FaultyFile, "path" | "salesChannel">,
  format: SectionFormat,
  {
    contents,
    writer,
  }: { readonly contents: Readonly<Record<string, unknown>>; readonly writer: SectionWriter },
): void {
  try {
    replaceFile(path, renderSectionFile(format, { salesChannel, ...contents }, writer));
  } catch (cause) {
    throw unwritable(path, cause);
  }
}
