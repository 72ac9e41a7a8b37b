import { rmSync } from "node:fs";
import { homedir } from "node:os";
import { exitCodes } from "./exit-codes.ts";
import { findProcesses } from "./find-processes.ts";
import { readInput } from "./process-input.ts";
import { createOutput, createTalk } from "./process-output.ts";
import { ClosedPipe, drainMs, Interrupted, type World } from "./world.ts";

/** Each signal that asks a process to end, and the exit code that says so. */
const endings = [
  ["SIGHUP", 129],
  ["SIGINT", 130],
  ["SIGTERM", 143],
] as const;

/** Work that was asked to end has so long to do it by itself: longer than a service takes for what is in flight. */
const patienceMs = 15_000;

/**
 * The world of a real process. The first Ctrl-C asks the work to end, the second ends the process; either way no
 * half-written file stays behind.
 */
export function createProcessWorld(): World {
  const controller = new AbortController();
  const { signal } = controller;
  const calls = new AbortController();
  const unfinishedFiles = new Set<string>();
  const lastWords = new Set<() => void>();
  const endNow = (exitCode: number) => {
    for (const path of unfinishedFiles) rmSync(path, { force: true });
    for (const say of lastWords) say();
    // Node's exit waits for a read that the system holds; without our listeners a further signal ends that too.
    for (const [name] of endings) process.removeAllListeners(name);
    process.exit(exitCode);
  };
  let isAsked = false;
  for (const [name, exitCode] of endings) {
    process.on(name, () => {
      if (isAsked) return endNow(exitCode);
      isAsked = true;
      controller.abort(new Interrupted(exitCode));
      setTimeout(() => calls.abort(signal.reason), drainMs).unref();
      setTimeout(endNow, patienceMs, exitCode).unref();
    });
  }
  // Node would end with 1, which says that the work is done.
  process.on("uncaughtException", (error) => {
    process.stderr.write(`This is a fault of pdo itself; please report it.\n${error.stack ?? error}\n`);
    endNow(exitCodes.couldNotRun);
  });
  const onClosed = () => {
    controller.abort(new ClosedPipe("The reader of the output has gone."));
    calls.abort(signal.reason);
  };
  return {
    input: { isTerminal: process.stdin.isTTY === true, stream: readInput(signal) },
    output: createOutput(process.stdout, { signal, onClosed }),
    talk: createTalk(process.stderr),
    environment: process.env,
    workingDirectory: process.cwd(),
    homeDirectory: homedir(),
    platform: process.platform,
    now: Date.now,
    random: Math.random,
    signal,
    callSignal: calls.signal,
    unfinishedFiles,
    lastWords,
    processes: findProcesses(),
  };
}
