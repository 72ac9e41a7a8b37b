import { asFields, type Fields, fieldsOf } from "../../lib/json.ts";
import type { RawAnswer } from "../../net/http-exchange.ts";
import { answerUnreadable, notTheProvider, redirected } from "./errors.ts";
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
  /** @throws LlmError for every answer that is no 2xx */
  send(call: RawCall): Promise<RawResult>;
  /** The same, but that a refusal is given back, with what it is made of; `headers` are sent along. */
  ask(call: RawCall, headers?: Readonly<Record<string, string>>): Promise<RawAnswer | RefusalReading>;
  /** What a refusal means that came inside an answer. */
  read(refusal: Refusal): RefusalReading;
}

/** Refusals are read as long as they are of a size that is for people. */
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
 * @throws LlmError PDO_PROVIDER_REDIRECTED for an address elsewhere: the key would go along
 */
function toPath(path: string, { origin, prefix, query }: ProviderAddress): string {
  if (path.startsWith("/")) return prefix + path + (path.includes("?") ? query.replace("?", "&") : query);
  const url = URL.canParse(path) ? new URL(path) : undefined;
  if (url?.origin !== origin) throw redirected(200, url?.origin ?? "an address that cannot be read");
  return url.pathname + (url.search || query);
}

const utf8 = new TextDecoder("utf-8", { fatal: true });

/** @returns what the bytes say as JSON; undefined where they are none */
function parseBody(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(utf8.decode(bytes));
  } catch {
    return undefined;
  }
}

/**
 * The body of a completion's 200, an object.
 * @throws LlmError where a page came instead, or the answer is cut off
 */
export function readBody({ headers, bytes }: Omit<RawResult, "status">, origin: string): Fields {
  const [parsed] = [parseBody(bytes)].flat();
  const body = asFields(parsed);
  if (body !== undefined) return body;
  const contentType = String(headers["content-type"] ?? "");
  const start = String.fromCharCode(...bytes.subarray(0, 64)).trimStart();
  if (start.startsWith("<") || /^text\/html/i.test(contentType))
    throw notTheProvider(origin, "It sent a page of HTML.");
  throw answerUnreadable(origin, `The answer's ${bytes.length} bytes are no JSON object in UTF-8.`);
}

/**
 * An error inside a 200, as OpenRouter sends it: beside the choices, or in one of them after the model had begun.
 * @returns a body that holds the error and nothing else
 */
export function findInnerError(body: Fields): unknown {
  if (isTold(body.error) || body.object === "error" || body.type === "error") return body;
  const choice = fieldsOf([body.choices].flat()[0]);
  if (isTold(choice.error)) return { error: choice.error };
  const isBroken =
    choice.finish_reason === "error" || choice.finish_reason === "insufficient_system_resource";
  return isBroken ? { error: { code: "finish_reason", message: String(choice.finish_reason) } } : undefined;
}

const isTold = (error: unknown) => error !== undefined && error !== null && error !== false;
