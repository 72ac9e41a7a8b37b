import type { CommandSpec } from "../command.ts";
import { flagGroup } from "../flags.ts";

export const command: CommandSpec = {
  flags: flagGroup("common"),
  notes: "Example:\n  PDO_CHANNEL=channel_b pdo config",
  async run(_words, flags, context) {
    const { runConfig } = await import("./config-run.ts");
    await runConfig(flags, context);
  },
};
