import type { OutcomePlan } from "../../../batch/rows/outcome-plan.ts";
import { createRowWork, type WorkOnRow } from "../../../batch/rows/work-on-row.ts";
import type { Client } from "../../../client/client.ts";
import { openRulePacks } from "../../open-engine.ts";

/** What is to be done to each row of a run, in plain values: a thread can be told. */
export interface RowsToWorkOn {
  readonly plan: OutcomePlan;
  /** Names of the rule packs that rows are scored by. */
  readonly packs: readonly string[];
}

interface RowClient {
  readonly client: Client;
  /** Ends the calls that are under way. */
  readonly callSignal: AbortSignal;
}

/** The work on one row after the other, alike in this process and in a thread. */
export async function openRowWork({ plan, packs }: RowsToWorkOn, way: RowClient): Promise<WorkOnRow> {
  return createRowWork({ ...way, plan, packs: await openRulePacks(packs) });
}
