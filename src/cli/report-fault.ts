import { ServiceProblem } from "../api/service-problem.ts";
import { type ErrorCategory, PdoError } from "../lib/errors.ts";
import type { CommandContext } from "./command.ts";
import { exitCodes } from "./errors.ts";
import { createStyles, plainTerminalText, type Styles } from "./render/text.ts";
import { withoutKeys } from "./secrets.ts";
import { ClosedPipe, Interrupted } from "./world.ts";

/** The parts of an error that are shown. */
type ReportedError = Pick<PdoError, "code" | "what" | "seen" | "nextStep">;

/** Prints a known error in four lines, any other with its stack; returns the exit code. */
export async function reportFault(
  error: unknown,
  { world, log }: Pick<CommandContext, "world" | "log">,
): Promise<number> {
  const problem = toReportedError(error);
  if (problem === undefined) {
    const message = "This is a fault of pdo itself; please report it with the lines below.";
    const stack = withoutKeys(stackOf(error), world.environment);
    await log.report(
      { level: "error", code: "PDO_FAULT", message, details: { stack } },
      `${message}\n${stack}\n`,
    );
  } else {
    const { code, what: message, seen, nextStep } = problem;
    const styles = createStyles(world.talk.isTerminal && world.environment.NO_COLOR === undefined);
    const entry = { level: "error", code, message, details: { seen, next_step: nextStep } } as const;
    await log.report(entry, renderProblem(problem, styles));
  }
  return exitCodeOfFault(error);
}

/** The exit code for an error or an interruption. */
export function exitCodeOfFault(error: unknown): number {
  if (error instanceof ClosedPipe) return exitCodes.done;
  if (error instanceof Interrupted) return error.exitCode;
  if (error instanceof PdoError) return ofCategory[error.category];
  if (!(error instanceof ServiceProblem)) return exitCodes.couldNotRun;
  // The caller's request was invalid.
  return error.status === 422 || error.status === 404 ? exitCodes.couldNotRun : exitCodes.serviceRefused;
}

const ofCategory: Readonly<Record<ErrorCategory, number>> = {
  caller: exitCodes.couldNotRun,
  "suspicious-input": exitCodes.inputSuspicious,
  remote: exitCodes.serviceRefused,
  "time-over": exitCodes.interrupted,
};

/** Undefined: an unexpected error. */
export function toReportedError(error: unknown): ReportedError | undefined {
  if (error instanceof ServiceProblem) return fromService(error);
  if (error instanceof PdoError) return error;
  return error instanceof Error && "syscall" in error ? fromSystem(error) : undefined;
}

/** A system error that no other code has wrapped. */
function fromSystem(error: Error): ReportedError {
  return {
    code: "PDO_SYSTEM",
    what: "The system refused what pdo asked of it.",
    seen: `It says: ${error.message}.`,
    nextStep: "Look at the path and at what you may do there; then run it again.",
  };
}

const nextSteps: Readonly<Record<number, string>> = {
  401: "Give a valid key with --api-key-file PATH or in PDO_API_KEY.",
  403: "Use a key of a level that includes it.",
  404: "See what there is with `pdo categories` and `pdo attributes CATEGORY`.",
  422: "Correct what is named above and try again.",
  429: "Wait and try again, or lower --concurrency.",
};

function fromService(problem: ServiceProblem): ReportedError {
  return {
    code: `HTTP_${problem.status}`,
    what: problem.message.endsWith(".") ? problem.message : `${problem.message}.`,
    seen: `The service answered with status ${problem.status}.`,
    nextStep: nextSteps[problem.status] ?? "Try again later; the service's log has the details.",
  };
}

/** An error in four lines: what is wrong, what was seen, the next step, the code. */
function renderProblem(problem: ReportedError, { red, dim }: Styles): string {
  const lines = [
    `${red("x")} ${oneLine(problem.what)}`,
    `  ${plainTerminalText(problem.seen).replaceAll("\n", "\n  ")}`,
    `  ${oneLine(problem.nextStep)}`,
    dim(`  (${problem.code})`),
  ];
  return `${lines.join("\n")}\n`;
}

/** User input in a message may contain line breaks and have any length. */
function oneLine(text: string): string {
  const line = plainTerminalText(text.replaceAll("\n", "\\n"));
  return line.length > mostShown ? `${line.slice(0, mostShown)}...` : line;
}

const mostShown = 1000;

function stackOf(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
