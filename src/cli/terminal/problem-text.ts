import type { KnownProblem } from "../known-problem.ts";
import { plainTerminalText } from "./plain-terminal-text.ts";
import type { Styles } from "./styles.ts";

/** A problem in four lines: what is wrong, what was seen, the next step, the code. */
export function renderProblem(problem: KnownProblem, { red, dim }: Styles): string {
  const lines = [
    `${red("x")} ${plainTerminalText(problem.what)}`,
    `  ${plainTerminalText(problem.seen)}`,
    `  ${plainTerminalText(problem.nextStep)}`,
    dim(`  (${problem.code})`),
  ];
  return `${lines.join("\n")}\n`;
}
