import { parseFailOn } from "../../batch/summary/fail-on.ts";
import { CliProblem } from "../cli-problem.ts";
import type { CommandContext } from "../command.ts";
import { refuseKeyFromInput } from "../secrets.ts";
import { openSession, type Session } from "../session.ts";
import { enrichFeed } from "./enrich-feed.ts";
import { openHistory } from "./history/history.ts";
import { keepMemoryLevel } from "./memory.ts";
import { type EnrichFlags, type OpenedRun, openRun } from "./open-run.ts";
import { printSummary } from "./print-summary.ts";
import { limitTime } from "./time-limit.ts";

/** `pdo enrich`: the feed in, the enriched feed out, whole or not at all; with `--dry-run` what that would take. */
export async function runEnrich(
  feed: string | undefined,
  flags: EnrichFlags,
  context: CommandContext,
): Promise<void> {
  keepMemoryLevel();
  if (flags.why !== undefined && flags.dryRun !== true) throw whyWithoutPlan();
  const { session, release } = limitTime(await openSession(flags as Record<string, unknown>, context));
  try {
    await runInTime(feed, flags, session);
  } finally {
    release();
  }
}

async function runInTime(feed: string | undefined, flags: EnrichFlags, session: Session): Promise<void> {
  const feedPath = resolveFeedPath(feed, session);
  const failOn = session.settings.failOn === undefined ? undefined : parseFailOn(session.settings.failOn);
  const run = await openRun(feedPath, flags, session);
  for (const sentence of describeReading(run)) await session.detail(sentence);
  const history = await openHistory(
    { ...run, outputPath: run.output.path, isForced: flags.force === true },
    session,
  );
  if (flags.dryRun === true) return planOnly(run, { flags, session, history });
  const summary = await enrichFeed(run, { flags, session, history, failOn });
  await printSummary(summary, run, session);
  session.setExitCode(summary.exit_code);
}

interface Planning {
  readonly flags: EnrichFlags;
  readonly session: Session;
  readonly history: Awaited<ReturnType<typeof openHistory>>;
}

async function planOnly(run: OpenedRun, { flags, session, history }: Planning): Promise<void> {
  const { openPeek } = await import("./dry-run/peek-answers.ts");
  const { dryRun } = await import("./dry-run/dry-run.ts");
  const kept = await openPeek(run.tasks, flags, session);
  const request = { ...run, outputPath: run.output.path, isForced: flags.force === true, history };
  const why = flags.why === undefined ? {} : { why: flags.why };
  try {
    await dryRun(
      { ...request, ...why, tasks: run.tasks.tasks, peek: kept?.peek, notes: run.warnings },
      session,
    );
  } finally {
    await kept?.close();
    await run.feed.close();
  }
}

/** How the feed was read, and why so. */
function describeReading({ feed, mapping, tasks }: OpenedRun): string[] {
  const columns = Object.values(mapping.why);
  return [...feed.description.why, ...columns, `The tasks are ${tasks.tasks.join(", ")}.`];
}

/** @returns undefined for standard input */
function resolveFeedPath(feed: string | undefined, { world, resolved }: Session): string | undefined {
  if (feed !== undefined && feed !== "-") return feed;
  if (feed === undefined && world.input.isTerminal) throw noFeed();
  refuseKeyFromInput(resolved);
  return undefined;
}

function noFeed(): CliProblem {
  return new CliProblem({
    code: "PDO_FEED_MISSING",
    what: "No feed was named.",
    seen: "Nothing is piped in either.",
    nextStep: "Name the file, for example: pdo enrich feed.csv",
  });
}

function whyWithoutPlan(): CliProblem {
  return new CliProblem({
    code: "PDO_WHY_WITHOUT_DRY_RUN",
    what: "--why explains one row of a plan.",
    seen: "No plan was asked for: the run itself would begin.",
    nextStep: "Add --dry-run, for example: pdo enrich feed.csv --dry-run --why A-100",
  });
}
