import { checkClaim } from "../shards/claim-feed.ts";
import type { Manifest } from "../shards/manifest.ts";
import type { Part } from "../shards/part.ts";
import type { RunStore } from "../shards/run-store.ts";
import type { ClaimQueue, ClaimTicket } from "./claim-queue.ts";
import { claimKeepsFailing } from "./errors.ts";
import type { ClaimFault, ClusterRegistry, RunRecord } from "./registry.ts";

interface HandingOut {
  readonly store: RunStore;
  readonly manifest: Manifest;
  readonly queue: ClaimQueue;
  readonly registry: Pick<ClusterRegistry, "announceRun" | "takeFaults" | "rung">;
  /** 1 is done first. */
  readonly priority: number;
  readonly identity: Pick<RunRecord, "host" | "pid" | "version" | "program" | "startedAt">;
  /** Told of each part, in the order in which they are done. */
  readonly onPart: (part: Part) => void;
  readonly onFault: (fault: ClaimFault) => void;
  /** Called again and again, while Redis answers. */
  readonly onLook: () => Promise<void>;
  /** Redis answered; so long it has been waited for workers, who have done so many claims. */
  readonly onAnswer: (waitedMs: number, done: number) => Promise<void>;
  /** Redis did not answer. */
  readonly onSilence: (error: unknown, silentMs: number) => void;
  /** Milliseconds since any moment. */
  readonly now: () => number;
  /** Rejects when the signal is aborted. */
  readonly sleep: (ms: number) => Promise<void>;
  readonly signal: AbortSignal;
}

const lookMs = 100;
/** Between looks at all markers of the store; in between the doorbell says where to look. */
const lookAtAllMs = 2_000;
const fillMs = 3_000;
/** So often a claim may fail before the run ends; its pauses add up to two minutes. */
const mostAttempts = 10;

/**
 * Has all claims done by workers: hands out those that lack a part, and compares queue and store until each has one. Whatever is lost
 * between, a queue or a worker, only costs time.
 * @throws PdoError PDO_CLAIM_FAILING, PDO_FEED_CHANGED; what `onSilence` throws; the signal's reason
 */
export async function handOut(request: HandingOut): Promise<void> {
  const { store, manifest, registry, priority, identity, now, sleep, signal, onSilence } = request;
  const begunAt = now();
  const open = new Map<number, ClaimTicket>();
  for (const claim of manifest.claims.keys())
    open.set(claim, { run: manifest.id, folder: store.folder, claim });
  const last = { look: Number.NEGATIVE_INFINITY, fill: Number.NEGATIVE_INFINITY, answer: now() };
  const figures = { doneRows: 0, failures: 0 };

  const takeUp = async (claims: Iterable<number>) => {
    for (const claim of claims) {
      if (!open.has(claim)) continue;
      const part = await store.part(claim, manifest.id);
      if (part === undefined) continue;
      if (part === "damaged" || !(await store.hasItsSize(part))) {
        await store.retire(claim);
        continue;
      }
      open.delete(claim);
      figures.doneRows += part.counts.rows;
      request.onPart(part);
    }
  };
  const announce = () =>
    registry.announceRun({
      ...identity,
      ...{ run: manifest.id, feed: manifest.feed.name, folder: store.folder, priority },
      claims: manifest.claims.length,
      done: manifest.claims.length - open.size,
      rows: manifest.claims.reduce((sum, { written }) => sum + written, 0),
      ...figures,
    });
  const hear = async () => {
    const faults = await registry.takeFaults(manifest.id);
    for (const fault of faults) {
      figures.failures += 1;
      request.onFault(fault);
      const claim = manifest.claims[fault.claim];
      if (fault.code === "PDO_FEED_CHANGED" && claim !== undefined) await checkClaim(store, manifest, claim);
      if (fault.attempts >= mostAttempts && open.has(fault.claim)) throw claimKeepsFailing(fault);
    }
  };

  for (;;) {
    signal.throwIfAborted();
    if (now() - last.look >= lookAtAllMs) {
      last.look = now();
      await takeUp(await store.doneClaims());
    }
    if (open.size === 0) return;
    const isFillDue = now() - last.fill >= fillMs;
    const rung = await answered(async () => {
      if (isFillDue) {
        await request.queue.fill([...open.values()], priority);
        await announce();
        await request.onAnswer(now() - begunAt, manifest.claims.length - open.size);
        last.fill = now();
      }
      await request.onLook();
      return registry.rung(manifest.id);
    });
    if (rung !== undefined) {
      await takeUp(rung);
      await answered(hear);
    }
    if (open.size === 0) return;
    await sleep(lookMs);
  }

  /** Redis may be away for a while; what is done meanwhile is in the store. */
  async function answered<T>(ask: () => Promise<T>): Promise<T | undefined> {
    try {
      const answer = await ask();
      last.answer = now();
      return answer;
    } catch (error) {
      if (isOwnFault(error)) throw error;
      onSilence(error, now() - last.answer);
      return undefined;
    }
  }
}

function isOwnFault(error: unknown): boolean {
  return error instanceof Error && error.name === "PdoError";
}
