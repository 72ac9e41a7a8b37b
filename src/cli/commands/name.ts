import { nameChanges } from "../../tasks/name/rules/cleaning-step.ts";
import type { CommandSpec } from "../command.ts";
import { mapHelp } from "../flags/feeds.ts";
import { flagGroup } from "../flags.ts";
import { plainTerminalText, renderLines } from "../render/text.ts";
import type { TaskCommand } from "./task-run.ts";

export const command: CommandSpec = {
  arguments: [
    {
      name: "[text]",
      help: "the product's name; absent or -: records from standard input, one a line, or CSV with a header",
    },
  ],
  flags: [
    ...flagGroup("connection"),
    "taskType",
    "language",
    "keep",
    ...flagGroup("texts", "model"),
    "map",
    "csvSafe",
    ...flagGroup("common"),
  ],
  overrides: {
    taskType: { help: "faults taken out, or composed anew" },
    keep: { help: `of ${nameChanges.join(",")}: not to be changed` },
    map: { help: mapHelp("a record's key") },
  },
  notes: "Example:\n  pdo name 'SONY SONY wh-1000XM4 !!! FREE SHIPPING'\n  pdo name < products.jsonl",
  async run([text]: readonly [string?], flags, context) {
    const { runTaskCommand } = await import("./task-run.ts");
    await runTaskCommand(nameCommand, { text, flags }, context);
  },
};

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
