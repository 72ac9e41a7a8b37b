import type { Fields } from "../../lib/json.ts";
import { type LlmError, llmError } from "../errors.ts";
import type { Completion, CompletionRequest } from "../language-model.ts";
import type { CallSettings, SettingsMemory } from "./call-settings.ts";
import { answerUnreadable, requestUnwritable } from "./errors.ts";
import type { Provider, ProviderHeaders } from "./provider.ts";
import { clean } from "./refusals.ts";
import { findInnerError, readBody, type Sender } from "./sender.ts";
import {
  BodyFault,
  PackageFault,
  type RequestWriter,
  toCall,
  type Wire,
  type WireAnswer,
  type WrittenRequest,
} from "./wire.ts";

interface CompleterOptions extends Reading {
  readonly writer: RequestWriter;
  readonly sender: Sender;
  readonly memory: SettingsMemory;
}

type Completer = Pick<Provider, "attempt" | "toBody" | "readBody" | "readRefusal">;

/** Completions over a wire protocol: writes the request, sends it, reads the answer. */
export function createCompleter(options: CompleterOptions): Completer {
  const { wire, writer, sender, memory, origin, redact } = options;

  const write = async (request: CompletionRequest, under: CallSettings): Promise<WrittenRequest> => {
    const call = { ...toCall(request, under), providerOptions: wire.providerOptions(under) };
    try {
      return await writer.write(wire.modelFor(under), call);
    } catch (fault) {
      throw fault instanceof PackageFault ? requestUnwritable(clean(fault.message, redact)) : fault;
    }
  };
  const read = (bytes: Uint8Array, headers: ProviderHeaders): Completion => {
    const body = readBody({ headers, bytes }, origin);
    const error = findInnerError(body);
    if (error !== undefined) {
      const { problem } = sender.read({ status: 200, headers, body: error });
      throw body.choices === undefined ? problem : asCharged(problem);
    }
    const answer = readAnswer(body, options);
    if (answer.hasThoughts === true) memory.noteThoughts();
    return toCompletion(answer, body, headers, options);
  };

  return {
    attempt: async (request, { signal, stopSignal, timeoutMs }) => {
      const startedAt = performance.now();
      for (let under = memory.current(); ; ) {
        const { url, headers, body } = await write(request, under);
        const leftMs = Math.max(1, timeoutMs - (performance.now() - startedAt));
        const call = { method: "POST", path: url, body, signal, stopSignal, timeoutMs: leftMs } as const;
        const answer = await sender.ask(call, extraHeaders(headers));
        if (!("problem" in answer)) {
          return { completion: read(answer.bytes, answer.headers), headers: answer.headers };
        }
        const instead = memory.learn(under, answer);
        if (instead === undefined) throw answer.problem;
        under = instead;
      }
    },
    toBody: async (request) => JSON.parse((await write(request, memory.current())).body),
    readBody: async (body) => read(Buffer.from(JSON.stringify(body) ?? ""), {}),
    readRefusal: (status, body) => {
      const refusal = sender.read({ status, headers: {}, body });
      return memory.learnLater(refusal) ? asRetryable(refusal.problem) : refusal.problem;
    },
  };
}

/** The request will be written differently next time, so a retry makes sense. */
function asRetryable({ code, category, what, seen, nextStep }: LlmError): LlmError {
  return llmError({ code, category, what, seen, nextStep, kind: "faulty" });
}

/** The model had begun: what it said may be charged. */
function asCharged(problem: LlmError): LlmError {
  const { code, category, what, seen, nextStep, kind, details } = problem;
  return llmError({ code, category, what, seen, nextStep, kind, ...details, mayBeCharged: true });
}

/** The headers of the package, without those that are set here for all requests. */
function extraHeaders(headers: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => name === "anthropic-beta"));
}

interface Reading {
  readonly wire: Wire;
  /** The requested model, for providers that do not report one. */
  readonly model: string;
  /** Scheme, host and port, for messages. */
  readonly origin: string;
  /** Removes keys from texts that are shown. */
  readonly redact: (text: string) => string;
  /** Removes only the whole key. */
  readonly removeKey: (text: string) => string;
}

/**
 * Converts an answer. Its text is left as received, except for the key if something echoed it; other values are
 * shown to people and redacted.
 */
function toCompletion(
  { text, finish, usage }: WireAnswer,
  body: Fields,
  headers: ProviderHeaders,
  { model, redact, removeKey }: Reading,
): Completion {
  const requestId = headers["x-request-id"] ?? headers["request-id"] ?? body.id ?? body.responseId;
  const named = body.model ?? body.modelVersion;
  return {
    text: removeKey(text),
    finish,
    model: typeof named === "string" ? clean(named, redact) : model,
    ...(usage !== undefined && { usage }),
    ...(typeof requestId === "string" && { requestId: clean(requestId, redact) }),
  };
}

/** @throws LlmError PDO_PROVIDER_ANSWER_UNREADABLE if the body contains no answer */
function readAnswer(body: Fields, { wire, origin }: Reading): WireAnswer {
  try {
    return wire.readAnswer(body);
  } catch (fault) {
    if (fault instanceof BodyFault) throw answerUnreadable(origin, fault.message);
    throw fault;
  }
}
