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
  return isServiceFault(error) ? exitCodes.serviceRefused : exitCodes.couldNotRun;
}

/** Undefined: nobody foresaw this one. */
export function toKnownProblem(error: unknown): KnownProblem | undefined {
  if (error instanceof ServiceProblem) return fromService(error);
  return isKnownProblem(error) ? error : undefined;
}

/** Refused keys, faults of the service, and a service that is not there. A faulty request is the caller's own. */
function isServiceFault(error: unknown): boolean {
  if (error instanceof ServiceProblem) return error.status !== 422 && error.status !== 404;
  return error instanceof Error && error.name === "ClientProblem";
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
