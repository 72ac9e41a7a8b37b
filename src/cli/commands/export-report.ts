import { leftOutReasons } from "../../channels/channel-names.ts";
import type { ExportSurvey } from "../../channels/export-feed.ts";
import { type ChannelGap, untakenText } from "../../channels/gaps.ts";
import { count, counted } from "../render/figures.ts";
import { plainTerminalText, renderLines, type Styles } from "../render/text.ts";

/** The answer of `pdo export`. */
export interface ExportReport {
  readonly schema_version: 1;
  readonly channel: string;
  readonly feed: string;
  readonly output: string;
  readonly format: string;
  readonly rows: number;
  readonly products: number;
  readonly items: number;
  readonly left_out: ExportSurvey["leftOut"];
  /** Products with a text that a language model wrote. */
  readonly written_by_model: number;
  readonly missing: readonly ChannelGap[];
}

/** The text form of a channel's file. */
export function renderExport(report: ExportReport, styles: Styles): string {
  const { rows, products, items, left_out, output } = report;
  const leftOut = leftOutReasons
    .filter((reason) => left_out[reason] > 0)
    .map((reason) => `${count(left_out[reason])} ${reason}`);
  const lines = [
    `${styles.green("✓")} ${styles.bold(counted(products, "product"))} of ${counted(rows, "row")} in ${plainTerminalText(output)}` +
      `${items === products ? "" : ` (${counted(items, "line")})`}${leftOut.length === 0 ? "" : `; left out: ${leftOut.join(", ")}`}`,
    ...(report.written_by_model > 0
      ? [
          `  ${counted(report.written_by_model, "product")} with a text that a language model wrote, declared as such`,
        ]
      : []),
  ];
  return renderLines(lines);
}

/** What the channel requires and products lack, a line each; where it was not said before. */
export function renderMissing({ missing }: ExportReport, styles: Styles): string {
  const lines = missing.map(
    (gap) =>
      `  ${styles.yellow("missing")} ${gap.field}: ${count(gap.products)} of ${counted(gap.of, "product")}${inBrackets(
        [...idsText(gap), ...untakenText(gap).map(plainTerminalText)],
      )}`,
  );
  return lines.length === 0 ? "" : renderLines(lines);
}

/** The first of them by their identifiers. */
function idsText({ products, ids }: ChannelGap): readonly string[] {
  const shown = ids.slice(0, mostShown).map(plainTerminalText);
  if (shown.length === 0) return [];
  return [shown.length < products ? `${shown.join(", ")}, ...` : shown.join(", ")];
}

const mostShown = 5;

function inBrackets(texts: readonly string[]): string {
  return texts.length === 0 ? "" : ` (${texts.join("; ")})`;
}
