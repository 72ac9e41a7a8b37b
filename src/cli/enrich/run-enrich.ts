import { type OutcomePlan, planOutcomes } from "../../batch/rows/outcome-plan.ts";
import { runFeed } from "../../batch/run.ts";
import { parseFailOn } from "../../batch/summary/fail-on.ts";
import { ScoreChanges } from "../../batch/summary/score-changes.ts";
import { createSummary, type RunSummary } from "../../batch/summary/summary.ts";
import { rulePackNames } from "../../quality/rules/pack-names.ts";
import { CliProblem } from "../cli-problem.ts";
import type { CommandContext } from "../command.ts";
import { homeFolder } from "../connect.ts";
import { refuseKeyFromInput } from "../secrets.ts";
import { openSession, type Session } from "../session.ts";
import { createProgress } from "../terminal/progress.ts";
import { rememberOutput } from "./made-outputs.ts";
import { keepMemoryLevel } from "./memory.ts";
import { type OpenedExecutor, openExecutor } from "./open-executor.ts";
import { type EnrichFlags, type OpenedRun, openRun } from "./open-run.ts";
import { openSinks, type Sinks } from "./open-sinks.ts";
import { printSummary, summaryBytes } from "./print-summary.ts";
import { writtenFiles } from "./run-files.ts";

/** `pdo enrich`: the feed in, the enriched feed out, whole or not at all. */
export async function runEnrich(
  feed: string | undefined,
  flags: EnrichFlags,
  context: CommandContext,
): Promise<void> {
  keepMemoryLevel();
  const session = await openSession(flags as Record<string, unknown>, context);
  const feedPath = resolveFeedPath(feed, session);
  const failOn = session.settings.failOn === undefined ? undefined : parseFailOn(session.settings.failOn);
  const run = await openRun(feedPath, flags, session);
  for (const sentence of describeReading(run)) await session.detail(sentence);
  const summary = await enrich(run, { flags, session, failOn });
  const home = homeFolder(session.resolved, session.world);
  for (const path of writtenFiles({ ...flags, output: run.output.path })) await rememberOutput(path, home);
  await printSummary(summary, run, session);
  session.setExitCode(summary.exit_code);
}

/** How the feed was read, and why so. */
function describeReading({ feed, mapping, tasks }: OpenedRun): string[] {
  const columns = Object.values(mapping.why);
  return [...feed.description.why, ...columns, `The tasks are ${tasks.tasks.join(", ")}.`];
}

/** Records are scored by these where no rules were asked for. */
const usualPacks: readonly (typeof rulePackNames)[number][] = ["google"];

interface Enriching {
  readonly flags: EnrichFlags;
  readonly session: Session;
  readonly failOn: ReturnType<typeof parseFailOn> | undefined;
}

async function enrich(run: OpenedRun, { flags, session, failOn }: Enriching): Promise<RunSummary> {
  const { world } = session;
  const startedAt = world.now();
  const paths = { rejectsPath: flags.rejects, summaryPath: flags.summary };
  const sinks = await openSinks({ output: run.output, ...paths, world });
  let workers: OpenedExecutor | undefined;
  try {
    const plan = planOutcomes({
      tasks: run.tasks,
      write: session.settings.write,
      mapping: run.mapping,
      format: run.output.format,
    });
    const { rules = usualPacks } = session.settings;
    const packs = rulePackNames.filter((name) => rules.includes(name));
    const scores = new ScoreChanges(packs);
    workers = await openExecutor({ plan, packs }, extentOf(run), session);
    const { counts, respelledCharacters } = await work(run, { plan, workers, sinks, session, scores });
    const summary = createSummary({
      feedName: run.feedName,
      outputName: run.output.name,
      rejectsName: flags.rejects ?? null,
      description: run.feed.description,
      columns: run.mapping.columns,
      options: run.tasks,
      counts,
      scores: scores.change(),
      warnings: [...run.warnings, ...runWarnings(run, respelledCharacters)],
      startedAt,
      endedAt: world.now(),
      ...(failOn !== undefined && { failOn }),
    });
    await sinks.summary?.write(summaryBytes(summary));
    await sinks.commit();
    return summary;
  } finally {
    await sinks.discard();
    await run.feed.close();
    await workers?.close();
  }
}

interface Tools {
  readonly plan: OutcomePlan;
  readonly workers: OpenedExecutor;
  readonly sinks: Sinks;
  readonly session: Session;
  readonly scores: ScoreChanges;
}

async function work(run: OpenedRun, { plan, workers, sinks, session, scores }: Tools) {
  const { settings, world } = session;
  const { mostRows } = extentOf(run);
  const progress = await createProgress({ feed: run.feed, mostRows }, session);
  try {
    return await runFeed({
      feed: run.feed,
      mapping: run.mapping,
      selection: run.selection,
      signal: world.signal,
      plan,
      write: settings.write,
      executor: workers.executor,
      windowSize: workers.windowSize,
      writing: {
        format: run.output.format,
        csvSafe: settings.csvSafe,
        ...(run.columns && { columns: run.columns }),
      },
      output: sinks.output,
      ...(sinks.rejects && { rejects: sinks.rejects }),
      scores,
      onProgress: progress.update,
    });
  } finally {
    progress.stop();
  }
}

function extentOf({ feed, selection }: OpenedRun) {
  return {
    totalBytes: feed.totalBytes,
    isGzip: feed.description.isGzip,
    mostRows: selection.kind === "all" ? undefined : selection.rows,
  };
}

function runWarnings({ feed, output }: OpenedRun, respelledCharacters: number): string[] {
  const { undecodableRecords } = feed.counts();
  const { encoding } = feed.description;
  return [
    ...(undecodableRecords === 0
      ? []
      : [`${undecodableRecords} rows hold bytes that are not ${encoding}; they were left as they are.`]),
    ...(respelledCharacters === 0
      ? []
      : [
          `${respelledCharacters} characters that ${encoding} cannot hold were spelled plainly in ${output.name}.`,
        ]),
  ];
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
