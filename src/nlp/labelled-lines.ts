import { isKnownLabel, type LabelledText } from "./labels.ts";
import { findLabelsInLine } from "./labels-in-line.ts";

interface Line {
  readonly text: string;
  readonly start: number;
  /** Characters before its text: indentation and bullet. */
  readonly indent: number;
  readonly hasBullet: boolean;
}

/**
 * The label and value pairs of a plain text, in order: lines and runs with a colon, rows with a tab, lists under a label (one
 * entry per item), known labels before a dash, and Ruby hashes. Times, ratios and addresses are no labels.
 */
export function findLabelledTexts(text: string): LabelledText[] {
  if (text.includes("=>")) {
    const pairs = hashPairs(text);
    if (pairs.length > 0) return pairs;
  }
  const found: LabelledText[] = [];
  let openLabel: { label: string; line: Line } | undefined;
  for (const line of linesOf(text)) {
    const label = labelOfList(line);
    if (label !== undefined) {
      openLabel = { label, line };
    } else if (openLabel !== undefined && isItemOf(line, openLabel.line)) {
      found.push(labelled({ ...openLabel, labelStart: openLabel.line.start }, line.text, line.start));
    } else {
      openLabel = undefined;
      found.push(...labelsOfLine(line));
    }
  }
  return found;
}

/** The lines that are not blank. */
function linesOf(text: string): Line[] {
  const lines: Line[] = [];
  for (let start = 0; start < text.length; ) {
    const lineBreak = text.indexOf("\n", start);
    const end = lineBreak === -1 ? text.length : lineBreak;
    const line = readLine(text.slice(start, end), start);
    if (line.text !== "") lines.push(line);
    start = end + 1;
  }
  return lines;
}

/** The first characters of lines that are indented or have a bullet. */
const leadBeginnings = " \t\u00a0-–*•·▪●◦✓✔►»";

function readLine(written: string, start: number): Line {
  if (!leadBeginnings.includes(written.charAt(0))) {
    return { text: written.trimEnd(), start, indent: 0, hasBullet: false };
  }
  const lead = /^[ \t\u00a0]*(?:[-–*•·▪●◦✓✔►»]+[ \t\u00a0]+)?/.exec(written)?.[0] ?? "";
  const text = written.slice(lead.length).trimEnd();
  return { text, start: start + lead.length, indent: lead.length, hasBullet: lead.trim() !== "" };
}

function labelOfList(line: Line): string | undefined {
  if (!line.text.endsWith(":")) return undefined;
  const match = /^(\p{L}[^:\t]{0,47}?)\s?:$/u.exec(line.text);
  const label = match?.[1];
  return label !== undefined && label.split(/\s+/).length <= 4 ? label : undefined;
}

function isItemOf(line: Line, head: Line): boolean {
  return line.hasBullet && line.indent > head.indent && line.text.length <= 120;
}

type Label = Pick<LabelledText, "label" | "labelStart">;

function labelled({ label, labelStart }: Label, value: string, valueStart: number): LabelledText {
  return { label, labelStart, value, valueStart, valueEnd: valueStart + value.length };
}

function labelsOfLine(line: Line): readonly LabelledText[] {
  const cells = cellPair(line);
  if (cells !== undefined) return [cells];
  const item = line.hasBullet ? itemPair(line) : undefined;
  if (item !== undefined) return [item];
  if (line.text.includes(":") || line.text.includes("：")) return findLabelsInLine(line.text, line.start);
  const dashed = dashPair(line);
  return dashed === undefined ? [] : [dashed];
}

function cellPair(line: Line): LabelledText | undefined {
  if (!line.text.includes("\t")) return undefined;
  const cells = line.text.split("\t").filter((cell) => cell.trim() !== "");
  const [head, tail] = cells;
  if (cells.length !== 2 || head === undefined || tail === undefined) return undefined;
  const label = head.replace(/\s*:?\s*$/, "").trim();
  const value = tail.trim();
  const isLabel = label.length <= 60 && label.split(/\s+/).length <= 6 && /\p{L}/u.test(label);
  return isLabel
    ? labelled({ label, labelStart: line.start }, value, line.start + line.text.lastIndexOf(value))
    : undefined;
}

/** A list item with one colon: its label may be longer than in running text. */
function itemPair(line: Line): LabelledText | undefined {
  const match = /^(\p{L}[^:\t.!?]{1,60}?)\s?:\s+(\S[^:]*)$/u.exec(line.text.slice(0, 1000));
  const label = match?.[1] ?? "";
  const value = match?.[2] ?? "";
  const valueStart = line.start + line.text.length - value.length;
  const isLabel =
    label !== "" && label.split(/\s+/).length <= 8 && !/,\s/.test(label) && line.text.length <= 1000;
  return isLabel ? labelled({ label, labelStart: line.start }, value, valueStart) : undefined;
}

function dashPair(line: Line): LabelledText | undefined {
  if (line.text.length > 120 || !/\s[–—-]\s/.test(line.text)) return undefined;
  const match = /^([^–—-]{2,40}?)\s+[–—-]\s+(\S.*)$/u.exec(line.text);
  const label = match?.[1] ?? "";
  const value = match?.[2] ?? "";
  if (!isKnownLabel(label) || value === "") return undefined;
  return labelled({ label, labelStart: line.start }, value, line.start + line.text.length - value.length);
}

function hashPairs(text: string): LabelledText[] {
  const pair =
    /"key"\s{0,4}=>\s{0,4}"((?:[^"\\]|\\.)*)"\s{0,4},\s{0,4}"value"\s{0,4}=>\s{0,4}"((?:[^"\\]|\\.)*)"/g;
  return [...text.matchAll(pair)].flatMap((match) => {
    const label = match[1] ?? "";
    const value = match[2] ?? "";
    return label === "" || value === ""
      ? []
      : [
          labelled(
            { label, labelStart: match.index },
            value,
            match.index + match[0].length - 1 - value.length,
          ),
        ];
  });
}
