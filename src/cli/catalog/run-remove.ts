import type { CommandContext } from "../command.ts";
import { openCatalogs } from "../connect.ts";
import type { Flags } from "../resolve-settings.ts";
import { openSession } from "../session.ts";

export async function runRemoveCatalog(flags: Flags, context: CommandContext): Promise<void> {
  const session = await openSession(flags, context);
  const { channel } = session.settings;
  const wasImported = (await openCatalogs(session.resolved, session.world)).removeImport(channel);
  await session.say(
    wasImported
      ? `${channel} is served from the built-in catalog again.`
      : `${channel} had no import; nothing changed.`,
  );
}
