import { expect, it } from "vitest";
import { newSpanId, newTraceId, parseTraceparent } from "../../src/lib/trace-context.ts";

const [traceId, spanId] = ["4bf92f3577b34da6a3ce929d0e0e4736", "00f067aa0ba902b7"];

it.each([
  [`00-${traceId}-${spanId}-01`],
  [` 00-${traceId.toUpperCase()}-${spanId}-00 `],
  [`01-${traceId}-${spanId}-01-what.will.be`],
])("a traceparent is read: %s", (text) => {
  expect(parseTraceparent(text)).toEqual({ traceId, spanId });
});

it.each([
  undefined,
  "",
  "none",
  `00-${traceId}-${spanId}`,
  `00-${traceId}-${spanId}-01-more`,
  `ff-${traceId}-${spanId}-01`,
  `00-${"0".repeat(32)}-${spanId}-01`,
  `00-${traceId}-${"0".repeat(16)}-01`,
])("what is none begins a new trace: %s", (text) => {
  expect(parseTraceparent(text)).toBeUndefined();
});

it("identifiers are new each time, and as long as the standard has them", () => {
  expect(newTraceId()).toMatch(/^[\da-f]{32}$/);
  expect(newSpanId()).toMatch(/^[\da-f]{16}$/);
  expect(newTraceId()).not.toBe(newTraceId());
});
