import { newSpanId } from "../../lib/trace-context.ts";
import { isLlmError } from "../errors.ts";
import type { Completion, CompletionRequest, LanguageModel } from "../language-model.ts";

/** What is told of one call of a language model: its names are those of OpenTelemetry's conventions, and no text is in it. */
export interface CallSpan {
  readonly traceId: string;
  readonly spanId: string;
  /** Absent: the trace begins here. */
  readonly parentSpanId?: string;
  /** `chat gpt-6-luna` */
  readonly name: string;
  /** Milliseconds since 1970. */
  readonly startedAt: number;
  readonly endedAt: number;
  /** By the names of https://opentelemetry.io/docs/specs/semconv/gen-ai/gen-ai-spans/, and `pdo.task`. */
  readonly attributes: Readonly<Record<string, string | number | readonly string[]>>;
  /** Whether there is no answer. */
  readonly hasFailed: boolean;
}

export interface TracingOptions {
  /** Of the run. */
  readonly traceId: string;
  readonly parentSpanId?: string | undefined;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly onSpan: (span: CallSpan) => void;
}

/** Tells of each call once it has ended, with its tries and waits. A call that was never sent is none. */
export function traceCalls<M extends LanguageModel>(model: M, options: TracingOptions): M {
  const { traceId, parentSpanId, now, onSpan } = options;
  const known = attributesOfModel(model.identity);
  return {
    ...model,
    complete: async (request, callOptions) => {
      const startedAt = now();
      const end = (attributes: CallSpan["attributes"], hasFailed: boolean) =>
        onSpan({
          ...{ traceId, spanId: newSpanId(), startedAt, endedAt: now(), hasFailed },
          ...(parentSpanId !== undefined && { parentSpanId }),
          name: `${operation} ${known["gen_ai.request.model"]}`,
          attributes: { ...known, ...attributesOfRequest(request), ...attributes },
        });
      try {
        const completion = await model.complete(request, callOptions);
        end(attributesOfCompletion(completion), false);
        return completion;
      } catch (fault) {
        if (!isLlmError(fault)) end({ "error.type": "aborted" }, true);
        else if (!unsent.has(fault.code)) end({ "error.type": fault.code }, true);
        throw fault;
      }
    },
  };
}

const operation = "chat";

const unsent: ReadonlySet<string> = new Set(["PDO_BUDGET_SPENT", "PDO_PROVIDER_CLOSED"]);

/** What the conventions call providers; others by our own names. */
const providerNames: Readonly<Record<string, string>> = {
  google: "gcp.gemini",
  azure: "azure.ai.openai",
  mistral: "mistral_ai",
};

/** @param identity as `LanguageModel` has it: the provider's name, its address, the model's name */
function attributesOfModel(identity: string) {
  const [provider = "", address = "", ...model] = identity.split(" ");
  const url = URL.canParse(address) ? new URL(address) : undefined;
  return {
    "gen_ai.operation.name": operation,
    "gen_ai.provider.name": providerNames[provider] ?? provider,
    "gen_ai.request.model": model.join(" "),
    ...(url !== undefined && {
      "server.address": url.hostname,
      "server.port": url.port === "" ? (url.protocol === "http:" ? 80 : 443) : Number(url.port),
    }),
  };
}

function attributesOfRequest({ task, maxOutputTokens }: CompletionRequest): CallSpan["attributes"] {
  return { "gen_ai.request.max_tokens": maxOutputTokens, "gen_ai.output.type": "json", "pdo.task": task };
}

function attributesOfCompletion({ model, requestId, finish, usage }: Completion): CallSpan["attributes"] {
  return {
    "gen_ai.response.model": model,
    ...(requestId !== undefined && { "gen_ai.response.id": requestId }),
    "gen_ai.response.finish_reasons": [finish],
    ...(usage && {
      "gen_ai.usage.input_tokens": usage.inputTokens,
      "gen_ai.usage.output_tokens": usage.outputTokens,
      "gen_ai.usage.cache_read.input_tokens": usage.cachedInputTokens,
      "gen_ai.usage.cache_creation.input_tokens": usage.cacheWriteTokens,
    }),
  };
}
