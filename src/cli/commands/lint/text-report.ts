import { groupedBy } from "../../../lib/grouped.ts";
import type { MeanScores } from "../../../scoring/scorer.ts";
import { alignRight } from "../../render/columns.ts";
import { count, counted, placeOf } from "../../render/figures.ts";
import { lineWidth, plainTerminalText, renderLines, shorten, textWidth } from "../../render/text.ts";
import { wrapLines } from "../../render/wrap.ts";
import type { Session } from "../../session.ts";
import type { LintForm, LintOutcome } from "./outcome.ts";
import { countFindings, type Example, type RuleTally } from "./tally.ts";

type Terminal = Pick<Session, "renderTable" | "styles" | "world">;

/** The text report: findings by pack and rule, each with an example, then figures and the verdict. */
export function createTextForm(terminal: Terminal): LintForm {
  return { begin: () => "", rows: () => "", end: (outcome) => renderLint(outcome, terminal) };
}

function renderLint(outcome: LintOutcome, terminal: Terminal): string {
  const found = outcome.tally.rules.filter(({ findings, fixed }) => findings + fixed > 0);
  const packs = [...groupedBy(found, ({ pack }) => pack.name).values()];
  const parts = [
    ...packs.map((rules) => renderPack(rules, outcome.feedName, terminal)),
    renderTotals(outcome, terminal),
    renderLines([...scoreLines(outcome), ...noteLines(outcome, terminal), verdict(outcome, terminal)]),
  ];
  return wrapLines(parts.join("\n"), lineWidth(terminal.world.output));
}

function renderPack(rules: readonly RuleTally[], feedName: string, terminal: Terminal): string {
  const title = plainTerminalText(rules[0]?.pack.title ?? "");
  const byLevel = rules.toSorted((one, other) => rank(one) - rank(other) || other.findings - one.findings);
  return `${terminal.styles.bold(title)}\n${byLevel.map((rule) => renderRule(rule, feedName, terminal)).join("")}`;
}

function rank({ rule }: RuleTally): number {
  return rule.level === "error" ? 0 : 1;
}

function renderRule({ rule, examples, ...tally }: RuleTally, feedName: string, terminal: Terminal): string {
  const { red, yellow, dim } = terminal.styles;
  const level = rule.level === "error" ? red("error  ") : yellow("warning");
  const figures = [
    `${count(tally.findings)} x`,
    ...(tally.fixable > 0 ? [`${count(tally.fixable)} fixable`] : []),
    ...(tally.fixed > 0 ? [`${count(tally.fixed)} fixed`] : []),
  ];
  return renderLines([
    `  ${level} ${rule.identifier}  ${figures.join(", ")}`,
    `          ${rule.summary}`,
    ...examples.slice(0, 1).map((example) => dim(`          ${renderExample(example, feedName, terminal)}`)),
  ]);
}

function renderExample(
  { finding, line, text }: Example,
  feedName: string,
  { styles, world }: Terminal,
): string {
  const place = `${placeOf(feedName, line)}, ${plainTerminalText(finding.column ?? finding.field).replaceAll("\n", " ")}: `;
  if (text === "") return `${place}${plainTerminalText(finding.message)}`;
  const isWhole = finding.start === 0 && finding.end === text.length;
  const width = lineWidth(world.output) - 10 - place.length;
  const shown = highlightedSpan(text, finding, { width, highlight: styles.red });
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
  const formatted = (figure: keyof MeanScores) =>
    `${scoresBefore === undefined ? "" : `${scoresBefore[figure]} -> `}${scores[figure]}`;
  return [
    `Scores, the products' mean of 100: ${formatted("total")} ` +
      `(completeness ${formatted("completeness")}, conformance ${formatted("conformance")}, information ${formatted("information")}, soundness ${formatted("soundness")})`,
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
  const symbol = isFailed ? styles.red("x") : styles.green("✓");
  const next = [
    ...(fixed > 0 ? [`${count(fixed)} fixed in ${counted(tally.fixedProducts, "product")}`] : []),
    ...(fixedName === undefined ? [] : [`written to ${plainTerminalText(fixedName)}`]),
    ...(fixable > 0 ? [`${count(fixable)} can be fixed: --fix`] : []),
  ];
  return `${symbol} ${name}, ${products}: ${[found, ...next].join("; ")}`;
}

/** The line width where there is no terminal; longer lines are hard to read. */
const widestLine = 120;

/** Minimum columns of the terminal for the context on each side of the span. */
const leastAround = 12;

/**
 * A text in one line of at most `width` columns of a terminal, its span in brackets: `Lamp ‹FREE SHIPPING› with…`.
 * @param mark colours the span and its brackets
 */
export function highlightedSpan(
  text: string,
  { start, end }: { readonly start: number; readonly end: number },
  { width, highlight }: { readonly width: number; readonly highlight: (text: string) => string },
): string {
  const before = oneLine(text.slice(Math.max(0, start - 400), start));
  const behind = oneLine(text.slice(end, end + 400));
  const available = Math.max(20, Math.min(width, widestLine)) - 2;
  const span = shorten(
    oneLine(text.slice(start, Math.min(end, start + 400))),
    Math.max(10, available - 2 * leastAround),
  );
  const around = Math.max(0, available - textWidth(span));
  const ofBehind = Math.min(textWidth(behind), Math.max(Math.ceil(around / 2), around - textWidth(before)));
  return `${ending(before, around - ofBehind)}${highlight(`‹${span}›`)}${shorten(behind, ofBehind)}`;
}

/** The text's end, in at most `width` columns. */
function ending(text: string, width: number): string {
  if (textWidth(text) <= width) return text;
  const characters = [...text];
  let end = "";
  while (characters.length > 0) {
    const next = `${characters.pop()}${end}`;
    if (textWidth(next) > width - 1) break;
    end = next;
  }
  return width < 1 ? "" : `…${end}`;
}

function oneLine(text: string): string {
  return plainTerminalText(text).replace(/\s+/g, " ");
}
