import type { Completion, CompletionRequest } from "../completion.ts";
import { ProviderProblem } from "../provider-problem.ts";
import type { CallSettings } from "./call-settings.ts";
import { requestUnwritable } from "./faults/answer-problems.ts";
import { clean } from "./faults/refusal.ts";
import type { Provider, ProviderHeaders } from "./provider.ts";
import { findInnerError, readBody } from "./read-answer.ts";
import type { Sender } from "./sender.ts";
import type { SettingsMemory } from "./settings-memory.ts";
import { type Reading, toCompletion } from "./to-completion.ts";
import { PackageFault, type RequestWriter, type WrittenRequest } from "./wires/request-writer.ts";
import { toCall } from "./wires/to-call.ts";

interface CompleterOptions extends Reading {
  readonly writer: RequestWriter;
  readonly sender: Sender;
  readonly memory: SettingsMemory;
}

type Completer = Pick<Provider, "attempt" | "toBody" | "readBody" | "readRefusal">;

/** Completions over a wire: written, sent, read. */
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
    if (error !== undefined) throw sender.read({ status: 200, headers, body: error }).problem;
    return toCompletion(body, headers, options);
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
      return memory.learnLater(refusal) ? worthAsking(refusal.problem) : refusal.problem;
    },
  };
}

/** The same question is written in another way next time. */
function worthAsking({ code, what, seen, nextStep }: ProviderProblem): ProviderProblem {
  return new ProviderProblem({ code, what, seen, nextStep, kind: "faulty" });
}

/** What the package wants to be sent along, but for what is written here for all requests alike. */
function extraHeaders(headers: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => name === "anthropic-beta"));
}
