import { ROOT_CONTEXT, type Span, SpanKind, type SpanOptions, trace } from "@opentelemetry/api";
import { afterEach, describe, expect, it } from "vitest";
import { llmError } from "../../../src/llm/errors.ts";
import type { CompletionRequest, LanguageModel } from "../../../src/llm/language-model.ts";
import { type CallSpan, traceCalls } from "../../../src/llm/tracing/call-span.ts";
import { openTelemetryExporter } from "../../../src/llm/tracing/open-telemetry.ts";
import { toLogLine, toOtlpLine } from "../../../src/llm/tracing/span-forms.ts";
import { requestOf, usageOf } from "../requests.ts";

const [traceId, parentSpanId] = ["4bf92f3577b34da6a3ce929d0e0e4736", "00f067aa0ba902b7"];
const identity = "azure https://shop.openai.azure.com/openai/v1 gpt-6-luna";

async function spansOf(complete: LanguageModel["complete"]): Promise<readonly CallSpan[]> {
  const spans: CallSpan[] = [];
  let at = 1_000;
  const now = () => {
    at += 500;
    return at;
  };
  const model: LanguageModel = { identity, complete, close: async () => {} };
  const traced = traceCalls(model, { traceId, parentSpanId, now, onSpan: (span) => spans.push(span) });
  await traced.complete(requestOf("a secret text")).catch(() => undefined);
  return spans;
}

const answer = async (_: CompletionRequest) => ({
  text: "another secret text",
  finish: "stop" as const,
  model: "gpt-6-luna-2026-10-01",
  requestId: "req_1",
  usage: usageOf(20, 5),
});
const failWith = (code: string) => async () => {
  throw llmError({ code, what: "No.", seen: "No.", nextStep: "No.", kind: "own" });
};

describe("a call of a language model", () => {
  it("is told by the names of OpenTelemetry's conventions, with times and without texts", async () => {
    const [span] = await spansOf(answer);
    expect(span).toMatchObject({
      ...{ traceId, parentSpanId, name: "chat gpt-6-luna", startedAt: 1_500, endedAt: 2_000 },
      hasFailed: false,
      attributes: {
        "gen_ai.operation.name": "chat",
        "gen_ai.provider.name": "azure.ai.openai",
        "gen_ai.request.model": "gpt-6-luna",
        "gen_ai.response.model": "gpt-6-luna-2026-10-01",
        "gen_ai.response.id": "req_1",
        "gen_ai.response.finish_reasons": ["stop"],
        "gen_ai.usage.input_tokens": 20,
        "gen_ai.usage.output_tokens": 5,
        "server.address": "shop.openai.azure.com",
        "server.port": 443,
      },
    });
    expect(JSON.stringify(span)).not.toContain("secret");
  });

  it("that fails says why; one that was never sent is none", async () => {
    const [failed] = await spansOf(failWith("PDO_PROVIDER_TIMEOUT"));
    expect(failed).toMatchObject({ hasFailed: true, attributes: { "error.type": "PDO_PROVIDER_TIMEOUT" } });
    expect(await spansOf(failWith("PDO_BUDGET_SPENT"))).toEqual([]);
  });

  it("is a line of the JSON log", async () => {
    const [span] = await spansOf(answer);
    const line = span && toLogLine(span);
    expect(line?.startsWith('{"time":"')).toBe(true);
    expect(JSON.parse(line ?? "")).toMatchObject({
      ...{ level: "debug", code: "PDO_MODEL_CALL", trace_id: traceId, parent_span_id: parentSpanId },
      ...{ duration_ms: 500, "gen_ai.usage.input_tokens": 20 },
    });
  });

  it("is a line that OpenTelemetry's collector reads", async () => {
    const [span] = await spansOf(answer);
    const { resourceSpans } = JSON.parse(span === undefined ? "" : toOtlpLine(span, "1.2.3"));
    const [written] = resourceSpans[0].scopeSpans[0].spans;
    expect(written).toMatchObject({ traceId, parentSpanId, kind: 3, startTimeUnixNano: "1500000000" });
    expect(written.attributes).toContainEqual({
      key: "gen_ai.usage.input_tokens",
      value: { intValue: "20" },
    });
  });
});

describe("OpenTelemetry's SDK", () => {
  afterEach(() => trace.disable());

  it("is not looked for where none was started", async () => {
    expect(await openTelemetryExporter("1.2.3")).toBeUndefined();
  });

  it("gets each call under the caller's span", async () => {
    const begun: { name: string; options: SpanOptions | undefined; parent: string | undefined }[] = [];
    const ends: unknown[] = [];
    const span = { setStatus: () => span, end: (at: unknown) => ends.push(at) } as unknown as Span;
    trace.setGlobalTracerProvider({
      getTracer: () => ({
        startSpan: (name: string, options?: SpanOptions, context = ROOT_CONTEXT) => {
          begun.push({ name, options, parent: trace.getSpanContext(context)?.spanId });
          return span;
        },
        startActiveSpan: () => {
          throw new Error("No span is made active.");
        },
      }),
    });
    const exporter = await openTelemetryExporter("1.2.3");
    for (const each of await spansOf(answer)) exporter?.(each);
    expect(begun).toMatchObject([
      {
        name: "chat gpt-6-luna",
        parent: parentSpanId,
        options: { kind: SpanKind.CLIENT, startTime: 1_500, attributes: { "gen_ai.operation.name": "chat" } },
      },
    ]);
    expect(ends).toEqual([2_000]);
  });
});
