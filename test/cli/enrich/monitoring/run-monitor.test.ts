import { describe, expect, test } from "vitest";
import { renderStatus, startMonitor } from "../../../../src/cli/enrich/monitoring/run-monitor.ts";
import type { RunStatus } from "../../../../src/cli/enrich/monitoring/run-status.ts";
import { aMoment, aStart } from "./a-moment.ts";

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
