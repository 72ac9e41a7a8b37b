import type { CommandSpec } from "../command.ts";
import { path } from "../flags/flag-record.ts";
import { flagGroup } from "../flags.ts";

export const command: CommandSpec = {
  arguments: [
    { name: "<old>", type: path, help: "an enriched file, in any format" },
    { name: "<new>", type: path, help: "another one of the same feed; - reads standard input" },
  ],
  flags: ["show", "language", ...flagGroup("feed", "common")],
  overrides: {
    show: {
      help: "rows to show; as JSON, JSON Lines and CSV all are, unless it is given",
    },
    language: { help: "decides between localised columns", defaultHelp: false },
  },
  notes: `Says which columns differ in how many rows, and in how many of those the shop's own texts do not; then the rows.
Rows are matched by their identifiers, in any order, or by their position where there are none. The two files may be
of different formats.

Examples:
  pdo diff last-night.csv feed.enriched.csv
  pdo diff last-night.csv feed.enriched.csv --output jsonl | jq -c 'select(.fields.pdo_name)'

Exit codes:
  0 done, whether they differ or not; 2 could not run; 130 interrupted`,
  async run([old, present]: readonly [string, string], flags, context) {
    const { runDiff } = await import("./diff-run.ts");
    await runDiff({ old, new: present }, flags, context);
  },
};
