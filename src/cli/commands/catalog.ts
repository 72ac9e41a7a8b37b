import type { Command } from "commander";
import { salesChannels } from "../../contract/vocabulary.ts";
import type { CommandContext } from "../command.ts";
import { addCommonOptions, choice } from "../options.ts";

export function declare(command: Command, context: CommandContext): void {
  const channel = () => choice("--channel <channel>", "(default: channel_a)", salesChannels);
  const list = command
    .command("list")
    .description("List the channels and where their catalogs come from.")
    .action(async (flags) => (await load()).runListCatalogs(flags, context));
  const show = command
    .command("show")
    .description("Counts, depth, coverage by language.")
    .addOption(channel())
    .action(async (flags) => (await load()).runShowCatalog(flags, context));
  const bring = command
    .command("import")
    .description("Replace a channel's catalog by your own.")
    .argument("<format>", "csv: a folder with categories.csv, attributes.csv, values.csv, or the first alone")
    .argument("<paths...>", "the folder or the files")
    .addOption(choice("--channel <channel>", "whose catalog it becomes", salesChannels).makeOptionMandatory())
    .action(async (format: string, paths: string[], flags) =>
      (await load()).runImportCatalog({ format, paths }, flags, context),
    );
  const remove = command
    .command("remove")
    .description("Back to the built-in catalog.")
    .addOption(choice("--channel <channel>", "whose import goes", salesChannels).makeOptionMandatory())
    .action(async (flags) => (await load()).runRemoveCatalog(flags, context));
  for (const subcommand of [list, show, bring, remove]) addCommonOptions(subcommand);
  command.addHelpText("after", "\nExample:\n  pdo catalog import csv ./my-taxonomy --channel channel_a");
}

function load() {
  return import("../run-catalog.ts");
}
