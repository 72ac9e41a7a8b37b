import type { CallSpan } from "./call-span.ts";

/** Where `@opentelemetry/api` of any version 1 keeps what an SDK has registered. */
const registry = Symbol.for("opentelemetry.js.api.1");

/**
 * Hands spans to the SDK that was started in this process (`node --import ./telemetry.js`). Undefined: there is none, or the optional package
 * is not installed; nothing is loaded where there is none.
 * @param version of pdo
 */
export async function openTelemetryExporter(
  version: string,
): Promise<((span: CallSpan) => void) | undefined> {
  const registered = (
    globalThis as unknown as Readonly<Record<symbol, { readonly trace?: unknown } | undefined>>
  )[registry];
  if (registered?.trace === undefined) return undefined;
  const api = await import("@opentelemetry/api").catch(() => undefined);
  if (api === undefined) return undefined;
  const { ROOT_CONTEXT, SpanKind, SpanStatusCode, TraceFlags, context, trace } = api;
  const tracer = trace.getTracer("pdo", version);
  return ({ traceId, parentSpanId, name, startedAt, endedAt, attributes, hasFailed }) => {
    const parent = {
      ...{ traceId, spanId: parentSpanId ?? "", isRemote: true, traceFlags: TraceFlags.SAMPLED },
    };
    const under = parentSpanId === undefined ? context.active() : trace.setSpanContext(ROOT_CONTEXT, parent);
    const told = Object.fromEntries(
      Object.entries(attributes).map(([key, value]) => [key, typeof value === "object" ? [...value] : value]),
    );
    const options = { kind: SpanKind.CLIENT, startTime: startedAt, attributes: told };
    const span = tracer.startSpan(name, options, under);
    if (hasFailed) span.setStatus({ code: SpanStatusCode.ERROR });
    span.end(endedAt);
  };
}
