import { canonicalJson } from "../lib/json.ts";
import {
  type Completion,
  type CompletionMessage,
  type CompletionRequest,
  finishReasons,
  type TokenUsage,
} from "./language-model.ts";

/**
 * A request and its answer, with everything that the answer depends on. Keys and headers are never recorded.
 */
export interface RecordedCompletion {
  readonly identity: string;
  readonly request: CompletionRequest;
  readonly completion: Completion;
}

/** Raising it makes earlier recordings unusable. */
export const recordingVersion = 1;

/** The content of the file, formatted for people to read. */
export function renderRecorded({ identity, request, completion }: RecordedCompletion): string {
  const file = {
    version: recordingVersion,
    identity,
    request: requestOf(request),
    completion: completionOf(completion),
  };
  return `${JSON.stringify(file, undefined, 2)}\n`;
}

/** @returns undefined unless it is as `renderRecorded` writes it */
export function parseRecorded(text: string): RecordedCompletion | undefined {
  const file = parseObject(text);
  if (file?.version !== recordingVersion || typeof file.identity !== "string") return undefined;
  const { identity, request, completion } = file;
  if (!isRequest(request) || !isCompletion(completion)) return undefined;
  return { identity, request, completion };
}

export function isSameQuestion(one: CompletionRequest, other: CompletionRequest): boolean {
  const question = (request: CompletionRequest) => canonicalJson({ ...requestOf(request), task: undefined });
  return question(one) === question(other);
}

/** Picks known fields, so that no other field gets into the file. */
function requestOf(request: CompletionRequest): CompletionRequest {
  const { task, system, reference, picture, messages, schema, schemaName, maxOutputTokens } = request;
  return {
    task,
    system,
    ...(reference !== undefined && { reference }),
    ...(picture !== undefined && { picture }),
    messages: messages.map(({ role, text }): CompletionMessage => ({ role, text })),
    schema,
    schemaName,
    maxOutputTokens,
  };
}

function completionOf({ text, finish, usage, model, requestId, date }: Completion): Completion {
  return {
    text,
    finish,
    ...(usage !== undefined && { usage: usageOf(usage) }),
    model,
    ...(requestId !== undefined && { requestId }),
    ...(date !== undefined && { date }),
  };
}

function usageOf({ inputTokens, cachedInputTokens, cacheWriteTokens, outputTokens }: TokenUsage): TokenUsage {
  return { inputTokens, cachedInputTokens, cacheWriteTokens, outputTokens };
}

function isRequest(value: unknown): value is CompletionRequest {
  if (!isObject(value) || !Array.isArray(value.messages) || !isObject(value.schema)) return false;
  const { task, system, schemaName, maxOutputTokens } = value;
  const areTexts = [task, system, schemaName].every((each) => typeof each === "string");
  if (!areTexts || !isTextOrAbsent(value.reference) || !isTextOrAbsent(value.picture)) return false;
  return typeof maxOutputTokens === "number" && value.messages.every(isMessage);
}

function isMessage(value: unknown): value is CompletionMessage {
  return (
    isObject(value) && (value.role === "user" || value.role === "assistant") && typeof value.text === "string"
  );
}

function isCompletion(value: unknown): value is Completion {
  if (!isObject(value) || typeof value.text !== "string" || typeof value.model !== "string") return false;
  if (!finishReasons.some((reason) => reason === value.finish)) return false;
  return (value.usage === undefined || isUsage(value.usage)) && isTextOrAbsent(value.requestId);
}

function isUsage(value: unknown): value is TokenUsage {
  if (!isObject(value)) return false;
  const { inputTokens, cachedInputTokens, cacheWriteTokens, outputTokens } = value;
  const counts = [inputTokens, cachedInputTokens, cacheWriteTokens, outputTokens];
  return counts.every((count) => typeof count === "number");
}

function isTextOrAbsent(value: unknown): boolean {
  return value === undefined || typeof value === "string";
}

function parseObject(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
