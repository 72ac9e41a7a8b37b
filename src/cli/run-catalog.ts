import { type CatalogReport, createCatalogReport } from "../catalog/catalog-report.ts";
import { languages, salesChannels } from "../contract/vocabulary.ts";
import type { CommandContext } from "./command.ts";
import { openCatalogs } from "./connect.ts";
import { printTable } from "./print-answer.ts";
import type { Flags } from "./resolve-settings.ts";
import { openSession, type Session } from "./session.ts";

interface ImportPaths {
  readonly format: string;
  readonly paths: readonly string[];
}

export async function runListCatalogs(flags: Flags, context: CommandContext): Promise<void> {
  const session = await openSession(flags, context);
  const catalogs = await openCatalogs(session.resolved, session.world);
  const answer = salesChannels.map((salesChannel) => {
    const { source, categories } = catalogs.catalog(salesChannel);
    return { sales_channel: salesChannel, source, category_count: categories.length };
  });
  const header = ["channel", "source", "categories"];
  const rows = answer.map((row) => [row.sales_channel, row.source, String(row.category_count)]);
  await printTable({ answer, header, rows, items: answer }, session);
}

export async function runShowCatalog(flags: Flags, context: CommandContext): Promise<void> {
  const session = await openSession(flags, context);
  const catalogs = await openCatalogs(session.resolved, session.world);
  await printReport(createCatalogReport(catalogs.catalog(session.settings.channel)), session);
}

export async function runImportCatalog(
  request: ImportPaths,
  flags: Flags,
  context: CommandContext,
): Promise<void> {
  const session = await openSession(flags, context);
  const catalogs = await openCatalogs(session.resolved, session.world);
  const { catalog, warnings } = catalogs.importCatalog({
    ...request,
    salesChannel: session.settings.channel,
  });
  for (const warning of warnings) await session.say(warning);
  await printReport(createCatalogReport(catalog), session);
}

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

async function printReport(report: CatalogReport, session: Session): Promise<void> {
  await printTable({ answer: report, header: ["figure", "value"], rows: reportRows(report) }, session);
}

function reportRows(report: CatalogReport): string[][] {
  return [
    ["channel", report.salesChannel],
    ["source", report.source],
    ["categories", String(report.categories)],
    ["leaf categories", String(report.leaves)],
    ["depth of the leaves", `${report.depth.min} to ${report.depth.max}`],
    ["attributes", String(report.attributes)],
    ["attributes a leaf (median)", String(report.medianAttributesPerLeaf)],
    ["values", String(report.values)],
    ["leaves without attributes", String(report.leavesWithoutAttributes.length)],
    ...languages.map((language) => {
      const { categories, attributes, values } = report.namesMissing[language];
      const { min, median } = report.termsPerLeaf[language];
      return [
        `names missing, terms a leaf (${language})`,
        `${categories} categories, ${attributes} attributes, ${values} values; ${min} or more, median ${median}`,
      ];
    }),
  ];
}
