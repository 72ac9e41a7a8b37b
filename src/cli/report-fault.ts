import type { CommanderError } from "commander";
import { ServiceProblem } from "../api/service-problem.ts";
import { ClientProblem, type ClientProblemCode } from "../client/client-problem.ts";
import { ProviderProblem, type ProviderProblemCode } from "../llm/provider-problem.ts";
import type { CommandContext } from "./command.ts";
import { commands } from "./commands/commands.ts";
import { CliProblem, exitCodes } from "./problem.ts";
import { createStyles, plainTerminalText, type Styles } from "./render/text.ts";
import { withoutKeys } from "./secrets.ts";
import { ClosedPipe, Interrupted } from "./world.ts";

/** What the problems of all folders have in common: enough to tell a person what to do. */
interface KnownProblem {
  readonly code: string;
  readonly what: string;
  readonly seen: string;
  readonly nextStep: string;
}

export function isKnownProblem(error: unknown): error is Error & KnownProblem {
  return (
    error instanceof Error && "code" in error && "what" in error && "seen" in error && "nextStep" in error
  );
}

/** A problem in four lines: what is wrong, what was seen, the next step, the code. */
function renderProblem(problem: KnownProblem, { red, dim }: Styles): string {
  const lines = [
    `${red("x")} ${oneLine(problem.what)}`,
    `  ${plainTerminalText(problem.seen).replaceAll("\n", "\n  ")}`,
    `  ${oneLine(problem.nextStep)}`,
    dim(`  (${problem.code})`),
  ];
  return `${lines.join("\n")}\n`;
}

/** A name that was typed may hold line breaks, and may be of any length. */
function oneLine(text: string): string {
  const line = plainTerminalText(text.replaceAll("\n", "\\n"));
  return line.length > mostShown ? `${line.slice(0, mostShown)}...` : line;
}

const mostShown = 1000;

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

/** What was seen, where commander's own sentence does not go on to say it. */
const seenByCode: Readonly<Record<string, string>> = {
  "commander.unknownCommand": "There is no such command.",
  "commander.unknownOption": "There is no such flag here.",
  "commander.optionMissingArgument": "Nothing stands after it.",
  "commander.missingArgument": "It was left out.",
  "commander.missingMandatoryOptionValue": "It was left out.",
};

/** `--api-key=...` is no flag, and what stands after it may be a key. */
const valueOfUnknownFlag = /^(unknown option '--[^'=]*)=.*'/s;
const firstSentence = /^(.*? is invalid|.*?)(?:\.\s+|\.?\n|\.?$)(.*)$/s;

/** A command line that cannot be understood, told like every other problem. Its words are not repeated as a whole. */
export function usageProblem({ code, message }: CommanderError, words: readonly string[]): CliProblem {
  const sentence = message.replace(/^error: /, "").replace(valueOfUnknownFlag, "$1'");
  const [, what = sentence, rest = ""] = firstSentence.exec(sentence) ?? [];
  return new CliProblem({
    code: "PDO_USAGE",
    what: `${capitalized(what)}.`,
    seen: rest.replace(/^\((.*)\)$/, "$1") || (seenByCode[code] ?? "It cannot be understood."),
    nextStep: nextStep(code, words),
  });
}

function nextStep(code: string, words: readonly string[]): string {
  const asked = commands.find(({ name }) => name === words.find((word) => !word.startsWith("-")));
  const help = asked === undefined ? "pdo --help" : `pdo ${asked.name} --help`;
  const dash = code === "commander.unknownOption" ? "; a text or file that begins with - goes after --" : "";
  return `Run ${help} for the words it knows${dash}.`;
}

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
