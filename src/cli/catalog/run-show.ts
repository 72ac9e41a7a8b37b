import type { CommandContext } from "../command.ts";
import { openCatalogs } from "../connect.ts";
import type { Flags } from "../resolve-settings.ts";
import { openSession } from "../session.ts";
import { printReport } from "./print-report.ts";

export async function runShowCatalog(flags: Flags, context: CommandContext): Promise<void> {
  const session = await openSession(flags, context);
  const catalogs = await openCatalogs(session.resolved, session.world);
  await printReport(catalogs.catalog(session.settings.channel), session);
}
