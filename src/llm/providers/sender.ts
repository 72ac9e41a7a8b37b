import { asFields, type Fields, fieldsOf } from "../../lib/json.ts";
import type { RawAnswer } from "../../net/http-exchange.ts";
import { answerUnreadable, notTheProvider, redirected } from "./errors.ts";
import { readEventStream } from "./event-stream.ts";
import type { ProviderAddress } from "./open-provider.ts";
import type { RawCall, RawResult } from "./provider.ts";
import { type Refusal, type RefusalReading, readRefusal } from "./refusals.ts";
import type { Transport } from "./transport.ts";

interface SenderOptions {
  readonly transport: Transport;
  readonly address: ProviderAddress;
  readonly maxAnswerBytes: number;
  readonly reader: Parameters<typeof readRefusal>[1];
}

export interface Sender {
  /** @throws LlmError for every answer that is not a 2xx */
  send(call: RawCall): Promise<RawResult>;
  /** Like `send`, but returns a refusal, with its details, instead of throwing; `headers` are added. */
  ask(call: RawCall, headers?: Readonly<Record<string, string>>): Promise<RawAnswer | RefusalReading>;
  /** Reads a refusal that came inside an answer. */
  read(refusal: Refusal): RefusalReading;
}

/** Larger refusals are not parsed. */
const maxRefusalBytes = 256 * 1024;

export function createSender({ transport, address, maxAnswerBytes, reader }: SenderOptions): Sender {
  const ask: Sender["ask"] = async (call, more = {}) => {
    const { method, body, contentType = "application/json", contentLength } = call;
    const { timeoutMs, signal, stopSignal, onData } = call;
    const headers = {
      ...more,
      ...(body !== undefined && { "content-type": contentType }),
      ...(contentLength !== undefined && { "content-length": String(contentLength) }),
    };
    const answer = await transport(
      { method, path: toPath(call.path, address), headers, body },
      { timeoutMs, signal, stopSignal, onData, maxAnswerBytes: call.maxAnswerBytes ?? maxAnswerBytes },
    );
    return answer.status >= 200 && answer.status < 300 ? answer : readRefusal(toRefusal(answer), reader);
  };
  return {
    ask,
    read: (refusal) => readRefusal(refusal, reader),
    send: async (call) => {
      const answer = await ask(call);
      if ("problem" in answer) throw answer.problem;
      return answer;
    },
  };
}

function toRefusal({ status, headers, bytes }: RawAnswer): Refusal {
  return { status, headers, body: bytes.length > maxRefusalBytes ? undefined : parseBody(bytes) };
}

/**
 * @returns path and query of a call
 * @throws LlmError PDO_PROVIDER_REDIRECTED for another origin, since the key would be sent there
 */
function toPath(path: string, { origin, prefix, query }: ProviderAddress): string {
  if (path.startsWith("/")) return prefix + path + (path.includes("?") ? query.replace("?", "&") : query);
  const url = URL.canParse(path) ? new URL(path) : undefined;
  if (url?.origin !== origin) throw redirected(200, url?.origin ?? "an address that cannot be read");
  return url.pathname + (url.search || query);
}

const utf8 = new TextDecoder("utf-8", { fatal: true });

/** @returns the parsed JSON; undefined if it is not valid */
function parseBody(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(utf8.decode(bytes));
  } catch {
    return undefined;
  }
}

/** Some servers stream although nobody asked for it. */
function readEvents(bytes: Uint8Array): Fields | undefined {
  try {
    return readEventStream(utf8.decode(bytes));
  } catch {
    return undefined;
  }
}

/**
 * The body of a completion's 200, an object.
 * @throws LlmError if it is an HTML page or truncated
 */
export function readBody({ headers, bytes }: Omit<RawResult, "status">, origin: string): Fields {
  const [parsed] = [parseBody(bytes)].flat();
  const body = asFields(parsed) ?? readEvents(bytes);
  if (body !== undefined) return body;
  const contentType = String(headers["content-type"] ?? "");
  const start = String.fromCharCode(...bytes.subarray(0, 64)).trimStart();
  if (start.startsWith("<") || /^text\/html/i.test(contentType))
    throw notTheProvider(origin, "It sent a page of HTML.");
  throw answerUnreadable(origin, `The answer's ${bytes.length} bytes are no JSON object in UTF-8.`);
}

/**
 * An error inside a 200, as OpenRouter sends it: next to the choices, or in one of them when the model had
 * already begun.
 * @returns a body with nothing but the error
 */
export function findInnerError(body: Fields): unknown {
  if (isPresent(body.error) || body.object === "error" || body.type === "error") return body;
  const choice = fieldsOf([body.choices].flat()[0]);
  if (isPresent(choice.error)) return { error: choice.error };
  const isBroken =
    choice.finish_reason === "error" || choice.finish_reason === "insufficient_system_resource";
  return isBroken ? { error: { code: "finish_reason", message: String(choice.finish_reason) } } : undefined;
}

const isPresent = (error: unknown) => error !== undefined && error !== null && error !== false;
