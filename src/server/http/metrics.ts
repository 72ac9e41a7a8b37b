import { operationNames } from "../../api/operations.ts";
import type { LimitName } from "../../api/service-problem.ts";
import { getOrMake } from "../../lib/once.ts";
import {
  counter,
  createHistogram,
  gauge,
  type Histogram,
  type Metric,
  renderPrometheusText,
  type Sample,
} from "../../lib/prometheus-text.ts";
import type { Connections } from "./connections.ts";
import { type Exchange, type Exchanges, statusOf } from "./exchange.ts";

/** What language models took since the start, for those who pay alike: the operator, or callers with their own keys. */
export interface ModelUse {
  readonly payer: "operator" | "callers";
  readonly requests: number;
  readonly retries: number;
  readonly throttled: number;
  readonly input_tokens: number;
  readonly cached_input_tokens: number;
  readonly output_tokens: number;
  /** US dollars; null where no price is known. */
  readonly cost: number | null;
}

/** What the process takes, in seconds and bytes. */
export interface ProcessFigures {
  readonly cpuSeconds: number;
  readonly residentBytes: number;
  readonly startTimeSeconds: number;
}

/** What is outside the HTTP side. */
export interface WatchedFigures {
  readonly version: string;
  readonly process: () => ProcessFigures;
  readonly models: () => readonly ModelUse[];
}

export interface ServiceMetrics {
  /** Counts an exchange that has ended. */
  count(exchange: Exchange): void;
  /** A connection was closed in another's place. */
  countGivenUp(): void;
  render(): string;
}

interface MetricsOptions {
  /** Milliseconds. */
  readonly now: () => number;
  readonly isReady: () => boolean;
  readonly exchanges: () => Exchanges["open"];
  readonly connections: () => ReturnType<Connections["counts"]>;
  readonly watched: WatchedFigures | undefined;
}

/** Upper bounds in seconds: a name takes about a millisecond, a language model may take a minute. */
const durationBounds = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60];

/** Of all requests that call no operation: pages, unknown paths, refusals at the gate. */
const noOperation = "none";

const limits: readonly LimitName[] = [
  ...(["requests_per_minute", "calls_in_flight", "body_size", "body_time"] as const),
  ...(["body_bytes_at_once", "task_time"] as const),
];

/**
 * The service's metrics for Prometheus. The names follow https://prometheus.io/docs/practices/naming/. Labels have few
 * values, and nothing that a caller sent.
 */
export function createServiceMetrics(options: MetricsOptions): ServiceMetrics {
  const { now, isReady, exchanges, connections, watched } = options;
  // What was not asked yet is there as 0: a rate over a series that only begins would miss the first requests.
  const requests = new Map<string, Map<number, number>>(
    operationNames.map((name) => [name, new Map([[200, 0]])]),
  );
  const durations = new Map<string, Histogram>(
    operationNames.map((name) => [name, createHistogram(durationBounds)]),
  );
  const limitsHit = new Map<string, number>(limits.map((limit) => [limit, 0]));
  let givenUp = 0;

  const requestMetrics = (): Metric[] => [
    counter(
      "pdo_http_requests_total",
      "Requests by operation and status (499: the caller was gone before the answer).",
      [...requests].flatMap(([operation, byStatus]) =>
        [...byStatus].map(
          ([status, value]): Sample => ({ labels: { operation, status: `${status}` }, value }),
        ),
      ),
    ),
    {
      name: "pdo_http_request_duration_seconds",
      help: "Time from a call's headers to the end of its answer.",
      type: "histogram",
      samples: [...durations].flatMap(([operation, histogram]) => histogram.samples({ operation })),
    },
    gauge("pdo_http_requests_in_flight", "Calls that are being answered.", [
      one([...exchanges()].filter(({ operation }) => operation !== undefined).length),
    ]),
    counter("pdo_limits_hit_total", "Requests that were refused since a limit was passed.", [
      ...[...limitsHit].map(([limit, value]): Sample => ({ labels: { limit }, value })),
    ]),
    gauge("pdo_http_connections", "Open connections, by whether they have shown a known key.", [
      ...Object.entries(connections()).map(([caller, value]): Sample => ({ labels: { caller }, value })),
    ]),
    counter("pdo_http_connections_given_up_total", "Connections that were closed in another's place.", [
      one(givenUp),
    ]),
    gauge("pdo_ready", "1 while /readyz says yes.", [one(isReady() ? 1 : 0)]),
  ];

  return {
    count: (exchange) => {
      const { operation, limit, isProbe, startedAt } = exchange;
      if (isProbe === true) return;
      const byStatus = getOrMake(requests, operation ?? noOperation, () => new Map<number, number>());
      const status = statusOf(exchange);
      byStatus.set(status, (byStatus.get(status) ?? 0) + 1);
      if (limit !== undefined) limitsHit.set(limit, (limitsHit.get(limit) ?? 0) + 1);
      if (operation !== undefined) durations.get(operation)?.observe((now() - startedAt) / 1000);
    },
    countGivenUp: () => {
      givenUp += 1;
    },
    render: () =>
      renderPrometheusText([...requestMetrics(), ...(watched === undefined ? [] : watchedMetrics(watched))]),
  };
}

function one(value: number): Sample {
  return { labels: {}, value };
}

function watchedMetrics({ version, process: processFigures, models }: WatchedFigures): Metric[] {
  const used = models();
  const byPayer = (pick: (use: ModelUse) => number | null) =>
    used.flatMap((use): Sample[] => {
      const value = pick(use);
      return value === null ? [] : [{ labels: { payer: use.payer }, value }];
    });
  const tokens = used.flatMap(({ payer, input_tokens, cached_input_tokens, output_tokens }): Sample[] => [
    { labels: { payer, kind: "input" }, value: input_tokens },
    { labels: { payer, kind: "cached_input" }, value: cached_input_tokens },
    { labels: { payer, kind: "output" }, value: output_tokens },
  ]);
  const { cpuSeconds, residentBytes, startTimeSeconds } = processFigures();
  return [
    counter(
      "pdo_model_requests_total",
      "Requests to language models, each try counted.",
      byPayer(({ requests }) => requests),
    ),
    counter(
      "pdo_model_retries_total",
      "Requests to language models that were a further try.",
      byPayer(({ retries }) => retries),
    ),
    counter(
      "pdo_model_throttled_requests_total",
      "Answers of language models that asked to slow down.",
      byPayer(({ throttled }) => throttled),
    ),
    counter("pdo_model_tokens_total", "Tokens; cached input is part of the input.", tokens),
    counter(
      "pdo_model_cost_dollars_total",
      "What language models cost, where the price is known.",
      byPayer(({ cost }) => cost),
    ),
    gauge("pdo_build_info", "1; the version is a label.", [{ labels: { version }, value: 1 }]),
    counter("process_cpu_seconds_total", "Processor time that the service took.", [one(cpuSeconds)]),
    gauge("process_resident_memory_bytes", "Memory that the service has.", [one(residentBytes)]),
    gauge("process_start_time_seconds", "When the service began.", [one(startTimeSeconds)]),
  ];
}
