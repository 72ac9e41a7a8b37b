import type { CommandSpec } from "../command.ts";
import { path } from "../flags/flag-record.ts";
import { flagGroup } from "../flags.ts";

export const command: CommandSpec = {
  arguments: [
    { name: "<enriched>", type: path, help: "what pdo enrich has written; - reads standard input" },
  ],
  flags: ["out", "reviewSheet", "summary", "overwrite", "language", ...flagGroup("feed", "common")],
  overrides: {
    out: { defaultHelp: "<feed>.report.html; - is standard output" },
    reviewSheet: { help: "a table to fill in (.xlsx or .csv) instead of the page; pdo apply reads it" },
    summary: { help: "what the run wrote with --summary: scores before and after, cost, warnings" },
    language: { help: "decides between localised columns", defaultHelp: false },
  },
  notes: `One page that needs no network: figures, and each product before and after, those first that a person should look
at. Names, descriptions and categories are accepted, rejected or edited there, and saved as decisions.jsonl.

Examples:
  pdo report feed.enriched.csv
  pdo enrich feed.csv --report feed.html
  pdo report feed.enriched.csv --review-sheet feed.review.xlsx

Exit codes:
  0 done; 2 could not run; 130 interrupted`,
  async run([path]: readonly [string], flags, context) {
    if (typeof flags.reviewSheet === "string") {
      const { runReportSheet } = await import("./report-sheet.ts");
      return runReportSheet(path, flags.reviewSheet, flags, context);
    }
    const { runReport } = await import("./report-run.ts");
    await runReport(path, flags, context);
  },
};
