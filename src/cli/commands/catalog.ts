import type { Command } from "commander";
import { salesChannels } from "../../api/vocabulary.ts";
import { importFormats } from "../../catalog/importers/importer.ts";
import type { CommandContext } from "../command.ts";
import { addCommonOptions, addFeedOptions, choice } from "../options.ts";

export function declare(command: Command, context: CommandContext): void {
  for (const declareOne of [
    declareList,
    declareShow,
    declareImport,
    declareDiff,
    declareExport,
    declareRemove,
  ])
    addCommonOptions(declareOne(command, context));
  command.addHelpText("after", `\nExamples:\n${examples.map((line) => `  ${line}`).join("\n")}`);
}

const examples = [
  "pdo catalog import csv ./my-taxonomy --channel channel_a",
  "pdo catalog diff builtin:channel_a channel_a",
  "pdo catalog export ./my-taxonomy --channel channel_b",
];

function channel() {
  return choice("--channel <channel>", "(default: channel_a)", salesChannels);
}

function declareList(command: Command, context: CommandContext): Command {
  return command
    .command("list")
    .description("List the channels and where their catalogs come from.")
    .action(async (flags) => {
      const { runListCatalogs } = await import("./catalog/run.ts");
      await runListCatalogs(flags, context);
    });
}

function declareShow(command: Command, context: CommandContext): Command {
  return command
    .command("show")
    .description("Counts, depth, coverage by language, and what is missing.")
    .addOption(channel())
    .action(async (flags) => {
      const { runShowCatalog } = await import("./catalog/run.ts");
      await runShowCatalog(flags, context);
    });
}

function declareImport(command: Command, context: CommandContext): Command {
  const formats = importFormats.map(({ format, summary }) => `  ${format}: ${summary}`).join("\n");
  return command
    .command("import")
    .description("Replace a channel's catalog by your own.")
    .argument("<format>", `one of ${importFormats.map(({ format }) => format).join(", ")}`)
    .argument("<paths...>", "files or folders, plain or .gz")
    .addOption(choice("--channel <channel>", "whose catalog it becomes", salesChannels).makeOptionMandatory())
    .option("--levels <file>", "CSV with the columns category, attribute, level; * and ? stand for anything")
    .addHelpText("after", `\nFormats:\n${formats}`)
    .action(async (format: string, paths: string[], flags) => {
      const { runImportCatalog } = await import("./catalog/run.ts");
      await runImportCatalog({ format, paths }, flags, context);
    });
}

function declareDiff(command: Command, context: CommandContext): Command {
  const diff = command
    .command("diff")
    .description("What was added, removed, renamed and moved between two catalogs.")
    .argument("<old>", "channel_a, builtin:channel_a, FORMAT:PATH (csv:./mine), or a compiled .catalog file")
    .argument("<new>", "likewise")
    .option("--feed <path>", "say which rows of this feed are touched; - reads standard input");
  return addFeedOptions(diff).action(async (before: string, after: string, flags) => {
    const { runDiffCatalogs } = await import("./catalog/run-diff.ts");
    await runDiffCatalogs({ before, after }, flags, context);
  });
}

function declareExport(command: Command, context: CommandContext): Command {
  return command
    .command("export")
    .description(
      "Write categories.csv, attributes.csv and values.csv, which import back to the same catalog.",
    )
    .argument("<folder>", "made where it is missing")
    .addOption(channel())
    .option("--force", "write over such files that are there")
    .action(async (folder: string, flags) => {
      const { runExportCatalog } = await import("./catalog/run-export.ts");
      await runExportCatalog(folder, flags, context);
    });
}

function declareRemove(command: Command, context: CommandContext): Command {
  return command
    .command("remove")
    .description("Back to the built-in catalog.")
    .addOption(choice("--channel <channel>", "whose import goes", salesChannels).makeOptionMandatory())
    .action(async (flags) => {
      const { runRemoveCatalog } = await import("./catalog/run.ts");
      await runRemoveCatalog(flags, context);
    });
}
