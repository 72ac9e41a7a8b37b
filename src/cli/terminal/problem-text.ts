import type { KnownProblem } from "../known-problem.ts";
import { plainTerminalText } from "./plain-terminal-text.ts";
import type { Styles } from "./styles.ts";

/** A problem in four lines: what is wrong, what was seen, the next step, the code. */
export function renderProblem(problem: KnownProblem, { red, dim }: Styles): string {
  const lines = [
    `${red("x")} ${oneLine(problem.what)}`,
    `  ${plainTerminalText(problem.seen).replaceAll("\n", "\n  ")}`,
    `  ${oneLine(problem.nextStep)}`,
    dim(`  (${problem.code})`),
  ];
  return `${lines.join("\n")}\n`;
}

/** A name that was typed may hold line breaks, and may be of any length. */
function oneLine(text: string): string {
  const line = plainTerminalText(text.replaceAll("\n", "\\n"));
  return line.length > mostShown ? `${line.slice(0, mostShown)}...` : line;
}

const mostShown = 1000;
