import type { CommandSpec } from "../command.ts";
import { path } from "../flags/flag-record.ts";
import { flagGroup } from "../flags.ts";

export const command: CommandSpec = {
  arguments: [
    { name: "<enriched>", type: path, help: "what pdo enrich has written; - reads standard input" },
  ],
  flags: ["out", "by", "overwrite", "language", ...flagGroup("feed", "common")],
  overrides: {
    out: {
      help: "the list to be filled in: CSV, an Excel workbook, JSON or JSON Lines, by its ending",
      defaultHelp: "none, only the figures; - is standard output, as CSV",
    },
    language: { help: "of the attributes' names", defaultHelp: "the feed's" },
  },
  notes: `Says what products lack that their category asks for (pdo_missing_attributes), by category and attribute. With -o each
product and attribute is a line with an empty column "value", by supplier or brand, to be sent and filled in; pdo enrich
--facts reads the answers.

Examples:
  pdo gaps feed.enriched.csv
  pdo gaps feed.enriched.csv -o questions.xlsx --by supplier
  pdo enrich feed.csv --facts questions.xlsx

Exit codes:
  0 done; 2 could not run; 130 interrupted`,
  async run([path]: readonly [string], flags, context) {
    const { runGaps } = await import("./gaps-run.ts");
    await runGaps(path, flags, context);
  },
};
