/** One number of a metric. */
export interface Sample {
  readonly labels: Readonly<Record<string, string>>;
  readonly value: number;
}

export interface Metric {
  /** With its base unit (`_seconds`), and `_total` where it is a counter. */
  readonly name: string;
  readonly help: string;
  readonly type: "counter" | "gauge";
  readonly samples: readonly Sample[];
}

/**
 * Metrics in Prometheus' text format, version 0.0.4
 * (https://prometheus.io/docs/instrumenting/exposition_formats/#text-based-format); those without a sample are left out.
 */
export function renderPrometheusText(metrics: readonly Metric[]): string {
  return metrics
    .filter(({ samples }) => samples.length > 0)
    .map(renderMetric)
    .join("");
}

function renderMetric({ name, help, type, samples }: Metric): string {
  const lines = [
    `# HELP ${name} ${escapeText(help)}`,
    `# TYPE ${name} ${type}`,
    ...samples.map(({ labels, value }) => `${name}${renderLabels(labels)} ${value}`),
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

/** What is no Unicode (a file's name may hold anything) would make the whole file unreadable. */
function escapeLabel(text: string): string {
  return escapeText(text.toWellFormed()).replaceAll('"', '\\"');
}
