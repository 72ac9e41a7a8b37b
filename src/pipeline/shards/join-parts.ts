import { createHash } from "node:crypto";
import pLimit from "p-limit";
import type { ColumnMapping } from "../../feed/columns.ts";
import type { FeedDescription } from "../../feed/feed.ts";
import { createFeedWriter } from "../../feed/writer.ts";
import type { OutcomePlan } from "../outcome-plan.ts";
import type { ByteSink } from "../output-file.ts";
import { createRowChanges, type Spreading } from "../row-changes.ts";
import { createRejectsWriter, type FeedRun } from "../run.ts";
import { RunCounts } from "../run-figures.ts";
import type { WriteMode } from "../run-options.ts";
import type { ScoreChanges } from "../score-summary.ts";
import { partsDamaged } from "./errors.ts";
import type { Manifest } from "./manifest.ts";
import type { Part } from "./part.ts";
import type { RunStore } from "./run-store.ts";

/**
 * The parts of all claims, in order.
 * @throws PdoError PDO_PART_DAMAGED where one is not what its marker says, or has other rows than were planned
 */
export async function partsOf(store: RunStore, { id, claims }: Manifest): Promise<Part[]> {
  const look = pLimit(lookedAtOnce);
  const found = await look.map(claims, async ({ written }, claim) => {
    const part = await store.part(claim, id);
    const isWritten = part !== undefined && part !== "damaged" && part.counts.rows === written;
    return isWritten && (await store.hasItsSize(part)) ? part : undefined;
  });
  const damaged = found.flatMap((part, claim) => (part === undefined ? [claim] : []));
  if (damaged.length > 0) throw partsDamaged({ folder: store.folder, shards: damaged, of: claims.length });
  return found.filter((part) => part !== undefined);
}

/** A store that is a network away answers each question in some milliseconds. */
const lookedAtOnce = 16;

interface JoinRequest {
  readonly store: RunStore;
  readonly parts: readonly Part[];
  readonly plan: OutcomePlan;
  readonly write: WriteMode;
  readonly mapping: ColumnMapping;
  readonly spread?: Spreading;
  readonly writing: FeedRun["writing"];
  readonly description: FeedDescription;
  /** The text behind the feed's last record. Undefined: some rows were chosen. */
  readonly tail: string | undefined;
  readonly output: ByteSink;
  readonly rejects: ByteSink | undefined;
  /** Takes up what the rows score. */
  readonly scores: ScoreChanges;
  readonly signal: AbortSignal;
}

/**
 * Writes what one process would have written.
 * @throws PdoError PDO_PART_DAMAGED where a part's bytes are not those that its marker says
 */
export async function joinParts(
  request: JoinRequest,
): Promise<{ readonly counts: RunCounts; readonly respelledCharacters: number }> {
  const { parts, output, rejects, scores, description, writing, tail } = request;
  const { addedColumns } = createRowChanges(request);
  const writer = createFeedWriter(description, { ...writing, addedColumns });
  const counts = new RunCounts();
  let respelledCharacters = 0;
  output.expect?.(bytesOf(parts, "output"));
  rejects?.expect?.(bytesOf(parts, "rejects"));
  await output.write(writer.header());
  for (const part of parts) {
    await copy(part, "output", output, request);
    counts.addAll(part.counts);
    for (const figures of part.scored) scores.add(figures);
    respelledCharacters += part.respelledCharacters;
  }
  await output.write(writer.end(tail));
  if (rejects !== undefined) await joinRejects(rejects, request);
  return { counts, respelledCharacters: respelledCharacters + writer.respelledCharacters() };
}

function bytesOf(parts: readonly Part[], kind: "output" | "rejects"): number {
  return parts.reduce((sum, part) => sum + part[kind].bytes, 0);
}

async function joinRejects(rejects: ByteSink, request: JoinRequest): Promise<void> {
  const writer = createRejectsWriter(request.description, request);
  await rejects.write(writer.header());
  let isFirst = true;
  for (const part of request.parts) {
    if (part.rejects.bytes === 0) continue;
    if (!isFirst) await rejects.write(writer.between());
    isFirst = false;
    await copy(part, "rejects", rejects, request);
  }
  await rejects.write(writer.end());
}

async function copy(
  part: Part,
  kind: "output" | "rejects",
  to: ByteSink,
  { store, parts, signal }: JoinRequest,
): Promise<void> {
  const object = to.copyFrom && store.object(part, kind);
  if (object !== undefined) return to.copyFrom?.(object);
  const hash = createHash("sha256");
  for await (const bytes of store.read(part, kind)) {
    signal.throwIfAborted();
    hash.update(bytes);
    await to.write(bytes);
  }
  if (hash.digest("hex") !== part[kind].sha256)
    throw partsDamaged({ folder: store.folder, shards: [part.claim], of: parts.length });
}
