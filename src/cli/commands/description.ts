import { type Command, InvalidArgumentError } from "commander";
import { descriptionLengths, languages, targetAudiences, tones } from "../../api/vocabulary.ts";
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
    .argument("[text]", "the product's description; absent or -: records from standard input, one a line")
    .addOption(choice("--tone <tone>", "(default: professional)", tones))
    .addOption(choice("--audience <audience>", "(default: everyone)", targetAudiences))
    .addOption(
      choice("--length <length>", "up to 60, 150 or 300 words (default: medium)", descriptionLengths),
    )
    .option("--bullet-points", "bullet points too")
    .option("--seo", "a title, a meta description and keywords too")
    .addOption(choice("--language <language>", "of the result (default: the text's own)", languages))
    .option("--name <name>", "the product's name")
    .option("--keywords <list>", "words to be found under, separated by commas; at most 20", parseKeywords)
    .addHelpText(
      "after",
      "\nExample:\n  pdo description --length short --bullet-points '<p>Material: oak ...</p>'",
    )
    .action(async (text: string | undefined, flags) => {
      const { runTaskCommand } = await import("./task-run.ts");
      await runTaskCommand(descriptionCommand, { text, flags }, context);
    });
  addWritingOptions(command);
  addModelOptions(command);
  addMapOption(command, "a record's key");
  addCommonOptions(command);
}

function parseKeywords(list: string): string[] {
  const keywords = list
    .split(",")
    .map((word) => word.trim())
    .filter((word) => word !== "");
  if (keywords.length > 20) throw new InvalidArgumentError("At most 20 keywords.");
  return keywords;
}

const descriptionCommand: TaskCommand<"description"> = {
  task: "description",
  plainField: "description",
  headline: ({ best_description }) => best_description.replaceAll("\n", " "),
  present: (answer, { styles }) => ({
    answer,
    text: () =>
      renderLines([
        plainTerminalText(answer.best_description),
        ...answer.bullet_points.map((point) => `- ${plainTerminalText(point)}`),
        ...(answer.seo === null
          ? []
          : [`Title: ${answer.seo.title}`, `Meta description: ${answer.seo.meta_description}`]),
        ...(answer.seo === null ? [] : [`Keywords: ${answer.seo.keywords.join(", ")}`]),
        styles.dim(plainTerminalText(answer.message)),
      ]),
    rows: () => [
      ["description", "bullet_points", "seo_title", "meta_description", "language"],
      [
        answer.best_description,
        answer.bullet_points.join("\n"),
        answer.seo?.title ?? "",
        answer.seo?.meta_description ?? "",
        answer.language,
      ],
    ],
  }),
};
