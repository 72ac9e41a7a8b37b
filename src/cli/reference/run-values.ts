import type { CommandContext } from "../command.ts";
import { printAnswer } from "../print-answer.ts";
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
  await printAnswer(
    {
      answer,
      text: () =>
        session.renderTable(header, rows) + session.styles.dim(`${answer.total_value_count} values\n`),
      rows: () => [header, ...rows],
      items: () => answer.values,
    },
    session,
  );
}
