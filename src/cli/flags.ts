import { commandFlags } from "./flags/commands.ts";
import { feedFlags } from "./flags/feeds.ts";
import type { FlagGroup, FlagRecord } from "./flags/flag-record.ts";
import { generalFlags } from "./flags/general.ts";
import { taskFlags } from "./flags/tasks.ts";

/**
 * Every flag of every command, once: its declaration and help, the check of its value, its place in `pdo config` and the
 * schema of `pdo.config.json` come from its record. A command names those that it takes, and what differs there.
 */
export const flagRecords = { ...generalFlags, ...taskFlags, ...feedFlags, ...commandFlags } as const;

export type FlagName = keyof typeof flagRecords;

export const flagNames = Object.keys(flagRecords) as readonly FlagName[];

/** The flags of a group, in the order in which help shows them. */
export function flagGroup(...groups: readonly FlagGroup[]): FlagName[] {
  return groups.flatMap((group) => flagNames.filter((name) => recordOf(name).group === group));
}

export function recordOf(name: FlagName): FlagRecord {
  return flagRecords[name];
}
