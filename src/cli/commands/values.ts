import type { Command } from "commander";
import { languages } from "../../api/vocabulary.ts";
import type { CommandContext } from "../command.ts";
import { addCommonOptions, addConnectionOptions, choice } from "../options.ts";

export function declare(command: Command, context: CommandContext): void {
  addConnectionOptions(command)
    .argument("<category>", "a category's identifier (see pdo categories)")
    .argument("[attribute]", "an attribute's identifier (see pdo attributes); absent: all of the category")
    .option("--search <words>", "only those in whose names or terms this stands, in any language")
    .addOption(choice("--language <language>", "of the names in tables (else English)", languages))
    .addHelpText("after", "\nExample:\n  pdo values a-fashion-women-dresses color --search blue")
    .action(async (category: string, attribute: string | undefined, flags) => {
      const { runValues } = await import("./values-run.ts");
      await runValues({ category, attribute }, flags, context);
    });
  addCommonOptions(command);
}
