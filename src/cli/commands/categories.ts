import type { CommandSpec } from "../command.ts";
import { flagGroup } from "../flags.ts";

export const command: CommandSpec = {
  flags: [
    ...flagGroup("connection"),
    "channel",
    "search",
    "tree",
    "crosswalk",
    "language",
    ...flagGroup("common"),
  ],
  overrides: {
    search: { help: "only those that the words find, in any language unless --language, best first" },
    language: { help: "of the names in tables (else English), and of the words", defaultHelp: false },
  },
  notes:
    "Example:\n  pdo categories --search 'winter jacket'\n  pdo categories --tree --language de --search schuhe\n  pdo categories --crosswalk google --output csv",
  async run(_words, flags, context) {
    const { runCategories } = await import("./categories-run.ts");
    await runCategories(flags, context);
  },
};
