import type { OutcomePlan } from "../../../batch/rows/outcome-plan.ts";
import { createRowWork, type RowWork, type WorkOnRow } from "../../../batch/rows/work-on-row.ts";
import { openRulePacks } from "../../open-engine.ts";

/** What is to be done to each row of a run, in plain values: a thread can be told. */
export interface RowsToWorkOn {
  readonly plan: OutcomePlan;
  /** Names of the rule packs that rows are scored by. */
  readonly packs: readonly string[];
}

/** The work on one row after the other, alike in this process and in a thread. */
export async function openRowWork(
  { plan, packs }: RowsToWorkOn,
  way: Omit<RowWork, "plan" | "packs">,
): Promise<WorkOnRow> {
  return createRowWork({ ...way, plan, packs: await openRulePacks(packs) });
}
