import type { CommandSpec } from "../command.ts";
import { pathOrAddress } from "../flags/flag-record.ts";
import { flagGroup } from "../flags.ts";

export const command: CommandSpec = {
  arguments: [
    {
      name: "[feed]",
      type: pathOrAddress,
      help: "the feed whose own categories are mapped; - reads standard input",
    },
  ],
  flags: ["out", "overwrite", "categoryMap", "check", "channel", "language", ...flagGroup("feed", "common")],
  overrides: {
    out: { defaultHelp: "<feed>.categories.csv" },
    overwrite: { help: "replace a table that is there, corrections and all" },
    categoryMap: { help: "a corrected table: its lines are kept, new source categories are added" },
    language: { help: "of the paths", defaultHelp: "the feed's own" },
  },
  notes: `Correct the column category in a spreadsheet (an identifier, a path or a leaf's name; empty: its rows are
categorized one by one), then use the table ever after: pdo enrich feed.csv --category-map feed.categories.csv

Examples:
  pdo map feed.csv
  pdo map feed.csv --category-map feed.categories.csv -o feed.categories.csv
  pdo map --check feed.categories.csv

Exit codes of --check:
  0 the channel's catalog has every category as a leaf; 1 some lines need another one`,
  async run([feed]: readonly [string?], flags, context) {
    const { runMap } = await import("./map/run.ts");
    await runMap(feed, flags, context);
  },
};
