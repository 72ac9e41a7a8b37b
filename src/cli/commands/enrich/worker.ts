import type { MessagePort } from "node:worker_threads";
import { type SharedFiles, takeSharedFiles } from "../../../lib/shared-files.ts";
import type { RowOutcome } from "../../../pipeline/enrichment.ts";
import type { BatchExecutor } from "../../../pipeline/executor.ts";
import type { OutcomePlan } from "../../../pipeline/outcome-plan.ts";
import { createRowWork, type WorkOnRow } from "../../../pipeline/row-work.ts";
import { answerQuestions } from "../../../pipeline/worker-protocol.ts";
import { findAudience } from "../../../tasks/categorization/rules/audience.ts";
import type { ResolvedSettings } from "../../config.ts";
import { connect } from "../../connect.ts";
import { createThreadWorld, type WorldFacts } from "../../thread-world.ts";

/** The data a thread is started with. */
export interface ThreadTask {
  readonly plan: OutcomePlan;
  /** See `RowWork`. */
  readonly isKept: boolean;
  readonly resolved: ResolvedSettings;
  readonly facts: WorldFacts;
  /** Files that all threads load, read once. */
  readonly files: SharedFiles;
}

/** A worker thread of `pdo enrich`: runs its own embedded service on the rows it receives. */
export function workInThread(port: MessagePort, { plan, isKept, resolved, facts, files }: ThreadTask): void {
  takeSharedFiles(files);
  const open = async () => {
    const world = createThreadWorld(facts);
    const client = await connect(resolved, world);
    const work = createRowWork({
      plan,
      audienceOf: findAudience,
      isScored: true,
      isKept,
      client,
      callSignal: world.callSignal,
    });
    return { execute: inTurn(work), close: () => client.close() };
  };
  answerQuestions(port, plan, open());
}

/** A worker has nothing to do meanwhile, so rows are processed sequentially. */
function inTurn(work: WorkOnRow): BatchExecutor {
  return async (products, places) => {
    const outcomes: RowOutcome[] = [];
    for (const product of products) outcomes.push(await work(product, places[outcomes.length] ?? 0));
    return outcomes;
  };
}
