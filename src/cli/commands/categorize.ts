import type { Command } from "commander";
import type { CategorySuggestion } from "../../api/categorization.ts";
import { type Language, languages, salesChannels } from "../../api/vocabulary.ts";
import type { CommandContext } from "../command.ts";
import { addCommonOptions, addConnectionOptions, addMapOption, addModelOptions, choice } from "../options.ts";
import { plainTerminalText } from "../render/text.ts";
import type { TaskCommand } from "./task-run.ts";

export function declare(command: Command, context: CommandContext): void {
  addConnectionOptions(command)
    .argument("[text]", "what is known of the product; absent or -: records from standard input, one a line")
    .addOption(choice("--channel <channel>", "(default: channel_a)", salesChannels))
    .option("--limit <n>", "how many suggestions in all, 1 to 20 (default: 5)")
    .option("--rag", "let products that were categorized before weigh in")
    .option("--name <name>", "the product's name")
    .addOption(choice("--language <language>", "of the names in tables (default: the text's own)", languages))
    .addHelpText("after", "\nExample:\n  pdo categorize --channel channel_b 'Damen Winterjacke mit Kapuze'")
    .action(async (text: string | undefined, flags) => {
      const { runTaskCommand } = await import("./task-run.ts");
      await runTaskCommand(categorizeCommand, { text, flags }, context);
    });
  addMapOption(command, "a record's key");
  addModelOptions(command);
  addCommonOptions(command);
}

const categorizeCommand: TaskCommand<"categorization"> = {
  task: "categorization",
  plainField: "description",
  headline: ({ best_category }, { language = "en" }) => pathText(best_category, language),
  present: (answer, session) => {
    const language = session.settings.language ?? "en";
    const rows = [answer.best_category, ...answer.other_categories].map((suggestion) => [
      suggestion.score.toFixed(2),
      suggestion.category.identifier,
      pathText(suggestion, language),
    ]);
    const header = ["score", "identifier", "category"];
    return {
      answer,
      text: () =>
        session.renderTable(header, rows) + session.styles.dim(`${plainTerminalText(answer.message)}\n`),
      rows: () => [header, ...rows],
    };
  },
};

function pathText({ path }: CategorySuggestion, language: Language): string {
  return path.map(({ languages: names }) => names[language].name).join(" > ");
}
