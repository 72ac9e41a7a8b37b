import type { CommandContext } from "../command.ts";
import { printTable } from "../print-answer.ts";
import type { Flags } from "../resolve-settings.ts";
import { openSession } from "../session.ts";
import { callOnce } from "./call-once.ts";

interface ValuesRequest {
  readonly category: string;
  readonly attribute: string | undefined;
}

export async function runValues(
  request: ValuesRequest,
  flags: Flags,
  context: CommandContext,
): Promise<void> {
  const session = await openSession(flags, context);
  const { language = "en" } = session.settings;
  const query = {
    category_identifier: request.category,
    ...(request.attribute !== undefined && { attribute_identifier: request.attribute }),
  };
  const answer = await callOnce("listValues", { query }, session);
  const header = ["identifier", "value"];
  const rows = answer.values.map(({ identifier, languages }) => [identifier, languages[language].name]);
  const below = session.styles.dim(`${answer.total_value_count} values\n`);
  await printTable({ answer, header, rows, items: answer.values, below }, session);
}
