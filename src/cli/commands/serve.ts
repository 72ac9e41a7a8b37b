import type { CommandSpec } from "../command.ts";
import { onOff } from "../flags/flag-record.ts";
import { flagGroup } from "../flags.ts";

export const command: CommandSpec = {
  flags: [
    ...(["host", "port", "adminPort", "keys", "corsOrigin", "drainTime", "drainDelay", "check"] as const),
    ...(["provider", "model", "providerKeyFile"] as const),
    ...flagGroup("common"),
  ],
  overrides: {
    keys: { defaultHelp: "keys.json in PDO_HOME, where there is one" },
    check: {
      type: onOff,
      value: undefined,
      help: "start, say what would be served, and end: 2 where it could not be",
    },
    provider: { help: "of a language model for the levels that include it", defaultHelp: false },
    providerKeyFile: { help: "file with the provider's key (PDO_PROVIDER_KEY)" },
  },
  notes:
    "Each flag can be set in the environment instead: PDO_PORT, PDO_KEYS, PDO_ADMIN_PORT, PDO_CORS_ORIGIN, ...\n\n" +
    "Examples:\n" +
    "  pdo serve --port 8080\n" +
    "  The interface is described at http://127.0.0.1:8080/api/docs\n" +
    "  pdo serve --host 0.0.0.0 --keys keys.json --admin-port 9090 --drain-delay 5000 --drain-time 25000",
  async run(_words, flags, context) {
    const { runServe } = await import("./serve-run.ts");
    await runServe(flags, context);
  },
};
