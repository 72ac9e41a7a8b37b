import type { CommandSpec } from "../command.ts";
import { flagGroup } from "../flags.ts";

export const command: CommandSpec = {
  flags: ["host", "port", "keys", "provider", "model", "providerKeyFile", ...flagGroup("common")],
  overrides: {
    keys: { defaultHelp: "keys.json in PDO_HOME, where there is one" },
    provider: { help: "of a language model for the levels that include it", defaultHelp: false },
    providerKeyFile: { help: "file with the provider's key (PDO_PROVIDER_KEY)" },
  },
  notes: "Example:\n  pdo serve --port 8080\n  The interface is described at http://127.0.0.1:8080/api/docs",
  async run(_words, flags, context) {
    const { runServe } = await import("./serve-run.ts");
    await runServe(flags, context);
  },
};
