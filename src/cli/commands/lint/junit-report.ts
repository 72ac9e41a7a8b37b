import { count, counted } from "../../render/figures.ts";
import { plainTerminalText } from "../../render/text.ts";
import { isFailing, type LintForm, type LintOutcome } from "./outcome.ts";
import type { Example, RuleTally } from "./tally.ts";

/** At most this many findings of a rule are listed: readers fail on reports with a million of them. */
export const mostListedFindings = 100;

/**
 * JUnit XML for continuous integration: a test suite per pack, a test case per rule, which fails where findings count
 * (`--fail-on`); other findings go to its output.
 */
export function createJunitForm(): LintForm {
  return { begin: () => "", rows: () => "", end: renderReport };
}

function renderReport(outcome: LintOutcome): string {
  const suites = outcome.packs.map((pack) => {
    const rules = outcome.tally.rules.filter((tally) => tally.pack === pack);
    const failures = rules.filter((tally) => isFailure(tally, outcome)).length;
    const cases = rules.map((tally) => renderCase(tally, outcome)).join("");
    const head = `<testsuite name="${escaped(pack.name)}" tests="${rules.length}" failures="${failures}" errors="0" skipped="0">`;
    return { tests: rules.length, failures, text: `  ${head}\n${cases}  </testsuite>\n` };
  });
  const sum = (figure: "tests" | "failures") => suites.reduce((total, suite) => total + suite[figure], 0);
  const name = escaped(`pdo lint ${outcome.feedName}`);
  return (
    `<?xml version="1.0" encoding="UTF-8"?>\n` +
    `<testsuites name="${name}" tests="${sum("tests")}" failures="${sum("failures")}" errors="0">\n` +
    `${suites.map(({ text }) => text).join("")}</testsuites>\n`
  );
}

function isFailure({ rule, findings }: RuleTally, { failOn }: LintOutcome): boolean {
  return findings > 0 && isFailing(rule.level, failOn);
}

function renderCase(tally: RuleTally, outcome: LintOutcome): string {
  const { rule, pack, findings } = tally;
  const head = `    <testcase classname="${escaped(pack.name)}" name="${escaped(rule.identifier)}"`;
  if (findings === 0) return `${head}/>\n`;
  const list = escaped(listOf(tally, outcome));
  const message = escaped(
    `${counted(findings, "finding")} in ${counted(tally.products, "product")}: ${rule.summary}`,
  );
  const body = isFailure(tally, outcome)
    ? `<failure type="${rule.level}" message="${message}">${list}</failure>`
    : `<system-out>${message}\n${list}</system-out>`;
  return `${head}>\n      ${body}\n    </testcase>\n`;
}

function listOf({ examples, findings }: RuleTally, { feedName }: LintOutcome): string {
  const hidden = findings - examples.length;
  const lines = examples.map((example) => lineOf(example, feedName));
  return [...lines, ...(hidden > 0 ? [`and ${count(hidden)} more`] : [])].join("\n");
}

function lineOf({ finding: { column, field, message }, line }: Example, feedName: string): string {
  return `${feedName}:${line}: ${column ?? field}: ${message}`;
}

const entities: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&apos;",
};

/** Restricted to the characters that XML 1.0 allows (https://www.w3.org/TR/xml/#charsets). */
function escaped(text: string): string {
  return plainTerminalText(text)
    .toWellFormed()
    .replace(/[\ufffe\uffff]/g, "")
    .replace(/[&<>"']/g, (character) => entities[character] ?? "");
}
