import { type FlagName, flagGroup } from "../../flags.ts";

/** The flags of `pdo plan` that say what the rows of a run become. */
export const plannedFlags: readonly FlagName[] = [
  "format",
  "excel",
  ...flagGroup("tasks", "texts", "feed"),
  "ignore",
  "facts",
  "sourceLanguage",
  "categoryMap",
  "write",
  "attributes",
  "columns",
  "messages",
  "csvSafe",
  "rows",
  "sample",
  "failOn",
];
