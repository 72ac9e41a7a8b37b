import type { Command } from "commander";
import { languages, salesChannels } from "../../api/vocabulary.ts";
import type { CommandContext } from "../command.ts";
import { addCommonOptions, addConnectionOptions, choice } from "../options.ts";

export function declare(command: Command, context: CommandContext): void {
  addConnectionOptions(command)
    .addOption(choice("--channel <channel>", "(default: channel_a)", salesChannels))
    .option(
      "--search <words>",
      "only those that the words find, in any language unless --language, best first",
    )
    .option("--tree", "as a tree (of this machine's catalogs); with --search the branches of what is found")
    .addOption(
      choice("--language <language>", "of the names in tables (else English), and of the words", languages),
    )
    .addHelpText(
      "after",
      "\nExample:\n  pdo categories --search 'winter jacket'\n  pdo categories --tree --language de --search schuhe",
    )
    .action(async (flags) => {
      const { runCategories } = await import("./categories-run.ts");
      await runCategories(flags, context);
    });
  addCommonOptions(command);
}
