import type { RunMoment } from "../../../../src/cli/commands/enrich/status.ts";
import type { RunSummary } from "../../../../src/pipeline/summary.ts";

export const aStart = Date.UTC(2026, 10, 21, 3, 0, 0);

const summary: RunSummary = {
  schema_version: 2,
  feed: "feed.csv",
  output: "feed.enriched.csv",
  output_sha256: null,
  rejects_file: null,
  format: "csv",
  encoding: "utf-8",
  channel: "channel_a",
  min_score: 0.5,
  columns: {},
  language: { source: "texts", language: "de", name: "German", share: 1, sureness: 0.9, rows: 200 },
  rows: 400,
  ok: 380,
  review: 6,
  partial: 7,
  skipped: 4,
  rejected: 3,
  rows_with_failures: 10,
  tasks: {
    name: { done: 397, proposed: 0, skipped: 2, failed: 1 },
    categorization: { done: 390, proposed: 0, skipped: 3, failed: 7 },
  },
  failures: [],
  reviews: [],
  skips: [],
  fallbacks: [],
  rows_with_fallbacks: 0,
  rows_by_model: 0,
  categories: [],
  sources: {},
  scores: null,
  reused_rows: null,
  calls: {
    asked: 700,
    kept: 80,
    shared: 20,
    requests: 705,
    retries: 5,
    throttled: 1,
    failed_writes: 0,
    failed_reads: 0,
  },
  model: null,
  source_categories: null,
  merged: null,
  warnings: [],
  started_at: new Date(aStart).toISOString(),
  duration_ms: 10_000,
  rows_per_second: 40,
  fail_on: null,
  exit_code: 1,
};

/** Ten seconds into a run, a quarter of its feed done. */
export function aMoment(parts: Partial<RunMoment> = {}): RunMoment {
  return {
    feed: "feed.csv",
    pid: 4711,
    host: "here",
    startedAt: aStart,
    at: aStart + 10_000,
    lastRowAt: aStart + 9_000,
    heartbeatMs: 5_000,
    figures: {
      summary,
      shareDone: 0.25,
    },
    ending: undefined,
    ...parts,
  };
}
