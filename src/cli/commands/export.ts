import { channelFormats, mappableFields } from "../../channels/channel-names.ts";
import { familyFields } from "../../feed/family-columns.ts";
import { productFields } from "../../feed/feed.ts";
import type { CommandSpec } from "../command.ts";
import { mapHelp } from "../flags/feeds.ts";
import { path, suggestingChoice } from "../flags/flag-record.ts";
import { flagGroup } from "../flags.ts";

export const command: CommandSpec = {
  arguments: [
    { name: "<enriched>", type: path, help: "what pdo enrich has written, or any other feed; a file" },
  ],
  flags: [
    "for",
    "out",
    "format",
    "supplemental",
    "currency",
    "overwrite",
    "language",
    "channel",
    ...flagGroup("feed", "common"),
  ],
  overrides: {
    for: { isRequired: true },
    out: { defaultHelp: "<feed>.<channel>.<ext>; - is standard output" },
    format: {
      type: suggestingChoice(channelFormats),
      help: "of the channel's file, where it takes several",
      defaultHelp: "by the ending of -o, else the channel's usual one",
    },
    language: { help: "of the texts", defaultHelp: "that of the feed" },
    channel: { help: "whose catalog is read, where the feed names no category of one" },
    map: {
      help: mapHelp("the feed's column", [...productFields, ...familyFields, ...mappableFields]),
    },
  },
  notes: `Rows that were skipped or rejected are left out. What the channel requires and the feed lacks is said before the file
is written; nothing is made up: a price without a currency, for example, is no price.

Examples:
  pdo export feed.enriched.csv --for google
  pdo export feed.enriched.csv --for google --format xml --currency EUR -o shop.xml
  pdo export feed.enriched.csv --for google --supplemental

Exit codes:
  0 done; 2 could not run; 130 interrupted`,
  async run([path]: readonly [string], flags, context) {
    const { runExport } = await import("./export-run.ts");
    await runExport(path, flags, context);
  },
};
