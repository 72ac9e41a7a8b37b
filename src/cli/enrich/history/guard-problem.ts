import type { GuardFinding } from "../../../batch/history/guard-finding.ts";
import { CliProblem } from "../../cli-problem.ts";

const mostTold = 5;

export interface SuspiciousFeed {
  readonly feedName: string;
  readonly findings: readonly GuardFinding[];
  /** Milliseconds since the epoch. */
  readonly lastReadAt: number;
}

/** A feed that looks like a broken export. It ends the command with the exit code 4. */
export function suspiciousInput({ feedName, findings, lastReadAt }: SuspiciousFeed): CliProblem {
  const more = findings.length - mostTold;
  return new CliProblem({
    code: "PDO_INPUT_SUSPICIOUS",
    what: `${feedName}: this looks like a broken export, so nothing was done with it.`,
    seen: [
      ...findings.slice(0, mostTold).map(({ sentence }) => sentence),
      ...(more > 0 ? [`So do ${more} other things.`] : []),
      `Last time was ${dayOf(lastReadAt)}.`,
    ].join("\n"),
    nextStep: "Look at the export; if it is meant to be so, run it again with --force.",
  });
}

/** `2026-11-21 03:15 UTC` */
export function dayOf(time: number): string {
  return `${new Date(time).toISOString().slice(0, 16).replace("T", " ")} UTC`;
}
