import type { CommandSpec } from "../command.ts";
import { path } from "../flags/flag-record.ts";
import { flagGroup } from "../flags.ts";

export const command: CommandSpec = {
  flags: flagGroup("common"),
  notes: "Example:\n  PDO_CHANNEL=channel_b pdo config",
  subcommands: [
    {
      name: "init",
      summary:
        "Write a pdo.config.json with the settings that are given, and its schema for editors beside it.",
      arguments: [{ name: "[file]", type: path, help: "where to; absent: pdo.config.json in this folder" }],
      flags: [
        "overwrite",
        ...flagGroup("tasks", "texts"),
        "write",
        "columns",
        "attributes",
        "failOn",
        ...flagGroup("common"),
      ],
      overrides: { overwrite: { help: "replace a configuration that is there" } },
      notes: "Example:\n  pdo config init --channel channel_b --language de --tasks name,categorization",
      async run([file]: readonly [string | undefined], flags, context) {
        const { runConfigInit } = await import("./config-init-run.ts");
        await runConfigInit(file, flags, context);
      },
    },
    {
      name: "schema",
      summary: "Print the JSON Schema of pdo.config.json.",
      notes: "Example:\n  pdo config schema > pdo.config.schema.json",
      async run(_words, _flags, context) {
        const { runConfigSchema } = await import("./config-init-run.ts");
        await runConfigSchema(context);
      },
    },
    {
      name: "trust",
      summary: "Let a pdo.config.json set addresses, keys' files and folders, until it is edited.",
      arguments: [{ name: "[file]", type: path, help: "the configuration file" }],
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
