import type { CommandSpec } from "../command.ts";
import { flagGroup } from "../flags.ts";

export const command: CommandSpec = {
  subcommands: [
    {
      name: "info",
      summary: "How many answers are kept, whose they are, and what room they take.",
      flags: flagGroup("common"),
      run: async (_words, flags, context) => (await load()).runCacheInfo(flags, context),
    },
    {
      name: "prune",
      summary: "Take out answers that were not used for long, and free their room.",
      flags: ["olderThan", "maxSize", ...flagGroup("common")],
      run: async (_words, flags, context) => (await load()).runCachePrune(flags, context),
    },
    {
      name: "repair",
      summary: "Save what can be read of damaged files of answers, and take the damaged bytes out.",
      flags: flagGroup("common"),
      run: async (_words, flags, context) => (await load()).runCacheRepair(flags, context),
    },
    {
      name: "clear",
      summary: "Forget all kept answers.",
      flags: ["force", ...flagGroup("common")],
      overrides: { force: { help: "also what a run under way has kept so far" } },
      run: async (_words, flags, context) => (await load()).runCacheClear(flags, context),
    },
  ],
  notes: `Examples:
  pdo cache info
  pdo cache prune --older-than 90
  pdo cache prune --max-size 500`,
};

function load() {
  return import("./cache-run.ts");
}
