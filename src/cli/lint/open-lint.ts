import type { Feed } from "../../feed/feed.ts";
import type { OutputPlan } from "../enrich/files/output-plan.ts";
import { refuseFiles } from "../enrich/files/run-files.ts";
import { openNamedFeed } from "../open-named-feed.ts";
import type { Flags } from "../resolve-settings.ts";
import { planFixedOutput } from "./fixed-output.ts";
import type { LintOptions } from "./lint-options.ts";
import { findLintedColumns, type LintedColumns } from "./linted-columns.ts";

/** A feed that was looked at, and where its fixed form goes; to be closed. */
export interface OpenedLint {
  readonly name: string;
  readonly feed: Feed;
  readonly columns: LintedColumns;
  /** Undefined: nothing is fixed. */
  readonly output: OutputPlan | undefined;
}

/**
 * @param path `-` is standard input
 * @throws FeedProblem, CliProblem; then nothing is left open
 */
export function openLint(path: string, flags: Flags, options: LintOptions): Promise<OpenedLint> {
  const { session, map, isFixing, out, isForced } = options;
  return openNamedFeed(path, { flags, world: session.world }, async ({ feed, name, filePath }) => {
    const { language } = session.settings;
    const columns = findLintedColumns(feed, { map, language, name });
    if (!isFixing) return { name, feed, columns, output: undefined };
    const output = planFixedOutput({ feedPath: filePath, feedFormat: feed.description.format, out });
    await refuseFiles(
      { feed: path === "-" ? undefined : path, output: output.path, force: isForced },
      session,
    );
    return { name, feed, columns, output };
  });
}
