import { resolve } from "node:path";
import { createExecutor } from "../../batch/executor.ts";
import { parseFailOn } from "../../batch/fail-on.ts";
import { createRowChanges } from "../../batch/row-changes.ts";
import { runFeed } from "../../batch/run.ts";
import { createSummary, type RunSummary } from "../../batch/summary.ts";
import type { Client } from "../../client/client.ts";
import { CliProblem } from "../cli-problem.ts";
import type { CommandContext } from "../command.ts";
import { connect, homeFolder } from "../connect.ts";
import { openSession, type Session } from "../session.ts";
import { createProgress } from "../terminal/progress.ts";
import { refuseForeignOutput, rememberOutput } from "./made-outputs.ts";
import { type EnrichFlags, type OpenedRun, openRun } from "./open-run.ts";
import { openSinks, type Sinks } from "./open-sinks.ts";
import { printSummary, writeSummary } from "./print-summary.ts";

/** `pdo enrich`: the feed in, the enriched feed out, whole or not at all. */
export async function runEnrich(
  feed: string | undefined,
  flags: EnrichFlags,
  context: CommandContext,
): Promise<void> {
  const session = await openSession(flags as Record<string, unknown>, context);
  const feedPath = resolveFeedPath(feed, session);
  const failOn = session.settings.failOn === undefined ? undefined : parseFailOn(session.settings.failOn);
  const run = await openRun(feedPath, flags, session);
  const home = homeFolder(session.resolved, session.world);
  const files = [run.output.path, flags.rejects, flags.summary].filter((path) => path !== undefined);
  refuseSameFiles([feedPath, ...files]);
  if (flags.force !== true) for (const path of files) await refuseForeignOutput(path, home);
  const summary = await enrich(run, { flags, session, failOn });
  if (flags.summary !== undefined) await writeSummary(flags.summary, summary, session);
  for (const path of files) await rememberOutput(path, home);
  await printSummary(summary, run, session);
  session.setExitCode(summary.exit_code);
}

interface Enriching {
  readonly flags: EnrichFlags;
  readonly session: Session;
  readonly failOn: ReturnType<typeof parseFailOn> | undefined;
}

async function enrich(run: OpenedRun, { flags, session, failOn }: Enriching): Promise<RunSummary> {
  const { world } = session;
  const startedAt = world.now();
  const client = await connect(session.resolved, world);
  const rejectsPath = flags.rejects === undefined ? {} : { rejectsPath: flags.rejects };
  const sinks = await openSinks({ output: run.output, ...rejectsPath, world });
  try {
    const { counts, respelledCharacters } = await work(run, { client, sinks, session });
    await sinks.commit();
    return createSummary({
      feedName: run.feedName,
      outputName: run.output.name,
      rejectsName: flags.rejects ?? null,
      description: run.feed.description,
      columns: run.mapping.columns,
      options: run.tasks,
      counts,
      warnings: [...run.warnings, ...runWarnings(run, respelledCharacters)],
      startedAt,
      endedAt: world.now(),
      ...(failOn !== undefined && { failOn }),
    });
  } finally {
    await sinks.discard();
    await run.feed.close();
    await client.close();
  }
}

interface Tools {
  readonly client: Client;
  readonly sinks: Sinks;
  readonly session: Session;
}

async function work(run: OpenedRun, { client, sinks, session }: Tools) {
  const { settings, world } = session;
  const { signal } = world;
  const progress = await createProgress(run.feed, session);
  try {
    return await runFeed({
      feed: run.feed,
      mapping: run.mapping,
      selection: run.selection,
      signal,
      executor: createExecutor({ client, options: run.tasks, signal }, settings.concurrency),
      windowSize: windowSize(settings.concurrency),
      changes: createRowChanges({
        tasks: run.tasks,
        write: settings.write,
        mapping: run.mapping,
        format: run.output.format,
      }),
      writing: {
        format: run.output.format,
        csvSafe: settings.csvSafe,
        ...(run.columns && { columns: run.columns }),
      },
      output: sinks.output,
      ...(sinks.rejects && { rejects: sinks.rejects }),
      onProgress: progress.update,
    });
  } finally {
    progress.stop();
  }
}

/** A batch holds up to 200 rows; 16 rows wait for each call in flight (see `mapInOrder`). */
function windowSize(concurrency: number): number {
  return Math.max(2, Math.ceil((concurrency * 16) / 200));
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
function resolveFeedPath(feed: string | undefined, { world, settings }: Session): string | undefined {
  if (feed !== undefined && feed !== "-") return feed;
  if (feed === undefined && world.input.isTerminal) throw noFeed();
  if (settings.apiKeyFile === "-" || settings.providerKeyFile === "-") throw inputTwice();
  return undefined;
}

function refuseSameFiles(paths: readonly (string | undefined)[]): void {
  const seen = new Set<string>();
  for (const path of paths) {
    if (path === undefined) continue;
    if (seen.has(resolve(path))) throw sameFileTwice(path);
    seen.add(resolve(path));
  }
}

function noFeed(): CliProblem {
  return new CliProblem({
    code: "PDO_FEED_MISSING",
    what: "No feed was named.",
    seen: "Nothing is piped in either.",
    nextStep: "Name the file, for example: pdo enrich feed.csv",
  });
}

function inputTwice(): CliProblem {
  return new CliProblem({
    code: "PDO_INPUT_TWICE",
    what: "Standard input cannot be both the feed and the key.",
    seen: "A key file is given as -.",
    nextStep: "Put the key into a file or into PDO_API_KEY.",
  });
}

function sameFileTwice(path: string): CliProblem {
  return new CliProblem({
    code: "PDO_SAME_FILE_TWICE",
    what: `${path}: this file is named twice.`,
    seen: "Feed, output, rejects and summary are four different files.",
    nextStep: "Give each a name of its own.",
  });
}
