import type { Count } from "./figures.ts";

/** Text as HTML, in content and in quoted attributes. */
export function escapeHtml(text: string): string {
  return text
    .replace(/&/g, "&amp;")
    .replace(/</g, "&lt;")
    .replace(/>/g, "&gt;")
    .replace(/"/g, "&quot;")
    .replace(controls, "\ufffd");
}

/** Control characters and those that turn the direction of what follows. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
const controls = /[\0-\x08\x0b\x0c\x0e-\x1f\x7f\u202a-\u202e\u2066-\u2069]/g;

interface ChartRequest {
  readonly title: string;
  /** What the bars count, in the plural. */
  readonly unit: string;
  readonly counts: readonly Count[];
}

const rowHeight = 26;
const barStart = 46;
const barWidth = 50;

/**
 * Horizontal bars as SVG, with a table of the same figures for those who do not see them. Widths are percent of the figure's, so
 * that it fits every screen. Empty without counts.
 */
export function barChart({ title, unit, counts }: ChartRequest): string {
  const greatest = Math.max(...counts.map(({ rows }) => rows), 1);
  if (counts.length === 0) return "";
  const bars = counts.map(({ name, rows }, place) => {
    const middle = place * rowHeight + rowHeight / 2;
    const width = (rows / greatest) * (barWidth - 12);
    return (
      `<svg x="0" y="${place * rowHeight}" width="${barStart - 2}%" height="${rowHeight}"><text x="100%" y="${rowHeight / 2}" text-anchor="end" dominant-baseline="central">${escapeHtml(shortened(name))}</text></svg>` +
      `<rect x="${barStart}%" y="${middle - 8}" width="${width.toFixed(2)}%" height="16" rx="2"/>` +
      `<text x="${(barStart + width + 1).toFixed(2)}%" y="${middle}" dominant-baseline="central">${rows}</text>`
    );
  });
  const rows = counts.map(
    ({ name, rows }) => `<tr><th scope="row">${escapeHtml(name)}</th><td>${rows}</td></tr>`,
  );
  return (
    `<figure><figcaption>${escapeHtml(title)}</figcaption>` +
    `<svg class="bars" role="img" aria-label="${escapeHtml(`${title}; the table below has the figures`)}" width="100%" height="${counts.length * rowHeight}">${bars.join("")}</svg>` +
    `<details><summary>As a table</summary><table><thead><tr><th scope="col">${escapeHtml(title)}</th><th scope="col">${escapeHtml(unit)}</th></tr></thead><tbody>${rows.join("")}</tbody></table></details></figure>`
  );
}

const longestName = 34;

/** Of a path the end says most. */
function shortened(name: string): string {
  const last = name.includes(" > ") ? (name.split(" > ").at(-1) ?? name) : name;
  return last.length <= longestName ? last : `${last.slice(0, longestName - 1)}…`;
}
