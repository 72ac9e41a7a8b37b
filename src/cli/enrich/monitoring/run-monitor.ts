import { renderPrometheusText } from "./prometheus-text.ts";
import type { ReplacedFile } from "./replaced-file.ts";
import { toMetrics } from "./run-metrics.ts";
import type { RunEnding, RunFigures, RunMoment } from "./run-moment.ts";
import { describeRun, type RunStatus } from "./run-status.ts";

/** Tells the machine room how a run goes. What it cannot tell is no reason for the run to stop. */
export interface RunMonitor {
  /** From now on the run's figures are told. Called again and again. */
  follow(figures: () => RunFigures): void;
  /** Rows were written. */
  rowsWritten(): void;
  /** A sentence for each file that could not be written. */
  warnings(): readonly string[];
  /** Tells the end, as the last thing. */
  end(ending: RunEnding): Promise<void>;
}

/** The forms in which a run is told. */
export interface MonitoringFile {
  readonly file: ReplacedFile;
  render(status: RunStatus): string;
}

export const renderStatus = (status: RunStatus): string => `${JSON.stringify(status, undefined, 2)}\n`;
export const renderMetrics = (status: RunStatus): string => renderPrometheusText(toMetrics(status));

export interface MonitorOptions {
  readonly files: readonly MonitoringFile[];
  readonly feed: string;
  readonly pid: number;
  readonly host: string;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  /** Called with the first fault of each file. */
  readonly onWarning: (sentence: string) => void;
  /** Calls `tick` again and again until what it returns is called. Absent: the process's own clock. */
  readonly every?: (ms: number, tick: () => void) => () => void;
}

const heartbeatMs = 5_000;

/** Says at once that the run has begun, then how it goes, every few seconds. */
export function startMonitor(options: MonitorOptions): RunMonitor {
  const { files, feed, pid, host, now, every = onInterval } = options;
  const startedAt = now();
  const seen: { figures?: () => RunFigures; lastRowAt?: number } = {};
  const warned = new Map<MonitoringFile, string>();
  let writing: Promise<void> | undefined;

  const lookAt = (ending?: RunEnding): RunMoment => {
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
  /** Nothing that goes wrong here, a fault of our own included, may reach the run. */
  const tell = async (ending?: RunEnding) => {
    for (const form of files) {
      try {
        await form.file.write(form.render(describeRun(lookAt(ending))));
      } catch (error) {
        warn(form, error);
      }
    }
  };
  /** While one is being written, the next is left out: the one after it will say more. */
  const beat = () => {
    writing ??= tell().finally(() => {
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
      await tell(ending);
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
