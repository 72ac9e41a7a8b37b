import { expect, test } from "vitest";
import { counter, createHistogram, gauge, renderPrometheusText } from "../../src/lib/prometheus-text.ts";

test("a metric is its help, its type and a line a sample; one without samples is left out", () => {
  const text = renderPrometheusText([
    counter("calls_total", "Calls.", [{ labels: { status: "200" }, value: 3 }]),
    gauge("ready", "Back\\slash\nand line.", [{ labels: {}, value: 1 }]),
    gauge("unknown", "Nothing is known of it.", []),
  ]);
  expect(text).toBe(
    '# HELP calls_total Calls.\n# TYPE calls_total counter\ncalls_total{status="200"} 3\n' +
      "# HELP ready Back\\\\slash\\nand line.\n# TYPE ready gauge\nready 1\n",
  );
});

test("a label's value is escaped, and made valid Unicode", () => {
  const text = renderPrometheusText([
    counter("a_total", "A.", [{ labels: { b: 'x"\\\n\ud800' }, value: 1 }]),
  ]);
  expect(text.split("\n")[2]).toBe('a_total{b="x\\"\\\\\\n\ufffd"} 1');
});

test("a histogram counts each observation in its bucket and all larger ones, and adds them up", () => {
  const histogram = createHistogram([0.1, 1]);
  for (const value of [0.05, 0.1, 0.5, 7]) histogram.observe(value);
  const samples = histogram.samples({ operation: "a" });
  const text = renderPrometheusText([{ name: "d_seconds", help: "D.", type: "histogram", samples }]);
  expect(text.split("\n").slice(2, -1)).toEqual([
    'd_seconds_bucket{operation="a",le="0.1"} 2',
    'd_seconds_bucket{operation="a",le="1"} 3',
    'd_seconds_bucket{operation="a",le="+Inf"} 4',
    'd_seconds_sum{operation="a"} 7.65',
    'd_seconds_count{operation="a"} 4',
  ]);
});
