import { microsOfDollars } from "../../../llm/cost.ts";
import { LedgerKeeper } from "../../../llm/redis-ledger.ts";
import { type RedisClient, type RedisPlace, redisUnreachable } from "../../../net/redis.ts";
import type { ClaimFault, ClusterRegistry } from "../../../pipeline/cluster/registry.ts";
import { RunCounts } from "../../../pipeline/run-figures.ts";
import { ScoreChanges } from "../../../pipeline/score-summary.ts";
import type { Part } from "../../../pipeline/shards/part.ts";
import { noModelFigures } from "../../model-figures.ts";
import { counted } from "../../render/figures.ts";
import { createProgress } from "../../render/progress.ts";
import { ledgerName } from "../../share-model.ts";
import { spendingOf, type Work } from "./enrich-feed.ts";
import type { PaidWork } from "./executor.ts";
import { paidOf } from "./join-run.ts";
import type { OpenedRun } from "./open-run.ts";
import { isModelPlanned, type PlannedRun } from "./planned-run.ts";
import { createSummarizer } from "./summary.ts";

/** A run that nobody works for says so after this time. */
const lonelyMs = 10_000;

export interface Waiting extends Work {
  readonly run: OpenedRun;
}

/** Shows what is done, and tells the files that watch the run. */
export async function followParts({ manifest }: PlannedRun, work: Waiting) {
  const counts = new RunCounts();
  const scores = new ScoreChanges([]);
  const parts: Part[] = [];
  const { provider, model } = manifest.settings;
  const paid: PaidWork | undefined = isModelPlanned(manifest)
    ? {
        durable: async () => {},
        cachesAnswers: true,
        model: () => paidOf(parts)?.model?.() ?? noModelFigures(`${provider} ${model ?? ""}`.trim()),
      }
    : undefined;
  const mostRows = manifest.claims.reduce((sum, { written }) => sum + written, 0);
  const spending = spendingOf(paid);
  const progress = await createProgress({ feed: work.run.feed, mostRows, spending }, work.session);
  const summarize = createSummarizer(work.run, { ...work, scores, paid });
  const add = (part: Part) => {
    parts.push(part);
    counts.addAll(part.counts);
    for (const figures of part.scored) scores.add(figures);
    progress.update(counts);
    work.monitor.rowsWritten();
    work.monitor.follow(() => ({
      summary: summarize(counts, 0),
      shareDone: progress.shareDone(counts),
      pending: undefined,
    }));
  };
  return { add, stop: progress.stop };
}

/** The run's money, where it is limited. */
export async function openLedgerKeeper(
  { store, manifest, session }: PlannedRun,
  redis: RedisClient,
): Promise<LedgerKeeper | undefined> {
  const { maxCost, maxTokens } = session.settings;
  if (!isModelPlanned(manifest) || (maxCost ?? maxTokens) === undefined) return undefined;
  const kept = await store.ledger(manifest.id);
  return new LedgerKeeper({
    redis,
    name: ledgerName(manifest.id),
    limits: {
      ...(maxCost !== undefined && { maxCostMicros: microsOfDollars(maxCost) }),
      ...(maxTokens !== undefined && { maxTokens }),
    },
    kept: kept === undefined ? undefined : JSON.parse(kept),
    keep: (ceiling) => store.keepLedger(manifest.id, JSON.stringify(ceiling)),
  });
}

interface Troubled {
  readonly registry: ClusterRegistry;
  readonly place: RedisPlace;
  readonly program: string;
  readonly version: string;
}

/** Each trouble is said once. */
export function tellTrouble({ session }: Waiting, { registry, place, program, version }: Troubled) {
  const said = new Set<string>();
  const sayOnce = (about: string, sentence: string) => {
    if (said.has(about)) return;
    said.add(about);
    void session.say(sentence);
  };
  return {
    onFault: (fault: ClaimFault) => sayOnce(`${fault.host} ${fault.code}`, describeFault(fault)),
    onAnswer: async (waitedMs: number, done: number) => {
      said.delete("silence");
      if (waitedMs < lonelyMs || done > 0) return;
      const workers = await registry.workers();
      const own = workers.filter((worker) => worker.program === program);
      if (own.length === 0) sayOnce("lonely", describeLoneliness(workers.length, place, version));
    },
    onSilence: (error: unknown, silentMs: number) => {
      if (silentMs > session.settings.maxWait) throw redisUnreachable(place.shown, error);
      if (silentMs > 1_000)
        sayOnce("silence", `${place.shown} does not answer; what workers have done is not lost.`);
    },
  };
}

function describeFault({ claim, host, what, seen }: ClaimFault): string {
  return `Claim ${claim} failed on ${host} and is done again. ${what} ${seen}`;
}

function describeLoneliness(others: number, { shown }: RedisPlace, version: string): string {
  const why =
    others === 0
      ? "No worker is there"
      : `${counted(others, "worker is", "workers are")} there, of another build than this one (${version})`;
  return `${why}. The claims wait; start one: pdo worker --cluster ${shown}`;
}
