import type { AttributionResponse } from "../../api/attribution.ts";
import type { Language } from "../../api/vocabulary.ts";
import type { CommandSpec } from "../command.ts";
import { mapHelp } from "../flags/feeds.ts";
import { flagGroup } from "../flags.ts";
import { plainTerminalText, renderLines } from "../render/text.ts";
import type { TaskCommand } from "./task-run.ts";

export const command: CommandSpec = {
  arguments: [
    {
      name: "[text]",
      help: "what is known of the product; absent or -: records from standard input, one a line, or CSV with a header",
    },
  ],
  flags: [
    ...flagGroup("connection"),
    "channel",
    "category",
    "minScore",
    "recommended",
    "optional",
    "name",
    "language",
    "map",
    ...flagGroup("model", "common"),
  ],
  overrides: {
    minScore: {
      help: "0 to 1: no attributes where neither the category that was found nor its branch has it",
      defaultHelp: "none is left out",
    },
    language: { help: "of the names in tables" },
    map: { help: mapHelp("a record's key") },
  },
  notes: "Example:\n  pdo attribute --name 'Oak chair' 'Material: oak. Height: 82 cm.'",
  async run([text]: readonly [string?], flags, context) {
    const { runTaskCommand } = await import("./task-run.ts");
    await runTaskCommand(attributeCommand, { text, flags }, context);
  },
};

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
