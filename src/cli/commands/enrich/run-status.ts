import { namedShards } from "../../../pipeline/shards/errors.ts";
import type { Manifest } from "../../../pipeline/shards/manifest.ts";
import type { RunStore } from "../../../pipeline/shards/run-store.ts";
import { printAnswer } from "../../render/answer.ts";
import { counted } from "../../render/figures.ts";
import type { Session } from "../../session.ts";

/** How far a planned run is. */
export interface RunStatusOfShards {
  readonly schema_version: 1;
  readonly run: string;
  readonly feed: string;
  readonly shards: number;
  readonly rows: number;
  readonly done: number;
  readonly done_rows: number;
  /** Their numbers. */
  readonly missing: readonly number[];
}

export async function statusOfRun(store: RunStore, { feed, claims }: Manifest): Promise<RunStatusOfShards> {
  const done = await store.doneClaims();
  const rowsOf = (wanted: (claim: number) => boolean) =>
    claims.reduce((sum, { written }, claim) => sum + (wanted(claim) ? written : 0), 0);
  const missing = claims.flatMap((_, claim) => (done.has(claim) ? [] : [claim]));
  return {
    schema_version: 1,
    run: store.folder,
    feed: feed.name,
    shards: claims.length,
    rows: rowsOf(() => true),
    done: claims.length - missing.length,
    done_rows: rowsOf((claim) => done.has(claim)),
    missing,
  };
}

export async function printRunStatus(status: RunStatusOfShards, session: Session): Promise<void> {
  if (session.settings.quiet && session.settings.output === undefined) return;
  const { run, feed, shards, rows, done, missing } = status;
  await printAnswer(
    {
      answer: status,
      text: () => {
        const left = missing.length === 0 ? "" : ` Missing: ${namedShards(missing)}.`;
        const next =
          missing.length === 0
            ? `Join them: pdo merge ${run}`
            : `Do one: pdo enrich ${run} --shard ${missing[0]}`;
        return `${run}: ${feed}, ${counted(rows, "row")} in ${counted(shards, "shard")}; ${done} done.${left}\n${next}\n`;
      },
      rows: () => Object.entries(status).map(([name, value]) => [name, String(value)]),
    },
    session,
  );
}
