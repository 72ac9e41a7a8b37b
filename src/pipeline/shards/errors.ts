import { type ErrorParts, PdoError, systemReason } from "../../lib/errors.ts";

function shardError(parts: ErrorParts): PdoError {
  return new PdoError({ module: "pipeline", ...parts });
}

export function noRun(folder: string): PdoError {
  return shardError({
    code: "PDO_RUN_NOT_FOUND",
    what: `${folder}: there is no planned run.`,
    seen: "The folder holds no manifest.json, or is not there.",
    nextStep: "Plan one first: pdo plan feed.csv --shards 50 -o run/",
  });
}

export function manifestUnreadable(folder: string, cause: unknown): PdoError {
  return shardError({
    code: "PDO_RUN_UNREADABLE",
    what: `${folder}: its manifest cannot be read.`,
    seen: `${systemReason(cause)}.`,
    nextStep: "Plan the feed again with this version of pdo, into another folder.",
    cause,
  });
}

/** @param what `run/`, `the part of shard 3` */
export function storeFailed(what: string, cause: unknown): PdoError {
  return shardError({
    code: "PDO_RUN_NOT_WRITABLE",
    what: `${what} cannot be written.`,
    seen: `The system says: ${systemReason(cause)}.`,
    nextStep: "See to the folder (space, rights, the share's connection), then run the same command again.",
    cause,
  });
}

export function noLinks(folder: string, cause: unknown): PdoError {
  return shardError({
    code: "PDO_RUN_NO_LINKS",
    what: `${folder}: the folder's file system makes no hard links.`,
    seen: `The system says: ${systemReason(cause)}. Only a link shows which of two attempts was the first.`,
    nextStep: "Plan the run into a folder of a local disk or of NFS.",
    cause,
  });
}

export function noConditions(place: string): PdoError {
  return shardError({
    code: "PDO_RUN_NO_CONDITIONS",
    what: `${place}: the server replaces objects where it was asked not to.`,
    seen: "It does not know If-None-Match, which alone shows which of two attempts was the first.",
    nextStep: "Take a newer version of the server, or plan the run into a folder.",
  });
}

export function noSuchShard(folder: string, shard: number, shards: number): PdoError {
  return shardError({
    code: "PDO_SHARD_UNKNOWN",
    what: `--shard ${shard}: ${folder} has no such shard.`,
    seen: `It was planned in ${shards}, numbered from 0 to ${shards - 1}.`,
    nextStep: `Give one of these, for example --shard ${shards - 1}.`,
  });
}

/** @param name the feed's */
export function rangeChanged(name: string, seen: string): PdoError {
  return shardError({
    code: "PDO_FEED_CHANGED",
    category: "suspicious-input",
    what: `${name}: the feed is not the one that was planned.`,
    seen,
    nextStep: "Plan the feed as it is now, into another folder.",
  });
}

/** @param path of a file of the run */
export function planDamaged(path: string): PdoError {
  return shardError({
    code: "PDO_RUN_DAMAGED",
    what: `${path}: this is not what the plan has written.`,
    seen: "It is cut, or was changed since.",
    nextStep: "Plan the feed again, into another folder.",
  });
}

const listed = 20;

/** Claims by their numbers, runs of them as ranges: `0, 3-7`. */
export function namedShards(shards: readonly number[]): string {
  const ranges: [number, number][] = [];
  for (const shard of shards) {
    const last = ranges.at(-1);
    if (last !== undefined && last[1] === shard - 1) last[1] = shard;
    else ranges.push([shard, shard]);
  }
  const named = ranges
    .slice(0, listed)
    .map(([first, last]) => (first === last ? `${first}` : `${first}-${last}`));
  return named.join(", ") + (ranges.length > listed ? ", ..." : "");
}

interface UndoneShards {
  readonly folder: string;
  readonly shards: readonly number[];
  readonly of: number;
}

export function partsDamaged({ folder, shards, of }: UndoneShards): PdoError {
  return shardError({
    code: "PDO_PART_DAMAGED",
    what: `${folder}: the parts of ${shards.length} of ${of} shards are damaged: ${namedShards(shards)}.`,
    seen: "Their files are not what was written: cut, changed or gone.",
    nextStep: `Do them again, which replaces them: pdo enrich ${folder} --shard ${shards[0]}`,
  });
}
