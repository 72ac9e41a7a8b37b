import type { Command } from "commander";
import { languages, salesChannels } from "../../api/vocabulary.ts";
import { providerNames } from "../../llm/providers/providers.ts";
import type { CommandContext } from "../command.ts";
import { addCommonOptions, addConnectionOptions, addFeedOptions, choice } from "../options.ts";

export function declare(command: Command, context: CommandContext): void {
  addConnectionOptions(command)
    .argument("[feed]", "a feed to look at; nothing of it is sent or written")
    .addOption(choice("--channel <channel>", "(default: channel_a)", salesChannels))
    .addOption(choice("--language <language>", "decides between localised columns", languages))
    .addOption(
      choice("--provider <name>", "make one cheap call to this provider of a language model", providerNames),
    )
    .option("--model <name>", "the provider's model")
    .addHelpText("after", "\nExample:\n  pdo doctor feed.csv")
    .action(async (feed: string | undefined, flags) => {
      const { runDoctor } = await import("./doctor-run.ts");
      await runDoctor(feed, flags, context);
    });
  addFeedOptions(command);
  addCommonOptions(command);
}
