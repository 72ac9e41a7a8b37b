import type { CommandSpec } from "../command.ts";
import { pathOrS3 } from "../flags/flag-record.ts";
import { flagGroup } from "../flags.ts";

export const command: CommandSpec = {
  arguments: [{ name: "<run>", type: pathOrS3, help: "the folder that pdo plan has written" }],
  flags: [
    "status",
    "out",
    "rejects",
    "summary",
    "overwrite",
    "acceptChanges",
    "allowEmpty",
    ...flagGroup("common"),
  ],
  stored: ["out", "rejects", "summary"],
  overrides: {
    rejects: { help: "rows that could not be done, with line, task, code and reason, in the feed's format" },
  },
  notes: `Examples:
  pdo merge run/ -o feed.enriched.csv --rejects rejects.csv --summary summary.json
  pdo merge run/ --status

The parts are checked (rows, bytes, SHA-256) and joined in the feed's order, beside the output's name, which it gets
when it is whole. Nothing is written where a shard is missing. The folder can be removed afterwards.

Exit codes:
  as of pdo enrich; 6 shards are missing: do them and run this again; with --status 0`,
  async run([run]: readonly [string], flags, context) {
    const { runMerge } = await import("./merge-run.ts");
    await runMerge(run, flags, context);
  },
};
