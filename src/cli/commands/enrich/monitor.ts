import { renderPrometheusText } from "../../../lib/prometheus-text.ts";
import { exitCodes } from "../../errors.ts";
import { toReportedError } from "../../report-fault.ts";
import { ClosedPipe, Interrupted, type World } from "../../world.ts";
import { toMetrics } from "./metrics.ts";
import { createReplacedFile, type ReplacedFile, refuseForeign } from "./replaced-file.ts";
import { describeRun, type RunEnding, type RunFigures, type RunMoment, type RunStatus } from "./status.ts";

interface MonitoringRequest {
  /** As given on the command line; a label of the metrics. */
  readonly feed: string;
  /** Absent: not written. */
  readonly statusFile?: string | undefined;
  readonly metricsFile?: string | undefined;
  readonly world: World;
  readonly onWarning: (sentence: string) => void;
  /** The exit code of the command where the run throws this error. */
  readonly exitCodeOf: (error: unknown) => number;
}

const nobody: RunMonitor = {
  follow: () => {},
  rowsWritten: () => {},
  warnings: () => [],
  end: async () => {},
};

/**
 * Runs a function and reports its start, progress and end to the monitoring files. Rethrows what it throws.
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
  const isIntended = reason instanceof Interrupted || reason instanceof ClosedPipe;
  if (isIntended || exitCode === exitCodes.interrupted) return { state: "interrupted", exitCode };
  const { code, what } = toReportedError(error) ?? { code: "PDO_FAULT", what: String(error) };
  return { state: "failed", exitCode, problem: { code, message: what } };
}

/** Reports a run's progress to monitoring. A failure to report never stops the run. */
export interface RunMonitor {
  /** From now on these figures are reported; called repeatedly. */
  follow(figures: () => RunFigures): void;
  /** Called after rows were written. */
  rowsWritten(): void;
  /** One sentence for each file that could not be written. */
  warnings(): readonly string[];
  /** Reports the end; the last call. */
  end(ending: RunEnding): Promise<void>;
}

/** A file to write, and how a run's status is rendered in it. */
interface MonitoringFile {
  readonly file: ReplacedFile;
  render(status: RunStatus): string;
}

export const renderStatus = (status: RunStatus): string => `${JSON.stringify(status, undefined, 2)}\n`;
export const renderMetrics = (status: RunStatus): string => renderPrometheusText(toMetrics(status));

interface MonitorOptions {
  readonly files: readonly MonitoringFile[];
  readonly feed: string;
  readonly pid: number;
  readonly host: string;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  /** Called at the first fault of each file. */
  readonly onWarning: (sentence: string) => void;
  /** Calls `tick` periodically until the returned function is called. Absent: a timer of the process. */
  readonly every?: (ms: number, tick: () => void) => () => void;
}

const heartbeatMs = 5_000;

/** Reports the start at once, then the progress every few seconds. */
export function startMonitor(options: MonitorOptions): RunMonitor {
  const { files, feed, pid, host, now, every = onInterval } = options;
  const startedAt = now();
  const seen: { figures?: () => RunFigures; lastRowAt?: number } = {};
  const warned = new Map<MonitoringFile, string>();
  let writing: Promise<void> | undefined;

  const snapshot = (ending?: RunEnding): RunMoment => {
    const { lastRowAt } = seen;
    const figures = seen.figures?.();
    return { feed, pid, host, startedAt, at: now(), lastRowAt, heartbeatMs, figures, ending };
  };
  const warn = (form: MonitoringFile, error: unknown) => {
    if (warned.has(form)) return;
    const sentence = sentenceOf(error);
    warned.set(form, sentence);
    options.onWarning(sentence);
  };
  /** No fault of monitoring, including a defect in it, may reach the run. */
  const write = async (ending?: RunEnding) => {
    for (const form of files) {
      try {
        await form.file.write(form.render(describeRun(snapshot(ending))));
      } catch (error) {
        warn(form, error);
      }
    }
  };
  /** Skipped while a write is in progress: the next one reports newer figures. */
  const beat = () => {
    writing ??= write().finally(() => {
      writing = undefined;
    });
  };

  beat();
  const stop = every(heartbeatMs, beat);
  return {
    follow: (figures) => {
      seen.figures = figures;
    },
    rowsWritten: () => {
      seen.lastRowAt = now();
    },
    warnings: () => [...warned.values()],
    end: async (ending) => {
      stop();
      await writing;
      await write(ending);
    },
  };
}

function onInterval(ms: number, tick: () => void): () => void {
  const timer = setInterval(tick, ms);
  timer.unref();
  return () => clearInterval(timer);
}

function sentenceOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { what, seen } = error as { what?: unknown; seen?: unknown };
  return typeof what === "string" ? `${what} ${seen} The run goes on without it.` : error.message;
}
