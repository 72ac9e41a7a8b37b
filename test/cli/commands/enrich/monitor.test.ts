import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { monitorRun, renderStatus, startMonitor } from "../../../../src/cli/commands/enrich/monitor.ts";
import type { RunStatus } from "../../../../src/cli/commands/enrich/status.ts";
import { cliError } from "../../../../src/cli/errors.ts";
import { Interrupted } from "../../../../src/cli/world.ts";
import { createStandInWorld } from "../../../stand-ins/world.ts";
import { aMoment, aStart } from "./a-moment.ts";

const folder = () => mkdtempSync(join(tmpdir(), "pdo-monitored-"));
const aProblem = cliError({ code: "PDO_X", what: "It broke.", seen: "Here.", nextStep: "Mend it." });

function request(signal = new AbortController().signal) {
  const home = folder();
  const statusFile = join(home, "status.json");
  return {
    home,
    read: () => JSON.parse(readFileSync(statusFile, "utf8")),
    feed: "feed.csv",
    statusFile,
    metricsFile: join(home, "pdo.prom"),
    world: createStandInWorld({ signal }),
    onWarning: () => {},
    exitCodeOf: (error: unknown) => (error instanceof Interrupted ? error.exitCode : 2),
  };
}

describe("a monitored run", () => {
  test("is told as done, with its exit code, in both files", async () => {
    const own = request();
    expect(await monitorRun(own, async () => 1)).toBe(1);
    expect(own.read()).toMatchObject({ state: "done", exit_code: 1, pid: 1, host: "here" });
    expect(readFileSync(own.metricsFile, "utf8")).toContain('pdo_run_exit_code{feed="feed.csv"} 1');
    expect(readdirSync(own.home).sort()).toEqual(["pdo.prom", "status.json"]);
  });

  test("leaves a file that holds something else alone, and does not begin", async () => {
    const own = request();
    writeFileSync(own.statusFile, "sku,Title\n1,Lamp\n");
    const begun = monitorRun(own, () => Promise.reject(new Error("It has begun.")));
    await expect(begun).rejects.toMatchObject({ code: "PDO_OUTPUT_EXISTS" });
    expect(readFileSync(own.statusFile, "utf8")).toBe("sku,Title\n1,Lamp\n");
  });

  test("takes up the files of the last run", async () => {
    const own = request();
    await monitorRun(own, async () => 1);
    expect(await monitorRun(own, async () => 0)).toBe(0);
    expect(own.read()).toMatchObject({ exit_code: 0 });
  });

  test("is told as failed, with the reason, and fails as it did", async () => {
    const own = request();
    await expect(monitorRun(own, () => Promise.reject(aProblem))).rejects.toBe(aProblem);
    const problem = { code: "PDO_X", message: "It broke." };
    expect(own.read()).toMatchObject({ state: "failed", exit_code: 2, problem });
  });

  test("is told as interrupted after Ctrl-C", async () => {
    const reason = new Interrupted(130);
    const own = request(AbortSignal.abort(reason));
    await expect(monitorRun(own, () => Promise.reject(reason))).rejects.toBe(reason);
    expect(own.read()).toMatchObject({ state: "interrupted", exit_code: 130, problem: null });
  });

  test("is told as interrupted where its time was over", async () => {
    const own = { ...request(), exitCodeOf: () => 130 };
    await expect(monitorRun(own, () => Promise.reject(aProblem))).rejects.toBe(aProblem);
    expect(own.read()).toMatchObject({ state: "interrupted", exit_code: 130 });
  });

  test("was done all the same where Ctrl-C came too late, and says the exit code that the command ends with", async () => {
    const own = request(AbortSignal.abort(new Interrupted(130)));
    expect(await monitorRun(own, async () => 0)).toBe(0);
    expect(own.read()).toMatchObject({ state: "done", exit_code: 130 });
  });

  test("writes nothing where nobody asked", async () => {
    const { statusFile: _status, metricsFile: _metrics, ...own } = request();
    expect(await monitorRun(own, async () => 0)).toBe(0);
    expect(readdirSync(own.home)).toEqual([]);
  });
});

const settle = () => new Promise((resolve) => setImmediate(resolve));

function start(write: (text: string) => Promise<void>) {
  const clock = { at: aStart, tick: () => {}, isStopped: false };
  const warnings: string[] = [];
  const monitor = startMonitor({
    files: [{ file: { write }, render: renderStatus }],
    feed: "feed.csv",
    pid: 1,
    host: "here",
    now: () => clock.at,
    onWarning: (sentence) => warnings.push(sentence),
    every: (ms, tick) => {
      clock.tick = () => {
        clock.at += ms;
        tick();
      };
      return () => {
        clock.isStopped = true;
      };
    },
  });
  return { monitor, clock, warnings };
}

function startRecorded() {
  const told: RunStatus[] = [];
  return { told, ...start(async (text) => void told.push(JSON.parse(text))) };
}

describe("the heartbeat of a run", () => {
  test("begins at once, goes on, and ends with the end", async () => {
    const { told, monitor, clock } = startRecorded();
    await settle();
    monitor.follow(() => aMoment().figures ?? expect.unreachable());
    clock.tick();
    await settle();
    await monitor.end({ state: "done", exitCode: 0 });
    expect(told.map(({ state, rows }) => [state, rows])).toEqual([
      ["running", 0],
      ["running", 400],
      ["done", 400],
    ]);
    expect(clock.isStopped).toBe(true);
  });

  test("tells a run that waits from one that gets on", async () => {
    const { told, monitor, clock } = startRecorded();
    monitor.rowsWritten();
    for (let beat = 0; beat < 3; beat += 1) {
      clock.tick();
      await settle();
    }
    const last = told.at(-1);
    expect([last?.last_row_at, last?.updated_at]).toEqual([
      "2026-11-21T03:00:00.000Z",
      "2026-11-21T03:00:15.000Z",
    ]);
  });

  test("warns once where the file cannot be written, tries on, and stops nothing", async () => {
    let attempts = 0;
    const { monitor, clock, warnings } = start(async () => {
      attempts += 1;
      throw Object.assign(new Error("no"), {
        what: "s.json: it cannot be written.",
        seen: "The disk is full.",
      });
    });
    await settle();
    clock.tick();
    await settle();
    await monitor.end({ state: "done", exitCode: 0 });
    expect(attempts).toBe(3);
    expect(warnings).toEqual(["s.json: it cannot be written. The disk is full. The run goes on without it."]);
    expect(monitor.warnings()).toEqual(warnings);
  });

  test("stops nothing either where the figures themselves have a fault", async () => {
    const { monitor, warnings } = startRecorded();
    monitor.follow(() => {
      throw new Error("No figures.");
    });
    await monitor.end({ state: "failed", exitCode: 2 });
    expect(warnings).toEqual(["No figures."]);
  });

  test("leaves a beat out while the one before is still being written, and waits for it before the end", async () => {
    const told: string[] = [];
    const waiting: (() => void)[] = [];
    const { monitor, clock } = start(async (text) => {
      told.push(JSON.parse(text).state);
      if (told.length === 1) await new Promise<void>((resolve) => waiting.push(resolve));
    });
    clock.tick();
    clock.tick();
    const ended = monitor.end({ state: "done", exitCode: 0 });
    await settle();
    expect(told).toEqual(["running"]);
    waiting[0]?.();
    await ended;
    expect(told).toEqual(["running", "done"]);
  });
});
