import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { isMissingFile } from "../../storage/missing-file.ts";
import { replaceFile } from "../../storage/replace-file.ts";
import { recordingVersion } from "./recorded-completion.ts";
import { recordingUnreachable, recordingUnusable } from "./recording-problem.ts";

/** Says that a folder is a recording, and whose. */
const markName = "recording.json";

export function completionPath(folder: string, key: Buffer): string {
  return join(folder, `${key.toString("hex")}.json`);
}

/** @throws ProviderProblem PDO_RECORDING_UNUSABLE */
export function readIdentity(folder: string): string {
  const path = join(folder, markName);
  const text = readText(path);
  if (text === undefined) {
    throw recordingUnusable(
      folder,
      `There is no file ${markName} in it.`,
      "Name the folder that was given to --record.",
    );
  }
  const { version, identity } = parseMark(text);
  if (version === recordingVersion && typeof identity === "string") return identity;
  throw recordingUnusable(
    path,
    version === undefined || version === recordingVersion
      ? "The file is damaged."
      : `It was written by another version of pdo, in the form ${JSON.stringify(version)}.`,
    "Record it anew with --record, into an empty folder.",
  );
}

/**
 * Makes the folder one for the recording of a model; an earlier recording of the same model is added to.
 * @throws ProviderProblem PDO_RECORDING_UNUSABLE where something else is in it
 */
export function prepareFolder(folder: string, identity: string): void {
  if (namesIn(folder).length === 0) {
    writeText(
      join(folder, markName),
      `${JSON.stringify({ version: recordingVersion, identity }, undefined, 2)}\n`,
    );
    return;
  }
  const before = readIdentity(folder);
  if (before === identity) return;
  throw recordingUnusable(
    folder,
    `It is a recording of ${before}, not of ${identity}.`,
    "Record into an empty folder.",
  );
}

/** @returns undefined where there is no such file @throws ProviderProblem PDO_RECORDING_UNUSABLE */
export function readText(path: string): string | undefined {
  try {
    return readFileSync(path, "utf8");
  } catch (cause) {
    if (isMissingFile(cause)) return undefined;
    throw recordingUnreachable(path, cause);
  }
}

/** There is the whole file or none. @throws ProviderProblem PDO_RECORDING_UNUSABLE */
export function writeText(path: string, text: string): void {
  try {
    replaceFile(path, text);
  } catch (cause) {
    throw recordingUnreachable(path, cause);
  }
}

/** Without what a killed run left of a file that it was writing. */
function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder).filter((name) => !name.endsWith(".partial"));
  } catch (cause) {
    if (isMissingFile(cause)) return [];
    throw recordingUnreachable(folder, cause);
  }
}

function parseMark(text: string): { readonly version?: unknown; readonly identity?: unknown } {
  try {
    const mark: unknown = JSON.parse(text);
    return typeof mark === "object" && mark !== null ? mark : {};
  } catch {
    return {};
  }
}
