import { ClientProblem, type ClientProblemCode } from "../client/client-problem.ts";
import { ServiceProblem } from "../contract/problem.ts";
import { ProviderProblem, type ProviderProblemCode } from "../language-model/provider-problem.ts";
import type { CommandContext } from "./command.ts";
import { exitCodes } from "./exit-codes.ts";
import { isKnownProblem, type KnownProblem } from "./known-problem.ts";
import { withoutKeys } from "./secrets.ts";
import { renderProblem } from "./terminal/problem-text.ts";
import { createStyles } from "./terminal/styles.ts";
import { ClosedPipe, Interrupted } from "./world.ts";

/** Tells a fault in four lines where it is a known one, with its whole story where it is not; gives the exit code. */
export async function reportFault(
  error: unknown,
  { world, log }: Pick<CommandContext, "world" | "log">,
): Promise<number> {
  const problem = toKnownProblem(error);
  if (problem === undefined) {
    const message = "This is a fault of pdo itself; please report it with the lines below.";
    const stack = withoutKeys(stackOf(error), world.environment);
    await log.tell(
      { level: "error", code: "PDO_FAULT", message, details: { stack } },
      `${message}\n${stack}\n`,
    );
  } else {
    const { code, what: message, seen, nextStep } = problem;
    const styles = createStyles(world.talk.isTerminal && world.environment.NO_COLOR === undefined);
    const entry = { level: "error", code, message, details: { seen, next_step: nextStep } } as const;
    await log.tell(entry, renderProblem(problem, styles));
  }
  return exitCodeOfFault(error);
}

/** The exit code of a command that ends with a fault, or because it was asked to end. */
export function exitCodeOfFault(error: unknown): number {
  if (error instanceof ClosedPipe) return exitCodes.done;
  if (error instanceof Interrupted) return error.exitCode;
  const ofItsOwn = ofProblem[toKnownProblem(error)?.code ?? ""];
  return ofItsOwn ?? (isServiceFault(error) ? exitCodes.serviceRefused : exitCodes.couldNotRun);
}

/** Problems with an exit code of their own. */
const ofProblem: Readonly<Record<string, number>> = {
  PDO_INPUT_SUSPICIOUS: exitCodes.inputSuspicious,
  PDO_CLIENT_RUN_TIME_OVER: exitCodes.interrupted,
};

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

/** The same of a language model's provider: names, addresses and folders. */
const providerConfigurationCodes: ReadonlySet<ProviderProblemCode> = new Set<ProviderProblemCode>([
  "PDO_PROVIDER_UNKNOWN",
  "PDO_PROVIDER_ADDRESS_INVALID",
  "PDO_PROVIDER_PACKAGE_MISSING",
  "PDO_PROVIDER_KEY_MISSING",
  "PDO_PROVIDER_MODEL_MISSING",
  "PDO_PRICE_UNKNOWN",
  "PDO_COMPLETION_NOT_RECORDED",
  "PDO_RECORDING_UNUSABLE",
  "PDO_BATCH_REFUSED",
]);

/** Refused keys, faults of the service, and a service that is not there. A faulty request is the caller's own. */
function isServiceFault(error: unknown): boolean {
  if (error instanceof ServiceProblem) return error.status !== 422 && error.status !== 404;
  if (error instanceof ProviderProblem) return !providerConfigurationCodes.has(error.code);
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
