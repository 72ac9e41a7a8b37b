import { catalogContent } from "../../../catalog/catalog.ts";
import { exportCatalog } from "../../../catalog/export-catalog.ts";
import type { CommandContext } from "../../command.ts";
import type { Flags } from "../../config.ts";
import { openCatalogs } from "../../connect.ts";
import { printTable } from "../../render/answer.ts";
import { alignRight } from "../../render/columns.ts";
import { openSession } from "../../session.ts";

export async function runExportCatalog(folder: string, flags: Flags, context: CommandContext): Promise<void> {
  const session = await openSession(flags, context);
  const { channel } = session.settings;
  const catalogs = await openCatalogs(session.resolved, session.world);
  const content = catalogContent(catalogs.catalog(channel));
  const exported = exportCatalog(content, { folder, overwrites: flags.overwrite === true });
  const files = exported.map(({ path, rowCount }) => ({ path, row_count: rowCount }));
  const answer = { sales_channel: channel, folder, files };
  const [header, rows] = alignRight(
    ["file", "rows"],
    files.map(({ path, row_count }) => [path, String(row_count)]),
  );
  await printTable({ answer, header, rows, items: files }, session);
  await session.say(`To take it in again: pdo catalog import csv ${quoted(folder)} --channel ${channel}`);
}

/** Quoted for a POSIX shell. */
function quoted(path: string): string {
  return /^[\w./:@%+-]+$/.test(path) ? path : `'${path.replaceAll("'", String.raw`'\''`)}'`;
}
