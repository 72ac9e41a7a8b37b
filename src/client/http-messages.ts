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
import { fieldsOf } from "../lib/json.ts";
import { plainText, plainTexts } from "../lib/plain-text.ts";
import type { RawRequest } from "../net/http-exchange.ts";
import { answerInvalid, blocked, notJson, wrongPath } from "./errors.ts";

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
 * Converts an answer to the operation's response, validated against its schema and cleaned of control characters: all
 * that a remote service says passes here before it is kept, written or shown.
 * @param call - the operation and the body that was sent
 * @param redact - removes keys from the service's texts
 * @throws ServiceProblem for a refusal, with its status and detail as received
 * @throws PdoError for anything that does not match the contract
 */
export function readAnswer<N extends OperationName>(
  { name, body }: { readonly name: N; readonly body: unknown },
  answer: ReceivedAnswer,
  redact: (text: string) => string,
): OperationResponse<N> {
  if (answer.status !== 200) throw readRefusal(answer, redact);
  const result = operations[name].response.safeParse(parseJson(answer));
  if (result.success) {
    if (hasBrokenText(result.data)) throw answerInvalid(answer.url, "It holds text that is not Unicode.");
    const echoed = readEchoes(name, { body, response: result.data });
    if (echoed === undefined) throw answerInvalid(answer.url, "It belongs to another product than was sent.");
    return { ...plainTexts(result.data), ...echoed } as OperationResponse<N>;
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

/** @returns the fields that repeat what was sent; undefined where one of them differs from it */
function readEchoes(
  name: OperationName,
  { body, response }: { readonly body: unknown; readonly response: unknown },
): Record<string, unknown> | undefined {
  const { echoes = {} }: Operation = operations[name];
  const [sent, received] = [fieldsOf(body), fieldsOf(response)];
  const echoed: Record<string, unknown> = {};
  for (const [answered, asked] of Object.entries(echoes)) {
    if (received[answered] !== sent[asked]) return undefined;
    echoed[answered] = sent[asked];
  }
  return echoed;
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

function readRefusal(answer: ReceivedAnswer, redact: (text: string) => string): Error {
  const { status, url, headers, bytes } = answer;
  const detail = bytes.length > maxRefusalBytes ? undefined : findDetail(redact(bytes.toString("utf8")));
  if (status === 405 || (status === 404 && (detail === undefined || detail === "Not Found"))) {
    return wrongPath(status, url);
  }
  if (status === 403 && detail === undefined) return blocked(url, describeBody(answer));
  if (status < 400) return answerInvalid(url, `The status is ${status}.`);
  const phrase = STATUS_CODES[status] ?? "";
  return new ServiceProblem(status, detail ?? `${phrase} (${status}, with no detail)`.trim(), {
    headers: pickHeaders(headers),
  });
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
    if (typeof detail === "string") return plainText(detail);
    return isFaultList(detail) ? plainTexts(detail) : findProviderError(error);
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
  return parts.length > 0 ? plainText(parts.join(": ")) : undefined;
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
  /** The rest of a larger answer is not read. */
  readonly maxAnswerBytes: number;
}

/** An answer to one product takes a few kilobytes; a list of a catalog's values may take many megabytes. */
const maxAnswerBytes: Readonly<Record<Operation["kind"], number>> = {
  task: 2 ** 20,
  record: 2 ** 20,
  data: 64 * 2 ** 20,
};

type RequestBuilder = <N extends OperationName>(name: N, input: OperationInput<N>) => ServiceRequest;

interface RequestBuilderOptions {
  /** The path before an operation's own. */
  readonly prefix: string;
  /** Sent with every request: alternating names and values. */
  readonly headers: readonly string[];
  /** Absent: by the operation's kind. */
  readonly maxAnswerBytes?: number | undefined;
}

/**
 * Builds HTTP requests for operations. All attempts of a call share one `Idempotency-Key`, a structured-field
 * string (draft-ietf-httpapi-idempotency-key-header).
 */
export function createRequestBuilder(options: RequestBuilderOptions): RequestBuilder {
  const { prefix, headers } = options;
  const getHeaders = [...headers, "Accept-Encoding", "gzip", "Idempotency-Key"];
  const postHeaders = [...headers, "Content-Type", "application/json", "Idempotency-Key"];
  return (name, input) => {
    const { path, method, kind }: Operation = operations[name];
    const query = new URLSearchParams(toQueryPairs(input.query)).toString();
    const address = {
      method,
      path: `${prefix}${path}${query === "" ? "" : `?${query}`}`,
      maxAnswerBytes: options.maxAnswerBytes ?? maxAnswerBytes[kind],
    };
    const idempotencyKey = `"${randomUUID()}"`;
    if (method === "GET") return { ...address, headers: [...getHeaders, idempotencyKey], body: null };
    const body = input.body === undefined ? null : JSON.stringify(input.body);
    return { ...address, headers: [...postHeaders, idempotencyKey], body };
  };
}
