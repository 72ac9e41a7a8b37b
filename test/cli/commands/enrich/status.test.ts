import { describe, expect, test } from "vitest";
import { describeRun } from "../../../../src/cli/commands/enrich/status.ts";
import { aMoment, aStart } from "./a-moment.ts";

describe("the status of a run", () => {
  test("tells, on the way, how far it is, how fast, and when it will be done", () => {
    expect(describeRun(aMoment())).toMatchObject({
      schema_version: 2,
      state: "running",
      pid: 4711,
      started_at: "2026-11-21T03:00:00.000Z",
      updated_at: "2026-11-21T03:00:10.000Z",
      last_row_at: "2026-11-21T03:00:09.000Z",
      heartbeat_seconds: 5,
      rows: 400,
      rejected: 3,
      rows_per_second: 40,
      share_done: 0.25,
      eta: "2026-11-21T03:00:40.000Z",
      calls: { asked: 700, kept: 80, requests: 705 },
      exit_code: null,
      problem: null,
    });
  });

  test("has an old moment of the last row where the process is alive and nothing moves", () => {
    const status = describeRun(aMoment({ at: aStart + 3_600_000, lastRowAt: aStart + 1_000 }));
    expect(Date.parse(status.updated_at) - Date.parse(status.last_row_at ?? "")).toBe(3_599_000);
  });

  test("counts nothing before the feed is open", () => {
    const status = describeRun(aMoment({ figures: undefined, lastRowAt: undefined }));
    expect(status).toMatchObject({ rows: 0, share_done: null, eta: null, calls: null, last_row_at: null });
    expect(status).toMatchObject({ output: null, tasks: {} });
  });

  test("promises no time where the feed's length is not known, or nothing of it is done", () => {
    const { figures } = aMoment();
    const at = (shareDone?: number) =>
      describeRun(aMoment({ figures: figures && { ...figures, shareDone } }));
    expect([at().eta, at(0).eta]).toEqual([null, null]);
    expect([at().share_done, at(0).share_done]).toEqual([null, 0]);
  });

  test("tells what is under way with a language model, until the end", () => {
    const { figures } = aMoment();
    const pending = { inFlight: 32, waitsFor: "32 answers" };
    const moment = { figures: figures && { ...figures, pending } };
    expect(describeRun(aMoment(moment))).toMatchObject({
      in_flight: 32,
      waits_for: "32 answers",
      model: null,
    });
    const ended = describeRun(aMoment({ ...moment, ending: { state: "done", exitCode: 0 } }));
    expect(ended).toMatchObject({ in_flight: 0, waits_for: null });
  });

  test("ends whole, with the exit code", () => {
    const status = describeRun(aMoment({ ending: { state: "done", exitCode: 1 } }));
    expect(status).toMatchObject({ state: "done", exit_code: 1, share_done: 1, eta: null });
  });

  test("says why there is no output", () => {
    const problem = { code: "PDO_INPUT_SUSPICIOUS", message: "feed.csv: this looks like a broken export." };
    const ending = { state: "failed", exitCode: 4, problem } as const;
    expect(describeRun(aMoment({ ending }))).toMatchObject({ state: "failed", exit_code: 4, problem });
    expect(describeRun(aMoment({ ending })).share_done).toBe(0.25);
  });
});
