import { type Command, Option } from "commander";
import { languages } from "../../api/vocabulary.ts";
import { rulePackNames } from "../../lint/packs.ts";
import type { CommandContext } from "../command.ts";
import { addCommonOptions, addFeedOptions } from "../options.ts";
import { lintedColumnFields } from "./lint/columns.ts";
import { defaultPacks, everyPack, reportForms, withNearest } from "./lint/options.ts";
import { failLevels } from "./lint/outcome.ts";

export function declare(command: Command, context: CommandContext): void {
  command
    .argument("<feed>", "the feed: CSV, TSV, JSON or JSON Lines, plain or gzipped; - reads standard input")
    .option(
      "--rules <packs>",
      `of ${rulePackNames.join(",")}, or ${everyPack} (default: ${defaultPacks.join(", ")})`,
    )
    .option("--fix", "write the feed with what can be mended mended, every other byte as it was")
    .option(
      "-o, --out <path>",
      "where the fixed feed goes; - is standard output (default: <feed>.fixed.<ext>)",
    )
    .option("--force", "overwrite an output that pdo did not make")
    .addOption(
      choice("--fail-on <level>", "exit 1 where there are findings of it (default: an error)", failLevels),
    )
    .addOption(choice("--language <language>", "of the texts (default: each product's own)", languages))
    .addOption(
      choice("--csv-safe <cells>", "which cells are kept from running as formulas (default: generated)", [
        "generated",
        "all",
        "off",
      ]),
    );
  addFeedOptions(command, lintedColumnFields);
  addCommonOptions(command);
  const output = command.options.find(({ long }) => long === "--output");
  if (output !== undefined) withNearest(output, reportForms);
  command.addHelpText("after", `\n${notes}`).action(async (path: string, flags) => {
    const { runLint } = await import("./lint/run.ts");
    await runLint(path, flags, context);
  });
}

function choice(flags: string, description: string, words: readonly string[]): Option {
  return withNearest(new Option(flags, description), words);
}

const notes = `Examples:
  pdo lint feed.csv --rules google,zalando
  pdo lint feed.csv --rules google --fix -o fixed.csv
  pdo lint feed.csv --fail-on warning --output sarif > lint.sarif

With --fix the report is of what is left: only a person can mend that.

Exit codes:
  0 no finding that counts (--fail-on); 1 there are some; 2 could not run; 130 interrupted`;
