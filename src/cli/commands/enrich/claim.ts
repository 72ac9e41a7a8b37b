import { isFeedError } from "../../../feed/errors.ts";
import type { SeenAttribute } from "../../../pipeline/attribute-columns.ts";
import { Decisions, parseDecisions } from "../../../pipeline/decisions.ts";
import { fingerprintRows } from "../../../pipeline/history/fingerprint-writer.ts";
import { prepareRows } from "../../../pipeline/rows.ts";
import { runFeed } from "../../../pipeline/run.ts";
import { RowScores, type ScoredFigures } from "../../../pipeline/score-summary.ts";
import { type ClaimFeed, openClaim } from "../../../pipeline/shards/claim-feed.ts";
import type { Claim } from "../../../pipeline/shards/manifest.ts";
import type { PartFigures } from "../../../pipeline/shards/part.ts";
import { plannedFeed } from "../../../pipeline/shards/planned-feed.ts";
import { GuideReader } from "../../../pipeline/shards/row-guide.ts";
import type { PartWriter } from "../../../pipeline/shards/run-store.ts";
import { modelFiguresSince } from "../../model-figures.ts";
import type { OpenedModel } from "../../open-model.ts";
import { openSpreading } from "./attribute-spool.ts";
import { openScoring, planWriting } from "./enrich-feed.ts";
import { type OpenedExecutor, openExecutor, type RunExtent } from "./executor.ts";
import type { PlannedRun } from "./planned-run.ts";
import { openSourceCategories } from "./source-categories.ts";

/** What became of an attempt. `other`: another one was done first, and this one's part was taken away. */
export type ClaimState = "done" | "already" | "other";

/**
 * What works on the rows of a planned run, for as many of its claims as one likes. After a claim that failed another one is opened.
 * @param isAlone rows are worked on in threads alone, so that no row can end or stop this process
 */
export function openClaimWorkers(
  { manifest, session, sourceCategories, over }: PlannedRun,
  extent: RunExtent,
  { isAlone = false, model }: { readonly isAlone?: boolean; readonly model?: OpenedModel | undefined } = {},
): Promise<OpenedExecutor> {
  const { plan } = planWriting(over(plannedFeed(manifest)), session);
  const learn = async () => sourceCategories;
  return openExecutor({ plan, extent, learn, isAlone }, { keep: {}, model }, session);
}

interface ClaimWork {
  readonly shard: number;
  readonly claim: Claim;
  readonly workers: () => Promise<OpenedExecutor>;
  /** Told of the rows that are written. */
  readonly onRows?: (rows: number) => void;
}

/** Does a claim, unless it is done, and marks it as done. */
export async function doClaim(planned: PlannedRun, work: ClaimWork): Promise<ClaimState> {
  const { store, manifest, session } = planned;
  const { shard } = work;
  const present = await store.part(shard, manifest.id);
  if (present !== undefined) {
    if (present !== "damaged" && (await store.isWhole(present))) return "already";
    await session.say(`The part of shard ${shard} is damaged: it is done again.`);
    await store.retire(shard);
  }
  return attempt(planned, work);
}

async function attempt(planned: PlannedRun, work: ClaimWork): Promise<ClaimState> {
  const { store, manifest, session } = planned;
  const { world } = session;
  const startedAt = world.now();
  const opened = await openClaim(store, manifest, work.claim);
  const part = await store.beginPart(work.shard);
  try {
    const figures = await writePart(planned, { ...work, opened, part });
    await opened.check();
    const isFirst = await part.finish({
      ...figures,
      run: manifest.id,
      startedAt,
      endedAt: world.now(),
      host: world.processes.own.host,
    });
    if (!isFirst) await part.discard();
    return isFirst ? "done" : "other";
  } catch (error) {
    await part.discard();
    if (isFeedError(error)) await opened.check();
    throw error;
  } finally {
    await opened.feed.close();
  }
}

interface Attempt extends ClaimWork {
  readonly opened: ClaimFeed;
  readonly part: PartWriter;
}

/** Works on a claim's rows as a run does, with what the plan has decided about them. */
async function writePart(
  { store, manifest, session, over }: PlannedRun,
  { shard, claim, opened, part, workers: openWorkers, onRows = () => {} }: Attempt,
): Promise<PartFigures> {
  const { settings, world } = session;
  const { feed } = opened;
  const run = over(feed);
  const { plan, writing, isSpread } = planWriting(run, session);
  const spread = isSpread ? await openSpreading(run, session) : undefined;
  const sourceCategories = openSourceCategories(run, session, undefined, Number.POSITIVE_INFINITY);
  const { executor, windowSize, batchSize, isWorkDoneHere, paid } = await openWorkers();
  const modelBefore = paid?.model?.();
  const scored: ScoredFigures[] = [];
  const scores = new RowScores({
    ...(await openScoring(run, session)),
    isDeferred: isWorkDoneHere,
    onScored: (figures) => scored.push(figures),
  });
  const { guideSha256 } = claim;
  const guide =
    guideSha256 === null ? undefined : new GuideReader(await store.guide(manifest.id, shard, guideSha256));
  const { mapping, language, selection } = run;
  const rows = prepareRows({
    ...{ feed, mapping, language, selection },
    part: { firstRow: claim.row, guide: async (row) => guide?.guide(row) },
    signal: world.signal,
  });
  let fault: { readonly error: unknown } | undefined;
  const marks = fingerprintRows(
    { description: feed.description, mapping, decided: run.categoryMap?.decided },
    (bytes) =>
      part.marks.write(bytes).catch((error: unknown) => {
        fault ??= { error };
      }),
  );
  const { counts, respelledCharacters } = await runFeed({
    ...{ feed, mapping, language, selection },
    signal: world.signal,
    plan,
    write: settings.write,
    executor: sourceCategories.follow(executor),
    windowSize,
    batchSize,
    writing,
    piece: { rows, writtenBefore: claim.writtenBefore },
    ...(spread && { spread }),
    output: part.output,
    rejects: part.rejects,
    ...(paid && { beforeWrite: paid.durable }),
    decisions: new Decisions(parseDecisions(manifest.run.decisions, "the plan")),
    scores,
    // Some rows of a feed say nothing of it.
    ...(selection.kind === "all" && { onWritten: marks.add }),
    onProgress: (written) => onRows(written.rows),
  });
  await marks.end();
  if (fault !== undefined) throw fault.error;
  scores.change();
  const attributes: readonly SeenAttribute[] = spread?.columns.seen() ?? [];
  return {
    counts: counts.state(),
    scored,
    respelledCharacters,
    sourceCategories: sourceCategories.state() ?? null,
    model: modelBefore && paid?.model ? modelFiguresSince(modelBefore, paid.model()) : null,
    attributes,
  };
}
