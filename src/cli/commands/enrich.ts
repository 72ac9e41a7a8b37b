import { feedFormatTitles } from "../../feed/formats/detection.ts";
import type { CommandSpec } from "../command.ts";
import { pathOrAddress } from "../flags/flag-record.ts";
import { flagGroup } from "../flags.ts";
import { rowFlags } from "./enrich/planned-flags.ts";

export const command: CommandSpec = {
  arguments: [
    {
      name: "[feed]",
      type: pathOrAddress,
      help: `the feed: ${feedFormatTitles}, plain or gzipped, or an Excel workbook, by its path or https address; - reads standard input`,
    },
  ],
  flags: [
    ...flagGroup("output"),
    "for",
    "report",
    "reviewSheet",
    "currency",
    "acceptChanges",
    "allowEmpty",
    "maxChurn",
    "acceptChurn",
    ...flagGroup("tasks", "texts", "model", "money", "feed"),
    "images",
    ...rowFlags,
    "dryRun",
    "why",
    "cache",
    "refresh",
    "rows",
    "sample",
    "maxTime",
    "threads",
    "statusFile",
    "metricsFile",
    "failOn",
    "shard",
    "cluster",
    "run",
    "shards",
    "priority",
    "force",
    ...flagGroup("connection", "common"),
  ],
  stored: ["out", "rejects", "summary", "run"],
  overrides: {
    shards: { help: "with --cluster: into how many claims the feed is cut", defaultHelp: "by its size" },
    force: { replacedBy: ["overwrite", "acceptChanges"] },
    for: { help: "write the file that a sales channel takes, too: <feed>.<channel>.<ext>" },
    language: { help: "of the results", defaultHelp: "each product's own" },
  },
  isLong: true,
  details: `A category with a score below --min-score is proposed, not written:
pdo_category_candidates holds up to three to choose from, the row is "review",
and --write leaves the shop's own cell. Attributes of such a row are left out,
unless its department is sure; then they are the first candidate's, as far as
most candidates share them or a column or measure states them.

With --attributes columns a table has a column for each attribute that a row
states or lacks, required ones first, in the channel's words and units; in JSON
they are one object of texts. A table is written at the end then.

pdo_source says who wrote each field: "as it was", columns, rules, model (with
its name and day), person (a category map), or service, where a remote service
does not say it.`,
  notes: `Examples:
  pdo enrich feed.csv
  pdo enrich feed.csv -o out.jsonl --tasks name,categorization --language de
  pdo enrich feed.csv --for google --currency EUR
  zcat nightly.csv.gz | pdo enrich - --quiet | jq -c .

Exit codes:
  0 done; 1 done, some rows could not be; 2 could not run; 3 --fail-on was
  passed; 4 the feed looks like a broken export (--accept-changes goes on), is
  empty (--allow-empty), or was changed while it was read, or --max-churn was
  passed (--accept-churn goes on); 5 the service refused
  or was not there; 6 a provider's batch is under way (run again to go on);
  130 interrupted`,
  async run([feed]: readonly [string?], flags, context) {
    const { runEnrich } = await import("./enrich/run.ts");
    await runEnrich(feed, flags, context);
  },
};
