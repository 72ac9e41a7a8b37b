import type { CommandSpec } from "../command.ts";
import { flagGroup } from "../flags.ts";

export const command: CommandSpec = {
  notes: `Examples:
  pdo cluster status --cluster redis://queue.example:6379`,
  subcommands: [
    {
      name: "status",
      summary: "Show the feeds that are worked on, and the workers with their rates.",
      flags: ["cluster", "connectTimeout", ...flagGroup("common")],
      notes: `Examples:
  pdo cluster status --cluster redis://queue.example:6379
  pdo cluster status --cluster redis://queue.example:6379 --json`,
      async run(_words, flags, context) {
        const { runClusterStatus } = await import("./cluster-status-run.ts");
        await runClusterStatus(flags, context);
      },
    },
  ],
};
