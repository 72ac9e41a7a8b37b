import { noSuchShard } from "../../../pipeline/shards/errors.ts";
import type { Claim } from "../../../pipeline/shards/manifest.ts";
import { cliError } from "../../errors.ts";
import { flagGroup } from "../../flags.ts";
import { printAnswer } from "../../render/answer.ts";
import { counted } from "../../render/figures.ts";
import type { Session } from "../../session.ts";
import { type ClaimState, doClaim, openClaimWorkers } from "./claim.ts";
import type { OpenedExecutor } from "./executor.ts";
import type { EnrichFlags } from "./open-run.ts";
import { isModelPlanned, openPlannedRun, refuseSettings } from "./planned-run.ts";

const taken: readonly string[] = ["shard", "threads", "maxTime", ...flagGroup("common")];

/** `pdo enrich RUN --shard K`: does one claim, and marks it as done unless it is. */
export async function runShard(folder: string | undefined, flags: EnrichFlags, own: Session): Promise<void> {
  if (folder === undefined || folder === "-") throw noFolder();
  refuseSettings(withoutNegated(flags as Readonly<Record<string, unknown>>), taken);
  const planned = await openPlannedRun(folder, own);
  const shard = flags.shard ?? 0;
  const { manifest, session } = planned;
  if (isModelPlanned(manifest)) throw shardOfModel();
  const claim = manifest.claims[shard];
  if (claim === undefined) throw noSuchShard(folder, shard, manifest.claims.length);
  const extent = { totalBytes: claim.end - claim.byte, isGzip: false, mostRows: claim.written };
  let opened: OpenedExecutor | undefined;
  const workers = async () => {
    opened = await openClaimWorkers(planned, extent);
    return opened;
  };
  const state = await doClaim(planned, { shard, claim, workers }).finally(() => opened?.close());
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

interface Ended {
  readonly shard: number;
  readonly claim: Claim;
  readonly state: ClaimState;
}

const sentences: Readonly<Record<ClaimState, string>> = {
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

function shardOfModel() {
  return cliError({
    code: "PDO_PLAN_MODEL",
    what: "--shard: a language model does the rows of this run.",
    seen: "Its budget and kept answers are shared by the workers of a cluster alone.",
    nextStep: "Leave it to them: pdo worker --cluster redis://host",
  });
}

function noFolder() {
  return cliError({
    code: "PDO_RUN_NOT_FOUND",
    what: "--shard: no planned run was named.",
    seen: "It is done out of the folder that pdo plan has written.",
    nextStep: "Name the folder, for example: pdo enrich run/ --shard 3",
  });
}
