import { clusterFlags } from "./flags/cluster.ts";
import { commandFlags } from "./flags/commands.ts";
import { feedFlags } from "./flags/feeds.ts";
import type { FlagGroup, FlagRecord } from "./flags/flag-record.ts";
import { generalFlags } from "./flags/general.ts";
import { serviceFlags } from "./flags/service.ts";
import { taskFlags } from "./flags/tasks.ts";

/**
 * Every flag of every command: declaration, help, validation, `pdo config` and the schema of `pdo.config.json` are
 * derived from its record. A command lists the flags it takes, with overrides.
 */
export const flagRecords = {
  ...generalFlags,
  ...taskFlags,
  ...feedFlags,
  ...commandFlags,
  ...clusterFlags,
  ...serviceFlags,
} as const;

export type FlagName = keyof typeof flagRecords;

export const flagNames = Object.keys(flagRecords) as readonly FlagName[];

/** The flags of these groups, in the order of the help text. */
export function flagGroup(...groups: readonly FlagGroup[]): FlagName[] {
  return groups.flatMap((group) => flagNames.filter((name) => recordOf(name).group === group));
}

export function recordOf(name: FlagName): FlagRecord {
  return flagRecords[name];
}
