import { randomUUID } from "node:crypto";
import { STATUS_CODES } from "node:http";
import {
  type Operation,
  type OperationInput,
  type OperationName,
  type OperationResponse,
  operations,
  toQueryPairs,
} from "../api/operations.ts";
import { ServiceProblem, type ValidationFault } from "../api/service-problem.ts";
import type { RawRequest } from "../net/http-exchange.ts";
import { answerInvalid, blocked, notJson, operationMissing, wrongPath } from "./errors.ts";

export interface ReceivedAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly bytes: Buffer;
  /** The requested address, without its query. */
  readonly url: string;
}

const utf8 = new TextDecoder("utf-8", { fatal: true });
const jsonMediaType = /^\s*application\/(?:[^\s/;]*\+)?json\s*(?:;|$)/i;
const maxQuotedLength = 300;
/** Longer refusals are not shown to people. */
const maxRefusalBytes = 256 * 1024;

/**
 * Converts an answer to the operation's response, validated against its schema.
 * @param redact - removes keys from the service's texts
 * @throws ServiceProblem for a refusal, with its status and detail as received
 * @throws PdoError for anything that does not match the contract
 */
export function readAnswer<N extends OperationName>(
  name: N,
  answer: ReceivedAnswer,
  redact: (text: string) => string,
): OperationResponse<N> {
  if (answer.status !== 200) throw readRefusal(name, answer, redact);
  const result = operations[name].response.safeParse(parseJson(answer));
  if (result.success) {
    if (hasBrokenText(result.data)) throw answerInvalid(answer.url, "It holds text that is not Unicode.");
    return result.data as OperationResponse<N>;
  }
  const [issue] = result.error.issues;
  throw answerInvalid(answer.url, redact(`At ${issue?.path.join(".") || "its root"}: ${issue?.message}.`));
}

/**
 * The paths of a service's own description (OpenAPI), without the prefix.
 * @throws PdoError where there is none that can be read
 */
export function readDescribedPaths(answer: ReceivedAnswer): ReadonlySet<string> {
  if (answer.status !== 200) throw answerInvalid(answer.url, `The status is ${answer.status}.`);
  const document = parseJson(answer);
  const paths = (document as { readonly paths?: unknown } | null)?.paths;
  return new Set(typeof paths === "object" && paths !== null ? Object.keys(paths) : []);
}

/** True if it contains a lone surrogate, which JSON can escape but no file can store. */
function hasBrokenText(value: unknown): boolean {
  if (typeof value === "string") return !value.isWellFormed();
  return typeof value === "object" && value !== null && Object.values(value).some(hasBrokenText);
}

function parseJson({ url, headers, bytes }: ReceivedAnswer): unknown {
  const contentType = headers["content-type"];
  if (contentType !== undefined && !jsonMediaType.test(String(contentType))) {
    throw notJson(url, `The content type is ${String(contentType).slice(0, maxQuotedLength)}.`);
  }
  const encoding = headers["content-encoding"];
  if (encoding !== undefined && encoding !== "identity") {
    throw notJson(url, `The answer is compressed (${encoding}), which was not asked for.`);
  }
  try {
    return JSON.parse(utf8.decode(bytes));
  } catch {
    throw notJson(url, `The answer's ${bytes.length} bytes are not JSON in UTF-8.`);
  }
}

function readRefusal(name: OperationName, answer: ReceivedAnswer, redact: (text: string) => string): Error {
  const { status, url, headers, bytes } = answer;
  const detail = bytes.length > maxRefusalBytes ? undefined : findDetail(redact(bytes.toString("utf8")));
  const isUnknown = status === 405 || (status === 404 && (detail === undefined || detail === "Not Found"));
  const isUnpaid = status === 403 && detail !== undefined;
  if ((isUnknown || isUnpaid) && isExtra(name)) return operationMissing(url, status);
  if (isUnknown) return wrongPath(status, url);
  if (status === 403 && detail === undefined) return blocked(url, describeBody(answer));
  if (status < 400) return answerInvalid(url, `The status is ${status}.`);
  const phrase = STATUS_CODES[status] ?? "";
  return new ServiceProblem(status, detail ?? `${phrase} (${status}, with no detail)`.trim(), {
    headers: pickHeaders(headers),
  });
}

/** Only the seven others are in every service and, with some of them, in every subscription. */
function isExtra(name: OperationName): boolean {
  const { kind }: Operation = operations[name];
  return kind === "record";
}

function describeBody({ headers, bytes }: ReceivedAnswer): string {
  const contentType = headers["content-type"] ?? "of no content type";
  return `The body is ${String(contentType).slice(0, maxQuotedLength)}, ${bytes.length} bytes.`;
}

/**
 * The `detail` if it has one of the contract's two forms; otherwise the error of a provider behind the service.
 */
function findDetail(text: string): string | readonly ValidationFault[] | undefined {
  try {
    const { detail, error } = JSON.parse(text);
    return typeof detail === "string" || isFaultList(detail) ? detail : findProviderError(error);
  } catch {
    return undefined;
  }
}

/**
 * `{ code, type, message }`, the format of language model providers; the code may say more than the message.
 */
function findProviderError(error: unknown): string | undefined {
  if (typeof error !== "object" || error === null) return undefined;
  const { code, type, message } = error as Record<string, unknown>;
  const parts = [typeof code === "string" ? code : type, message].filter((part) => typeof part === "string");
  return parts.length > 0 ? parts.join(": ") : undefined;
}

function isFaultList(detail: unknown): detail is readonly ValidationFault[] {
  return Array.isArray(detail) && detail.every(isFault);
}

function isFault(fault: unknown): fault is ValidationFault {
  if (typeof fault !== "object" || fault === null) return false;
  const { loc, msg, type } = fault as Record<string, unknown>;
  const isPlace = (part: unknown) => typeof part === "string" || typeof part === "number";
  return Array.isArray(loc) && loc.every(isPlace) && typeof msg === "string" && typeof type === "string";
}

const exposedHeaders = [
  "Retry-After",
  "X-Request-Id",
  "RateLimit-Limit",
  "RateLimit-Remaining",
  "RateLimit-Reset",
];

/** A repeated header is joined to one list, which is equivalent (RFC 9110, 5.3). */
function pickHeaders(headers: ReceivedAnswer["headers"]): Record<string, string> {
  return Object.fromEntries(
    exposedHeaders.flatMap((name) => {
      const sent = headers[name.toLowerCase()];
      return sent === undefined ? [] : [[name, [sent].flat().join(", ")]];
    }),
  );
}

/** The service's operations use two methods. */
export interface ServiceRequest extends RawRequest {
  readonly method: "GET" | "POST";
}

type RequestBuilder = <N extends OperationName>(name: N, input: OperationInput<N>) => ServiceRequest;

interface RequestBuilderOptions {
  /** The path before an operation's own. */
  readonly prefix: string;
  /** Sent with every request: alternating names and values. */
  readonly headers: readonly string[];
}

/**
 * Builds HTTP requests for operations. All attempts of a call share one `Idempotency-Key`, a structured-field
 * string (draft-ietf-httpapi-idempotency-key-header).
 */
export function createRequestBuilder({ prefix, headers }: RequestBuilderOptions): RequestBuilder {
  const getHeaders = [...headers, "Accept-Encoding", "gzip", "Idempotency-Key"];
  const postHeaders = [...headers, "Content-Type", "application/json", "Idempotency-Key"];
  return (name, input) => {
    const { path, method }: Operation = operations[name];
    const query = new URLSearchParams(toQueryPairs(input.query)).toString();
    const address = { method, path: `${prefix}${path}${query === "" ? "" : `?${query}`}` };
    const idempotencyKey = `"${randomUUID()}"`;
    if (method === "GET") return { ...address, headers: [...getHeaders, idempotencyKey], body: null };
    const body = input.body === undefined ? null : JSON.stringify(input.body);
    return { ...address, headers: [...postHeaders, idempotencyKey], body };
  };
}
