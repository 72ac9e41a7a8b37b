import type { CommandSpec } from "../command.ts";
import { pathOrAddress } from "../flags/flag-record.ts";
import { flagGroup } from "../flags.ts";

export const command: CommandSpec = {
  arguments: [
    { name: "[feed]", type: pathOrAddress, help: "a feed to look at; nothing of it is sent or written" },
  ],
  flags: [
    ...flagGroup("connection"),
    "channel",
    "language",
    "sourceLanguage",
    "minScore",
    "rag",
    "provider",
    "model",
    ...flagGroup("feed"),
    "ignore",
    ...flagGroup("common"),
  ],
  overrides: {
    language: { help: "decides between localised columns", defaultHelp: false },
    provider: { help: "make one cheap call to this provider of a language model", defaultHelp: false },
  },
  notes: "Example:\n  pdo doctor feed.csv",
  async run([feed]: readonly [string?], flags, context) {
    const { runDoctor } = await import("./doctor-run.ts");
    await runDoctor(feed, flags, context);
  },
};
