import type { OperationResponse } from "../../contract/operations.ts";
import type { CommandContext } from "../command.ts";
import { printAnswer } from "../print-answer.ts";
import type { Flags } from "../resolve-settings.ts";
import { openSession } from "../session.ts";
import { callOnce } from "./call-once.ts";
import { type ListedValue, listValues } from "./listed-values.ts";
import { findLocalCategory } from "./local-category.ts";
import { searchWords } from "./search-words.ts";
import { suggestNearest } from "./suggest-nearest.ts";
import { renderValues, toValueRows } from "./values-text.ts";

interface ValuesRequest {
  readonly category: string;
  readonly attribute: string | undefined;
}

export async function runValues(
  { category, attribute }: ValuesRequest,
  flags: Flags,
  context: CommandContext,
): Promise<void> {
  const session = await openSession(flags, context);
  const words = searchWords(flags);
  const query = {
    category_identifier: category,
    ...(attribute !== undefined && { attribute_identifier: attribute }),
  };
  const all = await suggestNearest(() => callOnce("listValues", { query }, session), { category, session });
  const isPlain = words === undefined && (session.form === "json" || session.form === "jsonl");
  const local = isPlain ? undefined : await findLocalCategory(category, session);
  const listed = listValues(all, local, words);
  const answer = words === undefined ? all : onlyListed(all, listed);
  const shown = { answer, listed, local, isSearch: words !== undefined };
  await printAnswer(
    {
      answer,
      text: () => renderValues(shown, session),
      rows: () => toValueRows(shown, session),
      items: () => answer.values,
    },
    session,
  );
}

/** The answer in its own form, less what was not found. */
function onlyListed(
  answer: OperationResponse<"listValues">,
  listed: readonly ListedValue[],
): OperationResponse<"listValues"> {
  return { ...answer, total_value_count: listed.length, values: listed.map(({ value }) => value) };
}
