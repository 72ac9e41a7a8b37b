import { join } from "node:path";
import type { OperationRequest } from "../../src/api/operations.ts";
import { createCatalogStore } from "../../src/catalog/store.ts";
import { createExamplesStore } from "../../src/ml/example-store.ts";
import type { Example } from "../../src/ml/examples.ts";
import { withFieldLine } from "../../src/nlp/labels.ts";
import { statedText } from "../../src/pipeline/product.ts";
import { createCandidateFinder } from "../../src/tasks/categorization/llm/candidates.ts";
import { createBuiltinEngine } from "../../src/tasks/rules-engine.ts";
import { acceptedOf, type CategorizationSet, type CategoryRow } from "./sets/categorization-set.ts";
import type { SetFiles } from "./sets/write-set.ts";

/** How many candidates are looked at. */
export const candidateSizes = [30, 40, 50, 60] as const;

/** Share of the products whose right category is among the first so many candidates, in [0, 1]. */
export type Recall = Readonly<Record<number, number>>;

const salesChannel = "channel_a";

/** Asks for the candidates of a set's test products as a run over the feed would: the brand is a line below the description. */
export async function measureRecall(
  { train, test }: CategorizationSet,
  { folder, catalogFolder }: SetFiles,
): Promise<{ readonly byNames: Recall; readonly withExamples: Recall }> {
  const home = join(folder, "home");
  const catalogs = createCatalogStore({ home });
  const { catalog } = await catalogs.importCatalog({ salesChannel, format: "csv", paths: [catalogFolder] });
  const examples = createExamplesStore({ home });
  await examples.add({ catalog, examples: inBatches(train.map(toExample)) });
  const openExamples = async () => examples;
  const builtin = createBuiltinEngine({ catalogs, openExamples });
  const find = createCandidateFinder({ catalogs, builtin, openExamples }, Math.max(...candidateSizes));
  const recallOf = async (useRag: boolean) => {
    const places: number[] = [];
    for (const row of test) {
      const { candidates } = await find(toRequest(row, useRag), {});
      const accepted = acceptedOf(row);
      places.push(candidates.findIndex(({ identifier }) => accepted.includes(identifier)));
    }
    return Object.fromEntries(candidateSizes.map((size) => [size, shareWithin(places, size)]));
  };
  return { byNames: await recallOf(false), withExamples: await recallOf(true) };
}

function shareWithin(places: readonly number[], size: number): number {
  return places.filter((place) => place >= 0 && place < size).length / places.length;
}

async function* inBatches(examples: readonly Example[]): AsyncGenerator<readonly Example[]> {
  yield examples;
}

function toExample({ id, name, description, brand, category_id }: CategoryRow): Example {
  const maker = brand?.trim() ?? "";
  return {
    ...{ id, name, description: description ?? "", categoryIdentifier: category_id, attributes: {} },
    ...(maker !== "" && { brand: maker }),
  };
}

function toRequest(
  { name, description, brand }: CategoryRow,
  useRag: boolean,
): OperationRequest<"categorize"> {
  const maker = statedText("brand", brand ?? "");
  return {
    query: { sales_channel: salesChannel, limit: 5, use_rag: useRag },
    body: { product_name: name, product_description: withFieldLine(description ?? "", "brand", maker) },
  };
}
