import { formatOfPath } from "../../feed/formats/detection.ts";
import { isWorkbookPath } from "../../feed/workbook/pack-workbook.ts";
import type { PdoError } from "../../lib/errors.ts";
import { ScoreChanges } from "../../pipeline/score-summary.ts";
import { namedShards } from "../../pipeline/shards/errors.ts";
import { joinParts, partsOf } from "../../pipeline/shards/join-parts.ts";
import type { Manifest } from "../../pipeline/shards/manifest.ts";
import type { Part } from "../../pipeline/shards/part.ts";
import { plannedFeed } from "../../pipeline/shards/planned-feed.ts";
import { parseFailOn, type RunSummary } from "../../pipeline/summary.ts";
import type { CommandContext } from "../command.ts";
import type { Flags } from "../config.ts";
import { cliError, exitCodes } from "../errors.ts";
import { openSession } from "../session.ts";
import { spoolAttributes } from "./enrich/attribute-spool.ts";
import { enrichFeed, openScoring, planWriting, type Work } from "./enrich/enrich-feed.ts";
import { openHistory } from "./enrich/history.ts";
import { observedHistory } from "./enrich/history-files.ts";
import { monitorRun } from "./enrich/monitor.ts";
import { type EnrichFlags, lookAtPresent, type OpenedRun } from "./enrich/open-run.ts";
import { refuseFiles } from "./enrich/output-files.ts";
import { type OutputPlan, planOutput } from "./enrich/outputs.ts";
import { openPlannedRun, type PlannedRun } from "./enrich/planned-run.ts";
import { done } from "./enrich/run.ts";
import { printRunStatus, statusOfRun } from "./enrich/run-status.ts";
import { openSourceCategories } from "./enrich/source-categories.ts";
import { createSummarizer } from "./enrich/summary.ts";

/** `pdo merge`: joins the parts of a planned run into the output that one process would have written. */
export async function runMerge(folder: string, flags: Flags, context: CommandContext): Promise<void> {
  const own = await openSession(flags, context);
  const planned = await openPlannedRun(folder, own);
  const { store, manifest, session } = planned;
  const status = await statusOfRun(store, manifest);
  if (flags.status === true) return printRunStatus(status, session);
  if (status.missing.length > 0) {
    await printRunStatus(status, session);
    const { length } = status.missing;
    const why = `${folder}: ${length} of ${status.shards} shards are missing: ${namedShards(status.missing)}.`;
    return session.setExitCode(exitCodes.batchUnderWay, why);
  }
  const parts = await partsOf(store, manifest);
  const run = await openOutput(planned, flags as EnrichFlags);
  const summary = await merge(planned, { run, parts, flags: flags as EnrichFlags });
  await done({ summary, output: run.output }, session);
}

/** The run with its output's place. */
async function openOutput({ manifest, session, over }: PlannedRun, flags: EnrichFlags): Promise<OpenedRun> {
  const { out, rejects } = flags;
  const { feed, run: planned } = manifest;
  const run = over(plannedFeed(manifest));
  const { format, excelDelimiter } = planned.output;
  if (out !== undefined && (isWorkbookPath(out) || (formatOfPath(out) ?? format) !== format))
    throw otherFormat(`-o ${out}`, format, "--format");
  if (rejects !== undefined && (formatOfPath(rejects) ?? feed.description.format) !== feed.description.format)
    throw otherFormat(`--rejects ${rejects}`, feed.description.format, undefined);
  const target: OutputPlan = {
    ...planOutput({ feedPath: undefined, feed: feed.description, out: out ?? feed.outputBase, format }),
    ...(excelDelimiter && { excelDelimiter }),
  };
  const present = await lookAtPresent(target, flags, session);
  const merged = present?.kind === "own" && present.base?.differs === true ? target.path : undefined;
  const source = feed.path ?? undefined;
  await refuseFiles({ ...flags, feed: source, output: target.path, merged }, session);
  return { ...run, output: target, ...(present && { present }) };
}

interface Merging {
  readonly run: OpenedRun;
  readonly parts: readonly Part[];
  readonly flags: EnrichFlags;
}

async function merge(planned: PlannedRun, { run, parts, flags }: Merging): Promise<RunSummary> {
  const { store, manifest, session } = planned;
  const { failOn } = session.settings;
  const { profile, startedAt: readAt, id } = manifest;
  const { acceptChanges, allowEmpty } = flags;
  const history = await openHistory(
    { ...run, acceptChanges, allowEmpty, outputPath: run.output.path },
    session,
    profile
      ? (place) =>
          observedHistory(
            { profile, readAt, fingerprintsPath: store.planPath(id, "marks") },
            place,
            session.world,
          )
      : undefined,
  );
  const { world } = session;
  let summary: RunSummary | undefined;
  const request = { feed: run.feedName, world, onWarning: () => {}, exitCodeOf: () => exitCodes.couldNotRun };
  await monitorRun(request, async (monitor) => {
    const enriching = {
      ...{ flags, session, history, monitor },
      failOn: failOn === undefined ? undefined : parseFailOn(failOn),
    };
    summary = await enrichFeed(run, enriching, {
      openLast: async () => undefined,
      process: (_, work) => join(planned, { run, parts, work }),
    }).finally(() => history.discard());
    return summary.exit_code;
  });
  return summary as unknown as RunSummary;
}

interface Joining {
  readonly run: OpenedRun;
  readonly parts: readonly Part[];
  readonly work: Work;
}

async function join(
  { store, manifest, session }: PlannedRun,
  { run, parts, work }: Joining,
): Promise<RunSummary> {
  const { sinks, history } = work;
  const { plan, writing, isSpread } = planWriting(run, session);
  const { csvSafe } = writing;
  const spool = isSpread ? await spoolAttributes(run, sinks.output, { session, csvSafe }) : undefined;
  try {
    const sourceCategories = openSourceCategories(run, session);
    for (const part of parts) {
      spool?.spread.columns.addAll(part.attributes);
      if (part.sourceCategories !== null) sourceCategories.addAll(part.sourceCategories);
    }
    const scores = new ScoreChanges((await openScoring(run, session)).packNames);
    const { counts, respelledCharacters } = await joinParts({
      ...{ store, parts, plan, writing, description: run.feed.description, mapping: run.mapping },
      write: session.settings.write,
      ...(spool && { spread: spool.spread }),
      tail: run.selection.kind === "all" ? manifest.feed.tail : undefined,
      output: spool?.output ?? sinks.output,
      rejects: sinks.rejects,
      scores,
      signal: session.world.signal,
    });
    await history.check();
    const respelled = respelledCharacters + ((await spool?.finish()) ?? 0);
    const reusedRows = reusedIn(manifest);
    const summarize = createSummarizer(run, {
      ...{ ...work, scores, sourceCategories, paid: undefined },
      ...(reusedRows !== undefined && { reusedRows }),
    });
    return summarize(counts, respelled);
  } finally {
    await spool?.close();
  }
}

function reusedIn({ run: { reusedRows } }: Manifest): (() => number) | undefined {
  return reusedRows === null ? undefined : () => reusedRows;
}

function otherFormat(flag: string, format: string, planFlag: string | undefined): PdoError {
  return cliError({
    code: "PDO_MERGE_FORMAT",
    what: `${flag}: the parts are ${format}.`,
    seen: "They are joined as they were written.",
    nextStep:
      planFlag === undefined
        ? `Give it the ending .${format}.`
        : `Give it the ending .${format}, or plan the run with ${planFlag}.`,
  });
}
