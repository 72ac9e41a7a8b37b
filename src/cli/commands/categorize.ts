import type { CategorySuggestion } from "../../api/categorization.ts";
import type { Language } from "../../api/vocabulary.ts";
import type { CommandSpec } from "../command.ts";
import { mapHelp } from "../flags/feeds.ts";
import { flagGroup } from "../flags.ts";
import { plainTerminalText } from "../render/text.ts";
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
    "limit",
    "rag",
    "name",
    "language",
    "map",
    ...flagGroup("model", "common"),
  ],
  overrides: {
    limit: { help: "how many suggestions in all, 1 to 20" },
    language: { help: "of the names in tables" },
    map: { help: mapHelp("a record's key") },
  },
  notes: "Example:\n  pdo categorize --channel channel_b 'Damen Winterjacke mit Kapuze'",
  async run([text]: readonly [string?], flags, context) {
    const { runTaskCommand } = await import("./task-run.ts");
    await runTaskCommand(categorizeCommand, { text, flags }, context);
  },
};

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
