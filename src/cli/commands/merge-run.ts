import { formatOfPath } from "../../feed/formats/detection.ts";
import { isWorkbookPath } from "../../feed/workbook/workbook-path.ts";
import { namedShards } from "../../pipeline/shards/errors.ts";
import { partsOf } from "../../pipeline/shards/join-parts.ts";
import type { Part } from "../../pipeline/shards/part.ts";
import { plannedFeed } from "../../pipeline/shards/planned-feed.ts";
import { parseFailOn, type RunSummary } from "../../pipeline/summary.ts";
import type { CommandContext } from "../command.ts";
import type { Flags } from "../config.ts";
import { exitCodes } from "../errors.ts";
import { openSession } from "../session.ts";
import { enrichFeed } from "./enrich/enrich-feed.ts";
import { joinRun, openPlannedHistory, otherFormat, refuseOtherRejects } from "./enrich/join-run.ts";
import { monitorRun } from "./enrich/monitor.ts";
import { type EnrichFlags, lookAtPresent, type OpenedRun } from "./enrich/open-run.ts";
import { refuseFiles } from "./enrich/output-files.ts";
import { type OutputPlan, planOutput } from "./enrich/outputs.ts";
import { openPlannedRun, type PlannedRun } from "./enrich/planned-run.ts";
import { done } from "./enrich/run.ts";
import { printRunStatus, statusOfRun } from "./enrich/run-status.ts";

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
  refuseOtherRejects(rejects, feed.description);
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
  const { session } = planned;
  const { failOn } = session.settings;
  const history = await openPlannedHistory(planned, run, flags);
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
      process: (_, work) => joinRun(planned, { run, parts, work }),
    }).finally(() => history.discard());
    return summary.exit_code;
  });
  return summary as unknown as RunSummary;
}
