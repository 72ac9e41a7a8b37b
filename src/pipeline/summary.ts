import type { FeedDescription } from "../feed/feed.ts";
import { failOnInvalid } from "./errors.ts";
import type { FeedLanguage } from "./feed-language.ts";
import type { MergeFigures } from "./outputs/merge-figures.ts";
import type { CallFigures, CategoryCount, FailureCount, ModelFigures, RunCounts } from "./run-figures.ts";
import type { RunTask, TaskOptions } from "./run-options.ts";
import type { ScoreChange } from "./score-summary.ts";

/** Rows, which add up to those of the run. */
interface TaskSummary {
  /** Written. */
  readonly done: number;
  /** Too unsure to be written (see `--min-score`); a person chooses among candidates. */
  readonly proposed: number;
  /** The row had no text for it, or could not be worked on at all. */
  readonly skipped: number;
  readonly failed: number;
}

/** A finished run, for people and for programs; `schema_version` grows when a field changes its meaning. */
export interface RunSummary {
  readonly schema_version: 2;
  readonly feed: string;
  readonly output: string;
  /** Of the output's bytes (before gzip), in hexadecimal digits; null before the run has ended. */
  readonly output_sha256: string | null;
  readonly rejects_file: string | null;
  readonly format: string;
  readonly encoding: string;
  readonly channel: string;
  /** Categories with a lower score were proposed and not written. */
  readonly min_score: number;
  readonly columns: Readonly<Record<string, string>>;
  /** The language of the feed's texts; null for another than the four. */
  readonly language: Omit<FeedLanguage, "prior" | "isOtherScript" | "isOfOne">;
  readonly rows: number;
  readonly ok: number;
  /** Done or withheld, and a person should look at them. */
  readonly review: number;
  readonly partial: number;
  /** Not a product, or not in one of the four languages: left as they were. */
  readonly skipped: number;
  readonly rejected: number;
  /** Rows with at least one failed task. */
  readonly rows_with_failures: number;
  readonly tasks: Readonly<Partial<Record<RunTask, TaskSummary>>>;
  readonly failures: readonly FailureCount[];
  /** Why a person should look at rows, by reason. */
  readonly reviews: readonly FailureCount[];
  /** Why rows were left as they were, by reason. */
  readonly skips: readonly FailureCount[];
  /** Tasks that the built-in engine did where a language model was asked for, by reason. */
  readonly fallbacks: readonly FailureCount[];
  readonly rows_with_fallbacks: number;
  /** Rows of which a language model has answered a task, be it from what is kept. 0 where none was asked, or a service does not say it. */
  readonly rows_by_model: number;
  readonly categories: readonly CategoryCount[];
  /** Rows by who wrote each field, as in `pdo_source`; a row of several writers counts for each of them. */
  readonly sources: RunCounts["sources"];
  /** How good the records were and are; null where none could be scored. */
  readonly scores: ScoreChange | null;
  /** Rows that got the built-in engine's answers of the last run, since nothing that these depend on has changed. Null: of another engine, or with `--no-cache`. */
  readonly reused_rows: number | null;
  /** Null for the embedded service. */
  readonly calls: CallFigures | null;
  /** What a language model did, and what it cost. Null where none was asked. */
  readonly model: ModelFigures | null;
  /** What became of the shop's own categories. Null where no category map was given. */
  readonly source_categories: SourceCategoryFigures | null;
  /** What became of people's edits of the present output. Null: there were none. */
  readonly merged: MergeFigures | null;
  readonly warnings: readonly string[];
  readonly started_at: string;
  readonly duration_ms: number;
  readonly rows_per_second: number;
  readonly fail_on: { readonly limit: string; readonly passed: boolean } | null;
  /** 0: done; 1: done, but some rows could not be, or paid answers not be kept or read, or a budget ended the model's work, or no answer of the model could be used; 3: the `--fail-on` limit was passed. */
  readonly exit_code: 0 | 1 | 3;
}

/** The shop's own categories in a run with a category map. */
export interface SourceCategoryFigures {
  readonly map: string;
  /** Rows whose category the map decided. */
  readonly mapped_rows: number;
  /** Source categories that have no line in the map. */
  readonly new_count: number;
  /** The first 100 of them, those with most rows first. */
  readonly new: readonly { readonly source_category: string; readonly rows: number }[];
}

export interface SummaryFacts {
  readonly feedName: string;
  readonly outputName: string;
  readonly rejectsName: string | null;
  readonly description: FeedDescription;
  readonly columns: Readonly<Record<string, string>>;
  readonly language: FeedLanguage;
  readonly options: TaskOptions;
  readonly counts: RunCounts;
  readonly scores?: ScoreChange | null;
  readonly calls?: CallFigures | undefined;
  readonly model?: ModelFigures | undefined;
  readonly sourceCategories?: SourceCategoryFigures | undefined;
  readonly reusedRows?: number | undefined;
  readonly warnings: readonly string[];
  /** Milliseconds since the epoch. */
  readonly startedAt: number;
  readonly endedAt: number;
  readonly failOn?: FailOn;
}

/** The one place where a run's outcome is decided: tables, JSON and the exit code all come from here. */
export function createSummary(facts: SummaryFacts): RunSummary {
  const { counts, options, description, failOn } = facts;
  const durationMs = Math.max(1, facts.endedAt - facts.startedAt);
  const isLimitPassed = failOn?.isPassed({
    rows: counts.rows,
    rejected: counts.failedRows,
    partial: counts.partial,
    review: counts.review,
    skipped: counts.skipped,
    fallbacks: counts.fallbackRows,
  });
  return {
    schema_version: 2,
    feed: facts.feedName,
    output: facts.outputName,
    output_sha256: null,
    rejects_file: facts.rejectsName,
    format: description.format,
    encoding: description.encoding,
    channel: options.channel,
    min_score: options.minScore,
    columns: facts.columns,
    language: reported(facts.language),
    rows: counts.rows,
    ok: counts.ok,
    review: counts.review,
    partial: counts.partial,
    skipped: counts.skipped,
    rejected: counts.rejected,
    rows_with_failures: counts.failedRows,
    tasks: Object.fromEntries(options.tasks.map((task) => [task, summarizeTask(counts, task)])),
    failures: counts.failures(),
    reviews: counts.reviews(),
    skips: counts.skips(),
    fallbacks: counts.fallbacks(),
    rows_with_fallbacks: counts.fallbackRows,
    rows_by_model: counts.modelRows,
    categories: counts.categories(),
    sources: counts.sources,
    scores: facts.scores ?? null,
    reused_rows: facts.reusedRows ?? null,
    calls: facts.calls ?? null,
    model: facts.model ?? null,
    source_categories: facts.sourceCategories ?? null,
    merged: null,
    warnings: facts.warnings,
    started_at: new Date(facts.startedAt).toISOString(),
    duration_ms: durationMs,
    rows_per_second: Math.round((counts.rows / durationMs) * 1000),
    fail_on: failOn === undefined ? null : { limit: failOn.text, passed: isLimitPassed === true },
    exit_code: isLimitPassed === true ? 3 : isFlawed(facts) ? 1 : 0,
  };
}

/** Whether a limit is passed by rows that were counted anew. */
export function failOnPassed(failOn: FailOn, summary: RunSummary): Pick<RunSummary, "fail_on" | "exit_code"> {
  const { rows, partial, review, skipped, exit_code } = summary;
  const passed = failOn.isPassed({
    ...{ rows, partial, review, skipped },
    ...{ rejected: summary.rows_with_failures, fallbacks: summary.rows_with_fallbacks },
  });
  return { fail_on: { limit: failOn.text, passed }, exit_code: passed ? 3 : exit_code };
}

function reported({
  prior: _,
  isOtherScript: __,
  isOfOne: ___,
  ...language
}: FeedLanguage): RunSummary["language"] {
  return language;
}

/**
 * The rows are all there; some could not be worked on as asked, or paid answers were not kept, or not found again, or the language
 * model that was asked for did nothing.
 */
function isFlawed({ counts, calls, model }: SummaryFacts): boolean {
  const lost = [calls, model].map((figures) => (figures?.failed_writes ?? 0) + (figures?.failed_reads ?? 0));
  return (
    counts.failedRows > 0 ||
    lost.some((answers) => answers > 0) ||
    model?.budget_spent === true ||
    isModelUseless({ rows_with_fallbacks: counts.fallbackRows, rows_by_model: counts.modelRows })
  );
}

/** Whether the built-in engine did all that a language model was asked for. */
export function isModelUseless({
  rows_with_fallbacks,
  rows_by_model,
}: Pick<RunSummary, "rows_with_fallbacks" | "rows_by_model">): boolean {
  return rows_with_fallbacks > 0 && rows_by_model === 0;
}

function summarizeTask({ rows, tasks }: RunCounts, task: RunTask): TaskSummary {
  const { done, proposed, failed } = tasks[task];
  return { done, proposed, skipped: rows - done - proposed - failed, failed };
}

/** Rows of a run. */
interface LimitedCounts {
  readonly rows: number;
  readonly rejected: number;
  readonly partial: number;
  readonly review: number;
  readonly skipped: number;
  readonly fallbacks: number;
}

/** A limit on a run's outcome: `rejects>1%`, `partial>=500`, `review>10%`, `skipped>0`, `fallbacks>0`. */
export interface FailOn {
  readonly text: string;
  isPassed(counts: LimitedCounts): boolean;
}

const countOf = {
  rejects: ({ rejected }: LimitedCounts) => rejected,
  partial: ({ partial }: LimitedCounts) => partial,
  review: ({ review }: LimitedCounts) => review,
  skipped: ({ skipped }: LimitedCounts) => skipped,
  fallbacks: ({ fallbacks }: LimitedCounts) => fallbacks,
} as const;

const form = /^\s*(rejects|partial|review|skipped|fallbacks)\s*(>=?)\s*(\d+(?:\.\d+)?)\s*(%?)\s*$/;

/** @throws PdoError PDO_FAIL_ON_INVALID */
export function parseFailOn(text: string): FailOn {
  const [, what, sign, amount, percent] = form.exec(text) ?? [];
  if (what === undefined) {
    throw failOnInvalid(text);
  }
  const limit = Number(amount);
  return {
    text: text.trim(),
    isPassed: (counts) => {
      const { rows } = counts;
      const count = countOf[what as keyof typeof countOf](counts);
      const seen = percent === "%" ? (rows === 0 ? 0 : (count / rows) * 100) : count;
      return sign === ">" ? seen > limit : seen >= limit;
    },
  };
}
