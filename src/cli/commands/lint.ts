import { languages } from "../../api/vocabulary.ts";
import { feedFormatTitles } from "../../feed/formats/detection.ts";
import { rulePackNames } from "../../lint/packs.ts";
import type { CommandSpec } from "../command.ts";
import { mapHelp } from "../flags/feeds.ts";
import { anyText, pairs, pathOrAddress, suggestingChoice } from "../flags/flag-record.ts";
import { flagGroup, flagRecords } from "../flags.ts";
import { lintedColumnFields } from "./lint/columns.ts";
import { defaultPacks, everyPack, reportForms } from "./lint/options.ts";
import { failLevels } from "./lint/outcome.ts";

export const command: CommandSpec = {
  arguments: [
    {
      name: "<feed>",
      type: pathOrAddress,
      help: `the feed: ${feedFormatTitles}, plain or gzipped, or an Excel workbook, by its path or https address; - reads standard input`,
    },
  ],
  flags: [
    "rules",
    "fix",
    "checkImages",
    "out",
    "overwrite",
    "allowEmpty",
    "force",
    "failOn",
    "language",
    "csvSafe",
    ...flagGroup("feed", "common"),
  ],
  overrides: {
    force: { replacedBy: ["overwrite"] },
    rules: {
      type: anyText,
      help: `of ${rulePackNames.join(",")}, or ${everyPack}`,
      defaultHelp: defaultPacks.join(", "),
    },
    out: {
      help: "where the fixed feed goes; - is standard output",
      defaultHelp: "<feed>.fixed.<ext>",
    },
    failOn: {
      type: suggestingChoice(failLevels),
      value: "<level>",
      help: "exit 1 where there are findings of it",
      defaultHelp: "an error",
    },
    language: {
      type: suggestingChoice(languages),
      help: "of the texts",
      defaultHelp: "each product's own",
    },
    csvSafe: { type: suggestingChoice(flagRecords.csvSafe.type.choices) },
    map: {
      type: pairs(lintedColumnFields),
      help: mapHelp("the feed's column", lintedColumnFields),
    },
    output: { type: suggestingChoice(reportForms) },
  },
  notes: `Examples:
  pdo lint feed.csv --rules google,zalando
  pdo lint feed.csv --rules google --fix -o fixed.csv
  pdo lint feed.csv --check-images
  pdo lint feed.csv --fail-on warning --output sarif > lint.sarif

With --fix the report is of what is left: only a person can mend that.

Exit codes:
  0 no finding that counts (--fail-on); 1 there are some; 2 could not run; 4 the feed is empty; 130 interrupted`,
  async run([path]: readonly [string], flags, context) {
    const { runLint } = await import("./lint/run.ts");
    await runLint(path, flags, context);
  },
};
