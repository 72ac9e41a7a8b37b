import type { CallSpan } from "./call-span.ts";

/** One line of the JSON log. */
export function toLogLine({ name, startedAt, endedAt, attributes, hasFailed, ...ids }: CallSpan): string {
  const { traceId, spanId, parentSpanId } = ids;
  const line = {
    time: new Date(endedAt).toISOString(),
    level: "debug",
    code: hasFailed ? "PDO_MODEL_CALL_FAILED" : "PDO_MODEL_CALL",
    message: name,
    ...{ trace_id: traceId, span_id: spanId },
    ...(parentSpanId !== undefined && { parent_span_id: parentSpanId }),
    duration_ms: Math.round(endedAt - startedAt),
    ...attributes,
  };
  return `${JSON.stringify(line)}\n`;
}

/** Of OTLP's enumerations: a client's span; a status that is not set, and an error. */
const [clientKind, unset, failed] = [3, 0, 2];

/**
 * One line of a file that OpenTelemetry's collector reads (OTLP as JSON,
 * https://opentelemetry.io/docs/specs/otel/protocol/file-exporter/).
 */
export function toOtlpLine(span: CallSpan, version: string): string {
  const { traceId, spanId, parentSpanId, name, startedAt, endedAt, attributes, hasFailed } = span;
  const nanos = (at: number) => `${Math.round(at)}000000`;
  const written = {
    ...{ traceId, spanId, ...(parentSpanId !== undefined && { parentSpanId }) },
    ...{ name, kind: clientKind },
    ...{ startTimeUnixNano: nanos(startedAt), endTimeUnixNano: nanos(endedAt) },
    attributes: Object.entries(attributes).map(([key, value]) => ({ key, value: toAnyValue(value) })),
    status: { code: hasFailed ? failed : unset },
  };
  const service = [{ key: "service.name", value: { stringValue: "pdo" } }];
  const scopeSpans = [{ scope: { name: "pdo", version }, spans: [written] }];
  return `${JSON.stringify({ resourceSpans: [{ resource: { attributes: service }, scopeSpans }] })}\n`;
}

function toAnyValue(value: CallSpan["attributes"][string]): object {
  if (typeof value === "string") return { stringValue: value };
  if (typeof value === "number")
    return Number.isInteger(value) ? { intValue: String(value) } : { doubleValue: value };
  return { arrayValue: { values: value.map((each) => ({ stringValue: each })) } };
}
