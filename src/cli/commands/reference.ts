import type { OperationInput, OperationName, OperationResponse } from "../../api/operations.ts";
import type { Category } from "../../api/reference-lists.ts";
import { ServiceProblem } from "../../api/service-problem.ts";
import { type Language, languages } from "../../api/vocabulary.ts";
import { categoryPathText } from "../../catalog/localized-names.ts";
import type { AttributeRecord, Catalog, CategoryRecord } from "../../catalog/model.ts";
import type { CatalogStore } from "../../catalog/store.ts";
import type { PdoError } from "../../lib/errors.ts";
import { nearestWords } from "../../nlp/edit-distance.ts";
import { foldText, normalizeWhitespace } from "../../nlp/normalizer.ts";
import type { Flags } from "../config.ts";
import { connect, openCatalogs } from "../connect.ts";
import { cliError } from "../errors.ts";
import { lineWidth, plainTerminalText, shortenPath } from "../render/text.ts";
import type { Session } from "../session.ts";

/** Makes one call of the service with a client that is closed afterwards. */
export async function callOnce<N extends OperationName>(
  name: N,
  input: OperationInput<N>,
  { resolved, world }: Session,
): Promise<OperationResponse<N>> {
  const client = await connect(resolved, world);
  try {
    return await client.call(name, input, { signal: world.signal });
  } finally {
    await client.close();
  }
}

/** `Home > Lamps (a-home-lamps)` as a list's title; for a remote service's category only the name is known. */
export function renderCategoryTitle(
  { identifier, languages }: Category,
  local: LocalCategory | undefined,
  { settings, styles, world }: Session,
): string {
  const language: Language = settings.language ?? "en";
  const path = local ? categoryPathText(local.catalog, identifier, language) : languages[language].name;
  const available = lineWidth(world.output) - identifier.length - 3;
  return `${styles.bold(plainTerminalText(shortenPath(path, available)))} (${identifier})\n`;
}

/** A category with what the service's answer lacks: its path, and its attributes' kinds, units and terms. */
export interface LocalCategory {
  readonly catalog: Catalog;
  readonly category: CategoryRecord;
  readonly attributes: readonly AttributeRecord[];
}

/** @returns undefined for a remote service, or where there is no such category */
export async function findLocalCategory(
  identifier: string,
  { resolved, settings, world }: Session,
): Promise<LocalCategory | undefined> {
  if (settings.baseUrl !== undefined) return undefined;
  const found = (await openCatalogs(resolved, world)).findCategory(identifier);
  return found && { ...found, attributes: found.catalog.attributes(identifier) };
}

/** Converts the contract's map of names to names by language. */
export function namesOf(
  map: Readonly<Record<Language, { readonly name: string }>>,
): Record<Language, string> {
  const [en, de, fr, it] = languages;
  return { en: map[en].name, de: map[de].name, fr: map[fr].name, it: map[it].name };
}

/**
 * The words of `--search`; undefined where it was not given.
 * @throws PdoError PDO_SEARCH_EMPTY
 */
export function searchWords({ search }: Flags): string | undefined {
  if (typeof search !== "string") return undefined;
  if (search.trim() !== "") return search;
  throw cliError({
    code: "PDO_SEARCH_EMPTY",
    what: "--search has no words.",
    seen: "It is empty.",
    nextStep: "Give it words in quotes, for example --search 'winter jacket', or leave it out to list all.",
  });
}

interface Named {
  readonly identifier: string;
  readonly names: Partial<Record<Language, string>>;
  readonly terms?: Partial<Record<Language, readonly string[]>>;
}

/** Whether the words occur in an identifier, names or terms; ignores case and accents. */
export function createMatcher(words: string | undefined): (named: Named) => boolean {
  if (words === undefined) return () => true;
  const sought = foldText(normalizeWhitespace(words));
  const contains = (text: string) => foldText(normalizeWhitespace(text)).includes(sought);
  return ({ identifier, names, terms = {} }) =>
    contains(identifier) ||
    languages.some((language) => contains(names[language] ?? "") || (terms[language] ?? []).some(contains));
}

interface CategoryRequest {
  readonly category: string;
  readonly session: Session;
}

const mostSuggested = 5;

/**
 * Makes a call for a category. Where the embedded service does not know the category or attribute, the error suggests
 * the nearest ones; for a remote service they are unknown.
 * @throws PdoError PDO_CATEGORY_UNKNOWN, PDO_ATTRIBUTE_UNKNOWN; whatever else the call throws
 */
export async function suggestNearest<Answer>(
  call: () => Promise<Answer>,
  request: CategoryRequest,
): Promise<Answer> {
  try {
    return await call();
  } catch (error) {
    const isUnknown = error instanceof ServiceProblem && error.status === 404;
    const { resolved, settings, world } = request.session;
    if (!isUnknown || settings.baseUrl !== undefined) throw error;
    throw await describeUnknown(error, request, await openCatalogs(resolved, world));
  }
}

async function describeUnknown(
  error: ServiceProblem,
  { category, session }: CategoryRequest,
  catalogs: CatalogStore,
): Promise<PdoError> {
  const what = `${error.message.replace(/\.$/, "")}.`;
  const known = catalogs.findCategory(category);
  if (known) {
    const identifiers = known.catalog.attributes(category).map(({ identifier }) => identifier);
    return cliError({
      code: "PDO_ATTRIBUTE_UNKNOWN",
      what,
      seen: `The category asks for: ${identifiers.join(", ") || "nothing"}.`,
      nextStep: `Name one of them, or see them with pdo attributes ${category}.`,
    });
  }
  const language = session.settings.language ?? "en";
  const near = (
    await Promise.all(catalogs.channels().map((each) => nearIn(catalogs.catalog(each), category)))
  )
    .flat()
    .sort((one, other) => one.rank - other.rank)
    .slice(0, mostSuggested)
    .map(({ catalog, identifier }) => `${identifier} (${categoryPathText(catalog, identifier, language)})`);
  return cliError({
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

/** Identifiers with a small edit distance rank before those found by the words of the identifier. */
async function nearIn(catalog: Catalog, typed: string): Promise<NearCategory[]> {
  const { findCategories } = await import("../../catalog/search/category-search.ts");
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
