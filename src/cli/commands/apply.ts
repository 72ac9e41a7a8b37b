import type { CommandSpec } from "../command.ts";
import { path } from "../flags/flag-record.ts";
import { flagGroup } from "../flags.ts";

export const command: CommandSpec = {
  arguments: [
    { name: "<decisions>", type: path, help: "what the report has saved, or a filled-in review sheet" },
    { name: "<feed>", type: path, help: "the shop's own feed; - reads standard input" },
  ],
  flags: ["out", "overwrite", "once", "learn", "channel", "language", ...flagGroup("feed", "common")],
  overrides: {
    out: { defaultHelp: "<feed>.decided.<ext>; - is standard output" },
    channel: { help: "whose categories a review sheet names" },
    language: { help: "decides between localised columns", defaultHelp: false },
  },
  notes: `Writes the feed with what was decided in its name, description and category columns; every other byte stays. A
decision is for the text that it was made for: where that has changed since, the cell stays and is counted. Decisions
are remembered, and stand in every later pdo enrich; pdo decisions lists, exports and forgets them.

Examples:
  pdo apply decisions.jsonl feed.csv
  pdo apply decisions.jsonl feed.csv -o feed.final.csv --once
  pdo apply feed.review.xlsx feed.csv --learn

Exit codes:
  0 done; 1 done, but no decision could be applied, or some lines of a sheet were not understood; 2 could not run; 130 interrupted`,
  async run([decisions, feed]: readonly [string, string], flags, context) {
    const { runApply } = await import("./apply-run.ts");
    await runApply({ decisions, feed }, flags, context);
  },
};
