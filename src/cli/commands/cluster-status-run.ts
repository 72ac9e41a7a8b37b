import { connectRedis, parseRedisAddress } from "../../net/redis.ts";
import { ClusterRegistry, type RunRecord, type WorkerRecord } from "../../pipeline/cluster/registry.ts";
import type { CommandContext } from "../command.ts";
import type { Flags } from "../config.ts";
import { printAnswer } from "../render/answer.ts";
import { count, counted } from "../render/figures.ts";
import { openSession } from "../session.ts";
import { clusterMissing } from "./enrich/cluster-flags.ts";

interface ClusterStatus {
  readonly schema_version: 1;
  readonly cluster: string;
  readonly feeds: readonly FeedStatus[];
  readonly workers: readonly WorkerStatus[];
}

type FeedStatus = ReturnType<typeof feedStatus>;
type WorkerStatus = ReturnType<typeof workerStatus>;

/** `pdo cluster status`: what coordinators and workers say of themselves. */
export async function runClusterStatus(flags: Flags, context: CommandContext): Promise<void> {
  const session = await openSession(flags, context);
  const { settings } = session;
  if (settings.cluster === undefined) throw clusterMissing("pdo cluster status");
  const place = parseRedisAddress(settings.cluster);
  const redis = await connectRedis(place, { connectTimeoutMs: settings.connectTimeout });
  const registry = new ClusterRegistry(redis);
  const [runs, workers] = await Promise.all([registry.runs(), registry.workers()]).finally(() =>
    redis.disconnect(),
  );
  const status: ClusterStatus = {
    schema_version: 1,
    cluster: place.shown,
    feeds: runs.map((run) => feedStatus(run, workers)),
    workers: workers.map((worker) => workerStatus(worker, runs)),
  };
  const table = tableOf(status);
  await printAnswer(
    {
      answer: status,
      text: () => textOf(status, (header, rows) => session.renderTable(header, rows)),
      rows: () => [table.header, ...table.rows],
    },
    session,
  );
}

function feedStatus(record: RunRecord, workers: readonly WorkerRecord[]) {
  const { run, feed, folder, version, priority, claims, done, rows, doneRows, failures, host } = record;
  const underWay = workers.filter(({ claim }) => claim?.run === run).length;
  return {
    ...{ feed, run, folder, host, version, priority },
    ...{ rows, done_rows: doneRows, claims, done, under_way: underWay, failed_attempts: failures },
  };
}

function workerStatus(record: WorkerRecord, runs: readonly RunRecord[]) {
  const { worker, host, pid, version, claims, rows, rowsPerSecond, claim } = record;
  const feed = runs.find(({ run }) => run === claim?.run)?.feed ?? null;
  return {
    ...{ worker, host, pid, version, claims, rows, rows_per_second: rowsPerSecond },
    claim: claim === null ? null : { feed, ...claim },
  };
}

function tableOf({ feeds, workers }: ClusterStatus) {
  return {
    header: ["kind", "name", "claims", "rows", "rows_per_second"],
    rows: [
      ...feeds.map(({ feed, done, claims, done_rows: doneRows }) => [
        ...["feed", feed, `${done}/${claims}`, String(doneRows), ""],
      ]),
      ...workers.map(({ worker, claims, rows, rows_per_second: rate }) => [
        ...["worker", worker, String(claims), String(rows), String(rate)],
      ]),
    ],
  };
}

type RenderTable = (header: readonly string[], rows: readonly (readonly string[])[]) => string;

function textOf({ cluster, feeds, workers }: ClusterStatus, render: RenderTable): string {
  const feedRows = feeds.map((one) => [
    one.feed,
    `${count(one.done_rows)} of ${count(one.rows)}`,
    `${one.done} of ${one.claims}`,
    String(one.under_way),
    String(one.failed_attempts),
    String(one.priority),
  ]);
  const workerRows = workers.map((one) => [
    `${one.host}, ${one.pid}`,
    String(one.claims),
    count(one.rows),
    `${count(one.rows_per_second)} rows/s`,
    one.claim === null ? "waits" : `claim ${one.claim.claim} of ${one.claim.feed ?? "a feed"}`,
  ]);
  const total = workers.reduce((sum, one) => sum + one.rows_per_second, 0);
  return [
    `${cluster}: ${counted(feeds.length, "feed")} under way, ${counted(workers.length, "worker")}, ${count(total)} rows/s.\n`,
    ...(feedRows.length === 0
      ? []
      : [render(["feed", "rows done", "claims", "under way", "failed", "priority"], feedRows)]),
    ...(workerRows.length === 0
      ? []
      : [render(["worker", "claims", "rows", "rate", "works on"], workerRows)]),
  ].join("");
}
