import { type FlagName, flagGroup } from "../../flags.ts";

/** What is read of each row and written of it, besides what groups of flags say. */
export const rowFlags = [
  "ignore",
  "facts",
  "sourceLanguage",
  "categoryMap",
  "write",
  "attributes",
  "columns",
  "messages",
  "csvSafe",
] as const satisfies readonly FlagName[];

/** The flags of `pdo plan` that say what the rows of a run become. */
export const plannedFlags: readonly FlagName[] = [
  "format",
  "excel",
  ...flagGroup("tasks", "texts", "feed"),
  ...rowFlags,
  "rows",
  "sample",
  "failOn",
];
