import { counter, gauge, type Metric, type Sample } from "../../../lib/prometheus-text.ts";
import { rowStatuses } from "../../../pipeline/enrichment.ts";
import type { CallFigures } from "../../../pipeline/run-figures.ts";
import type { RunState, RunStatus } from "./status.ts";

const states: readonly RunState[] = ["running", "done", "failed", "interrupted"];

/**
 * A run as metrics for the textfile collector of Prometheus' node exporter. The names follow
 * https://prometheus.io/docs/practices/naming/: base units, `_total` for counters. Counters restart with each run, as
 * with each process.
 */
export function toMetrics(status: RunStatus): Metric[] {
  const { feed } = status;
  const one = (value: number | null): Sample[] => (value === null ? [] : [{ labels: { feed }, value }]);
  const seconds = (time: string | null) => one(time === null ? null : Date.parse(time) / 1000);
  return [
    counter("pdo_rows_total", "Rows written, by what became of them.", [
      ...rowStatuses.map((result) => ({ labels: { feed, status: result }, value: status[result] })),
    ]),
    counter("pdo_task_rows_total", "Rows by task and what became of it.", taskSamples(status)),
    counter("pdo_rows_with_failures_total", "Rows with a failed task.", one(status.rows_with_failures)),
    ...callMetrics.map(([name, help, figure]) => counter(name, help, one(status.calls?.[figure] ?? null))),
    ...modelMetrics(status),
    gauge("pdo_rows_per_second", "Rows written per second, over the whole run.", one(status.rows_per_second)),
    gauge(
      "pdo_run_eta_timestamp_seconds",
      "When the run will be done, at its rate so far.",
      seconds(status.eta),
    ),
    gauge("pdo_run_state", "1 for the state that the run is in.", [
      ...states.map((state) => ({ labels: { feed, state }, value: state === status.state ? 1 : 0 })),
    ]),
    gauge("pdo_run_exit_code", "The exit code, once the run has ended.", one(status.exit_code)),
    gauge("pdo_run_duration_seconds", "How long the run has taken so far.", one(status.duration_seconds)),
    gauge("pdo_run_progress_ratio", "Share of the feed that is done.", one(status.share_done)),
    gauge("pdo_run_start_time_seconds", "When the run began.", seconds(status.started_at)),
    gauge("pdo_run_heartbeat_timestamp_seconds", "When this was written.", seconds(status.updated_at)),
    gauge("pdo_run_last_row_timestamp_seconds", "When rows were last written.", seconds(status.last_row_at)),
  ];
}

const callMetrics: readonly (readonly [string, string, keyof CallFigures])[] = [
  ["pdo_calls_total", "Calls that the service was asked.", "asked"],
  ["pdo_kept_answers_used_total", "Calls answered from what earlier runs kept.", "kept"],
  ["pdo_shared_calls_total", "Calls answered by an identical one that was under way.", "shared"],
  ["pdo_requests_total", "Requests that were sent, each try counted.", "requests"],
  ["pdo_retries_total", "Requests that were a further try.", "retries"],
  ["pdo_throttled_requests_total", "Answers that asked to slow down.", "throttled"],
  ["pdo_failed_cache_writes_total", "Answers that could not be kept.", "failed_writes"],
  ["pdo_failed_cache_reads_total", "Kept answers that could not be read.", "failed_reads"],
];

/** What a language model did; none where none is asked. */
function modelMetrics({ feed, model, in_flight: inFlight }: RunStatus): Metric[] {
  if (model === null) return [];
  const { total, requests, retries, throttled, kept } = model;
  const one = (value: number | null): Sample[] => (value === null ? [] : [{ labels: { feed }, value }]);
  const tokens = {
    input: total.input_tokens,
    cached_input: total.cached_input_tokens,
    output: total.output_tokens,
  };
  return [
    counter("pdo_model_requests_total", "Requests to the language model, each try counted.", one(requests)),
    counter(
      "pdo_model_retries_total",
      "Requests to the language model that were a further try.",
      one(retries),
    ),
    counter("pdo_model_throttled_requests_total", "Answers that asked to slow down.", one(throttled)),
    counter("pdo_model_kept_answers_total", "Answers that earlier runs had paid for.", one(kept)),
    counter("pdo_model_tokens_total", "Tokens; cached input is part of the input.", [
      ...Object.entries(tokens).map(([kind, value]) => ({ labels: { feed, kind }, value })),
    ]),
    counter("pdo_model_cost_dollars_total", "What the language model cost so far.", one(total.cost)),
    gauge("pdo_model_requests_in_flight", "Requests that are being answered.", one(inFlight)),
  ];
}

function taskSamples({ feed, tasks }: RunStatus): Sample[] {
  return Object.entries(tasks).flatMap(([task, counts]) =>
    Object.entries(counts).map(([result, value]) => ({ labels: { feed, task, result }, value })),
  );
}
