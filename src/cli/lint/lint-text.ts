import { groupedBy } from "../../catalog/grouped.ts";
import type { MeanScores } from "../../quality/scores/mean-scores.ts";
import type { Session } from "../session.ts";
import { alignRight } from "../terminal/align-right.ts";
import { count, counted } from "../terminal/figures.ts";
import { lineWidth } from "../terminal/line-width.ts";
import { plainTerminalText, renderLines } from "../terminal/plain-terminal-text.ts";
import type { LintForm, LintOutcome } from "./lint-run.ts";
import { countFindings, type Example, type RuleTally } from "./lint-tally.ts";
import { markedSpan } from "./marked-span.ts";
import { wrappedLines } from "./wrapped-lines.ts";

type Terminal = Pick<Session, "renderTable" | "styles" | "world">;

/** What a person reads: findings by pack and rule, each with an example, then figures and the verdict. */
export function createTextForm(terminal: Terminal): LintForm {
  return { begin: () => "", rows: () => "", end: (outcome) => renderLint(outcome, terminal) };
}

function renderLint(outcome: LintOutcome, terminal: Terminal): string {
  const found = outcome.tally.rules.filter(({ findings, fixed }) => findings + fixed > 0);
  const packs = [...groupedBy(found, ({ pack }) => pack.name).values()];
  const parts = [
    ...packs.map((rules) => renderPack(rules, terminal)),
    renderTotals(outcome, terminal),
    renderLines(
      [...scoreLines(outcome), ...noteLines(outcome, terminal), verdict(outcome, terminal)].flatMap((line) =>
        wrappedLines(line, lineWidth(terminal.world.output)),
      ),
    ),
  ];
  return parts.join("\n");
}

function renderPack(rules: readonly RuleTally[], terminal: Terminal): string {
  const title = plainTerminalText(rules[0]?.pack.title ?? "");
  const byLevel = rules.toSorted((one, other) => rank(one) - rank(other) || other.findings - one.findings);
  return `${terminal.styles.bold(title)}\n${byLevel.map((rule) => renderRule(rule, terminal)).join("")}`;
}

function rank({ rule }: RuleTally): number {
  return rule.level === "error" ? 0 : 1;
}

function renderRule({ rule, examples, ...tally }: RuleTally, terminal: Terminal): string {
  const { red, yellow, dim } = terminal.styles;
  const level = rule.level === "error" ? red("error  ") : yellow("warning");
  const figures = [
    `${count(tally.findings)} x`,
    ...(tally.fixable > 0 ? [`${count(tally.fixable)} fixable`] : []),
    ...(tally.fixed > 0 ? [`${count(tally.fixed)} fixed`] : []),
  ];
  return renderLines([
    `  ${level} ${rule.identifier}  ${figures.join(", ")}`,
    ...wrappedLines(`          ${rule.summary}`, lineWidth(terminal.world.output)),
    ...examples
      .slice(0, 1)
      .flatMap((example) =>
        wrappedLines(`          ${renderExample(example, terminal)}`, lineWidth(terminal.world.output)),
      )
      .map(dim),
  ]);
}

function renderExample({ finding, line, text }: Example, { styles, world }: Terminal): string {
  const place = `line ${line}, ${plainTerminalText(finding.column ?? finding.field).replaceAll("\n", " ")}: `;
  if (text === "") return `${place}${plainTerminalText(finding.message)}`;
  const isWhole = finding.start === 0 && finding.end === text.length;
  const width = lineWidth(world.output) - 10 - place.length;
  const shown = markedSpan(text, finding, { width, mark: styles.red });
  return isWhole ? `${place}${plainTerminalText(finding.message)}` : `${place}${shown}`;
}

function renderTotals({ tally, packs }: LintOutcome, { renderTable }: Terminal): string {
  const figures = (counts: ReturnType<typeof countFindings>) =>
    [counts.errors, counts.warnings, counts.fixable, counts.fixed].map(count);
  const rows = packs.map((pack) => [pack.name, ...figures(countFindings(tally, pack))]);
  const total = packs.length > 1 ? [["in all", ...figures(countFindings(tally))]] : [];
  return renderTable(...alignRight(["rules", "errors", "warnings", "fixable", "fixed"], [...rows, ...total]));
}

function scoreLines({ scores, scoresBefore }: LintOutcome): readonly string[] {
  if (scores === undefined) return [];
  const told = (figure: keyof MeanScores) =>
    `${scoresBefore === undefined ? "" : `${scoresBefore[figure]} -> `}${scores[figure]}`;
  return [
    `Scores, the products' mean of 100: ${told("total")} ` +
      `(completeness ${told("completeness")}, conformance ${told("conformance")}, information ${told("information")})`,
  ];
}

function noteLines({ warnings, tally }: LintOutcome, { styles }: Terminal): readonly string[] {
  const unreadable =
    tally.unreadable === 0
      ? []
      : [`${counted(tally.unreadable, "row")} could not be read, and were not looked at.`];
  return [...unreadable, ...warnings].map((note) => `${styles.yellow("note")} ${plainTerminalText(note)}`);
}

function verdict(outcome: LintOutcome, { styles }: Terminal): string {
  const { tally, feedName, isFailed, fixedName } = outcome;
  const { errors, warnings, fixable, fixed } = countFindings(tally);
  const name = styles.bold(plainTerminalText(feedName));
  const products = `${counted(tally.products, "product")}`;
  const found =
    errors + warnings === 0
      ? fixed > 0
        ? "nothing is left to mend"
        : "nothing to mend"
      : `${counted(errors, "error")}, ${counted(warnings, "warning")} in ${count(tally.productsWithFindings)}`;
  const sign = isFailed ? styles.red("x") : styles.green("✓");
  const next = [
    ...(fixed > 0 ? [`${count(fixed)} fixed in ${counted(tally.fixedProducts, "product")}`] : []),
    ...(fixedName === undefined ? [] : [`written to ${plainTerminalText(fixedName)}`]),
    ...(fixable > 0 ? [`${count(fixable)} can be fixed: --fix`] : []),
  ];
  return `${sign} ${name}, ${products}: ${[found, ...next].join("; ")}`;
}
