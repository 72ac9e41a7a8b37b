import { createFault, type SourceFault } from "../../source-fault.ts";
import { type AttributeRow, type CategoryRow, noCategory } from "../source-records.ts";
import { type AttributeAnswers, createAttributeAnswers } from "./attribute-values.ts";
import { compareLists } from "./compare-lists.ts";
import { joinNames, type LanguageNames } from "./language-names.ts";
import type { AttributeLink, AttributeList, CategoryList, ListedAttribute, ListedCategory } from "./lists.ts";

export interface JoinedLists {
  readonly categories: readonly CategoryRow[];
  readonly attributes: readonly AttributeRow[];
  readonly faults: readonly SourceFault[];
  readonly warnings: readonly string[];
}

/**
 * Joins the languages of one release by identifier. The first list of each kind gives structure and order.
 * @param categoryLists the best first, like `attributeLists`
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
  const asked = new Set(attributes.map(({ identifier }) => identifier));
  const unasked = values.attributes
    .filter(({ handle }) => !asked.has(handle))
    .flatMap((attribute) => unaskedRow(attribute, answers, names) ?? []);
  return {
    categories,
    attributes: [...attributes, ...unasked],
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

/** A base attribute that no category links by its own name is the channel's all the same. */
function unaskedRow(
  { identifier: baseIdentifier, handle, name, origin }: ListedAttribute,
  answers: AttributeAnswers,
  names: LanguageNames,
): AttributeRow | undefined {
  const answer = answers.find({ baseIdentifier, handle, name, isMeasurement: false, origin });
  if (answer === undefined) return undefined;
  const own = { identifier: handle, names: names.attributes.get(handle) ?? {}, terms: {}, origin };
  return { ...own, categoryIdentifier: noCategory, requirementLevel: "optional", ...answer };
}

/** Told once, not at each of the links. */
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
