import type { ByteOutput } from "../world.ts";
import { lineWidth, plainTerminalText, type Styles, shorten, textWidth } from "./text.ts";

interface TreeNode {
  readonly key: string;
  readonly name: string;
  /** Whether it matches the search. */
  readonly isMatch?: boolean;
}

interface TreeLine extends TreeNode {
  /** The drawn branches before the name. */
  readonly lead: string;
}

const gap = 2;
const bullet = "● ";

/**
 * Renders a tree: branches and names on the left, keys right-aligned where they fit; longer names are cut. `children`
 * lists the roots when called without a key.
 */
export function renderTree(
  children: (key?: string) => readonly TreeNode[],
  { styles, output }: { readonly styles: Styles; readonly output: ByteOutput },
): string {
  const lines = layOut(children);
  const width = lineWidth(output);
  const widest = (measure: (line: TreeLine) => number) =>
    lines.reduce((most, line) => Math.max(most, measure(line)), 0);
  const keyColumn = Math.min(widest(nameEnd), width - gap - widest(({ key }) => textWidth(key)));
  return lines.map((line) => `${renderLine(line, { width, keyColumn, styles })}\n`).join("");
}

interface LineLayout {
  readonly width: number;
  readonly keyColumn: number;
  readonly styles: Styles;
}

function renderLine(line: TreeLine, { width, keyColumn, styles }: LineLayout): string {
  const { lead, key, isMatch = false } = line;
  const available = width - gap - textWidth(key) - textWidth(lead) - bulletWidth(line);
  const name = shorten(plainTerminalText(line.name), Math.max(available, 8));
  const end = textWidth(lead) + bulletWidth(line) + textWidth(name);
  const filling = " ".repeat(Math.max(keyColumn - end, 0) + gap);
  const shown = isMatch ? styles.green(`${bullet}${styles.bold(name)}`) : name;
  return `${lead}${shown}${filling}${styles.dim(plainTerminalText(key))}`;
}

function nameEnd(line: TreeLine): number {
  return textWidth(line.lead) + bulletWidth(line) + textWidth(line.name);
}

function bulletWidth({ isMatch = false }: TreeNode): number {
  return isMatch ? bullet.length : 0;
}

function layOut(children: (key?: string) => readonly TreeNode[]): TreeLine[] {
  const lines: TreeLine[] = [];
  const draw = (nodes: readonly TreeNode[], indent: string): void => {
    nodes.forEach((node, index) => {
      const isLast = index === nodes.length - 1;
      lines.push({ ...node, lead: `${indent}${isLast ? "└─ " : "├─ "}` });
      draw(children(node.key), `${indent}${isLast ? "   " : "│  "}`);
    });
  };
  for (const root of children()) {
    lines.push({ ...root, lead: "" });
    draw(children(root.key), "");
  }
  return lines;
}
