import type { CommandContext } from "../command.ts";
import { exitCodes } from "../exit-codes.ts";
import { isKnownProblem } from "../known-problem.ts";
import { printAnswer } from "../print-answer.ts";
import { toKnownProblem } from "../report-fault.ts";
import type { Flags } from "../resolve-settings.ts";
import { openSession, type Session } from "../session.ts";
import { plainTerminalText, renderLines } from "../terminal/plain-terminal-text.ts";
import { examineFeed } from "./examine-feed.ts";
import { examineModel } from "./examine-model.ts";
import { examineCatalogs, examineExamples, examineKeys, examineService } from "./examine-service.ts";
import type { Finding } from "./finding.ts";

/** Says what a run would meet. Exit 2 where something would stop it. */
export async function runDoctor(
  feed: string | undefined,
  flags: Flags,
  context: CommandContext,
): Promise<void> {
  const session = await openSession(flags, context);
  const findings = [
    ...(feed === undefined ? [] : await guarded("feed", () => examineFeed(feed, flags, session))),
    ...(await guarded("catalog", () => examineCatalogs(session))),
    ...(await guarded("examples", () => examineExamples(session))),
    ...(await guarded("service", () => examineService(session))),
    ...(await guarded("language model", () => examineModel(session))),
    ...(await guarded("keys", () => examineKeys(session))),
  ];
  const header = ["subject", "state", "finding"];
  await printAnswer(
    {
      answer: findings,
      text: () => renderFindings(findings, session),
      rows: () => [header, ...findings.map(({ subject, state, sentence }) => [subject, state, sentence])],
      items: () => findings,
    },
    session,
  );
  if (findings.some(({ state }) => state === "bad")) session.setExitCode(exitCodes.couldNotRun);
}

/** A problem is a finding like any other here; what is no known problem is thrown. */
async function guarded(subject: string, examine: () => Promise<Finding[]>): Promise<Finding[]> {
  try {
    return await examine();
  } catch (error) {
    const problem = isKnownProblem(error) ? error : toKnownProblem(error);
    if (problem === undefined) throw error;
    return [{ subject, state: "bad", sentence: `${problem.what} ${problem.seen} ${problem.nextStep}` }];
  }
}

function renderFindings(findings: readonly Finding[], { styles }: Session): string {
  const signs = { good: styles.green("✓"), warn: styles.yellow("!"), bad: styles.red("x") };
  const width = Math.max(...findings.map(({ subject }) => subject.length));
  return renderLines(
    findings.map(
      ({ subject, state, sentence }) =>
        `${signs[state]} ${subject.padEnd(width)}  ${plainTerminalText(sentence)}`,
    ),
  );
}
