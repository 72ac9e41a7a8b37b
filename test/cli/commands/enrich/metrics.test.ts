import { spawnSync } from "node:child_process";
import { describe, expect, test } from "vitest";
import { renderMetrics } from "../../../../src/cli/commands/enrich/monitor.ts";
import { describeRun } from "../../../../src/cli/commands/enrich/status.ts";
import { aMoment } from "./a-moment.ts";

/** Where it is not on the path, `PDO_PROMTOOL` names it. */
const promtool = process.env.PDO_PROMTOOL ?? "promtool";
const hasPromtool = spawnSync(promtool, ["--version"]).status === 0;

const texts = {
  "a run on its way": renderMetrics(describeRun(aMoment())),
  "a feed that is not open": renderMetrics(
    describeRun(aMoment({ figures: undefined, lastRowAt: undefined })),
  ),
  "a run that has ended": renderMetrics(describeRun(aMoment({ ending: { state: "done", exitCode: 1 } }))),
  "a feed with an odd name": renderMetrics(describeRun(aMoment({ feed: 'a "b"\\c\nd\ud800.csv' }))),
};

describe("the metrics of a run", () => {
  test("say rows by what became of them, and by task", () => {
    const text = texts["a run on its way"];
    expect(text).toContain('pdo_rows_total{feed="feed.csv",status="ok"} 380\n');
    expect(text).toContain('pdo_task_rows_total{feed="feed.csv",task="categorization",result="failed"} 7\n');
    expect(text).toContain('pdo_kept_answers_used_total{feed="feed.csv"} 80\n');
  });

  test("say the state as one of four, and times in seconds", () => {
    const text = texts["a run that has ended"];
    expect(text.match(/^pdo_run_state.* 1$/gm)).toEqual(['pdo_run_state{feed="feed.csv",state="done"} 1']);
    expect(text).toContain('pdo_run_exit_code{feed="feed.csv"} 1\n');
    expect(text).toContain('pdo_run_heartbeat_timestamp_seconds{feed="feed.csv"} 1795230010\n');
    expect(text).toContain('pdo_run_duration_seconds{feed="feed.csv"} 10\n');
  });

  test("say what a language model did and costs", () => {
    const { figures } = aMoment();
    const usage = {
      completions: 9,
      input_tokens: 900,
      cached_input_tokens: 600,
      output_tokens: 90,
      cost: 0.25,
    };
    const model = {
      ...{
        model: "m",
        total: usage,
        tasks: {},
        estimated: 0,
        kept: 1,
        requests: 10,
        retries: 2,
        throttled: 1,
      },
      ...{ shared: 0, failed_writes: 0, failed_reads: 0, budget_spent: false },
    };
    const text = renderMetrics(
      describeRun(
        aMoment({
          figures: figures && {
            ...figures,
            summary: { ...figures.summary, model },
            pending: { inFlight: 7, waitsFor: "7 answers" },
          },
        }),
      ),
    );
    expect(text).toContain('pdo_model_requests_total{feed="feed.csv"} 10\n');
    expect(text).toContain('pdo_model_tokens_total{feed="feed.csv",kind="output"} 90\n');
    expect(text).toContain('pdo_model_cost_dollars_total{feed="feed.csv"} 0.25\n');
    expect(text).toContain('pdo_model_requests_in_flight{feed="feed.csv"} 7\n');
    expect(text).toContain('pdo_rows_per_second{feed="feed.csv"} 40\n');
    expect(texts["a run on its way"]).not.toContain("pdo_model_");
  });

  test("leave out what is not known", () => {
    const text = texts["a feed that is not open"];
    for (const name of [
      "pdo_calls_total",
      "pdo_run_exit_code",
      "pdo_run_progress_ratio",
      "pdo_task_rows_total",
    ]) {
      expect(text).not.toContain(name);
    }
  });

  test.each(Object.entries(texts))("of %s are lines that a collector can read", (_title, text) => {
    const sample = /^[a-z_]+\{([a-z]+="(?:[^"\\\n]|\\[\\n"])*",?)+\} -?\d+(\.\d+)?$/;
    const lines = text.split("\n");
    expect(lines.pop()).toBe("");
    expect(lines.filter((line) => !line.startsWith("# ") && !sample.test(line))).toEqual([]);
    expect(text.isWellFormed()).toBe(true);
    const names = lines.flatMap((line) => /^# TYPE (\S+) /.exec(line)?.[1] ?? []);
    expect(new Set(names).size).toBe(names.length);
    for (const name of names) expect(text).toContain(`# HELP ${name} `);
  });

  test.skipIf(!hasPromtool)("have nothing that promtool finds fault with (skipped without promtool)", () => {
    for (const text of Object.values(texts)) {
      const { stdout, stderr, status } = spawnSync(promtool, ["check", "metrics"], { input: text });
      expect(`${stdout}${stderr}`).toBe("");
      expect(status).toBe(0);
    }
  });
});
