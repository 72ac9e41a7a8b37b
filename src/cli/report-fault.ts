import { ClientProblem, type ClientProblemCode } from "../client/client-problem.ts";
import { ServiceProblem } from "../contract/problem.ts";
import { exitCodes } from "./exit-codes.ts";
import { isKnownProblem, type KnownProblem } from "./known-problem.ts";
import { renderProblem } from "./terminal/problem-text.ts";
import { createStyles } from "./terminal/styles.ts";
import type { World } from "./world.ts";

/** Tells a fault in four lines where it is a known one, with its whole story where it is not; gives the exit code. */
export async function reportFault(error: unknown, world: World): Promise<number> {
  const problem = toKnownProblem(error);
  if (problem === undefined) {
    await world.talk.write(
      `This is a fault of pdo itself; please report it with the lines below.\n${stackOf(error)}\n`,
    );
    return exitCodes.couldNotRun;
  }
  const styles = createStyles(world.talk.isTerminal && world.environment.NO_COLOR === undefined);
  await world.talk.write(renderProblem(problem, styles));
  return ofProblem[problem.code] ?? exitCodeOf(error);
}

/** Problems with an exit code of their own. */
const ofProblem: Readonly<Record<string, number>> = {
  PDO_INPUT_SUSPICIOUS: exitCodes.inputSuspicious,
  PDO_CLIENT_RUN_TIME_OVER: exitCodes.interrupted,
};

function exitCodeOf(error: unknown): number {
  return isServiceFault(error) ? exitCodes.serviceRefused : exitCodes.couldNotRun;
}

/** Undefined: nobody foresaw this one. */
export function toKnownProblem(error: unknown): KnownProblem | undefined {
  if (error instanceof ServiceProblem) return fromService(error);
  if (isKnownProblem(error)) return error;
  return error instanceof Error && "syscall" in error ? fromSystem(error) : undefined;
}

/** What the system refused, where nobody nearer to it had better words. */
function fromSystem(error: Error): KnownProblem {
  return {
    code: "PDO_SYSTEM",
    what: "The system refused what pdo asked of it.",
    seen: `It says: ${error.message}.`,
    nextStep: "Look at the path and at what you may do there; then run it again.",
  };
}

/** What the caller has written wrongly, before any service was asked. */
const configurationCodes: ReadonlySet<ClientProblemCode> = new Set<ClientProblemCode>([
  "PDO_CLIENT_BASE_URL_INVALID",
  "PDO_CLIENT_KEY_INVALID",
]);

/** Refused keys, faults of the service, and a service that is not there. A faulty request is the caller's own. */
function isServiceFault(error: unknown): boolean {
  if (error instanceof ServiceProblem) return error.status !== 422 && error.status !== 404;
  return error instanceof ClientProblem && !configurationCodes.has(error.code);
}

const nextSteps: Readonly<Record<number, string>> = {
  401: "Give a valid key with --api-key-file PATH or in PDO_API_KEY.",
  403: "Use a key of a level that includes it.",
  404: "See what there is with `pdo categories` and `pdo attributes CATEGORY`.",
  422: "Correct what is named above and try again.",
  429: "Wait and try again, or lower --concurrency.",
};

function fromService(problem: ServiceProblem): KnownProblem {
  return {
    code: `HTTP_${problem.status}`,
    what: problem.message.endsWith(".") ? problem.message : `${problem.message}.`,
    seen: `The service answered with status ${problem.status}.`,
    nextStep: nextSteps[problem.status] ?? "Try again later; the service's log has the details.",
  };
}

function stackOf(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
