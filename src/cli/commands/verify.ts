import { type Command, InvalidArgumentError } from "commander";
import { languages } from "../../api/vocabulary.ts";
import type { CommandContext } from "../command.ts";
import { addCommonOptions, addFeedOptions, choice } from "../options.ts";

/** Differences that are shown unless --show says otherwise. */
const usuallyShown = 10;

export function declare(command: Command, context: CommandContext): void {
  command
    .argument("<feed>", "the feed that was enriched; - reads standard input")
    .argument("<enriched>", "what pdo enrich has made of it, in any format; - reads standard input")
    .option("--changed <columns>", "columns or fields (name,description,category) that enrich wrote into")
    .option("--rows <n>", "only the feed's first n rows were enriched")
    .option("--sample <n>", "only n rows, spread over the feed, were enriched")
    .option("--show <n>", `differences to show (default: ${usuallyShown})`, parseShown)
    .addOption(choice("--language <language>", "decides between localised columns for --changed", languages));
  addFeedOptions(command);
  addCommonOptions(command)
    .addHelpText("after", `\n${notes}`)
    .action(async (feed: string, enriched: string, flags) => {
      const { runVerify } = await import("./verify/run.ts");
      await runVerify({ feed, enriched }, { show: usuallyShown, ...flags }, context);
    });
}

const notes = `Examples:
  pdo verify feed.csv feed.enriched.csv
  pdo enrich feed.csv -o - --format csv | pdo verify feed.csv -
  pdo verify feed.csv replaced.csv --changed name,description

Exit codes:
  0 proven: every row once and in order, and all that came with the feed as it came
  1 there are differences; 2 could not run; 130 interrupted`;

function parseShown(text: string): number {
  if (/^\d{1,9}$/.test(text)) return Number(text);
  throw new InvalidArgumentError("It is a number of differences, for example --show 100.");
}
