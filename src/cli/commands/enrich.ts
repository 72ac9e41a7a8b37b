import type { Command } from "commander";
import {
  descriptionLengths,
  languages,
  nameTaskTypes,
  salesChannels,
  targetAudiences,
  tones,
} from "../../api/vocabulary.ts";
import { feedFormats } from "../../feed/feed-format.ts";
import { runTasks, writeModes } from "../../pipeline/run-options.ts";
import type { CommandContext } from "../command.ts";
import {
  addCommonOptions,
  addConnectionOptions,
  addFeedOptions,
  addModelOptions,
  addWritingOptions,
  choice,
} from "../options.ts";

export function declare(command: Command, context: CommandContext): void {
  command.argument(
    "[feed]",
    "the feed: CSV, TSV, JSON or JSON Lines, plain or gzipped; - reads standard input",
  );
  addFileOptions(command);
  addTaskOptions(command);
  addWritingOptions(command);
  addModelOptions(command);
  addMoneyOptions(command);
  addFeedOptions(command);
  addRunOptions(command);
  addConnectionOptions(command);
  addCommonOptions(command);
  command.addHelpText("after", `\n${examples}`).action(async (feed: string | undefined, flags) => {
    const { runEnrich } = await import("./enrich/run.ts");
    await runEnrich(feed, flags, context);
  });
}

const examples = `Examples:
  pdo enrich feed.csv
  pdo enrich feed.csv -o out.jsonl --tasks name,categorization --channel channel_b --language de
  zcat nightly.csv.gz | pdo enrich - --quiet | jq -c .

Exit codes:
  0 done; 1 done, some rows could not be; 2 could not run; 3 --fail-on was passed;
  4 the feed looks like a broken export (--force goes on); 5 the service refused or was not there;
  6 a provider's batch is under way (run again to go on); 130 interrupted`;

function addFileOptions(command: Command): void {
  command
    .option("-o, --out <path>", "where to; - is standard output (default: <feed>.enriched.<ext>)")
    .addOption(
      choice(
        "--format <format>",
        "of the output (default: by its ending, else the feed's; on standard output jsonl)",
        feedFormats,
      ),
    )
    .option("--rejects <path>", "rows that could not be done, with line, task, code and reason")
    .option("--summary <path>", "the run's summary as JSON")
    .option(
      "--force",
      "overwrite an output that pdo did not make; go on with a feed that looks like a broken export",
    );
}

function addTaskOptions(command: Command): void {
  command
    .option("--tasks <list>", `of ${runTasks.join(",")} (default: all)`)
    .addOption(choice("--channel <channel>", "(default: channel_a)", salesChannels))
    .addOption(choice("--language <language>", "of the results (default: each product's own)", languages))
    .addOption(choice("--task-type <type>", "of names (default: cleaned)", nameTaskTypes))
    .addOption(choice("--tone <tone>", "of descriptions (default: professional)", tones))
    .addOption(choice("--audience <audience>", "of descriptions (default: everyone)", targetAudiences))
    .addOption(choice("--length <length>", "of descriptions (default: medium)", descriptionLengths))
    .option("--bullet-points", "bullet points too")
    .option("--seo", "a title, a meta description and keywords too")
    .option("--limit <n>", "category suggestions to weigh, 1 to 20 (default: 5)")
    .option("--rag", "let products that were categorized before weigh in")
    .option("--recommended", "recommended attributes too")
    .option("--optional", "optional attributes too");
}

function addMoneyOptions(command: Command): void {
  command
    .option(
      "--max-cost <dollars>",
      "the most that the language model may cost; the built-in engine does the rest",
    )
    .option("--max-tokens <n>", "the most tokens, of questions and answers together")
    .option("--batch", "by the provider's batch API, at half the price: submits, and goes on when run again")
    .option("--batch-wait <ms>", "with --batch: wait so long for the answers (default: 0)");
}

function addRunOptions(command: Command): void {
  command
    .addOption(
      choice(
        "--write <mode>",
        "columns of our own, only empty cells, or the feed's own cells (default: add)",
        writeModes,
      ),
    )
    .addOption(
      choice("--csv-safe <cells>", "which cells are kept from running as formulas (default: generated)", [
        "generated",
        "all",
        "off",
      ]),
    )
    .option("--dry-run", "say what would be done; call and write nothing")
    .option("--why <id>", "with --dry-run: why this one row would be done")
    .option("--no-cache", "neither read nor keep a remote service's answers")
    .option("--refresh", "ask all anew, and keep the answers")
    .option("--rows <n>", "only the first n rows")
    .option("--sample <n>", "only n rows, spread evenly over the feed")
    .option("--max-time <ms>", "time for the whole run; run it again to go on")
    .option("--threads <n>", "threads of the embedded service (default: as many as pay)")
    .option("--status-file <path>", "how the run goes, as JSON, every 5 seconds and at the end")
    .option("--metrics-file <path>", "the same as Prometheus metrics (name it *.prom)")
    .option("--fail-on <limit>", "exit 3 where the run passes it, for example 'rejects>1%'");
}
