import { kindOf } from "../lint/checks.ts";
import type { RuleField, RulePack } from "../lint/rule.ts";
import type { LintedProduct } from "../lint/violation.ts";
import type { CategoryAttributes, CompletenessPart } from "./scorer.ts";

type TextField = keyof LintedProduct["fields"];

/**
 * Fields that every channel requests, with weights: displayed and searched ones most, then those for matching an offer.
 * https://support.google.com/merchants/answer/7052112 lists all of them as required, some only where they exist.
 */
const always: readonly (readonly [TextField | "identifier", weight: number])[] = [
  ["name", 5],
  ["description", 4],
  ["category", 2],
  ["brand", 2],
  ["identifier", 2],
  ["image", 2],
  ["id", 1],
];

/** Total weight of the attributes that a category requires, equal to that of a description. */
const attributesWeight = 4;

/**
 * The parts that count for a product: the fields above, those that a rule of the packs requires, and the category's required
 * attributes. A part is present or not, except that a manufacturer's part number is half an identifier.
 */
export function completenessParts(
  product: LintedProduct,
  packs: readonly RulePack[],
  attributes?: CategoryAttributes,
): readonly CompletenessPart[] {
  const further = requiredFields(packs).filter((field) => !coveredFields.has(field));
  return [
    ...always.map(([part, weight]) => ({ asked: part, share: shareOf(part, product), weight })),
    ...further.map((field) => ({ asked: field, share: shareOf(field, product), weight: 1 })),
    ...attributeParts(attributes),
  ];
}

/** The weighted mean of the shares, in [0, 100]; monotonic: filling a field never lowers it. */
export function completenessOf(parts: readonly CompletenessPart[]): number {
  const weights = parts.reduce((sum, { weight }) => sum + weight, 0);
  return weights === 0
    ? 100
    : (100 * parts.reduce((sum, { share, weight }) => sum + share * weight, 0)) / weights;
}

const coveredFields: ReadonlySet<RuleField> = new Set<RuleField>([
  ...always.map(([part]) => part).filter((part) => part !== "identifier"),
  "gtin",
  "mpn",
]);

const fieldsOfPacks = new WeakMap<readonly RulePack[], readonly TextField[]>();

/** Fields that a rule requires, or of which it requires a number of items. */
function requiredFields(packs: readonly RulePack[]): readonly TextField[] {
  const known = fieldsOfPacks.get(packs);
  if (known !== undefined) return known;
  const fields = packs
    .flatMap(({ rules }) => rules)
    .filter(({ check }) => kindOf(check).open(check).needsField)
    .map(({ field }) => field)
    .filter((field) => field !== "product");
  const unique = [...new Set(fields)];
  fieldsOfPacks.set(packs, unique);
  return unique;
}

function shareOf(part: TextField | "identifier", { fields }: LintedProduct): number {
  if (part !== "identifier") return isFilled(fields[part]) ? 1 : 0;
  if (isFilled(fields.gtin)) return 1;
  return isFilled(fields.mpn) ? 0.5 : 0;
}

function isFilled(text: string | undefined): boolean {
  return text !== undefined && /[\p{L}\p{N}]/u.test(text);
}

function attributeParts(attributes: CategoryAttributes | undefined): readonly CompletenessPart[] {
  const required = [...new Set(attributes?.requiredAttributes)];
  const stated = new Set(attributes?.statedAttributes);
  return required.map((identifier) => ({
    asked: `attribute:${identifier}`,
    share: stated.has(identifier) ? 1 : 0,
    weight: attributesWeight / required.length,
  }));
}
