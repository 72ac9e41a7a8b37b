import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { CliProblem } from "../../../../src/cli/cli-problem.ts";
import { monitorRun } from "../../../../src/cli/enrich/monitoring/monitor-run.ts";
import { Interrupted } from "../../../../src/cli/world.ts";
import { createStandInWorld } from "../../../stand-ins/world.ts";

const folder = () => mkdtempSync(join(tmpdir(), "pdo-monitored-"));
const aProblem = new CliProblem({ code: "PDO_X", what: "It broke.", seen: "Here.", nextStep: "Mend it." });

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
