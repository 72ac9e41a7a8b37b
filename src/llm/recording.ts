import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { replaceFile } from "../lib/atomic-file.ts";
import { isMissingFile } from "../lib/errors.ts";
import { completionKey } from "./completion-keys.ts";
import { completionNotRecorded, recordingUnreachable, recordingUnusable } from "./errors.ts";
import type { Completion, CompletionRequest, LanguageModel } from "./language-model.ts";
import { isSameQuestion, parseRecorded, recordingVersion, renderRecorded } from "./recorded-completion.ts";

/**
 * Wraps a language model so that each answer is written to a file for `replayCompletions`. Wrap it around a
 * caching model to record cached completions too.
 * @throws LlmError PDO_RECORDING_UNUSABLE, at once or with a completion; the completion is cached by then if
 *   the wrapped model caches
 */
export function recordCompletions(model: LanguageModel, folder: string): LanguageModel {
  const { identity } = model;
  prepareFolder(folder, identity);
  const record = (request: CompletionRequest, completion: Completion) => {
    const path = completionPath(folder, completionKey(identity, request));
    writeText(path, renderRecorded({ identity, request, completion }));
  };
  return {
    identity,
    complete: async (request, options) => {
      const completion = await model.complete(request, options);
      record(request, completion);
      return completion;
    },
    ...(model.peek && { peek: (request) => model.peek?.(request) ?? Promise.resolve(undefined) }),
    keep: async (request, completion) => {
      await model.keep?.(request, completion);
      record(request, completion);
    },
    close: () => model.close(),
  };
}

/** The file that identifies a folder as the recording of a model. */
const manifestName = "recording.json";

function completionPath(folder: string, key: Buffer): string {
  return join(folder, `${key.toString("hex")}.json`);
}

/** @throws LlmError PDO_RECORDING_UNUSABLE */
function readIdentity(folder: string): string {
  const path = join(folder, manifestName);
  const text = readText(path);
  if (text === undefined) {
    throw recordingUnusable(
      folder,
      `There is no file ${manifestName} in it.`,
      "Name the folder that was given to --record.",
    );
  }
  const { version, identity } = parseManifest(text);
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
 * Prepares the folder for recordings of a model; an earlier recording of the same model is extended.
 * @throws LlmError PDO_RECORDING_UNUSABLE if it contains anything else
 */
function prepareFolder(folder: string, identity: string): void {
  if (namesIn(folder).length === 0) {
    writeText(
      join(folder, manifestName),
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

/** @returns undefined if there is no such file @throws LlmError PDO_RECORDING_UNUSABLE */
function readText(path: string): string | undefined {
  try {
    return readFileSync(path, "utf8");
  } catch (cause) {
    if (isMissingFile(cause)) return undefined;
    throw recordingUnreachable(path, cause);
  }
}

/** Written atomically. @throws LlmError PDO_RECORDING_UNUSABLE */
function writeText(path: string, text: string): void {
  try {
    replaceFile(path, text);
  } catch (cause) {
    throw recordingUnreachable(path, cause);
  }
}

/** Ignores partial files left by a killed run. */
function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder).filter((name) => !name.endsWith(".partial"));
  } catch (cause) {
    if (isMissingFile(cause)) return [];
    throw recordingUnreachable(folder, cause);
  }
}

function parseManifest(text: string): { readonly version?: unknown; readonly identity?: unknown } {
  try {
    const manifest: unknown = JSON.parse(text);
    return typeof manifest === "object" && manifest !== null ? manifest : {};
  } catch {
    return {};
  }
}

/**
 * A language model that answers from a recording only: nothing is requested or charged, and equal runs have
 * equal results.
 * @param folder as `recordCompletions` wrote it
 * @throws LlmError PDO_RECORDING_UNUSABLE
 */
export function replayCompletions(folder: string): LanguageModel {
  const identity = readIdentity(folder);
  const pathOf = (request: CompletionRequest) => completionPath(folder, completionKey(identity, request));
  const read = (request: CompletionRequest) => readCompletion(pathOf(request), { folder, identity, request });
  return {
    identity,
    complete: async (request, options) => {
      options?.signal?.throwIfAborted();
      return read(request);
    },
    peek: async (request) => (existsSync(pathOf(request)) ? read(request) : undefined),
    close: async () => {},
  };
}

/** @throws LlmError PDO_COMPLETION_NOT_RECORDED, PDO_RECORDING_UNUSABLE */
function readCompletion(
  path: string,
  expected: { readonly folder: string; readonly identity: string; readonly request: CompletionRequest },
): Completion {
  const text = readText(path);
  if (text === undefined) throw completionNotRecorded(expected.folder, expected.request.task);
  const recorded = parseRecorded(text);
  if (recorded === undefined) throw damaged(path, "The file is not as it was written.");
  const isExpected =
    recorded.identity === expected.identity && isSameQuestion(recorded.request, expected.request);
  if (!isExpected) throw damaged(path, "It holds another question than its name says.");
  return recorded.completion;
}

function damaged(path: string, seen: string) {
  return recordingUnusable(path, seen, "Take the file away, or record it anew with --record.");
}
