import type { CommandSpec } from "../command.ts";
import { flagGroup } from "../flags.ts";

export const command: CommandSpec = {
  flags: ["folder", "channel", "rag", "rules", ...flagGroup("model", "connection", "common")],
  overrides: {
    channel: { help: "the channel where a call names none" },
    rules: { help: "packs whose rules proposals keep" },
  },
  notes: `Speaks the Model Context Protocol over standard input and output, for an assistant that
starts it. Its tools look things up and propose texts; none writes a file. Feeds are
looked at below --folder alone, and without it not at all.

Example, in an assistant's configuration:
  {"mcpServers": {"pdo": {"command": "pdo", "args": ["mcp", "--folder", "feeds"]}}}

Example:
  pdo mcp --folder feeds`,
  async run(_words, flags, context) {
    const { runMcp } = await import("../mcp/run.ts");
    await runMcp(flags, context);
  },
};
