import type { CommandSpec } from "../command.ts";
import { flagGroup } from "../flags.ts";

export const command: CommandSpec = {
  subcommands: [
    {
      name: "show",
      summary: "Show what a language model is told and asked about a product; nobody is asked.",
      arguments: [{ name: "[name]", help: "the product's name; absent: one of ours" }],
      flags: [
        "tasks",
        "channel",
        "language",
        "taskType",
        "tone",
        "audience",
        "length",
        "bulletPoints",
        "seo",
        "recommended",
        "optional",
        "rules",
        "glossary",
        "voice",
        "provider",
        "model",
        ...flagGroup("common"),
      ],
      async run([name]: readonly [string?], flags, context) {
        const { runShowPrompts } = await import("./prompts-run.ts");
        await runShowPrompts(name, flags, context);
      },
    },
  ],
  notes: `Examples:
  pdo prompts show --provider openai --voice voice.json
  pdo prompts show "SONY wh-1000XM4" --tasks name --language de --rules otto`,
};
