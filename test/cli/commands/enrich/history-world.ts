import type { ReadRun } from "../../../../src/cli/commands/enrich/history.ts";
import { openNamedFeed } from "../../../../src/cli/feed-input.ts";
import { openSession, type Session } from "../../../../src/cli/session.ts";
import type { World } from "../../../../src/cli/world.ts";
import { resolveColumns } from "../../../../src/feed/columns.ts";
import { commandContext } from "../../../stand-ins/world.ts";

/** A feed opened as `pdo enrich` opens it, and the session of the command. */
export async function openReadRun(
  path: string,
  world: World,
  changes: Partial<ReadRun> = {},
): Promise<{ run: ReadRun; session: Session }> {
  const session = await openSession({ color: false }, commandContext(world));
  const run = await openNamedFeed(
    path,
    { flags: {}, world },
    ({ feed, name, filePath, reading }): ReadRun => ({
      ...{ feed, feedName: name, filePath, reading },
      mapping: resolveColumns(feed.description, { sample: feed.sample, name }),
      selection: { kind: "all" },
      outputPath: filePath && `${filePath}.enriched`,
      ...changes,
    }),
  );
  return { run, session };
}
