import { canonicalJson } from "../lib/json.ts";
import {
  type Completion,
  type CompletionMessage,
  type CompletionRequest,
  finishReasons,
  type TokenUsage,
} from "./language-model.ts";

/** A question and its answer, with what they depend on. Nothing else is ever written: no key, no header. */
export interface RecordedCompletion {
  readonly identity: string;
  readonly request: CompletionRequest;
  readonly completion: Completion;
}

/** Another number: a recording of before cannot be replayed. */
export const recordingVersion = 1;

/** As it lies in its file, for people to read too. */
export function renderRecorded({ identity, request, completion }: RecordedCompletion): string {
  const file = {
    version: recordingVersion,
    identity,
    request: requestOf(request),
    completion: completionOf(completion),
  };
  return `${JSON.stringify(file, undefined, 2)}\n`;
}

/** @returns undefined where it is not as `renderRecorded` writes it */
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

/** Field by field: whatever else an object may carry stays out of the file. */
function requestOf({ task, system, messages, schema, schemaName, maxOutputTokens }: CompletionRequest) {
  const told = messages.map(({ role, text }): CompletionMessage => ({ role, text }));
  return { task, system, messages: told, schema, schemaName, maxOutputTokens };
}

function completionOf({ text, finish, usage, model, requestId }: Completion): Completion {
  return {
    text,
    finish,
    ...(usage !== undefined && { usage: usageOf(usage) }),
    model,
    ...(requestId !== undefined && { requestId }),
  };
}

function usageOf({ inputTokens, cachedInputTokens, cacheWriteTokens, outputTokens }: TokenUsage): TokenUsage {
  return { inputTokens, cachedInputTokens, cacheWriteTokens, outputTokens };
}

function isRequest(value: unknown): value is CompletionRequest {
  if (!isObject(value) || !Array.isArray(value.messages) || !isObject(value.schema)) return false;
  const { task, system, schemaName, maxOutputTokens } = value;
  const areTexts = [task, system, schemaName].every((each) => typeof each === "string");
  return areTexts && typeof maxOutputTokens === "number" && value.messages.every(isMessage);
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
