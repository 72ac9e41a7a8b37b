import type { SuppliedFacts } from "../../../feed/fact-columns.ts";
import { readFeedFile } from "../../../feed/reader.ts";
import type { FeedRecord } from "../../../feed/record.ts";
import type { PdoError } from "../../../lib/errors.ts";
import { cliError } from "../../errors.ts";

/**
 * `--facts`: what suppliers have answered to the list of `pdo gaps`, by product. Lines without a value are left out; of two
 * answers to one question the later one stands.
 * @throws PdoError PDO_FACTS_COLUMNS where the file is no such list; PdoError where it cannot be read
 */
export async function readSupplierAnswers(path: string, signal: AbortSignal): Promise<SuppliedFacts> {
  const feed = await readFeedFile(path);
  const answers = new Map<string, Map<string, string>>();
  try {
    const { columns } = feed.description;
    if (!columns.includes("id") || !columns.includes("value")) throw noSuchList(path, columns);
    for await (const batch of feed.records({ signal })) {
      for (const record of batch) {
        const cell = (name: string) => record.text(name)?.trim() ?? "";
        const [id, text, label] = [cell("id"), cell("value"), labelOf(record)];
        if (record.problem !== undefined || id === "" || text === "" || label === "") continue;
        const ofProduct = answers.get(id) ?? new Map<string, string>();
        answers.set(id, ofProduct.set(label, text));
      }
    }
  } finally {
    await feed.close();
  }
  return new Map(
    [...answers].map(([id, facts]) => [id, [...facts].map(([label, text]) => ({ label, text }))]),
  );
}

/** As the supplier was asked, in the language of the list; else the attribute's identifier. */
function labelOf(record: FeedRecord): string {
  const asked = record.text("asked for") ?? record.text("asked_for") ?? "";
  return asked.trim() || (record.text("attribute")?.trim() ?? "");
}

function noSuchList(path: string, columns: readonly string[]): PdoError {
  return cliError({
    code: "PDO_FACTS_COLUMNS",
    what: `--facts ${path}: this is no list of answers.`,
    seen: `It has the columns ${columns.join(", ")}, and needs id, "asked for" (or attribute) and value.`,
    nextStep: "Name the list that pdo gaps -o has written, filled in.",
  });
}
