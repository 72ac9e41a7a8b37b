import { feedFormatTitles } from "../../feed/formats/detection.ts";
import type { CommandSpec } from "../command.ts";
import { path } from "../flags/flag-record.ts";
import { flagGroup } from "../flags.ts";
import type { EvaluatedTask } from "./evaluate/evaluation.ts";

export const command: CommandSpec = {
  arguments: [
    {
      name: "<feed>",
      type: path,
      help: `products whose category is known: ${feedFormatTitles}; - reads standard input`,
    },
  ],
  flags: [
    ...(["task", "channel", "rag", "language", "rows", "compare", "report", "overwrite"] as const),
    ...flagGroup("feed", "connection", "common"),
    ...([
      "provider",
      "model",
      "escalateBelow",
      "fallback",
      "record",
      "replay",
      "maxCost",
      "maxTokens",
    ] as const),
  ],
  overrides: {
    task: { isRequired: true },
    report: { help: "the comparison as a page too: figures, the router's curve, and rows that differ" },
    language: { help: "of the names in tables", defaultHelp: "English ones" },
  },
  notes: `The labels: a column of categories (identifiers, or paths of names), and for
attribution a column attributes (a JSON object) or columns attribute:NAME.
The service is told a product's name, description and brand, never its labels.

Examples:
  pdo evaluate labelled.csv --task categorization --channel channel_a --rag
  pdo evaluate labelled.jsonl --task attribution --json | jq .published
  pdo evaluate labelled.csv --task categorization --provider openai --max-cost 1
  pdo evaluate labelled.csv --task categorization --max-cost 1 \
    --compare builtin,openai:gpt-6-luna,anthropic:claude-haiku-5-5 --report compared.html

Of several providers each has a key of its own: PDO_PROVIDER_KEY_OPENAI and so on.
--max-cost holds for all of them together, in equal shares; rows that not all have answered are not compared.

Exit codes:
  0 done; 1 done, some rows failed; 2 nothing could be evaluated;
  5 the service refused or was not there; 130 interrupted`,
  async run([path]: readonly [string], flags, context) {
    const { runEvaluate } = await import("./evaluate/run.ts");
    await runEvaluate({ path, task: flags.task as EvaluatedTask }, flags, context);
  },
};
