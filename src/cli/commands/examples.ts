import type { Command } from "commander";
import { salesChannels } from "../../api/vocabulary.ts";
import type { CommandContext } from "../command.ts";
import { addCommonOptions, addFeedOptions, choice } from "../options.ts";

export function declare(command: Command, context: CommandContext): void {
  const add = command
    .command("add")
    .description("Learn from a feed whose products have a category, and perhaps attributes.")
    .argument("<feed>", "- reads standard input")
    .addOption(channel("whose examples they become").makeOptionMandatory());
  addFeedOptions(add).action(async (feed: string, flags) =>
    (await load()).runAddExamples(feed, flags, context),
  );
  const list = command
    .command("list")
    .description("How many examples each channel has, or each category of a channel.")
    .addOption(channel("of its categories"))
    .action(async (flags) => {
      const { runListExamples } = await import("./examples-list.ts");
      await runListExamples(flags, context);
    });
  const learn = command
    .command("learn")
    .description("Learn again from the examples that are there: after a catalog's import, say.")
    .addOption(channel("whose examples").makeOptionMandatory())
    .action(async (flags) => (await load()).runLearnExamples(flags, context));
  const clear = command
    .command("clear")
    .description("Forget a channel's examples and what was learned from them.")
    .addOption(channel("whose examples go").makeOptionMandatory())
    .action(async (flags) => (await load()).runClearExamples(flags, context));
  for (const subcommand of [add, list, learn, clear]) addCommonOptions(subcommand);
  command.addHelpText("after", `\nExamples:\n${examples.map((line) => `  ${line}`).join("\n")}`);
}

const examples = [
  "pdo examples add categorized.csv --channel channel_a",
  "pdo examples add categorized.csv --channel channel_a --map category=shop_category",
  "pdo enrich feed.csv --rag",
];

function channel(description: string) {
  return choice("--channel <channel>", description, salesChannels);
}

function load() {
  return import("./examples-run.ts");
}
