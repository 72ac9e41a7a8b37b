import { categoryPathText } from "../../catalog/localized-names.ts";
import type { CommandContext } from "../command.ts";
import type { Flags } from "../config.ts";
import { openCatalogs, openExamples } from "../connect.ts";
import { printTable } from "../render/answer.ts";
import { openSession, type Session } from "../session.ts";

/** Lists the number of examples per channel; for a given channel, per category. */
export async function runListExamples(flags: Flags, context: CommandContext): Promise<void> {
  const session = await openSession(flags, context);
  await (flags.channel === undefined ? listChannels(session) : listCategories(session));
}

async function listChannels(session: Session): Promise<void> {
  const store = await openExamples(session.resolved, session.world);
  const catalogs = await openCatalogs(session.resolved, session.world);
  const answer = catalogs.channels().map((salesChannel) => {
    const facts = store.learned(salesChannel)?.facts;
    return {
      sales_channel: salesChannel,
      example_count: facts?.exampleCount ?? 0,
      category_count: facts?.categoryCount ?? 0,
      attributed_count: facts?.attributedCount ?? 0,
    };
  });
  const header = ["channel", "examples", "categories", "with attributes"];
  const rows = answer.map((row) => Object.values(row).map(String));
  await printTable({ answer, header, rows, items: answer }, session);
}

async function listCategories(session: Session): Promise<void> {
  const { channel, language = "en" } = session.settings;
  const store = await openExamples(session.resolved, session.world);
  const catalog = (await openCatalogs(session.resolved, session.world)).catalog(channel);
  const counts = new Map<string, number>();
  for (const { categoryIdentifier } of store.examples(channel)) {
    counts.set(categoryIdentifier, (counts.get(categoryIdentifier) ?? 0) + 1);
  }
  const answer = [...counts]
    .sort(([, one], [, other]) => other - one)
    .map(([identifier, count]) => ({
      category_identifier: identifier,
      /** "" where the catalog no longer has it. */
      path: categoryPathText(catalog, identifier, language),
      example_count: count,
    }));
  const header = ["identifier", "category", "examples"];
  const rows = answer.map((row) => [
    row.category_identifier,
    row.path === "" ? "no longer in the catalog" : row.path,
    String(row.example_count),
  ]);
  await printTable({ answer, header, rows, items: answer }, session);
}
