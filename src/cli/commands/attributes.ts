import type { CommandSpec } from "../command.ts";
import { flagGroup } from "../flags.ts";

export const command: CommandSpec = {
  arguments: [
    { name: "<category>", completes: "category", help: "a category's identifier (see pdo categories)" },
  ],
  flags: [...flagGroup("connection"), "search", "language", ...flagGroup("common")],
  overrides: { language: { help: "of the names in tables (else English)", defaultHelp: false } },
  notes: "Example:\n  pdo attributes a-fashion-women-dresses",
  async run([category]: readonly [string], flags, context) {
    const { runAttributes } = await import("./attributes-run.ts");
    await runAttributes(category, flags, context);
  },
};
