import { categoryPathText } from "../../catalog/localized-name.ts";
import type { Catalog } from "../../catalog/model.ts";
import type { CatalogStore } from "../../catalog/store.ts";
import { ServiceProblem } from "../../contract/problem.ts";
import { salesChannels } from "../../contract/vocabulary.ts";
import { CliProblem } from "../cli-problem.ts";
import { openCatalogs } from "../connect.ts";
import { nearestWords } from "../nearest-word.ts";
import type { Session } from "../session.ts";

interface Asked {
  readonly category: string;
  readonly session: Session;
}

const mostSuggested = 5;

/**
 * Makes a call for a category. Where the embedded service does not know it, or its attribute, the nearest that there are
 * are told; of a remote service they are not known.
 * @throws CliProblem PDO_CATEGORY_UNKNOWN, PDO_ATTRIBUTE_UNKNOWN; whatever else the call throws
 */
export async function suggestNearest<Answer>(call: () => Promise<Answer>, asked: Asked): Promise<Answer> {
  try {
    return await call();
  } catch (error) {
    const isUnknown = error instanceof ServiceProblem && error.status === 404;
    const { resolved, settings, world } = asked.session;
    if (!isUnknown || settings.baseUrl !== undefined) throw error;
    throw await describeUnknown(error, asked, await openCatalogs(resolved, world));
  }
}

async function describeUnknown(
  error: ServiceProblem,
  { category, session }: Asked,
  catalogs: CatalogStore,
): Promise<CliProblem> {
  const what = `${error.message.replace(/\.$/, "")}.`;
  const known = catalogs.findCategory(category);
  if (known) {
    const identifiers = known.catalog.attributes(category).map(({ identifier }) => identifier);
    return new CliProblem({
      code: "PDO_ATTRIBUTE_UNKNOWN",
      what,
      seen: `The category asks for: ${identifiers.join(", ") || "nothing"}.`,
      nextStep: `Name one of them, or see them with pdo attributes ${category}.`,
    });
  }
  const language = session.settings.language ?? "en";
  const near = (await Promise.all(salesChannels.map((each) => nearIn(catalogs.catalog(each), category))))
    .flat()
    .sort((one, other) => one.rank - other.rank)
    .slice(0, mostSuggested)
    .map(({ catalog, identifier }) => `${identifier} (${categoryPathText(catalog, identifier, language)})`);
  return new CliProblem({
    code: "PDO_CATEGORY_UNKNOWN",
    what,
    seen: near.length === 0 ? "None comes near." : ["The nearest are:", ...near].join("\n"),
    nextStep: "Name a category by its identifier; pdo categories --search WORDS finds it.",
  });
}

interface NearCategory {
  readonly catalog: Catalog;
  readonly identifier: string;
  /** 0 is nearest. */
  readonly rank: number;
}

/** Identifiers that differ in a few letters come before what the words of the identifier find. */
async function nearIn(catalog: Catalog, typed: string): Promise<NearCategory[]> {
  const { findCategories } = await import("../../catalog/find-categories.ts");
  const identifiers = catalog.categories.map(({ identifier }) => identifier);
  const alike = nearestWords(typed, identifiers, Math.max(2, Math.floor(typed.length / 6)));
  const words = typed.replace(/[^\p{L}\p{N}]+/gu, " ");
  const found = findCategories(catalog, words).map(({ identifier }) => identifier);
  const near = [...new Set([...alike.slice(0, mostSuggested), ...found])].slice(0, mostSuggested);
  return near.map((identifier, place) => {
    const rank = alike.includes(identifier) ? place : place + mostSuggested;
    return { catalog, identifier, rank };
  });
}
