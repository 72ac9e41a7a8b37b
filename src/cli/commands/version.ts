import type { CommandSpec } from "../command.ts";
import { flagGroup } from "../flags.ts";

export const command: CommandSpec = {
  flags: flagGroup("common"),
  notes: "Example:\n  pdo version --json",
  async run(_words, flags, context) {
    const { runVersion } = await import("./version-run.ts");
    await runVersion(flags, context);
  },
};
