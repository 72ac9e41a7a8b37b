import { CliProblem } from "../cli-problem.ts";

export function bothFromInput(): CliProblem {
  return new CliProblem({
    code: "PDO_VERIFY_ONE_INPUT",
    what: "Feed and enriched file cannot both come from standard input.",
    seen: "Both are -.",
    nextStep: "Name a file for one of them, for example: pdo verify feed.csv -",
  });
}

export function unknownChanged(asked: string, columns: readonly string[]): CliProblem {
  return new CliProblem({
    code: "PDO_VERIFY_COLUMN_UNKNOWN",
    what: `--changed ${asked}: the feed has no such column.`,
    seen: `It has: ${columns.join(", ")}.`,
    nextStep: "Name its columns, or the fields that enrich wrote into: name, description, category.",
  });
}
