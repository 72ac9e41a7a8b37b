import type { Command } from "commander";
import { languages, nameTaskTypes } from "../../api/vocabulary.ts";
import type { CommandContext } from "../command.ts";
import {
  addCommonOptions,
  addConnectionOptions,
  addMapOption,
  addModelOptions,
  addWritingOptions,
  choice,
} from "../options.ts";
import { plainTerminalText, renderLines } from "../render/text.ts";
import type { TaskCommand } from "./task-run.ts";

export function declare(command: Command, context: CommandContext): void {
  addConnectionOptions(command)
    .argument("[text]", "the product's name; absent or -: records from standard input, one a line")
    .addOption(
      choice("--task-type <type>", "faults taken out, or composed anew (default: cleaned)", nameTaskTypes),
    )
    .addOption(choice("--language <language>", "of the result (default: the text's own)", languages))
    .addHelpText(
      "after",
      "\nExample:\n  pdo name 'SONY SONY wh-1000XM4 !!! FREE SHIPPING'\n  pdo name < products.jsonl",
    )
    .action(async (text: string | undefined, flags) => {
      const { runTaskCommand } = await import("./task-run.ts");
      await runTaskCommand(nameCommand, { text, flags }, context);
    });
  addWritingOptions(command);
  addModelOptions(command);
  addMapOption(command, "a record's key");
  addCommonOptions(command);
}

const nameCommand: TaskCommand<"name"> = {
  task: "name",
  plainField: "name",
  headline: ({ best_name }) => best_name,
  present: (answer, { styles }) => ({
    answer,
    text: () =>
      renderLines([
        styles.bold(plainTerminalText(answer.best_name)),
        ...answer.other_names.map((name) => `  or: ${plainTerminalText(name)}`),
        styles.dim(plainTerminalText(answer.message)),
      ]),
    rows: () => [
      ["rank", "name"],
      ...[answer.best_name, ...answer.other_names].map((name, index) => [String(index + 1), name]),
    ],
  }),
};
