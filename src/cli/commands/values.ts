import type { CommandSpec } from "../command.ts";
import { flagGroup } from "../flags.ts";

export const command: CommandSpec = {
  arguments: [
    { name: "<category>", completes: "category", help: "a category's identifier (see pdo categories)" },
    {
      name: "[attribute]",
      completes: "attribute",
      help: "an attribute's identifier (see pdo attributes); absent: all of the category",
    },
  ],
  flags: [...flagGroup("connection"), "search", "language", ...flagGroup("common")],
  overrides: { language: { help: "of the names in tables (else English)", defaultHelp: false } },
  notes: "Example:\n  pdo values a-fashion-women-dresses color --search blue",
  async run([category, attribute]: readonly [string, string?], flags, context) {
    const { runValues } = await import("./values-run.ts");
    await runValues({ category, attribute }, flags, context);
  },
};
