import type { Catalog } from "../../catalog/model.ts";
import type { OperationResponse } from "../../contract/operations.ts";
import type { Category } from "../../contract/reference-lists.ts";
import { CliProblem } from "../cli-problem.ts";
import type { CommandContext } from "../command.ts";
import { openCatalogs } from "../connect.ts";
import { printTable } from "../print-answer.ts";
import type { Flags } from "../resolve-settings.ts";
import { openSession, type Session } from "../session.ts";
import { renderTree } from "../terminal/tree.ts";
import { callOnce } from "./call-once.ts";

export async function runCategories(flags: Flags, context: CommandContext): Promise<void> {
  const session = await openSession(flags, context);
  const { channel, language = "en" } = session.settings;
  if (flags.tree === true) {
    refuseForTree(flags, session);
    return printTree(await localCatalog(session), session);
  }
  if (typeof flags.search === "string" && flags.search.trim() === "") throw nothingSought();
  const all = await callOnce("listCategories", { query: { sales_channel: channel } }, session);
  const answer = typeof flags.search === "string" ? await search(all, flags.search, session) : all;
  const header = ["identifier", "category"];
  const rows = answer.categories.map(({ identifier, languages }) => [identifier, languages[language].name]);
  const below = session.styles.dim(`${answer.category_count} categories\n`);
  await printTable({ answer, header, rows, items: answer.categories, below }, session);
}

type Categories = OperationResponse<"listCategories">;

/** The answer's categories that the words find, best first, in the answer's own form. */
async function search(all: Categories, words: string, session: Session): Promise<Categories> {
  const { findCategories } = await import("../../catalog/find-categories.ts");
  const catalog = await localCatalog(session);
  const byIdentifier = new Map(all.categories.map((category) => [category.identifier, category]));
  const categories = findCategories(catalog, words, session.settings.language)
    .map(({ identifier }) => byIdentifier.get(identifier))
    .filter((category): category is Category => category !== undefined);
  return { category_count: categories.length, categories };
}

async function localCatalog({ resolved, settings, world }: Session): Promise<Catalog> {
  if (settings.baseUrl === undefined) return (await openCatalogs(resolved, world)).catalog(settings.channel);
  throw new CliProblem({
    code: "PDO_REMOTE_CATALOG",
    what: "--search and --tree need a catalog on this machine.",
    seen: "With --base-url there are the names that the service lists, and no tree.",
    nextStep: "Leave --base-url out, or list all with --output jsonl and search in that.",
  });
}

/** A tree is lines for a person, of everything. */
function refuseForTree(flags: Flags, { settings }: Session): void {
  const { output = "table" } = settings;
  if (output === "table" && flags.search === undefined) return;
  const other = flags.search === undefined ? `--output ${output}` : "--search";
  throw new CliProblem({
    code: "PDO_TREE_ALONE",
    what: `--tree and ${other} do not go together.`,
    seen: "A tree is drawn in lines, and shows every category.",
    nextStep: `Leave one of them out; --output jsonl without --tree lists the categories for a program.`,
  });
}

function nothingSought(): CliProblem {
  return new CliProblem({
    code: "PDO_SEARCH_EMPTY",
    what: "--search has no words.",
    seen: "It is empty.",
    nextStep: "Give it words in quotes, for example --search 'winter jacket', or leave it out to list all.",
  });
}

async function printTree(catalog: Catalog, session: Session): Promise<void> {
  const { localizedName } = await import("../../catalog/localized-name.ts");
  const { language = "en" } = session.settings;
  const text = renderTree((parent?: string) =>
    catalog.children(parent).map((category) => ({
      key: category.identifier,
      label: `${localizedName(category.names, language)}  ${session.styles.dim(category.identifier)}`,
    })),
  );
  await session.world.output.write(text);
}
