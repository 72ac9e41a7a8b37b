/** One value of a metric. */
export interface Sample {
  readonly labels: Readonly<Record<string, string>>;
  readonly value: number;
  /** What stands behind the metric's name: a histogram has three series. */
  readonly suffix?: "_bucket" | "_sum" | "_count";
}

export interface Metric {
  /** With its base unit (`_seconds`), and `_total` for a counter. */
  readonly name: string;
  readonly help: string;
  readonly type: "counter" | "gauge" | "histogram";
  readonly samples: readonly Sample[];
}

/** What the text is served as (https://prometheus.io/docs/instrumenting/exposition_formats/#basic-info). */
export const prometheusContentType = "text/plain; version=0.0.4; charset=utf-8";

/**
 * Metrics in Prometheus' text format, version 0.0.4
 * (https://prometheus.io/docs/instrumenting/exposition_formats/#text-based-format); those without a sample are left
 * out.
 */
export function renderPrometheusText(metrics: readonly Metric[]): string {
  return metrics
    .filter(({ samples }) => samples.length > 0)
    .map(renderMetric)
    .join("");
}

export function counter(name: string, help: string, samples: readonly Sample[]): Metric {
  return { name, help, type: "counter", samples };
}

export function gauge(name: string, help: string, samples: readonly Sample[]): Metric {
  return { name, help, type: "gauge", samples };
}

/** Counts observations by size, for one set of labels. */
export interface Histogram {
  observe(value: number): void;
  /** The three series: cumulative buckets, sum and count. */
  samples(labels: Sample["labels"]): readonly Sample[];
}

/** @param bounds upper bounds of the buckets, ascending; a bucket for all follows them */
export function createHistogram(bounds: readonly number[]): Histogram {
  const counts = bounds.map(() => 0);
  let sum = 0;
  let count = 0;
  return {
    observe: (value) => {
      sum += value;
      count += 1;
      const at = bounds.findIndex((bound) => value <= bound);
      if (at >= 0) counts[at] = (counts[at] ?? 0) + 1;
    },
    samples: (labels) => {
      let below = 0;
      const buckets = bounds.map((bound, at): Sample => {
        below += counts[at] ?? 0;
        return { labels: { ...labels, le: String(bound) }, value: below, suffix: "_bucket" };
      });
      return [
        ...buckets,
        { labels: { ...labels, le: "+Inf" }, value: count, suffix: "_bucket" },
        { labels, value: sum, suffix: "_sum" },
        { labels, value: count, suffix: "_count" },
      ];
    },
  };
}

function renderMetric({ name, help, type, samples }: Metric): string {
  const lines = [
    `# HELP ${name} ${escapeText(help)}`,
    `# TYPE ${name} ${type}`,
    ...samples.map(({ labels, value, suffix = "" }) => `${name}${suffix}${renderLabels(labels)} ${value}`),
  ];
  return `${lines.join("\n")}\n`;
}

function renderLabels(labels: Sample["labels"]): string {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}="${escapeLabel(value)}"`);
  return pairs.length === 0 ? "" : `{${pairs.join(",")}}`;
}

function escapeText(text: string): string {
  return text.replaceAll("\\", "\\\\").replaceAll("\n", "\\n");
}

/** Invalid Unicode (possible in a file's name) would make the whole file unreadable. */
function escapeLabel(text: string): string {
  return escapeText(text.toWellFormed()).replaceAll('"', '\\"');
}
