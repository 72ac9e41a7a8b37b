import { asFields, type Fields, fieldsOf, fieldsOfEach } from "../../json-fields.ts";

/** What an error's body says, whatever its dialect; texts are as they came. */
export interface ErrorBody {
  readonly message: string;
  /** Codes, types, statuses and reasons, in lower case, of which any may be the telling one. */
  readonly names: readonly string[];
  /** The setting that it is about; empty where it names none. */
  readonly parameter: string;
  /** A status within the body, of answers that are a 200 outside. */
  readonly status: number | undefined;
  /** Where Google says when to come again (`google.rpc.RetryInfo`). */
  readonly retryDelay: string | undefined;
}

/**
 * Reads the error bodies that are about:
 * - OpenAI and most: `{ error: { message, type, param, code } }`, `code` a number with OpenRouter, whose `metadata` has the cause
 * - Anthropic: `{ type: "error", error: { type, message, details: { error_code } } }`
 * - Google: `{ error: { code, message, status, details } }`, also in an array
 * - vLLM and Mistral, flat: `{ object: "error", message, type, param, code }`; others `{ detail }` or `{ error: "..." }`
 * @returns undefined where it is none
 */
export function readErrorBody(body: unknown): ErrorBody | undefined {
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

/** OpenRouter says so of an input that was taken for harmful. */
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
