import { Command } from "commander";
import type { Verification } from "../../src/cli/commands/verify/verification.ts";
import { command as spec } from "../../src/cli/commands/verify.ts";
import { declareCommand } from "../../src/cli/options.ts";
import { reportFault } from "../../src/cli/report-fault.ts";
import { commandContext, createStandInWorld } from "../stand-ins/world.ts";

type WorldOptions = Parameters<typeof createStandInWorld>[0];

/** Runs `pdo verify` with these words in a world of its own. */
export async function runVerifyCommand(words: readonly string[], options: WorldOptions = {}) {
  const world = createStandInWorld(options);
  const outcome = { code: 0 };
  const command = new Command("verify").exitOverride().configureOutput({ outputError: () => {} });
  const context = commandContext(world, (code) => Object.assign(outcome, { code }));
  declareCommand(command, spec, context);
  try {
    await command.parseAsync([...words], { from: "user" });
  } catch (error) {
    outcome.code = await reportFault(error, context);
  }
  return { code: outcome.code, printed: world.printed(), said: world.said() };
}

/** What `pdo verify` says of two files. */
export async function verified(feed: string, enriched: string, ...words: readonly string[]) {
  const { code, printed, said } = await runVerifyCommand([feed, enriched, "--output", "json", ...words]);
  if (printed === "") throw new Error(said);
  return { code, ...(JSON.parse(printed) as Verification) };
}
