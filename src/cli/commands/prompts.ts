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
    {
      name: "examples",
      summary: "Choose examples for a voice's file from what you have accepted and edited.",
      flags: [...flagGroup("common")],
      async run(_, flags, context) {
        const { runPromptExamples } = await import("./prompts-examples.ts");
        await runPromptExamples(flags, context);
      },
    },
  ],
  notes: `Examples:
  pdo prompts show --provider openai --voice voice.json
  pdo prompts show "SONY wh-1000XM4" --tasks name --language de --rules otto
  pdo prompts examples --json | jq '{version: 1} + .' > voice.json`,
};
