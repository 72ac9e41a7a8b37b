import type { MessagePort } from "node:worker_threads";
import type { BatchExecutor } from "../../../batch/executor.ts";
import type { OutcomePlan } from "../../../batch/rows/outcome-plan.ts";
import type { RowOutcome } from "../../../batch/rows/row-outcome.ts";
import { createRowWork, type WorkOnRow } from "../../../batch/rows/work-on-row.ts";
import { answerQuestions } from "../../../batch/threads/answer-questions.ts";
import { type SharedFiles, takeSharedFiles } from "../../../storage/shared-files.ts";
import { connect } from "../../connect.ts";
import type { ResolvedSettings } from "../../resolve-settings.ts";
import { createThreadWorld, type WorldFacts } from "./thread-world.ts";

/** All that a thread is told when it starts. */
export interface ThreadTask {
  readonly plan: OutcomePlan;
  readonly resolved: ResolvedSettings;
  readonly facts: WorldFacts;
  /** What all threads load, read once. */
  readonly files: SharedFiles;
}

/** A thread of `pdo enrich`: an embedded service of its own, and the rows that it is sent. */
export function workInThread(port: MessagePort, { plan, resolved, facts, files }: ThreadTask): void {
  takeSharedFiles(files);
  const open = async () => {
    const world = createThreadWorld(facts);
    const client = await connect(resolved, world);
    const work = createRowWork({ plan, isScored: true, client, callSignal: world.callSignal });
    return { execute: inTurn(work), close: () => client.close() };
  };
  answerQuestions(port, plan, open());
}

/** In a thread nothing else waits for its turn, so one row simply follows the other. */
function inTurn(work: WorkOnRow): BatchExecutor {
  return async (products, first) => {
    const outcomes: RowOutcome[] = [];
    for (const product of products) outcomes.push(await work(product, first + outcomes.length));
    return outcomes;
  };
}
