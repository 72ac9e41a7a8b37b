import type { GuardFinding } from "../../../batch/history/guard-finding.ts";
import { CliProblem } from "../../cli-problem.ts";

const mostTold = 5;

export interface SuspiciousFeed {
  readonly feedName: string;
  readonly findings: readonly GuardFinding[];
  /** Milliseconds since the epoch. */
  readonly lastReadAt: number;
  /** `nothing`: it was read ahead; `unnamed`: rows were worked on, and their file is taken away; `printed`: they are out. */
  readonly done: "nothing" | "unnamed" | "printed";
}

const consequences: Readonly<Record<SuspiciousFeed["done"], string>> = {
  nothing: "so nothing was done with it.",
  unnamed: "which shows at its end; its output was not put in place.",
  printed: "which shows at its end: what was printed should not be used.",
};

/** A feed that looks like a broken export. It ends the command with the exit code 4. */
export function suspiciousInput({ feedName, findings, lastReadAt, done }: SuspiciousFeed): CliProblem {
  const more = findings.length - mostTold;
  return new CliProblem({
    code: "PDO_INPUT_SUSPICIOUS",
    what: `${feedName}: this looks like a broken export, ${consequences[done]}`,
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
