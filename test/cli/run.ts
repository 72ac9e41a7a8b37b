import { Command } from "commander";
import { command as spec } from "../../src/cli/commands/lint.ts";
import { declareCommand } from "../../src/cli/options.ts";
import { reportFault } from "../../src/cli/report-fault.ts";
import { commandContext, createStandInWorld } from "../stand-ins/world.ts";

type WorldOptions = Parameters<typeof createStandInWorld>[0];

/** Runs `pdo lint` with these words in a world of its own. */
export async function runLintCommand(words: readonly string[], options: WorldOptions = {}) {
  const world = createStandInWorld(options);
  const outcome = { code: 0 };
  const command = new Command("lint")
    .exitOverride()
    .configureOutput({ outputError: () => {}, writeErr: () => {} });
  const context = commandContext(world, (code) => Object.assign(outcome, { code }));
  declareCommand(command, spec, context);
  try {
    await command.parseAsync([...words], { from: "user" });
  } catch (error) {
    const isUsage = error instanceof Error && "exitCode" in error && error.name === "CommanderError";
    if (isUsage) return { code: 2, printed: "", said: error.message };
    outcome.code = await reportFault(error, context);
  }
  return { code: outcome.code, printed: world.printed(), said: world.said() };
}
