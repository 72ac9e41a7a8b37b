import type { CommandSpec } from "../command.ts";
import { mapHelp } from "../flags/feeds.ts";
import { flagGroup } from "../flags.ts";
import { plainTerminalText, renderLines } from "../render/text.ts";
import type { TaskCommand } from "./task-run.ts";

export const command: CommandSpec = {
  arguments: [
    {
      name: "[text]",
      help: "the product's description; absent or -: records from standard input, one a line, or CSV with a header",
    },
  ],
  flags: [
    ...flagGroup("connection"),
    "tone",
    "audience",
    "length",
    "bulletPoints",
    "seo",
    "language",
    "name",
    "keywords",
    ...flagGroup("texts", "model"),
    "map",
    "csvSafe",
    ...flagGroup("common"),
  ],
  overrides: {
    tone: { help: "" },
    audience: { help: "" },
    length: { help: "up to 60, 150 or 300 words" },
    map: { help: mapHelp("a record's key") },
  },
  notes: "Example:\n  pdo description --length short --bullet-points '<p>Material: oak ...</p>'",
  async run([text]: readonly [string?], flags, context) {
    const { runTaskCommand } = await import("./task-run.ts");
    await runTaskCommand(descriptionCommand, { text, flags }, context);
  },
};

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
