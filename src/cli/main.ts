import { Command, CommanderError } from "commander";
import type { CommandContext } from "./command.ts";
import { commands } from "./commands/commands.ts";
import { exitCodes } from "./errors.ts";
import { helpTopics } from "./help/topics.ts";
import { readVersion } from "./paths.ts";
import { createLog, findLogFormat } from "./render/log.ts";
import { wrapLines } from "./render/wrap.ts";
import { ClosedPipe, Interrupted, type World } from "./world.ts";

/**
 * Runs `pdo` with its command-line arguments and returns the exit code. Errors are reported on `world.talk`; nothing is
 * thrown.
 */
export async function main(words: readonly string[], outside: World): Promise<number> {
  const outcome: { code: number; lastLine: string | undefined } = {
    code: exitCodes.done,
    lastLine: undefined,
  };
  const log = createLog(outside.talk, outside.now);
  log.useFormat(findLogFormat(words, outside.environment));
  const world = { ...outside, talk: log };
  world.signal.addEventListener("abort", () => confirmInterruption(world), { once: true });
  try {
    const setExitCode = (code: number, lastLine?: string) => void Object.assign(outcome, { code, lastLine });
    await run(words, { world, commands, log, setExitCode });
    const { code, lastLine: message } = outcome;
    if (code !== exitCodes.done && message !== undefined) {
      await log.report({ level: "error", code: "PDO_NOT_ALL_DONE", message });
    }
    return goesOn(words) ? code : await endDone(code, world);
  } catch (error) {
    return await endWith(error, { world, log });
  }
}

async function run(words: readonly string[], context: CommandContext): Promise<void> {
  if (await printPage(words, context)) return;
  const help: string[] = [];
  const { output } = context.world;
  try {
    const program = await createProgram(words, context, (text) => help.push(text));
    await program.parseAsync(words, { from: "user" });
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    if (error.exitCode === 0) return await output.write(wrapLines(help.join(""), output.columns));
    // No command was given: the help says enough without an error message.
    if (error.code === "commander.help") {
      context.setExitCode(exitCodes.couldNotRun);
      return await context.world.talk.write(help.join(""));
    }
    const { usageError } = await import("./usage-error.ts");
    throw await usageError(error, words);
  }
}

/**
 * Prints what no command does: what to type first, the version, and topics of the help.
 * @returns whether there was something to print
 */
async function printPage(words: readonly string[], { world, setExitCode }: CommandContext): Promise<boolean> {
  const [first, second] = words;
  const { output, talk } = world;
  if (first === undefined) {
    setExitCode(exitCodes.couldNotRun);
    await talk.write(firstWords);
    return true;
  }
  if (/^(?:-v|-V|--version)$/.test(first) && second === undefined) {
    await output.write(`${readVersion()}\n`);
    return true;
  }
  const topic = first === "help" ? helpTopics.find(({ name }) => name === second) : undefined;
  if (topic !== undefined) await output.write(await topic.render(output.columns, commands));
  return topic !== undefined;
}

/** Lines of at most 44 columns, so that no terminal breaks them. */
const firstWords = `pdo takes a product feed and gives it back
enriched for a sales channel. Type first:

  pdo doctor feed.csv
    what it would do, and why
  pdo enrich feed.csv
    writes feed.enriched.csv beside it
  pdo lint feed.csv --rules google
    what a channel's rules find in it
  pdo name "SONY wh-1000XM4 *** SALE ***"
    a single text

More: pdo --help           all commands
      pdo help feeds       a topic
      pdo enrich --help    a command
`;

/** Confirms an interruption at once, since ending may take a while. */
function confirmInterruption({ signal, talk }: World): void {
  if (!(signal.reason instanceof Interrupted)) return;
  void talk.write(`${lineStart(talk)}Ending: what is in flight is finished. Once more ends at once.\n`);
}

/** On a terminal the line already contains `^C`, and possibly the progress. */
function lineStart({ isTerminal }: World["talk"]): string {
  return isTerminal ? "\n" : "";
}

/** Whether the command runs until it is interrupted. */
function goesOn(words: readonly string[]): boolean {
  return ["serve", "review", "mcp", "worker"].includes(calledCommand(words) ?? "");
}

function calledCommand(words: readonly string[]): string | undefined {
  return words.find((word) => !word.startsWith("-"));
}

/**
 * Reports an interruption that came after the work was complete; the exit code still shows it, so that a shell loop
 * stops.
 */
async function endDone(code: number, { signal, talk }: World): Promise<number> {
  const reason: unknown = signal.aborted ? signal.reason : undefined;
  if (!(reason instanceof Interrupted)) return code;
  await talk.write("It was done before it could be interrupted: all that was asked for is there.\n");
  return reason.exitCode;
}

async function endWith(
  error: unknown,
  { world, log }: Pick<CommandContext, "world" | "log">,
): Promise<number> {
  const reason: unknown = world.signal.aborted ? world.signal.reason : undefined;
  if (reason instanceof ClosedPipe) return exitCodes.done;
  if (reason instanceof Interrupted) {
    const { nextStep } = error instanceof Interrupted ? error : reason;
    await world.talk.write(
      `${lineStart(world.talk)}Interrupted. Nothing was left half-written. ${nextStep}\n`,
    );
    return reason.exitCode;
  }
  const { reportFault } = await import("./report-fault.ts");
  return reportFault(error, { world, log });
}

const topicNames = helpTopics.map(({ name }) => name).join(", ");

/** Loads only the command that is called; for the others the help needs no more than a line. */
async function createProgram(
  words: readonly string[],
  context: CommandContext,
  show: (text: string) => void,
): Promise<Command> {
  const { output, talk } = context.world;
  const program = new Command("pdo")
    .description("Takes a product feed as it is and gives it back enriched for a sales channel.")
    .version(readVersion(), "-V, --version")
    .exitOverride()
    .configureOutput({
      writeOut: show,
      writeErr: show,
      outputError: () => {}, // Reported by `endWith`, like every other error.
      getOutHelpWidth: () => output.columns,
      getErrHelpWidth: () => talk.columns,
    })
    .addHelpText(
      "after",
      `\nTopics, each by pdo help TOPIC:\n  ${topicNames}\n\nExample:\n  pdo enrich feed.csv`,
    );
  const called = calledCommand(words);
  for (const { name, summary, load } of commands) {
    const command = program.command(name).description(summary);
    const isNeeded = name === called || (called === "help" && words.includes(name));
    if (!isNeeded) continue;
    const [{ declareCommand }, { command: spec }] = await Promise.all([import("./options.ts"), load()]);
    declareCommand(command, spec, context, called === "help");
  }
  return program;
}
