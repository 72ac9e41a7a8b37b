import type { CommandSpec } from "../command.ts";
import { path, pathOrAddress } from "../flags/flag-record.ts";
import { flagGroup } from "../flags.ts";

export const command: CommandSpec = {
  arguments: [
    { name: "<feed>", type: pathOrAddress, help: "the feed that was enriched; - reads standard input" },
    {
      name: "<enriched>",
      type: path,
      help: "what pdo enrich has made of it, in any format; - reads standard input",
    },
  ],
  flags: [
    "changed",
    "rows",
    "sample",
    "show",
    "summary",
    "excel",
    "language",
    "ignore",
    ...flagGroup("feed", "common"),
  ],
  overrides: {
    rows: { help: "only the feed's first n rows were enriched" },
    sample: { help: "only n rows, spread over the feed, were enriched" },
    summary: {
      help: "hold statuses, counts and bytes against the summary that the run wrote (pdo enrich --summary)",
    },
    excel: { help: "the enriched file was written with pdo enrich --excel" },
    language: { help: "decides between localised columns for --changed", defaultHelp: false },
  },
  notes: `Examples:
  pdo verify feed.csv feed.enriched.csv
  pdo enrich feed.csv -o - --format csv | pdo verify feed.csv -
  pdo verify feed.csv feed.enriched.csv --summary run.json
  pdo verify feed.csv replaced.csv --changed name,description

Exit codes:
  0 proven: every row once and in order, and all that came with the feed as it came
  1 there are differences; 2 could not run; 130 interrupted`,
  async run([feed, enriched]: readonly [string, string], flags, context) {
    const { runVerify } = await import("./verify/run.ts");
    await runVerify({ feed, enriched }, flags, context);
  },
};
