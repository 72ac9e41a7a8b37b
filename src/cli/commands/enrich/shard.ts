import { isFeedError } from "../../../feed/errors.ts";
import type { SeenAttribute } from "../../../pipeline/attribute-columns.ts";
import { Decisions, parseDecisions } from "../../../pipeline/decisions.ts";
import { runFeed } from "../../../pipeline/run.ts";
import { createRule } from "../../../pipeline/run-options.ts";
import { RowScores, type ScoredFigures } from "../../../pipeline/score-summary.ts";
import { type ClaimFeed, openClaim } from "../../../pipeline/shards/claim-feed.ts";
import { noSuchShard } from "../../../pipeline/shards/errors.ts";
import type { Claim } from "../../../pipeline/shards/manifest.ts";
import type { PartFigures } from "../../../pipeline/shards/part.ts";
import { usualLanguage } from "../../../pipeline/shards/plan-claims.ts";
import { guidedRows } from "../../../pipeline/shards/row-guide.ts";
import type { PartWriter } from "../../../pipeline/shards/run-store.ts";
import { cliError } from "../../errors.ts";
import { flagGroup } from "../../flags.ts";
import { printAnswer } from "../../render/answer.ts";
import { counted } from "../../render/figures.ts";
import type { Session } from "../../session.ts";
import { openSpreading } from "./attribute-spool.ts";
import { openScoring, planWriting } from "./enrich-feed.ts";
import { openExecutor } from "./executor.ts";
import type { EnrichFlags } from "./open-run.ts";
import { openPlannedRun, type PlannedRun, refuseSettings } from "./planned-run.ts";
import { openSourceCategories } from "./source-categories.ts";

const taken: readonly string[] = ["shard", "threads", "maxTime", ...flagGroup("common")];

/** What became of an attempt. `other`: another one was done first, and this one's part was taken away. */
type ShardState = "done" | "already" | "other";

/** `pdo enrich RUN --shard K`: does one claim, and marks it as done unless it is. */
export async function runShard(folder: string | undefined, flags: EnrichFlags, own: Session): Promise<void> {
  if (folder === undefined || folder === "-") throw noFolder();
  refuseSettings(withoutNegated(flags as Readonly<Record<string, unknown>>), taken);
  const planned = await openPlannedRun(folder, own);
  const shard = flags.shard ?? 0;
  const { store, manifest, session } = planned;
  const claim = manifest.claims[shard];
  if (claim === undefined) throw noSuchShard(folder, shard, manifest.claims.length);
  const present = await store.part(shard, manifest.id);
  const isDone = present !== undefined && present !== "damaged" && (await store.isWhole(present));
  if (present !== undefined && !isDone) {
    await session.say(`The part of shard ${shard} is damaged: it is done again.`);
    await store.retire(shard);
  }
  const state: ShardState = isDone ? "already" : await doShard(planned, shard, claim);
  await printState(folder, { shard, claim, state }, session);
}

/** Commander says true of each `--no-...` that was not given. */
function withoutNegated(flags: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(flags).filter(
      ([name, value]) => !(value === true && ["cache", "color", "messages"].includes(name)),
    ),
  );
}

async function doShard(planned: PlannedRun, shard: number, claim: Claim): Promise<ShardState> {
  const { store, manifest, session } = planned;
  const { world } = session;
  const startedAt = world.now();
  const opened = await openClaim(store, manifest, claim);
  const part = await store.beginPart(shard);
  try {
    const figures = await writePart(planned, { shard, claim, opened, part });
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

interface Attempt {
  readonly shard: number;
  readonly claim: Claim;
  readonly opened: ClaimFeed;
  readonly part: PartWriter;
}

/** Works on a claim's rows as a run does, with what the plan has decided about them. */
async function writePart(
  { store, manifest, session, sourceCategories: known, over }: PlannedRun,
  { shard, claim, opened, part }: Attempt,
): Promise<PartFigures> {
  const { settings, world } = session;
  const { feed } = opened;
  const run = over(feed);
  const { plan, writing, isSpread } = planWriting(run, session);
  const spread = isSpread ? await openSpreading(run, session) : undefined;
  const sourceCategories = openSourceCategories(run, session, undefined, Number.POSITIVE_INFINITY);
  const extent = { totalBytes: claim.end - claim.byte, isGzip: false, mostRows: claim.written };
  const workers = await openExecutor({ plan, extent, learn: async () => known }, { keep: {} }, session);
  const { windowSize, batchSize, isWorkDoneHere } = workers;
  const scored: ScoredFigures[] = [];
  const scores = new RowScores({
    ...(await openScoring(run, session)),
    isDeferred: isWorkDoneHere,
    onScored: (figures) => scored.push(figures),
  });
  const rows = guidedRows({
    feed,
    description: feed.description,
    mapping: run.mapping,
    language: usualLanguage(run.language),
    firstRow: claim.row,
    isWanted: createRule(run.selection),
    guide: await store.guide(manifest.id, shard, claim.guideSha256),
    signal: world.signal,
  });
  try {
    const { counts, respelledCharacters } = await runFeed({
      ...{ feed, mapping: run.mapping, language: run.language, selection: run.selection },
      signal: world.signal,
      plan,
      write: settings.write,
      executor: sourceCategories.follow(workers.executor),
      windowSize,
      batchSize,
      writing,
      piece: { rows, askedBefore: claim.askedBefore, writtenBefore: claim.writtenBefore },
      ...(spread && { spread }),
      output: part.output,
      rejects: part.rejects,
      decisions: new Decisions(parseDecisions(manifest.run.decisions, "the plan")),
      scores,
    });
    scores.change();
    const attributes: readonly SeenAttribute[] = spread?.columns.seen() ?? [];
    return {
      counts: counts.state(),
      scored,
      respelledCharacters,
      sourceCategories: sourceCategories.state() ?? null,
      attributes,
    };
  } finally {
    await workers.close();
  }
}

interface Ended {
  readonly shard: number;
  readonly claim: Claim;
  readonly state: ShardState;
}

const sentences: Readonly<Record<ShardState, string>> = {
  done: "is done",
  already: "was done before, and is left as it is",
  other: "was done by another attempt meanwhile, whose part counts",
};

async function printState(folder: string, { shard, claim, state }: Ended, session: Session): Promise<void> {
  if (session.settings.quiet && session.settings.output === undefined) return;
  const answer = { schema_version: 1, run: folder, shard, state, rows: claim.written };
  await printAnswer(
    {
      answer,
      text: () => `Shard ${shard} of ${folder} ${sentences[state]} (${counted(claim.written, "row")}).\n`,
      rows: () => Object.entries(answer).map(([name, value]) => [name, String(value)]),
    },
    session,
  );
}

function noFolder() {
  return cliError({
    code: "PDO_RUN_NOT_FOUND",
    what: "--shard: no planned run was named.",
    seen: "It is done out of the folder that pdo plan has written.",
    nextStep: "Name the folder, for example: pdo enrich run/ --shard 3",
  });
}
