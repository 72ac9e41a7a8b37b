import type { RawAnswer } from "../../exchange/exchange.ts";
import type { ProviderAddress } from "./address.ts";
import { redirected } from "./faults/answer-problems.ts";
import { type Refusal, type RefusalReading, readRefusal } from "./faults/refusal.ts";
import type { RawCall, RawResult } from "./provider.ts";
import { parseBody } from "./read-answer.ts";
import type { Transport } from "./transport.ts";

interface SenderOptions {
  readonly transport: Transport;
  readonly address: ProviderAddress;
  readonly maxAnswerBytes: number;
  readonly reader: Parameters<typeof readRefusal>[1];
}

export interface Sender {
  /** @throws ProviderProblem for every answer that is no 2xx */
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
 * @throws ProviderProblem PDO_PROVIDER_REDIRECTED for an address elsewhere: the key would go along
 */
function toPath(path: string, { origin, prefix, query }: ProviderAddress): string {
  if (path.startsWith("/")) return prefix + path + (path.includes("?") ? query.replace("?", "&") : query);
  const url = URL.canParse(path) ? new URL(path) : undefined;
  if (url?.origin !== origin) throw redirected(200, url?.origin ?? "an address that cannot be read");
  return url.pathname + (url.search || query);
}
