import { isContractChannel } from "../../../api/vocabulary.ts";
import { capitalized } from "../../../nlp/normalizer.ts";
import type { CommandContext } from "../../command.ts";
import type { Flags } from "../../config.ts";
import { openCatalogs } from "../../connect.ts";
import { printTable } from "../../render/answer.ts";
import { startSpinner } from "../../render/progress.ts";
import { openSession } from "../../session.ts";
import { printReport } from "./report.ts";

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
  return capitalized(step);
}

export async function runListCatalogs(flags: Flags, context: CommandContext): Promise<void> {
  const session = await openSession(flags, context);
  const catalogs = await openCatalogs(session.resolved, session.world);
  const answer = catalogs.channels().map((salesChannel) => {
    const { source, categories } = catalogs.catalog(salesChannel);
    return { sales_channel: salesChannel, source, category_count: categories.length };
  });
  const header = ["channel", "source", "categories"];
  const rows = answer.map((row) => [row.sales_channel, row.source, String(row.category_count)]);
  await printTable({ answer, header, rows, items: answer }, session);
}

export async function runRemoveCatalog(flags: Flags, context: CommandContext): Promise<void> {
  const session = await openSession(flags, context);
  const { channel } = session.settings;
  const wasImported = (await openCatalogs(session.resolved, session.world)).removeImport(channel);
  const isGone = wasImported && !isContractChannel(channel);
  await session.say(
    isGone
      ? `${channel} is gone.`
      : wasImported
        ? `${channel} is served from the built-in catalog again.`
        : `${channel} had no import; nothing changed.`,
  );
}

export async function runShowCatalog(flags: Flags, context: CommandContext): Promise<void> {
  const session = await openSession(flags, context);
  const catalogs = await openCatalogs(session.resolved, session.world);
  await printReport(catalogs.catalog(session.settings.channel), session);
}
