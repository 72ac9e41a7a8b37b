import type { Command } from "commander";
import { languages } from "../../api/vocabulary.ts";
import type { CommandContext } from "../command.ts";
import { addCommonOptions, addConnectionOptions, choice } from "../options.ts";

export function declare(command: Command, context: CommandContext): void {
  addConnectionOptions(command)
    .argument("<category>", "a category's identifier (see pdo categories)")
    .option("--search <words>", "only those in whose names or terms this stands, in any language")
    .addOption(choice("--language <language>", "of the names in tables (else English)", languages))
    .addHelpText("after", "\nExample:\n  pdo attributes a-fashion-women-dresses")
    .action(async (category: string, flags) => {
      const { runAttributes } = await import("./attributes-run.ts");
      await runAttributes(category, flags, context);
    });
  addCommonOptions(command);
}
