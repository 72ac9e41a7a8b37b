import type { Language } from "../../api/vocabulary.ts";
import { canonicalUnit } from "../../nlp/units.ts";
import type { Names } from "../model.ts";
import { createFault, type Origin, type SourceFault } from "../source-faults.ts";
import { type AttributeRow, type CategoryRow, type ListedValue, noCategory } from "./source-records.ts";

interface JoinedLists {
  readonly categories: readonly CategoryRow[];
  readonly attributes: readonly AttributeRow[];
  readonly faults: readonly SourceFault[];
  readonly warnings: readonly string[];
}

/**
 * Joins the languages of one release by identifier. The first list of each kind gives structure and order.
 * @param categoryLists the preferred language first, like `attributeLists`
 */
export function joinLists(
  categoryLists: readonly CategoryList[],
  attributeLists: readonly AttributeList[],
): JoinedLists {
  const [master] = categoryLists;
  const [values] = attributeLists;
  if (master === undefined) return { categories: [], attributes: [], faults: [], warnings: [] };
  const names = joinNames(categoryLists, attributeLists);
  const categories = master.categories.map((category) => categoryRow(category, names));
  const warnings = compareLists(categoryLists, attributeLists);
  if (values === undefined) {
    return { categories, attributes: [], faults: missingAttributes(master), warnings };
  }
  const answers = createAttributeAnswers(values, names.values);
  const faults: SourceFault[] = [];
  const attributes = master.categories.flatMap((category) =>
    category.attributes.flatMap((link) => attributeRow(category, link, { answers, names, faults }) ?? []),
  );
  const used = new Set(attributes.map(({ identifier }) => identifier));
  const unused = values.attributes
    .filter(({ handle }) => !used.has(handle))
    .flatMap((attribute) => unusedRow(attribute, answers, names) ?? []);
  return {
    categories,
    attributes: [...attributes, ...unused],
    faults,
    warnings: [...warnings, ...answerWarnings(answers)],
  };
}

function categoryRow(
  { identifier, parentIdentifier, origin }: ListedCategory,
  names: LanguageNames,
): CategoryRow {
  return {
    identifier,
    ...(parentIdentifier === undefined ? {} : { parentIdentifier }),
    names: names.categories.get(identifier) ?? {},
    terms: {},
    origin,
  };
}

interface Joining {
  readonly answers: AttributeAnswers;
  readonly names: LanguageNames;
  readonly faults: SourceFault[];
}

function attributeRow(
  { identifier: categoryIdentifier }: ListedCategory,
  link: AttributeLink,
  { answers, names, faults }: Joining,
): AttributeRow | undefined {
  const answer = answers.find(link);
  if (answer === undefined) {
    const what = `The attribute ${link.handle} is in no attributes.json.`;
    faults.push(createFault(link.origin, what, "Take both files from the same release."));
    return undefined;
  }
  const { handle: identifier, origin } = link;
  const own = { identifier, names: names.attributes.get(identifier) ?? {}, terms: {}, origin };
  return { ...own, categoryIdentifier, requirementLevel: "recommended", ...answer };
}

/** Base attributes that no category links directly still belong to the channel. */
function unusedRow(
  { identifier: baseIdentifier, handle, name, origin }: ListedAttribute,
  answers: AttributeAnswers,
  names: LanguageNames,
): AttributeRow | undefined {
  const answer = answers.find({ baseIdentifier, handle, name, isMeasurement: false, origin });
  if (answer === undefined) return undefined;
  const own = { identifier: handle, names: names.attributes.get(handle) ?? {}, terms: {}, origin };
  return { ...own, categoryIdentifier: noCategory, requirementLevel: "optional", ...answer };
}

/** Reported once instead of at every link. */
function missingAttributes({ file, categories }: CategoryList): SourceFault[] {
  if (!categories.some(({ attributes }) => attributes.length > 0)) return [];
  return [
    createFault(
      { file, line: 0 },
      "The categories ask for attributes, but no attributes.json is there.",
      "Name attributes.json of the same release too, or taxonomy.json, which has both.",
    ),
  ];
}

function answerWarnings(answers: AttributeAnswers): string[] {
  const [open] = answers.withoutUnit;
  const asText = `${counted(answers.withoutUnit.size, "measurement")} without a known unit taken as free text, for example ${open}.`;
  return open === undefined ? [] : [asText];
}

function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? "" : "s"}`;
}

/** The definition of an attribute; the same object for every category that links it. */
type AttributeAnswer = Pick<AttributeRow, "kind" | "dimension" | "unit" | "values">;

interface AttributeAnswers {
  /** Undefined where no file defines the attribute. */
  find(link: AttributeLink): AttributeAnswer | undefined;
  /** Handles of measurements without a known unit, imported as free text. */
  readonly withoutUnit: ReadonlySet<string>;
}

/**
 * Finds a linked attribute by its number, which an extended one shares with its base, else by its handle.
 * @param valueNames by the value's number
 */
function createAttributeAnswers(
  { attributes }: AttributeList,
  valueNames: ReadonlyMap<string, Names>,
): AttributeAnswers {
  const byNumber = new Map(attributes.map((attribute) => [attribute.identifier, attribute]));
  const byHandle = new Map(
    attributes.flatMap((attribute) =>
      [attribute, ...attribute.extended].map(({ handle }) => [handle, attribute] as const),
    ),
  );
  const answers = new Map<ListedAttribute, AttributeAnswer>();
  const withoutUnit = new Set<string>();
  return {
    find: (link) => {
      const base = byNumber.get(link.baseIdentifier) ?? byHandle.get(link.handle);
      if (base === undefined) return undefined;
      const isMeasurement = link.isMeasurement || base.measurement !== undefined;
      const known = answers.get(base);
      const answer =
        known ?? (isMeasurement ? measured(base) : { kind: "closed", values: listed(base, valueNames) });
      answers.set(base, answer);
      if (answer.kind === "open") withoutUnit.add(link.handle);
      return answer;
    },
    withoutUnit,
  };
}

function listed({ values }: ListedAttribute, names: ReadonlyMap<string, Names>): ListedValue[] {
  return values.map(({ identifier, origin }) => ({
    identifier,
    names: names.get(identifier) ?? {},
    terms: {},
    origin,
  }));
}

/** Uses the first of its units that pdo knows. */
function measured({ measurement }: ListedAttribute): AttributeAnswer {
  for (const unit of measurement?.units ?? []) {
    const known = canonicalUnit(unit.replaceAll("_", " ").toLowerCase()) ?? canonicalUnit(unit);
    if (known) return { kind: "measure", ...known };
  }
  return { kind: "open" };
}

/** Differences between the languages: versions, and identifiers that one lacks. */
function compareLists(
  categoryLists: readonly CategoryList[],
  attributeLists: readonly AttributeList[],
): string[] {
  const all = [...categoryLists, ...attributeLists];
  const [master] = all;
  const versions = all
    .filter(({ version }) => version !== master?.version)
    .map(
      ({ file, version }) =>
        `${file} is of version ${version || "unknown"}, ${master?.file} of ${master?.version || "unknown"}.`,
    );
  return [
    ...versions,
    ...compareAll(categoryLists, "categories", ({ categories }) =>
      categories.map(({ identifier }) => identifier),
    ),
    ...compareAll(attributeLists, "values", ({ attributes }) =>
      attributes.flatMap(({ values }) => values.map(({ identifier }) => identifier)),
    ),
  ];
}

function compareAll<List extends CategoryList | AttributeList>(
  [master, ...others]: readonly List[],
  subject: string,
  identifiersOf: (list: List) => readonly string[],
): string[] {
  if (master === undefined) return [];
  const ours = new Set(identifiersOf(master));
  return others.flatMap((other) => {
    const theirs = new Set(identifiersOf(other));
    const unnamed = [...ours].filter((identifier) => !theirs.has(identifier)).length;
    const unknown = [...theirs].filter((identifier) => !ours.has(identifier)).length;
    if (unnamed + unknown === 0) return [];
    return [
      `${other.file}: ${unnamed} ${subject} have no name in ${other.language}, ${unknown} are passed over.`,
    ];
  });
}

type NamesByKey = ReadonlyMap<string, Names>;

/** Names from all languages joined by identifier; equal names share one object. */
interface LanguageNames {
  readonly categories: NamesByKey;
  /** By handle. */
  readonly attributes: NamesByKey;
  readonly values: NamesByKey;
}

function joinNames(
  categoryLists: readonly CategoryList[],
  attributeLists: readonly AttributeList[],
): LanguageNames {
  const categories = new Map<string, Names>();
  const attributes = new Map<string, Names>();
  const values = new Map<string, Names>();
  for (const { language, categories: listed } of categoryLists) {
    const setCategory = nameSetter(categories, language);
    const setAttribute = nameSetter(attributes, language);
    for (const category of listed) {
      setCategory(category.identifier, category.name);
      for (const { handle, name } of category.attributes) setAttribute(handle, name);
    }
  }
  for (const { language, attributes: listed } of attributeLists) {
    const setAttribute = nameSetter(attributes, language);
    const setValue = nameSetter(values, language);
    for (const attribute of listed) {
      for (const { handle, name } of [attribute, ...attribute.extended]) setAttribute(handle, name);
      for (const value of attribute.values) setValue(value.identifier, value.name);
    }
  }
  return { categories, attributes, values };
}

/** The first name of a language is retained. */
function nameSetter(names: Map<string, Names>, language: Language) {
  return (key: string, name: string) => {
    const known = names.get(key) ?? {};
    if (name !== "") known[language] ??= name;
    names.set(key, known);
  };
}

/** The content of a release in one language, as far as a catalog can represent it. */
export interface CategoryList {
  readonly file: string;
  readonly language: Language;
  readonly version: string;
  readonly categories: readonly ListedCategory[];
}

export interface ListedCategory {
  /** `aa-1-1`. */
  readonly identifier: string;
  readonly parentIdentifier: string | undefined;
  readonly name: string;
  readonly attributes: readonly AttributeLink[];
  readonly origin: Origin;
}

/** An attribute as a category names it. */
export interface AttributeLink {
  /** The base's number: an extended attribute has no number of its own. */
  readonly baseIdentifier: string;
  readonly handle: string;
  readonly name: string;
  readonly isMeasurement: boolean;
  readonly origin: Origin;
}

export interface AttributeList {
  readonly file: string;
  readonly language: Language;
  readonly version: string;
  readonly attributes: readonly ListedAttribute[];
}

/** A base attribute. */
export interface ListedAttribute {
  readonly identifier: string;
  readonly handle: string;
  readonly name: string;
  /** Handles and names of the attributes that share this one's values. */
  readonly extended: readonly { readonly handle: string; readonly name: string }[];
  readonly values: readonly { readonly identifier: string; readonly name: string; readonly origin: Origin }[];
  /** Undefined for a list of values. */
  readonly measurement: { readonly units: readonly string[] } | undefined;
  readonly origin: Origin;
}
