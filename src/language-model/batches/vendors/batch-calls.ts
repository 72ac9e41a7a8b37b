import { type Fields, parseJson } from "../../json-fields.ts";
import { ProviderProblem, type ProviderProblemCode } from "../../provider-problem.ts";
import type { RawCall } from "../../providers/provider.ts";
import type { AskAgain } from "../ask-again.ts";
import { batchAnswerUnknown } from "../batch-problem.ts";
import type { BatchProvider } from "../vendor-batches.ts";

/** Milliseconds for a small answer, and for a file of some ten megabytes on a slow line. */
const [askTimeoutMs, uploadTimeoutMs] = [60_000, 900_000];
/** More than a hundred batches weigh in a list. */
const mostAnswerBytes = 16 * 1024 * 1024;

/** What a vendor's calls work with. */
export interface BatchLine {
  readonly provider: Pick<BatchProvider, "send">;
  readonly askAgain: AskAgain;
  readonly signal?: AbortSignal | undefined;
}

export interface BatchCalls {
  /** Tried again. */
  get(path: string): Promise<Fields>;
  /** Tried again: twice is once too often, but costs nothing. */
  upload(path: string, body: readonly Uint8Array[], contentType: string): Promise<Fields>;
  /** Sent once. */
  post(path: string, body: readonly Uint8Array[]): Promise<Fields>;
}

/** The JSON calls of a batch service; whatever answers must be an object. @throws ProviderProblem; the signal's reason */
export function createBatchCalls({ provider, askAgain, signal }: BatchLine): BatchCalls {
  const send = async (
    call: Pick<RawCall, "method" | "path" | "body" | "contentType" | "contentLength">,
  ): Promise<Fields> => {
    const timeoutMs = call.body === undefined ? askTimeoutMs : uploadTimeoutMs;
    const { bytes } = await provider.send({ ...call, signal, timeoutMs, maxAnswerBytes: mostAnswerBytes });
    const answer = parseJson(Buffer.from(bytes).toString("utf8"));
    if (typeof answer !== "object" || answer === null) throw batchAnswerUnknown(call.path);
    return answer as Fields;
  };
  return {
    get: (path) => askAgain(() => send({ method: "GET", path })),
    upload: (path, body, contentType) =>
      askAgain(() => send({ method: "POST", path, contentType, ...toStream(body) })),
    post: (path, body) => send({ method: "POST", path, ...toStream(body) }),
  };
}

/** In pieces as they are: to join tens of megabytes would take them twice. */
function toStream(pieces: readonly Uint8Array[]): Pick<RawCall, "body" | "contentLength"> {
  async function* stream() {
    yield* pieces;
  }
  return { body: stream(), contentLength: pieces.reduce((sum, { length }) => sum + length, 0) };
}

/** What a 404 comes to: the vendor has no such thing, or not for this key. */
const notFound: ReadonlySet<ProviderProblemCode> = new Set<ProviderProblemCode>([
  "PDO_PROVIDER_ADDRESS_INVALID",
  "PDO_PROVIDER_MODEL_UNKNOWN",
]);

export function isNotFound(fault: unknown): boolean {
  return fault instanceof ProviderProblem && notFound.has(fault.code);
}
