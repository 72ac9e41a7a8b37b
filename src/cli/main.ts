import { Command, CommanderError } from "commander";
import type { CommandContext } from "./command.ts";
import { commands } from "./commands/commands.ts";
import { exitCodes } from "./exit-codes.ts";
import { readVersion } from "./version.ts";
import { ClosedPipe, Interrupted, type World } from "./world.ts";

/**
 * Runs `pdo` with the words after its name and returns the exit code. Faults are told on `world.talk`; nothing is
 * thrown but what is a fault of `pdo` itself.
 */
export async function main(words: readonly string[], world: World): Promise<number> {
  const outcome: { code: number } = { code: exitCodes.done };
  try {
    const program = await createProgram(words, {
      world,
      setExitCode: (code) => Object.assign(outcome, { code }),
    });
    await program.parseAsync(words, { from: "user" });
    return outcome.code;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? exitCodes.done : exitCodes.couldNotRun;
    return await endWith(error, world);
  }
}

async function endWith(error: unknown, world: World): Promise<number> {
  const reason: unknown = world.signal.aborted ? world.signal.reason : undefined;
  if (reason instanceof ClosedPipe) return exitCodes.done;
  if (reason instanceof Interrupted) {
    await world.talk.write("\nInterrupted. Nothing was left half-written; run it again to start over.\n");
    return reason.exitCode;
  }
  const { reportFault } = await import("./report-fault.ts");
  return reportFault(error, world);
}

/** Only the command that is called is loaded; of the others the help needs no more than a line. */
async function createProgram(words: readonly string[], context: CommandContext): Promise<Command> {
  const { output, talk } = context.world;
  const program = new Command("pdo")
    .description("Takes a product feed as it is and gives it back enriched for a sales channel.")
    .version(readVersion(), "-V, --version")
    .exitOverride()
    .showHelpAfterError("Run it with --help for the words it knows.")
    .configureOutput({
      writeOut: (text) => void output.write(text),
      writeErr: (text) => void talk.write(text),
      getOutHelpWidth: () => output.columns,
      getErrHelpWidth: () => talk.columns,
    })
    .addHelpText("after", "\nExample:\n  pdo enrich feed.csv");
  const asked = words.find((word) => !word.startsWith("-"));
  for (const { name, summary, load } of commands) {
    const command = program.command(name).description(summary);
    const isNeeded = name === asked || (asked === "help" && words.includes(name));
    if (isNeeded) (await load()).declare(command, context);
  }
  return program;
}
