import type { Session } from "../session.ts";
import { printAnswer } from "./answer.ts";
import { plainTerminalText, renderLines } from "./text.ts";

/** One diagnostic. `bad`: a run would fail; `warn`: it would work, but worse than it could. */
export interface Finding {
  readonly subject: string;
  readonly state: "good" | "warn" | "bad";
  readonly sentence: string;
}

/** Prints diagnostics, a line each. */
export function printFindings(findings: readonly Finding[], session: Session): Promise<void> {
  const header = ["subject", "state", "finding"];
  return printAnswer(
    {
      answer: findings,
      text: () => renderFindings(findings, session),
      rows: () => [header, ...findings.map(({ subject, state, sentence }) => [subject, state, sentence])],
      items: () => findings,
    },
    session,
  );
}

function renderFindings(findings: readonly Finding[], { styles }: Session): string {
  const symbols = { good: styles.green("✓"), warn: styles.yellow("!"), bad: styles.red("x") };
  const width = Math.max(...findings.map(({ subject }) => subject.length));
  return renderLines(
    findings.map(
      ({ subject, state, sentence }) =>
        `${symbols[state]} ${subject.padEnd(width)}  ${plainTerminalText(sentence)}`,
    ),
  );
}
