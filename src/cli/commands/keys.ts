import type { CommandSpec } from "../command.ts";
import { flagGroup } from "../flags.ts";

export const command: CommandSpec = {
  subcommands: [
    {
      name: "create",
      summary: "Make a key and show it, this once.",
      flags: ["level", "label", "keys", ...flagGroup("common")],
      run: async (_words, flags, context) => (await load()).runCreateKey(flags, context),
    },
    {
      name: "list",
      summary: "List the keys; the keys themselves are not kept.",
      flags: ["keys", ...flagGroup("common")],
      run: async (_words, flags, context) => (await load()).runListKeys(flags, context),
    },
    {
      name: "revoke",
      summary: "Take a key out; a running service refuses it from then on.",
      arguments: [{ name: "<identifier>", help: "as `pdo keys list` shows it" }],
      flags: ["keys", ...flagGroup("common")],
      run: async ([identifier]: readonly [string], flags, context) =>
        (await load()).runRevokeKey(identifier, flags, context),
    },
  ],
  notes: "Example:\n  pdo keys create --level plus --label 'night job'",
};

function load() {
  return import("./keys-run.ts");
}
