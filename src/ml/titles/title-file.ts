import { join } from "node:path";
import { replaceFile } from "../../lib/atomic-file.ts";
import { isFault, openSectionFile, renderSectionFile, SectionWriter } from "../../lib/section-file.ts";
import { readSharedFile } from "../../lib/shared-files.ts";
import { readTitleModel, type TitleModel, writeTitleModel } from "./title-model.ts";

const format = { format: "pdo-titles", formatVersion: 1 };

export function titleModelPath(folder: string): string {
  return join(folder, "channel_a.titles");
}

export function saveTitleModel(model: TitleModel, folder: string): void {
  const writer = new SectionWriter();
  writeTitleModel(model, writer);
  replaceFile(titleModelPath(folder), renderSectionFile(format, {}, writer));
}

/**
 * Opens the model that lies beside the compiled catalogs.
 * @throws the file system's error; Error where it is not the model of this version
 */
export function loadTitleModel(folder: string): TitleModel {
  const path = titleModelPath(folder);
  const opened = openSectionFile(readSharedFile(path), format);
  if (isFault(opened)) throw new Error(`${path} is damaged or of another version: build pdo again.`);
  return readTitleModel(opened.sections);
}
