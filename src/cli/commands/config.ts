import type { Command } from "commander";
import type { CommandContext } from "../command.ts";
import { addCommonOptions } from "../options.ts";

export function declare(command: Command, context: CommandContext): void {
  command.addHelpText("after", "\nExample:\n  PDO_CHANNEL=channel_b pdo config").action(async (flags) => {
    const { runConfig } = await import("./config-run.ts");
    await runConfig(flags, context);
  });
  addCommonOptions(command);
}
