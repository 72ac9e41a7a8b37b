import { feedFormatTitles } from "../../feed/formats/detection.ts";
import type { CommandSpec } from "../command.ts";
import { pathOrAddress } from "../flags/flag-record.ts";
import { flagGroup } from "../flags.ts";
import { plannedFlags } from "./enrich/planned-flags.ts";

export const command: CommandSpec = {
  arguments: [
    {
      name: "<feed>",
      type: pathOrAddress,
      help: `the feed: ${feedFormatTitles}, plain or gzipped, or an Excel workbook, by its path or https address`,
    },
  ],
  flags: ["shards", "out", ...plannedFlags, ...flagGroup("common")],
  stored: ["out"],
  overrides: {
    shards: { isRequired: true },
    out: {
      isRequired: true,
      value: "<folder>",
      help: "the run's folder, which all machines that work on it see",
      defaultHelp: false,
    },
    format: { defaultHelp: "the feed's" },
    language: { help: "of the results", defaultHelp: "each product's own" },
  },
  notes: `One feed over many machines: plan it, do each shard anywhere and in any order, and merge. The output, its
rejects, summary and exit code are those of pdo enrich in one process.

Examples:
  pdo plan feed.csv --shards 50 -o run/        reads the feed once, cuts it, and writes down what its rows share
  pdo enrich run/ --shard 3                    does one shard: 0 to 49; may be run twice, or at once
  pdo merge run/ -o feed.enriched.csv          checks the parts and joins them
  pdo merge run/ --status                      which shards are done

Shards are numbered from 0, as by a Kubernetes Indexed Job, an AWS Batch array or GNU parallel:
  seq 0 49 | parallel -j 8 pdo enrich run/ --shard {}

Each machine needs the same build of pdo, and sees the folder and the feed under the same paths; a packed feed is
unpacked into the folder. Imported catalogs, examples and the glossary travel in it, by their content. The folder may be
on a local disk or on NFS: what is relied on are O_EXCL, fsync, rename and link (a shard is done when a link to its part
could be made where there was none). Feed, folder and output may be in S3 too (s3://bucket/path). The settings are the
plan's; no key is written down. Shards are done by the built-in engine.

Planned once more, the same feed with the same settings is left as it is, and what is done is said.

Exit codes:
  0 planned; 2 could not be planned; 4 the feed was changed while it was read; 130 interrupted`,
  async run([feed]: readonly [string], flags, context) {
    const { runPlan } = await import("./plan-run.ts");
    await runPlan(feed, flags, context);
  },
};
