import { isAbsolute } from "node:path";
import { pathToFileURL } from "node:url";
import { readVersion } from "../version.ts";
import { FeedPosition } from "./feed-position.ts";
import { toSummaryAnswer } from "./lint-answer.ts";
import type { LintForm, LintStart } from "./lint-run.ts";
import { toSarifResult } from "./sarif-result.ts";
import { sarifRules } from "./sarif-rules.ts";

/**
 * SARIF 2.1.0 (https://docs.oasis-open.org/sarif/sarif/v2.1.0/sarif-v2.1.0.html): one run, its rules, and a result for
 * each finding, with its place in the feed and its fix. Written as the feed is read.
 */
export function createSarifForm(): LintForm {
  let separator = "\n";
  let position: FeedPosition | undefined;
  let start: LintStart | undefined;
  let indices = new Map<unknown, number>();
  const rows: LintForm["rows"] = (batch) => {
    let text = "";
    for (const row of batch) {
      position?.enter(row.record);
      for (const finding of row.findings) {
        if (start === undefined || position === undefined) continue;
        const result = toSarifResult(finding, {
          row,
          position,
          start,
          ruleIndex: indices.get(finding.rule) ?? -1,
        });
        text += `${separator}${JSON.stringify(result)}`;
        separator = ",\n";
      }
    }
    return text;
  };
  return {
    begin: (begun) => {
      start = begun;
      position = new FeedPosition(begun.description);
      indices = new Map(begun.packs.flatMap(({ rules }) => rules).map((rule, index) => [rule, index]));
      return beginning(begun);
    },
    rows,
    end: (outcome) =>
      `\n],"invocations":[{"executionSuccessful":true}],"properties":${JSON.stringify(toSummaryAnswer(outcome))}}]}\n`,
  };
}

const schema = "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json";

function beginning({ feedName, packs, description }: LintStart): string {
  const isStream = feedName === "standard input";
  const driver = {
    name: "pdo",
    semanticVersion: readVersion(),
    rules: packs.flatMap(sarifRules),
  };
  const artifact = {
    location: isStream ? { uri: "stdin", description: { text: feedName } } : { uri: addressOf(feedName) },
    encoding: description.encoding,
    roles: ["analysisTarget"],
  };
  const run = {
    tool: { driver },
    columnKind: "utf16CodeUnits",
    newlineSequences: newlinesOf(description),
    artifacts: [artifact],
  };
  const document = JSON.stringify({ $schema: schema, version: "2.1.0", runs: [run] });
  return `${document.slice(0, -"}]}".length)},"results":[`;
}

/** As the feed's lines are counted. */
function newlinesOf({ dialect }: LintStart["description"]): readonly string[] {
  return dialect?.lineEnding === "\r" ? ["\r"] : ["\r\n", "\n"];
}

/** A relative path stays relative, since a report is read where the feed is checked out. */
function addressOf(path: string): string {
  if (isAbsolute(path)) return pathToFileURL(path).href;
  return path.replace(/^\.\//, "").split("/").map(encodeURIComponent).join("/");
}
