import type { OperationResponse } from "../../contract/operations.ts";
import type { CommandContext } from "../command.ts";
import { printTable } from "../print-answer.ts";
import type { Flags } from "../resolve-settings.ts";
import { openSession } from "../session.ts";
import { callOnce } from "./call-once.ts";

export async function runAttributes(category: string, flags: Flags, context: CommandContext): Promise<void> {
  const session = await openSession(flags, context);
  const { language = "en" } = session.settings;
  const answer = await callOnce("listAttributes", { query: { category_identifier: category } }, session);
  const attributes = allAttributes(answer);
  const header = ["level", "identifier", "attribute"];
  const rows = attributes.map(({ requirement_level, identifier, languages }) => [
    requirement_level,
    identifier,
    languages[language].name,
  ]);
  const title = `${answer.category.languages[language].name} (${answer.category.identifier})\n`;
  const above = session.styles.bold(title);
  await printTable({ answer, header, rows, items: attributes, above }, session);
}

function allAttributes(answer: OperationResponse<"listAttributes">) {
  const { required_attributes, recommended_attributes, optional_attributes } = answer;
  return [required_attributes, recommended_attributes, optional_attributes].flatMap(
    ({ attributes }) => attributes,
  );
}
