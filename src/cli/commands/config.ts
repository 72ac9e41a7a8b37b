import type { CommandSpec } from "../command.ts";
import { flagGroup } from "../flags.ts";

export const command: CommandSpec = {
  flags: flagGroup("common"),
  notes: "Example:\n  PDO_CHANNEL=channel_b pdo config",
  subcommands: [
    {
      name: "trust",
      summary: "Let a pdo.config.json set addresses, keys' files and folders, until it is edited.",
      arguments: [{ name: "[file]", help: "the configuration file" }],
      flags: ["list", "forget", ...flagGroup("common")],
      notes: "Example:\n  pdo config trust pdo.config.json",
      async run([file]: readonly [string | undefined], flags, context) {
        const { runTrust } = await import("./config-trust-run.ts");
        await runTrust(file, flags, context);
      },
    },
  ],
  async run(_words, flags, context) {
    const { runConfig } = await import("./config-run.ts");
    await runConfig(flags, context);
  },
};
