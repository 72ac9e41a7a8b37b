import type { Command } from "commander";
import type { AttributionResponse } from "../../api/attribution.ts";
import { type Language, languages, salesChannels } from "../../api/vocabulary.ts";
import type { CommandContext } from "../command.ts";
import { addCommonOptions, addConnectionOptions, addMapOption, addModelOptions, choice } from "../options.ts";
import { plainTerminalText, renderLines } from "../render/text.ts";
import type { TaskCommand } from "./task-run.ts";

export function declare(command: Command, context: CommandContext): void {
  addConnectionOptions(command)
    .argument("[text]", "what is known of the product; absent or -: records from standard input, one a line")
    .addOption(choice("--channel <channel>", "(default: channel_a)", salesChannels))
    .option(
      "--category <identifier>",
      "whose attributes are wanted (default: the product is categorized first)",
    )
    .option("--recommended", "recommended attributes too")
    .option("--optional", "optional attributes too")
    .option("--name <name>", "the product's name")
    .addOption(choice("--language <language>", "of the names in tables (default: the text's own)", languages))
    .addHelpText(
      "after",
      "\nExample:\n  pdo attribute --recommended --name 'Oak chair' 'Material: oak. Height: 82 cm.'",
    )
    .action(async (text: string | undefined, flags) => {
      const { runTaskCommand } = await import("./task-run.ts");
      await runTaskCommand(attributeCommand, { text, flags }, context);
    });
  addMapOption(command, "a record's key");
  addModelOptions(command);
  addCommonOptions(command);
}

const attributeCommand: TaskCommand<"attribution"> = {
  task: "attribution",
  plainField: "description",
  headline: (answer) =>
    extracted(answer)
      .map(({ attribute, values }) => `${attribute.identifier}=${values.map(({ text }) => text).join("|")}`)
      .join("; "),
  present: (answer, session) => {
    const language = session.settings.language ?? "en";
    const header = ["attribute", "level", "value", "text", "score"];
    const rows = toRows(answer, language);
    const missing = answer.missing_attributes.map(({ languages: names }) => names[language].name);
    return {
      answer,
      text: () =>
        session.styles.bold(`${answer.category.languages[language].name} (${answer.category.identifier})\n`) +
        session.renderTable(header, rows) +
        renderLines([
          missing.length === 0 ? "" : `Required, but not stated: ${missing.join(", ")}`,
          session.styles.dim(plainTerminalText(answer.message)),
        ]),
      rows: () => [header, ...rows],
    };
  },
};

function extracted(answer: AttributionResponse) {
  return [...answer.required_attributes, ...answer.recommended_attributes, ...answer.optional_attributes];
}

function toRows(answer: AttributionResponse, language: Language): string[][] {
  return extracted(answer).flatMap(({ attribute, values }) =>
    values.map(({ value, text, score }) => [
      attribute.languages[language].name,
      attribute.requirement_level,
      value?.languages[language].name ?? "",
      text,
      score.toFixed(2),
    ]),
  );
}
