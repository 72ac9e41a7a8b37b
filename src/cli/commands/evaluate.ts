import type { Command } from "commander";
import { languages, salesChannels } from "../../api/vocabulary.ts";
import type { CommandContext } from "../command.ts";
import { addCommonOptions, addConnectionOptions, addFeedOptions, choice } from "../options.ts";
import { type EvaluatedTask, evaluatedTasks } from "./evaluate/evaluation.ts";

export function declare(command: Command, context: CommandContext): void {
  command
    .argument(
      "<feed>",
      "products whose category is known: CSV, TSV, JSON or JSON Lines; - reads standard input",
    )
    .addOption(choice("--task <task>", "what is evaluated", evaluatedTasks).makeOptionMandatory())
    .addOption(choice("--channel <channel>", "(default: channel_a)", salesChannels))
    .option("--rag", "let products that were categorized before weigh in")
    .addOption(choice("--language <language>", "of the names in tables (default: English ones)", languages));
  addFeedOptions(command);
  addConnectionOptions(command);
  addCommonOptions(command);
  command.addHelpText("after", `\n${notes}`).action(async (path: string, flags) => {
    const { runEvaluate } = await import("./evaluate/run.ts");
    await runEvaluate({ path, task: flags.task as EvaluatedTask }, flags, context);
  });
}

const notes = `The labels: a column of categories (identifiers, or paths of names), and for
attribution a column attributes (a JSON object) or columns attribute:NAME.
The service is told a product's name, description and brand, never its labels.

Examples:
  pdo evaluate labelled.csv --task categorization --channel channel_a --rag
  pdo evaluate labelled.jsonl --task attribution --json | jq .published

Exit codes:
  0 done; 1 done, some rows failed; 2 nothing could be evaluated;
  5 the service refused or was not there; 130 interrupted`;
