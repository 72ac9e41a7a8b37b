import { importFormats } from "../../catalog/importers/importer.ts";
import type { CommandSpec, Subcommand } from "../command.ts";
import { choice, path } from "../flags/flag-record.ts";
import { flagGroup } from "../flags.ts";

const list: Subcommand = {
  name: "list",
  summary: "List the channels and where their catalogs come from.",
  flags: flagGroup("common"),
  async run(_words, flags, context) {
    const { runListCatalogs } = await import("./catalog/run.ts");
    await runListCatalogs(flags, context);
  },
};

const show: Subcommand = {
  name: "show",
  summary: "Counts, depth, coverage by language, and what is missing.",
  flags: ["channel", ...flagGroup("common")],
  async run(_words, flags, context) {
    const { runShowCatalog } = await import("./catalog/run.ts");
    await runShowCatalog(flags, context);
  },
};

const importing: Subcommand = {
  name: "import",
  summary: "Replace a channel's catalog by your own, or make a channel of your own.",
  arguments: [
    {
      name: "<format>",
      type: choice(importFormats.map(({ format }) => format)),
      help: `one of ${importFormats.map(({ format }) => format).join(", ")}`,
    },
    { name: "<paths...>", type: path, help: "files or folders, plain or .gz" },
  ],
  flags: ["channel", "levels", ...flagGroup("common")],
  overrides: {
    channel: { help: "whose catalog it becomes: channel_a, channel_b, or a name of yours", isRequired: true },
  },
  notes: `Formats:\n${importFormats.map(({ format, summary }) => `  ${format}: ${summary}`).join("\n")}`,
  async run([format, paths]: readonly [string, string[]], flags, context) {
    const { runImportCatalog } = await import("./catalog/run.ts");
    await runImportCatalog({ format, paths }, flags, context);
  },
};

const diff: Subcommand = {
  name: "diff",
  summary: "What was added, removed, renamed and moved between two catalogs.",
  arguments: [
    {
      name: "<old>",
      type: path,
      help: "channel_a, builtin:channel_a, FORMAT:PATH (csv:./mine), or a compiled .catalog file",
    },
    { name: "<new>", type: path, help: "likewise" },
  ],
  flags: ["feed", ...flagGroup("feed", "common")],
  async run([before, after]: readonly [string, string], flags, context) {
    const { runDiffCatalogs } = await import("./catalog/run-diff.ts");
    await runDiffCatalogs({ before, after }, flags, context);
  },
};

const exporting: Subcommand = {
  name: "export",
  summary: "Write categories.csv, attributes.csv and values.csv, which import back to the same catalog.",
  arguments: [{ name: "<folder>", type: path, help: "made where it is missing" }],
  flags: ["channel", "overwrite", "force", ...flagGroup("common")],
  overrides: {
    overwrite: { help: "replace such files that are there" },
    force: { replacedBy: ["overwrite"] },
  },
  async run([folder]: readonly [string], flags, context) {
    const { runExportCatalog } = await import("./catalog/run-export.ts");
    await runExportCatalog(folder, flags, context);
  },
};

const remove: Subcommand = {
  name: "remove",
  summary: "Back to the built-in catalog; a channel of your own is gone.",
  flags: ["channel", ...flagGroup("common")],
  overrides: { channel: { help: "whose import goes", isRequired: true } },
  async run(_words, flags, context) {
    const { runRemoveCatalog } = await import("./catalog/run.ts");
    await runRemoveCatalog(flags, context);
  },
};

export const command: CommandSpec = {
  subcommands: [list, show, importing, diff, exporting, remove],
  notes: `Examples:
  pdo catalog import csv ./my-taxonomy --channel myshop
  pdo catalog diff builtin:channel_a channel_a
  pdo catalog export ./my-taxonomy --channel channel_b`,
};
