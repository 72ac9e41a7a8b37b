import type { CommandSpec } from "../command.ts";
import { path } from "../flags/flag-record.ts";
import { flagGroup } from "../flags.ts";

export const command: CommandSpec = {
  arguments: [{ name: "<enriched>", type: path, help: "what pdo enrich has written" }],
  flags: ["decisions", "port", "summary", "language", ...flagGroup("feed", "common")],
  overrides: {
    port: { help: "of 127.0.0.1; without it a free one", defaultHelp: false },
    summary: { help: "what the run wrote with --summary: scores before and after, cost, warnings" },
    language: { help: "decides between localised columns", defaultHelp: false },
  },
  notes: `Serves the page of pdo report on this machine, to whoever has its address, and saves each decision as it is made.
Ctrl-C ends it; the same command goes on where it was left. pdo apply writes the decisions into the feed.

Examples:
  pdo review feed.enriched.csv
  pdo apply feed.decisions.jsonl feed.csv

Exit codes:
  0 done; 2 could not run`,
  async run([path]: readonly [string], flags, context) {
    const { runReview } = await import("./review-run.ts");
    await runReview(path, flags, context);
  },
};
