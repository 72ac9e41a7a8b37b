import { exitCodes } from "../../exit-codes.ts";
import { toKnownProblem } from "../../report-fault.ts";
import { ClosedPipe, Interrupted, type World } from "../../world.ts";
import { refuseForeign } from "./refuse-foreign.ts";
import { createReplacedFile } from "./replaced-file.ts";
import type { RunEnding } from "./run-moment.ts";
import {
  type MonitoringFile,
  type RunMonitor,
  renderMetrics,
  renderStatus,
  startMonitor,
} from "./run-monitor.ts";

export interface MonitoringRequest {
  /** As it was named; a label of the metrics. */
  readonly feed: string;
  /** Absent: not told there. */
  readonly statusFile?: string | undefined;
  readonly metricsFile?: string | undefined;
  readonly world: World;
  readonly onWarning: (sentence: string) => void;
  /** The exit code with which the command ends where a run throws this. */
  readonly exitCodeOf: (error: unknown) => number;
}

const nobody: RunMonitor = {
  follow: () => {},
  rowsWritten: () => {},
  warnings: () => [],
  end: async () => {},
};

/**
 * A run from its first moment to its last, told to whom it was asked for. What the run throws is thrown on.
 * @param run returns the exit code
 */
export async function monitorRun(
  request: MonitoringRequest,
  run: (monitor: RunMonitor) => Promise<number>,
): Promise<number> {
  for (const path of [request.statusFile, request.metricsFile]) {
    if (path !== undefined) await refuseForeign(path);
  }
  const files = monitoringFiles(request);
  const monitor = files.length === 0 ? nobody : openMonitor(request, files);
  try {
    const exitCode = await run(monitor);
    await monitor.end({ state: "done", exitCode: interruption(request.world)?.exitCode ?? exitCode });
    return exitCode;
  } catch (error) {
    await monitor.end(endingOf(error, request));
    throw error;
  }
}

function openMonitor(
  { feed, world, onWarning }: MonitoringRequest,
  files: readonly MonitoringFile[],
): RunMonitor {
  const { pid, host } = world.processes.own;
  return startMonitor({ files, feed, pid, host, now: world.now, onWarning });
}

function monitoringFiles({ statusFile, metricsFile, world }: MonitoringRequest): MonitoringFile[] {
  const { unfinishedFiles: unfinished, processes } = world;
  const open = (path: string) =>
    createReplacedFile(path, { uniqueSuffix: `m${processes.own.pid.toString(36)}`, unfinished });
  return [
    ...(statusFile === undefined ? [] : [{ file: open(statusFile), render: renderStatus }]),
    ...(metricsFile === undefined ? [] : [{ file: open(metricsFile), render: renderMetrics }]),
  ];
}

function interruption({ signal }: World): Interrupted | undefined {
  return signal.reason instanceof Interrupted ? signal.reason : undefined;
}

function endingOf(error: unknown, { world, exitCodeOf }: MonitoringRequest): RunEnding {
  const exitCode = exitCodeOf(error);
  const { reason } = world.signal;
  const isAsked = reason instanceof Interrupted || reason instanceof ClosedPipe;
  if (isAsked || exitCode === exitCodes.interrupted) return { state: "interrupted", exitCode };
  const { code, what } = toKnownProblem(error) ?? { code: "PDO_FAULT", what: String(error) };
  return { state: "failed", exitCode, problem: { code, message: what } };
}
