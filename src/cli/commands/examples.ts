import type { CommandSpec } from "../command.ts";
import { path } from "../flags/flag-record.ts";
import { flagGroup } from "../flags.ts";

export const command: CommandSpec = {
  subcommands: [
    {
      name: "add",
      summary: "Learn from a feed whose products have a category, and perhaps attributes.",
      arguments: [{ name: "<feed>", type: path, help: "- reads standard input" }],
      flags: ["channel", ...flagGroup("feed", "common")],
      overrides: { channel: { help: "whose examples they become", isRequired: true } },
      run: async ([feed]: readonly [string], flags, context) =>
        (await load()).runAddExamples(feed, flags, context),
    },
    {
      name: "list",
      summary: "How many examples each channel has, or each category of a channel.",
      flags: ["channel", ...flagGroup("common")],
      overrides: { channel: { help: "of its categories", defaultHelp: false } },
      async run(_words, flags, context) {
        const { runListExamples } = await import("./examples-list.ts");
        await runListExamples(flags, context);
      },
    },
    {
      name: "learn",
      summary: "Learn again from the examples that are there: after a catalog's import, say.",
      flags: ["channel", ...flagGroup("common")],
      overrides: { channel: { help: "whose examples", isRequired: true } },
      run: async (_words, flags, context) => (await load()).runLearnExamples(flags, context),
    },
    {
      name: "remove",
      summary: "Forget one example, by its id in the feed or its name, and learn the others again.",
      arguments: [{ name: "<id-or-name>", help: "as the feed has it" }],
      flags: ["channel", ...flagGroup("common")],
      overrides: { channel: { help: "whose example goes", isRequired: true } },
      run: async ([example]: readonly [string], flags, context) =>
        (await load()).runRemoveExample(example, flags, context),
    },
    {
      name: "clear",
      summary: "Forget a channel's examples and what was learned from them.",
      flags: ["channel", ...flagGroup("common")],
      overrides: { channel: { help: "whose examples go", isRequired: true } },
      run: async (_words, flags, context) => (await load()).runClearExamples(flags, context),
    },
  ],
  notes: `Examples:
  pdo examples add categorized.csv --channel channel_a
  pdo examples add categorized.csv --channel channel_a --map category=shop_category
  pdo enrich feed.csv --rag`,
};

function load() {
  return import("./examples-run.ts");
}
