import type { CommandSpec } from "../command.ts";
import { path } from "../flags/flag-record.ts";
import { flagGroup } from "../flags.ts";

export const command: CommandSpec = {
  arguments: [{ name: "<output>", type: path, help: "what pdo enrich has written" }],
  flags: ["id", "language", ...flagGroup("feed", "common")],
  overrides: {
    id: { isRequired: true },
    language: { help: "decides between localised columns", defaultHelp: false },
  },
  notes: `Says of each field of a product: its text before and now, who wrote it (rules, model, columns, person), what the run had
to say of it, what a person decided, and which run changed it last, as far as former outputs are held (pdo undo --list).

Examples:
  pdo blame feed.enriched.csv --id A-100

Exit codes:
  0 done; 2 could not run, or there is no such product; 130 interrupted`,
  async run([output]: readonly [string], flags, context) {
    const { runBlame } = await import("./blame-run.ts");
    await runBlame(output, flags, context);
  },
};
