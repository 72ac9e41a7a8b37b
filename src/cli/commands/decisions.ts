import type { CommandSpec } from "../command.ts";
import { path } from "../flags/flag-record.ts";
import { flagGroup } from "../flags.ts";

const load = () => import("./decisions-run.ts");

export const command: CommandSpec = {
  subcommands: [
    {
      name: "list",
      summary: "What was decided, a line each.",
      flags: [...flagGroup("common")],
      run: async (_words, flags, context) => (await load()).runListDecisions(flags, context),
    },
    {
      name: "export",
      summary: "Write all decisions as a file that import, and pdo apply, take.",
      flags: ["out", "overwrite", ...flagGroup("common")],
      overrides: { out: { defaultHelp: "standard output" } },
      run: async (_words, flags, context) => (await load()).runExportDecisions(flags, context),
    },
    {
      name: "import",
      summary: "Remember the decisions of a file, besides those that are there.",
      arguments: [{ name: "<decisions>", type: path, help: "what the report has saved" }],
      flags: [...flagGroup("common")],
      run: async ([path]: readonly [string], flags, context) =>
        (await load()).runImportDecisions(path, flags, context),
    },
    {
      name: "forget",
      summary: "Forget what was decided for one product.",
      arguments: [{ name: "<product>", help: "its identifier in the feed; where it has none, its name" }],
      flags: [...flagGroup("common")],
      run: async ([product]: readonly [string], flags, context) =>
        (await load()).runForgetDecisions(product, flags, context),
    },
  ],
  notes: `What was decided for a text stands in every later pdo enrich, until that text changes.

Examples:
  pdo decisions list
  pdo decisions export -o decisions.jsonl
  pdo decisions forget A-100`,
};
