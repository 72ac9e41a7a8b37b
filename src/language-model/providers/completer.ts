import type { CompletionRequest } from "../completion.ts";
import { ProviderProblem } from "../provider-problem.ts";
import type { CallSettings } from "./call-settings.ts";
import { answerUnreadable, requestUnwritable } from "./faults/answer-problems.ts";
import { clean, type RefusalReading } from "./faults/refusal.ts";
import type { AttemptOptions, AttemptResult, Provider, ProviderHeaders } from "./provider.ts";
import { findInnerError, readBody } from "./read-answer.ts";
import type { Sender } from "./sender.ts";
import type { SettingsMemory } from "./settings-memory.ts";
import { type Received, toCompletion } from "./to-completion.ts";
import { type Answering, PackageFault, type SdkBridge, type WrittenRequest } from "./wires/sdk-bridge.ts";
import { toCall } from "./wires/to-call.ts";
import { BodyFault, type Fields, type Wire } from "./wires/wire.ts";

interface CompleterOptions {
  readonly model: string;
  readonly wire: Wire;
  readonly bridge: SdkBridge;
  readonly sender: Sender;
  readonly memory: SettingsMemory;
  /** Scheme, host and port, for messages. */
  readonly origin: string;
  readonly redact: (text: string) => string;
  readonly removeKey: (text: string) => string;
}

type Completer = Pick<Provider, "attempt" | "toBody" | "readBody" | "readRefusal">;

/** Brings the answer to a request as it is written. */
type Receive = (written: WrittenRequest) => Promise<Received>;

/** Ends a package's call when its request is written, which is all that was wanted. */
class WrittenEnough {
  readonly body: string;
  constructor(body: string) {
    this.body = body;
  }
}

/** A refusal that may be about a setting that can do without. */
class RequestRefused {
  readonly refusal: RefusalReading;
  constructor(refusal: RefusalReading) {
    this.refusal = refusal;
  }
}

/** Completions over a wire. */
export function createCompleter(options: CompleterOptions): Completer {
  const { wire, bridge, sender, memory, origin } = options;

  const generate = (request: CompletionRequest, under: CallSettings, answering: Answering) => {
    const call = { ...toCall(request, under), providerOptions: wire.providerOptions(under) };
    return bridge.generate(wire.modelFor(under), call, answering);
  };

  /** The answer that `receive` brings, as a completion. */
  const complete = async (
    request: CompletionRequest,
    under: CallSettings,
    receive: Receive,
  ): Promise<AttemptResult> => {
    let received: Received = { body: {}, headers: {} };
    let isReceived = false;
    try {
      const result = await generate(request, under, async (written) => {
        received = await receive(written);
        isReceived = true;
        return JSON.stringify(wire.mend(received.body));
      });
      return { completion: toCompletion(result, received, options), headers: received.headers };
    } catch (fault) {
      if (fault instanceof BodyFault) throw answerUnreadable(origin, fault.message);
      if (!(fault instanceof PackageFault)) throw fault;
      if (isReceived) throw answerUnreadable(origin, "It is not as agreed.");
      throw requestUnwritable(clean(fault.message, options.redact));
    }
  };

  const receiveOver =
    (attempt: AttemptOptions): Receive =>
    async ({ url, headers, body }) => {
      const answer = await sender.ask({ ...attempt, method: "POST", path: url, body }, extraHeaders(headers));
      if ("problem" in answer) throw new RequestRefused(answer);
      return { body: checkBody(readBody(answer, origin), answer.headers), headers: answer.headers };
    };

  const checkBody = (body: Fields, headers: ProviderHeaders): Fields => {
    const error = findInnerError(body);
    if (error !== undefined) throw sender.read({ status: 200, headers, body: error }).problem;
    return body;
  };

  return {
    attempt: async (request, attempt) => {
      const startedAt = performance.now();
      for (let under = memory.current(); ; ) {
        const timeoutMs = Math.max(1, attempt.timeoutMs - (performance.now() - startedAt));
        try {
          return await complete(request, under, receiveOver({ ...attempt, timeoutMs }));
        } catch (fault) {
          if (!(fault instanceof RequestRefused)) throw fault;
          const instead = memory.learn(under, fault.refusal);
          if (instead === undefined) throw fault.refusal.problem;
          under = instead;
        }
      }
    },
    toBody: async (request) => {
      try {
        return await generate(request, memory.current(), async ({ body }) => {
          throw new WrittenEnough(body);
        });
      } catch (fault) {
        if (fault instanceof WrittenEnough) return JSON.parse(fault.body);
        throw fault instanceof PackageFault ? requestUnwritable(clean(fault.message, options.redact)) : fault;
      }
    },
    readBody: async (request, body) => {
      const bytes = Buffer.from(JSON.stringify(body) ?? "");
      const checked = checkBody(readBody({ status: 200, headers: {}, bytes }, origin), {});
      const receive = async () => ({ body: checked, headers: {} });
      return (await complete(request, memory.current(), receive)).completion;
    },
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
