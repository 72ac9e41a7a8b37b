import { join } from "node:path";
import type { OperationRequest } from "../../src/api/operations.ts";
import type { Language } from "../../src/api/vocabulary.ts";
import { createCatalogStore } from "../../src/catalog/store.ts";
import { createExamplesStore } from "../../src/ml/example-store.ts";
import type { Example } from "../../src/ml/examples.ts";
import { withFieldLine } from "../../src/nlp/labels.ts";
import { statedText } from "../../src/pipeline/product.ts";
import { createCandidateFinder } from "../../src/tasks/categorization/llm/candidates.ts";
import { branchTree, wholeTree } from "../../src/tasks/categorization/llm/catalog-tree.ts";
import { createBuiltinEngine } from "../../src/tasks/rules-engine.ts";
import { acceptedOf, type CategorizationSet, type CategoryRow } from "./sets/categorization-set.ts";
import type { SetFiles } from "./sets/write-set.ts";

/** How many candidates are looked at. */
export const candidateSizes = [20, 30, 50] as const;

/** Tokens of a list of branches that stands for one too large to be shown whole, where the set's own tree is not. */
const forcedTokens = 300;

/** By the number of candidates. */
type Recall = Readonly<Record<number, number>>;

/** Shares of the products whose right category is among what is offered, in [0, 1]. */
export interface SetRecall {
  /** Tokens of the whole tree. */
  readonly tokens: number;
  /** Among all categories, as a tree is shown that is small enough. */
  readonly whole: number;
  /** Among the few candidates and the leaves of all branches, had the tree been too large; null: it has no branches. */
  readonly branches: number | null;
  /** The same where the branches are not a model's choice of all, but the first of the built-in engine's candidates. */
  readonly nearBranches: number | null;
  readonly byNames: Recall;
  readonly withExamples: Recall;
}

/** As many as a model may name. */
const namedBranches = 3;

const salesChannel = "channel_a";

/** Asks for the candidates of a set's test products as a run over the feed would: the brand is a line below the description. */
export async function measureRecall(
  { set, train, test }: CategorizationSet,
  { folder, catalogFolder }: SetFiles,
): Promise<SetRecall> {
  const home = join(folder, "home");
  const catalogs = createCatalogStore({ home });
  const { catalog } = await catalogs.importCatalog({ salesChannel, format: "csv", paths: [catalogFolder] });
  const examples = createExamplesStore({ home });
  await examples.add({ catalog, examples: inBatches(train.map(toExample)) });
  const openExamples = async () => examples;
  const builtin = createBuiltinEngine({ catalogs, openExamples });
  const find = createCandidateFinder({ catalogs, builtin, openExamples });
  const candidatesOf = async (useRag: boolean, count: number) => {
    const lists: (readonly string[])[] = [];
    for (const row of test) {
      const { candidates } = await find(toRequest(row, useRag), {}, count);
      lists.push(candidates.map(({ identifier }) => identifier));
    }
    return lists;
  };
  const recallOf = async (useRag: boolean): Promise<Recall> => {
    const shares: Record<number, number> = {};
    for (const size of candidateSizes) {
      const lists = await candidatesOf(useRag, size);
      shares[size] = shareOf((accepted, place) => accepted.some((each) => lists[place]?.includes(each)));
    }
    return shares;
  };
  const shareOf = (isThere: (accepted: readonly string[], place: number) => boolean) =>
    test.filter((row, place) => isThere(acceptedOf(row), place)).length / test.length;
  const language = (/-([a-z]{2})\b/.exec(set.name)?.[1] ?? "en") as Language;
  const tree = wholeTree(catalog, language);
  const branches = branchTree(catalog, language, forcedTokens);
  const few = await candidatesOf(false, candidateSizes[0]);
  const isBelow =
    (codes: readonly (string | undefined)[] | undefined) => (accepted: readonly string[], place: number) =>
      accepted.some((each) => {
        const code = branches?.codeOf(each);
        return few[place]?.includes(each) || (code !== undefined && codes?.includes(code) !== false);
      });
  const nearest = (place: number) =>
    [...new Set(few[place]?.map((each) => branches?.codeOf(each)))].slice(0, namedBranches);
  return {
    tokens: tree.tokens,
    whole: shareOf((accepted) => accepted.some((each) => tree.placeOf(each) !== undefined)),
    branches: branches === undefined ? null : shareOf(isBelow(undefined)),
    nearBranches:
      branches === undefined ? null : shareOf((accepted, place) => isBelow(nearest(place))(accepted, place)),
    byNames: await recallOf(false),
    withExamples: await recallOf(true),
  };
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
