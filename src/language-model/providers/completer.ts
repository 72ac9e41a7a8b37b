import type { Completion, CompletionRequest } from "../completion.ts";
import { ProviderProblem } from "../provider-problem.ts";
import { type CallSettings, findChange, firstSettings } from "./call-settings.ts";
import { answerUnreadable } from "./faults/answer-problems.ts";
import { clean, type RefusalReading } from "./faults/refusal.ts";
import type { AttemptOptions, AttemptResult, Provider, ProviderHeaders } from "./provider.ts";
import type { ProviderName } from "./provider-names.ts";
import { findInnerError, readBody } from "./read-answer.ts";
import type { Sender } from "./sender.ts";
import type { Answering, SdkBridge, WrittenRequest } from "./wires/sdk-bridge.ts";
import { toCall } from "./wires/to-call.ts";
import { BodyFault, type Fields, type SdkResult, type Wire } from "./wires/wire.ts";

interface CompleterOptions {
  readonly provider: ProviderName;
  readonly model: string;
  readonly wire: Wire;
  readonly bridge: SdkBridge;
  readonly sender: Sender;
  /** Scheme, host and port, for messages. */
  readonly origin: string;
  readonly redact: (text: string) => string;
}

type Completer = Pick<Provider, "attempt" | "toBody" | "readBody" | "readRefusal">;

/** An answer's body, with what stands around it. */
interface Received {
  readonly body: Fields;
  readonly headers: ProviderHeaders;
}

/** Ends a package's call when its request is written, which is all that was wanted. */
class WrittenEnough {
  readonly body: string;
  constructor(body: string) {
    this.body = body;
  }
}

/** The refusal of a setting that can do without. */
class SettingRefused {
  readonly reading: RefusalReading;
  constructor(reading: RefusalReading) {
    this.reading = reading;
  }
}

/** Completions over a wire. What the model was found not to take is remembered. */
export function createCompleter(options: CompleterOptions): Completer {
  const { wire, bridge, sender, origin } = options;
  const first = firstSettings(options.provider, options.model);
  let settings = first;

  const generate = (request: CompletionRequest, under: CallSettings, answering: Answering) => {
    const call = { ...toCall(request, under), providerOptions: wire.providerOptions(under) ?? {} };
    return bridge.generate(wire.modelFor(under), call, answering);
  };

  /** The answer that `receive` brings, as a completion. */
  const complete = async (
    request: CompletionRequest,
    under: CallSettings,
    receive: (written: WrittenRequest) => Promise<Received>,
  ): Promise<AttemptResult> => {
    let received: Received | undefined;
    const answering: Answering = async (written) => {
      received = await receive(written);
      return JSON.stringify(wire.mend(received.body));
    };
    try {
      const result = await generate(request, under, answering);
      if (received === undefined) throw new BodyFault("It was not read.");
      return { completion: toCompletion(result, received, options), headers: received.headers };
    } catch (fault) {
      if (received === undefined) throw fault;
      throw answerUnreadable(origin, fault instanceof BodyFault ? fault.message : "It is not as agreed.");
    }
  };

  const receiveOver = (attempt: AttemptOptions) => async (written: WrittenRequest) => {
    const { url, headers, body } = written;
    const answer = await sender.ask({ ...attempt, method: "POST", path: url, body }, extraHeaders(headers));
    if ("problem" in answer) throw isAboutSettings(answer) ? new SettingRefused(answer) : answer.problem;
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
      for (let under = settings; ; ) {
        const leftMs = Math.max(1, attempt.timeoutMs - (performance.now() - startedAt));
        try {
          return await complete(request, under, receiveOver({ ...attempt, timeoutMs: leftMs }));
        } catch (fault) {
          if (!(fault instanceof SettingRefused)) throw fault;
          const { error, problem } = fault.reading;
          const change = error && findChange(under, error);
          if (change === undefined) throw problem;
          under = { ...under, ...change };
          settings = { ...settings, ...change };
        }
      }
    },
    toBody: async (request) => {
      try {
        await generate(request, settings, async ({ body }) => {
          throw new WrittenEnough(body);
        });
      } catch (fault) {
        if (fault instanceof WrittenEnough) return JSON.parse(fault.body);
        throw fault;
      }
      throw new BodyFault("No request was written.");
    },
    readBody: async (request, body) => {
      const bytes = Buffer.from(JSON.stringify(body) ?? "");
      const received = {
        body: checkBody(readBody({ status: 200, headers: {}, bytes }, origin), {}),
        headers: {},
      };
      return (await complete(request, settings, async () => received)).completion;
    },
    readRefusal: (status, body) => {
      const reading = sender.read({ status, headers: {}, body });
      if (!isAboutSettings(reading) || reading.error === undefined) return reading.problem;
      const change = findChange(settings, reading.error);
      settings = { ...settings, ...change };
      // Others of the same batch were written under the same settings: the first refusal has taught what there is to learn.
      const isLearned = change !== undefined || findChange(first, reading.error) !== undefined;
      return isLearned ? askAgain(reading.problem) : reading.problem;
    },
  };
}

function isAboutSettings({ status, problem }: RefusalReading): boolean {
  return (status === 400 || status === 422) && problem.code === "PDO_PROVIDER_REQUEST_REFUSED";
}

/** The same question is written in another way next time. */
function askAgain({ code, what, seen, nextStep }: ProviderProblem): ProviderProblem {
  return new ProviderProblem({ code, what, seen, nextStep, kind: "faulty" });
}

/** What the package wants to be sent along, but for what is written here for all requests alike. */
function extraHeaders(headers: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => name === "anthropic-beta"));
}

function toCompletion(
  result: SdkResult,
  { body, headers }: Received,
  { wire, model, redact }: CompleterOptions,
): Completion {
  const { finish, usage, refusal = "" } = wire.readAnswer(result, body);
  const text = result.content.map((part) => (part.type === "text" ? part.text : "")).join("");
  const requestId = headers["x-request-id"] ?? headers["request-id"] ?? body.id ?? body.responseId;
  const named = body.model ?? body.modelVersion;
  return {
    text: text === "" ? refusal : text,
    finish,
    model: typeof named === "string" ? clean(named, redact) : model,
    ...(usage !== undefined && { usage }),
    ...(typeof requestId === "string" && { requestId: clean(requestId, redact) }),
  };
}
