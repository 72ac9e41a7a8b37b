import type { SalesChannel } from "../../api/vocabulary.ts";
import type { Catalog } from "../../catalog/model.ts";
import type { ColumnMapping } from "../../feed/columns.ts";
import type { ProductField } from "../../feed/feed.ts";
import type { FeedRecord } from "../../feed/record.ts";
import { groupedBy } from "../../lib/grouped.ts";
import type { Example } from "../../ml/examples.ts";
import type { Decision } from "../../pipeline/decisions.ts";
import { openCatalogs, openExamples } from "../connect.ts";
import type { Session } from "../session.ts";
import { openPlainRanking } from "./examples-run.ts";

/** What a channel has learned from decided categories. */
export interface LearnedChannel {
  readonly sales_channel: SalesChannel;
  readonly added: number;
  /** Products that were examples of another category. */
  readonly changed: number;
  readonly example_count: number;
}

/** A product with a category that a person has accepted or chosen. Undefined where there is no such, or no text. */
export function exampleOf(
  record: FeedRecord,
  { columns }: ColumnMapping,
  decision: Decision | undefined,
): Example | undefined {
  if (decision?.category_id === undefined || decision.decision === "reject") return undefined;
  const text = (field: ProductField) => record.text(columns[field] ?? "")?.trim() ?? "";
  const [id, brand, name, description] = [text("id"), text("brand"), text("name"), text("description")];
  if (`${name}${description}` === "") return undefined;
  return {
    ...(id !== "" && { id }),
    ...{ name, description },
    ...(brand !== "" && { brand }),
    ...{ categoryIdentifier: decision.category_id, attributes: {} },
  };
}

/** Adds examples to those of their channels; what no catalog knows is left out. */
export async function learnDecided(
  examples: readonly Example[],
  session: Session,
): Promise<LearnedChannel[]> {
  const { resolved, world } = session;
  const catalogs = await openCatalogs(resolved, world);
  const store = await openExamples(resolved, world);
  const known = examples.flatMap((example) => {
    const catalog = catalogs.findCategory(example.categoryIdentifier)?.catalog;
    return catalog === undefined ? [] : [{ example, catalog }];
  });
  const learned: LearnedChannel[] = [];
  for (const [catalog, found] of groupedBy(known, (one): Catalog => one.catalog)) {
    const { counts, facts } = await store.add({
      catalog,
      examples: inOneBatch(found.map(({ example }) => example)),
      signal: world.signal,
      rankPlainly: await openPlainRanking(session, catalog.salesChannel),
    });
    const { added, changed } = counts;
    learned.push({ sales_channel: catalog.salesChannel, added, changed, example_count: facts.exampleCount });
  }
  return learned;
}

async function* inOneBatch(examples: readonly Example[]): AsyncGenerator<readonly Example[]> {
  yield examples;
}
