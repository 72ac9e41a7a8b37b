import type { OutcomePlan } from "../../batch/rows/outcome-plan.ts";
import { createRowWork, type WorkOnRow } from "../../batch/rows/work-on-row.ts";
import { connect } from "../connect.ts";
import { openRulePacks } from "../open-engine.ts";
import type { ResolvedSettings } from "../resolve-settings.ts";
import type { World } from "../world.ts";

/** What is to be done to each row of a run, in plain values: a thread can be told. */
export interface RowsToWorkOn {
  readonly plan: OutcomePlan;
  /** Names of the rule packs that rows are scored by. */
  readonly packs: readonly string[];
}

/** The work on one row after the other, and the way to let go of what it needs. */
export interface OpenedRowWork {
  readonly work: WorkOnRow;
  close(): Promise<void>;
}

/** The same for this process and for each thread: a client of its own, and the rules to score by. */
export async function openRowWork(
  { plan, packs }: RowsToWorkOn,
  { resolved, world }: { readonly resolved: ResolvedSettings; readonly world: World },
): Promise<OpenedRowWork> {
  const client = await connect(resolved, world);
  const work = createRowWork({
    client,
    plan,
    packs: await openRulePacks(packs),
    callSignal: world.callSignal,
  });
  return { work, close: () => client.close() };
}
