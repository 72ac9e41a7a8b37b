import type { OperationResponse } from "../../api/operations.ts";
import type { Category } from "../../api/reference-lists.ts";
import type { Language } from "../../api/vocabulary.ts";
import { categoryPathText, localizedName } from "../../catalog/localized-names.ts";
import type { Catalog, CategoryRecord } from "../../catalog/model.ts";
import { type Taxonomy, taxonomies } from "../../channels/channel-names.ts";
import type { CommandContext } from "../command.ts";
import type { Flags } from "../config.ts";
import { openCatalogs } from "../connect.ts";
import { cliError } from "../errors.ts";
import { printTable } from "../render/answer.ts";
import { fitRows } from "../render/columns.ts";
import { count } from "../render/figures.ts";
import { lineWidth } from "../render/text.ts";
import { renderTree } from "../render/tree.ts";
import { openSession, type Session } from "../session.ts";
import { callOnce, searchWords } from "./reference.ts";

type Categories = OperationResponse<"listCategories">;

export async function runCategories(flags: Flags, context: CommandContext): Promise<void> {
  const session = await openSession(flags, context);
  const words = searchWords(flags);
  const taxonomy = taxonomies.find((known) => known === flags.crosswalk);
  if (taxonomy !== undefined) return printCrosswalk(taxonomy, words, session);
  if (flags.tree === true) return printTree(words, session);
  const { channel } = session.settings;
  const all = await callOnce("listCategories", { query: { sales_channel: channel } }, session);
  if (words === undefined)
    return printCategories(all, ({ languages }, language) => languages[language].name, session);
  const catalog = await localCatalog(session);
  const answer = onlyFound(all, await find(catalog, words, session));
  await printCategories(
    answer,
    ({ identifier }, language) => categoryPathText(catalog, identifier, language),
    session,
  );
}

/** The answer reduced to the matching categories, best first, in its own shape. */
function onlyFound(all: Categories, found: readonly CategoryRecord[]): Categories {
  const byIdentifier = new Map(all.categories.map((category) => [category.identifier, category]));
  const categories = found
    .map(({ identifier }) => byIdentifier.get(identifier))
    .filter((category): category is Category => category !== undefined);
  return { category_count: categories.length, categories };
}

async function find(catalog: Catalog, words: string, { settings }: Session): Promise<CategoryRecord[]> {
  const { findCategories } = await import("../../catalog/search/category-search.ts");
  return findCategories(catalog, words, settings.language);
}

async function printCategories(
  answer: Categories,
  describe: (category: Category, language: Language) => string,
  session: Session,
): Promise<void> {
  const { language = "en" } = session.settings;
  const header = ["identifier", "category"];
  const rows = answer.categories.map((category) => [category.identifier, describe(category, language)]);
  const width = session.form === "table" ? lineWidth(session.world.output) : Number.POSITIVE_INFINITY;
  const fitted = fitRows(header, rows, { width, cuts: { 1: "path" }, lastCuts: { 0: "text" } });
  const below = session.styles.dim(`${count(answer.category_count)} categories\n`);
  await printTable({ answer, header, rows: fitted, items: answer.categories, below }, session);
}

/** Categories with what they are called elsewhere: `same`, or the nearest true `parent`; empty where there is none. */
async function printCrosswalk(taxonomy: Taxonomy, words: string | undefined, session: Session) {
  const { theirCategory } = await import("../../channels/crosswalk.ts");
  const catalog = await localCatalog(session);
  const { language = "en" } = session.settings;
  const chosen = words === undefined ? catalog.categories : await find(catalog, words, session);
  const items = chosen.map(({ identifier }) => {
    const path = catalog.path(identifier).map((category) => category.identifier);
    const theirs = theirCategory(path, taxonomy);
    return {
      identifier,
      category: categoryPathText(catalog, identifier, language),
      [taxonomy]: theirs?.identifier ?? "",
      match: theirs === undefined ? "" : theirs.isSame ? "same" : "parent",
    };
  });
  const header = ["identifier", "category", taxonomy, "match"];
  const rows = items.map((item) => Object.values(item));
  await printTable({ answer: { taxonomy, categories: items }, header, rows, items }, session);
}

/** A tree does not show the ranking, so it contains only the best matches. */
const mostInTree = 20;

async function printTree(words: string | undefined, session: Session): Promise<void> {
  refuseOtherForms(session);
  const catalog = await localCatalog(session);
  const { output } = session.world;
  if (words === undefined) return output.write(renderCategoryTree(catalog, undefined, session));
  const found = await find(catalog, words, session);
  const best = found.slice(0, mostInTree);
  const share = best.length < found.length ? `the best ${best.length} of ` : "";
  const below = session.styles.dim(`${share}${count(found.length)} categories found\n`);
  await output.write(renderCategoryTree(catalog, best, session) + below);
}

async function localCatalog({ resolved, settings, world }: Session): Promise<Catalog> {
  if (settings.baseUrl === undefined) return (await openCatalogs(resolved, world)).catalog(settings.channel);
  throw cliError({
    code: "PDO_REMOTE_CATALOG",
    what: "--search and --tree need a catalog on this machine.",
    seen: "With --base-url there are the names that the service lists, and no tree.",
    nextStep: "Leave --base-url out, or list all with --output jsonl and search in that.",
  });
}

function refuseOtherForms({ settings }: Session): void {
  const { output = "table" } = settings;
  if (output === "table") return;
  throw cliError({
    code: "PDO_TREE_ALONE",
    what: `--tree and --output ${output} do not go together.`,
    seen: "A tree is drawn in lines, for a person.",
    nextStep: "Leave one of them out; --output jsonl without --tree lists the categories for a program.",
  });
}

/**
 * Renders a catalog as a tree.
 * @param found where given, only the branches that contain these are drawn, and they are highlighted
 */
function renderCategoryTree(
  catalog: Catalog,
  found: readonly CategoryRecord[] | undefined,
  { settings, styles, world }: Session,
): string {
  const { language = "en" } = settings;
  const matches = new Set(found);
  const drawn = new Set(found?.flatMap(({ identifier }) => catalog.path(identifier)));
  const children = (parent?: string) =>
    catalog
      .children(parent)
      .filter((category) => found === undefined || drawn.has(category))
      .map((category) => ({
        key: category.identifier,
        name: localizedName(category.names, language),
        isMatch: matches.has(category),
      }));
  return renderTree(children, { styles, output: world.output });
}
