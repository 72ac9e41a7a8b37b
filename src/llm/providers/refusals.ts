import { asFields, type Fields, fieldsOf, fieldsOfEach } from "../../lib/json.ts";
import { type LlmError, llmError } from "../errors.ts";
import type { ProviderHeaders } from "./provider.ts";
import { readRetryAfter } from "./quota-headers.ts";
import { judgedStatus, judgeRefusal, type Verdict } from "./refusal-rules.ts";

/** The content of an error body, whatever its dialect; texts are as received. */
export interface ErrorBody {
  readonly message: string;
  /** Codes, types, statuses and reasons, in lower case, any of which may identify the error. */
  readonly names: readonly string[];
  /** The setting that was refused; empty if none is named. */
  readonly parameter: string;
  /** A status inside the body, for errors sent with a 200. */
  readonly status: number | undefined;
  /** Google's retry delay (`google.rpc.RetryInfo`). */
  readonly retryDelay: string | undefined;
}

/**
 * Reads the known dialects of error bodies:
 * - OpenAI and most: `{ error: { message, type, param, code } }`, `code` a number with OpenRouter, whose
 *   `metadata` has the cause
 * - Anthropic: `{ type: "error", error: { type, message, details: { error_code } } }`
 * - Google: `{ error: { code, message, status, details } }`, also in an array
 * - vLLM and Mistral, flat: `{ object: "error", message, type, param, code }`; others `{ detail }` or `{ error:
 *   "..." }`
 * @returns undefined if it is none of these
 */
function readErrorBody(body: unknown): ErrorBody | undefined {
  const outer = asFields(Array.isArray(body) ? body[0] : body);
  if (outer === undefined) return undefined;
  if (typeof outer.error === "string") return toErrorBody({ ...outer, message: outer.error });
  const inner = asFields(outer.error);
  if (inner !== undefined) return toErrorBody(inner);
  if (outer.object === "error" || outer.type === "error") return toErrorBody(outer);
  const message = outer.message ?? outer.detail ?? outer.msg;
  return message === undefined ? undefined : toErrorBody({ ...outer, message });
}

function toErrorBody(error: Fields): ErrorBody {
  const details = fieldsOfEach(error.details);
  const inner = asFields(error.innererror) ?? fieldsOf(error.inner_error);
  const metadata = fieldsOf(error.metadata);
  const detailed = fieldsOf(error.details).error_code;
  const named = [error.code, error.type, error.status, inner.code, metadata.error_type, detailed];
  const quotas = details.flatMap(({ violations }) => fieldsOfEach(violations).map(({ quotaId }) => quotaId));
  return {
    message: [wordsOf(error.message), wordsOf(metadata.raw)].filter((text) => text !== "").join(" "),
    names: [...named, ...details.map((detail) => detail.reason), ...quotas, ...flagsOf(metadata)]
      .filter((name) => typeof name === "string")
      .map((name) => name.toLowerCase()),
    parameter: typeof error.param === "string" ? error.param : "",
    status: statusOf(error.code) ?? statusOf(error.status),
    retryDelay: details.map((detail) => detail.retryDelay).find((delay) => typeof delay === "string"),
  };
}

/** OpenRouter's moderation flags for an input that was judged harmful. */
function flagsOf(metadata: Fields): readonly string[] {
  return metadata.flagged_input === undefined ? [] : ["flagged_input"];
}

function wordsOf(value: unknown): string {
  if (typeof value === "string") return value;
  return value === undefined || value === null ? "" : JSON.stringify(value);
}

function statusOf(code: unknown): number | undefined {
  const status = typeof code === "string" && /^\d{3}$/.test(code) ? Number(code) : code;
  return typeof status === "number" && Number.isInteger(status) && status >= 300 && status < 600
    ? status
    : undefined;
}

/** An answer that contains an error instead of a completion. */
export interface Refusal {
  /** 200 and less: the body decides. */
  readonly status: number;
  readonly headers: ProviderHeaders;
  /** Parsed; undefined if it is not JSON. */
  readonly body: unknown;
}

export interface RefusalReading {
  readonly status: number;
  readonly error: ErrorBody | undefined;
  readonly problem: LlmError;
}

interface RefusalReader {
  /** Removes keys. */
  readonly redact: (text: string) => string;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

const maxQuotedLength = 300;
const maxReadLength = 4000;
/** A gateway timed out; the model may still have been run. */
const timeoutStatuses: ReadonlySet<number> = new Set([504, 524]);

/** The error for a refusal, with the provider's message quoted without keys. */
export function readRefusal(refusal: Refusal, { redact, now }: RefusalReader): RefusalReading {
  const error = readErrorBody(refusal.body);
  const status = judgedStatus(refusal.status, error);
  const { kind, ...verdict } = applyRetryHint(judgeRefusal(status, error), refusal.headers);
  const isFinished = kind === "final" || kind === "own";
  const isPassing = kind === "faulty" || kind === "unavailable";
  const problem = llmError({
    ...verdict,
    what: isPassing ? verdict.what.replace(/\.$/, ` (status ${status}).`) : verdict.what,
    kind,
    seen: `It answers ${status}${quote(error, redact)}.`,
    retryAfterMs: isFinished ? 0 : readRetryAfter(refusal.headers, error?.retryDelay, now()),
    mayBeCharged: timeoutStatuses.has(status),
  });
  return { status, error, problem };
}

/** Applies `x-should-retry`, by which providers tell their own clients whether to retry. */
function applyRetryHint(verdict: Verdict, headers: ProviderHeaders): Verdict {
  const wish = headers["x-should-retry"];
  if (wish === "false" && verdict.kind !== "final") return { ...verdict, kind: "own" };
  if (wish === "true" && verdict.code === "PDO_PROVIDER_REQUEST_REFUSED")
    return { ...verdict, kind: "faulty" };
  return verdict;
}

function quote(error: ErrorBody | undefined, redact: (text: string) => string): string {
  const [message, name] = [error?.message ?? "", error?.names[0] ?? ""].map((text) => clean(text, redact));
  if (message) return `: "${message}"${name && !message.includes(name) ? ` (${name})` : ""}`;
  return name ? `: ${name}` : ", with no reason given";
}

/** One line of limited length, without keys and without control characters. */
export function clean(text: string, redact: (text: string) => string): string {
  const line = redact(text.slice(0, maxReadLength).toWellFormed())
    .replace(/[\p{Cc}\p{Cf}\u2028\u2029\s]+/gu, " ")
    .trim();
  return line.length > maxQuotedLength ? `${line.slice(0, maxQuotedLength - 1)}…` : line;
}
