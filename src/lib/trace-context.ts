import { randomBytes } from "node:crypto";

/** A place in a trace, as W3C's Trace Context has it: 32 and 16 hexadecimal digits. */
export interface TraceContext {
  readonly traceId: string;
  readonly spanId: string;
}

const form = /^([\da-f]{2})-([\da-f]{32})-([\da-f]{16})-[\da-f]{2}(?:-.*)?$/;

/**
 * Reads a `traceparent` (https://www.w3.org/TR/trace-context/#traceparent-header). Undefined: it is not one, and the trace begins anew.
 */
export function parseTraceparent(text: string | undefined): TraceContext | undefined {
  const [whole = "", version, traceId = "", spanId = ""] = form.exec(text?.trim().toLowerCase() ?? "") ?? [];
  const isLonger = version === "00" && whole.length !== 55;
  if (whole === "" || version === "ff" || isLonger || /^0+$/.test(traceId) || /^0+$/.test(spanId))
    return undefined;
  return { traceId, spanId };
}

/** A new trace's identifier. */
export function newTraceId(): string {
  return randomBytes(16).toString("hex");
}

export function newSpanId(): string {
  return randomBytes(8).toString("hex");
}
