import { expect, test } from "vitest";
import type { RowOutcome } from "../../src/pipeline/enrichment.ts";
import { type CallFigures, type ModelFigures, RunCounts } from "../../src/pipeline/run-figures.ts";
import { createSummary, parseFailOn, type SummaryFacts } from "../../src/pipeline/summary.ts";
import { englishFeed } from "./english-feed.ts";

const ok: RowOutcome = { status: "ok", failures: [], done: ["name"], cells: [] };
const failed: RowOutcome = {
  status: "partial",
  failures: [{ task: "description", code: "HTTP_502", reason: "The provider failed." }],
  done: [],
  cells: [],
};
const rejected: RowOutcome = {
  status: "rejected",
  failures: [{ code: "PDO_PRODUCT_EMPTY", reason: "Nothing there." }],
  done: [],
  cells: [],
};

function countsOf(...outcomes: RowOutcome[]): RunCounts {
  const counts = new RunCounts();
  outcomes.forEach((outcome, index) => {
    counts.add({ line: index + 2 }, outcome);
  });
  return counts;
}

function summaryOf(counts: RunCounts, failOn?: string, further: Partial<SummaryFacts> = {}) {
  const facts = {
    feedName: "feed.csv",
    outputName: "feed.enriched.csv",
    rejectsName: null,
    description: { format: "csv", encoding: "utf-8" },
    columns: { name: "Title" },
    language: englishFeed,
    options: { tasks: ["name", "description"], channel: "channel_a" },
    counts,
    warnings: [],
    startedAt: 1_750_000_000_000,
    endedAt: 1_750_000_002_000,
    ...further,
    ...(failOn !== undefined && { failOn: parseFailOn(failOn) }),
  };
  return createSummary(facts as unknown as SummaryFacts);
}

test("counts rows, and tasks so that they add up to the rows", () => {
  const summary = summaryOf(countsOf(ok, ok, failed, rejected));
  expect(summary).toMatchObject({ rows: 4, ok: 2, partial: 1, rejected: 1, rows_with_failures: 2 });
  expect(summary.tasks).toEqual({
    name: { done: 2, proposed: 0, skipped: 2, failed: 0 },
    description: { done: 0, proposed: 0, skipped: 3, failed: 1 },
  });
  expect(summary.rows_per_second).toBe(2);
});

test("names each kind of failure once, the most frequent first, with its first line", () => {
  const { failures } = summaryOf(countsOf(failed, rejected, rejected));
  expect(failures).toEqual([
    { task: null, code: "PDO_PRODUCT_EMPTY", count: 2, first_line: 3, first_reason: "Nothing there." },
    { task: "description", code: "HTTP_502", count: 1, first_line: 2, first_reason: "The provider failed." },
  ]);
});

test.each([
  [[ok], undefined, 0],
  [[ok, failed], undefined, 1],
  [[ok, rejected], undefined, 1],
  [[ok, rejected], "rejects>50%", 1],
  [[ok, rejected], "rejects>=50%", 3],
  [[], "rejects>0", 0],
] as const)("%j with --fail-on %s ends with %i", (outcomes, failOn, code) => {
  expect(summaryOf(countsOf(...outcomes), failOn).exit_code).toBe(code);
});

test.each([
  [{ failed_writes: 0, failed_reads: 0 }, 0],
  [{ failed_writes: 1, failed_reads: 0 }, 1],
  [{ failed_writes: 0, failed_reads: 1 }, 1],
] as const)("tells by its exit code whether paid answers could be kept and read: %o", (calls, code) => {
  expect(summaryOf(countsOf(ok), undefined, { calls: calls as CallFigures }).exit_code).toBe(code);
});

const reason = "The answer was cut off.";
const doneByBuiltin: RowOutcome = {
  ...ok,
  status: "partial",
  fallbacks: [{ task: "name", code: "PDO_PROVIDER_ANSWER_UNUSABLE", reason }],
};

test("counts what the built-in engine did in a language model's stead, with the first line", () => {
  const plain = { ...ok, isByModel: true } as const;
  const summary = summaryOf(countsOf(plain, doneByBuiltin, doneByBuiltin));
  expect(summary).toMatchObject({ ok: 1, partial: 2, rows_with_fallbacks: 2, exit_code: 0 });
  expect(summary.fallbacks).toEqual([
    { task: "name", code: "PDO_PROVIDER_ANSWER_UNUSABLE", count: 2, first_line: 3, first_reason: reason },
  ]);
  expect(summaryOf(countsOf(ok, doneByBuiltin), "fallbacks>10%").exit_code).toBe(3);
});

test.each([
  [true, 1],
  [false, 0],
])("tells by its exit code whether a budget ended the model's work: %s", (budget_spent, code) => {
  const model = { budget_spent } as ModelFigures;
  expect(summaryOf(countsOf(ok), undefined, { model }).exit_code).toBe(code);
});

const byModel: RowOutcome = { ...doneByBuiltin, isByModel: true };
const plainlyByModel: RowOutcome = { ...ok, isByModel: true };

test.each([
  ["every row fell back", [doneByBuiltin, doneByBuiltin], 0, 1],
  ["the one row that was asked about fell back", [ok, doneByBuiltin], 0, 1],
  ["a row fell back, and another did not", [doneByBuiltin, plainlyByModel], 1, 0],
  ["a task of the one row fell back", [byModel], 1, 0],
  ["no row fell back", [plainlyByModel, plainlyByModel], 2, 0],
  ["none was asked about", [ok], 0, 0],
] as const)("tells by its exit code whether the model was of any use: %s", (_, outcomes, rows, code) => {
  const model = { budget_spent: false } as ModelFigures;
  const summary = summaryOf(countsOf(...outcomes), undefined, { model });
  expect(summary).toMatchObject({ rows_by_model: rows, exit_code: code });
  const whole = new RunCounts();
  whole.addAll(countsOf(...outcomes).state());
  expect(summaryOf(whole, undefined, { model })).toMatchObject({ rows_by_model: rows, exit_code: code });
});

const counts = { rows: 200, rejected: 2, partial: 50, review: 30, skipped: 10, fallbacks: 3 };

test.each([
  ["rejects>1%", false],
  ["rejects>=1%", true],
  ["rejects > 1", true],
  ["rejects>2", false],
  ["partial>=25%", true],
  ["partial > 25.5 %", false],
  ["review>10%", true],
  ["review>30", false],
  ["skipped>0", true],
  ["skipped>5%", false],
  ["fallbacks>2", true],
  ["fallbacks>=2%", false],
])(
  "%s on 2 rejects, 50 partial, 30 to review, 10 skipped and 3 with fallbacks of 200 rows: %s",
  (text, isPassed) => {
    expect(parseFailOn(text).isPassed(counts)).toBe(isPassed);
  },
);

test("no share is passed where there are no rows", () => {
  expect(
    parseFailOn("rejects>0%").isPassed({
      rows: 0,
      rejected: 0,
      partial: 0,
      review: 0,
      skipped: 0,
      fallbacks: 0,
    }),
  ).toBe(false);
});

test.each(["", "rejects", "rejects>", "rejects=1", "errors>1", "rejects>-1", "rejects>1%%"])(
  "%j is refused with an example",
  (text) => {
    expect(() => parseFailOn(text)).toThrow(expect.objectContaining({ code: "PDO_FAIL_ON_INVALID" }));
  },
);
