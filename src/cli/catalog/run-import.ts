import type { CommandContext } from "../command.ts";
import { openCatalogs } from "../connect.ts";
import type { Flags } from "../resolve-settings.ts";
import { openSession } from "../session.ts";
import { startSpinner } from "../terminal/spinner.ts";
import { printReport } from "./print-report.ts";

interface ImportPaths {
  readonly format: string;
  readonly paths: readonly string[];
}

export async function runImportCatalog(
  request: ImportPaths,
  flags: Flags,
  context: CommandContext,
): Promise<void> {
  const session = await openSession(flags, context);
  const { world, settings } = session;
  const catalogs = await openCatalogs(session.resolved, world);
  const spinner = await startSpinner("Reading the catalog", session);
  try {
    const { catalog, warnings } = await catalogs.importCatalog({
      ...request,
      ...(typeof flags.levels === "string" && { levels: flags.levels }),
      salesChannel: settings.channel,
      onProgress: (step) => spinner?.show(sentence(step)),
      signal: world.signal,
    });
    spinner?.stop();
    for (const warning of warnings) await session.say(warning);
    await printReport(catalog, session);
  } finally {
    spinner?.stop();
  }
}

function sentence(step: string): string {
  return step.charAt(0).toUpperCase() + step.slice(1);
}
