import { salesChannels } from "../../contract/vocabulary.ts";
import type { CommandContext } from "../command.ts";
import { openCatalogs } from "../connect.ts";
import { printTable } from "../print-answer.ts";
import type { Flags } from "../resolve-settings.ts";
import { openSession } from "../session.ts";

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
