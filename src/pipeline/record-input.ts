import type { OperationInput } from "../api/operations.ts";
import { maxDescriptionLength, maxFactLength, maxFacts, maxNameLength } from "../api/text-limits.ts";
import { languages, type RecordTask } from "../api/vocabulary.ts";
import type { Client } from "../client/client.ts";
import type { Product } from "./product.ts";
import { type Contact, isTakingRecords } from "./stopping-faults.ts";

interface RecordCall {
  readonly client: Client;
  readonly product: Product;
  readonly contact?: Contact;
}

/** Whether the service takes the product's whole row; else its tasks go to their own operations. */
export async function takesRecord({ client, product, contact }: RecordCall): Promise<boolean> {
  if (client.has === undefined || !isTakingRecords(contact) || !isWithinLimits(product)) return false;
  return client.has("enrichRecord");
}

/** UTF-16 units of a record's texts that are within a body of 1 MiB in any script. */
const maxRecordLength = 250_000;

function isWithinLimits({
  name = "",
  description = "",
  brand = "",
  category = "",
  facts = [],
}: Product): boolean {
  const texts = [name, description, brand, category, ...facts.flatMap(({ label, text }) => [label, text])];
  return (
    name.length <= maxNameLength &&
    description.length <= maxDescriptionLength &&
    brand.length <= maxNameLength &&
    category.length <= maxNameLength &&
    texts.reduce((sum, { length }) => sum + length, 0) <= maxRecordLength
  );
}

export type RecordOptions = OperationInput<"enrichRecord">["body"] extends infer B | undefined
  ? B extends { options: infer O }
    ? O
    : never
  : never;

export function toRecordInput(
  tasks: readonly RecordTask[],
  options: RecordOptions,
  product: Product,
): OperationInput<"enrichRecord"> {
  return { query: {}, body: { record: toRecord(product), tasks: [...tasks], options } };
}

/** Facts beyond the operation's limits are left out: nobody states an attribute in so many words. */
function toRecord({ name, description, brand, category, language, picture, facts = [] }: Product) {
  const stated = statedLanguage(language);
  return {
    ...(name !== undefined && { name }),
    ...(description !== undefined && { description }),
    ...(brand !== undefined && { brand }),
    ...(stated && { language: stated }),
    ...(category !== undefined && { source_category: category }),
    ...(picture !== undefined && { picture }),
    facts: facts
      .filter(({ label, text }) => label.length <= maxNameLength && text.length <= maxFactLength)
      .slice(0, maxFacts),
  };
}

/** What the product's own column says: `de`, `de_CH`. */
function statedLanguage(language: string | undefined) {
  const stated = language?.trim().slice(0, 2).toLowerCase();
  return languages.find((known) => known === stated);
}
