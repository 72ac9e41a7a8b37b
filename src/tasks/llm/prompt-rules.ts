import { kindOf } from "../../lint/checks.ts";
import { type NamePart, type NamePattern, namingOf, type Rule, type RulePack } from "../../lint/rule.ts";
import type { Language } from "../../nlp/language.ts";

/** The prompt's lines on the user's glossary: the same for all records. */
export const glossaryLines: readonly string[] = [
  'Write each word that is a key of "terms" with the word that stands there (inflected as needed), and each name of "names" letter by letter.',
];

/** The packs' rules at error level for a field, one line each, without duplicates; empty without packs. */
export function ruleLines(
  packs: readonly RulePack[],
  about: "name" | "description",
  language: Language,
): readonly string[] {
  const rules = packs
    .flatMap((pack) => pack.rules)
    .filter((rule) => rule.field === about && rule.level === "error" && isListed(rule, language));
  const byCheck = new Map(rules.map((rule) => [JSON.stringify(rule.check), rule.summary]));
  return [...new Set(byCheck.values())];
}

/**
 * Excludes rules that other lines of the prompt cover (lengths of names), that the requested length makes irrelevant (lengths of
 * descriptions), or that the request determines (language).
 */
function isListed({ check, languages }: Rule, language: Language): boolean {
  return kindOf(check).settledBy === undefined && (languages?.includes(language) ?? true);
}

const partNames: Readonly<Record<NamePart, string>> = {
  brand: "brand",
  type: "kind of product",
  model: "model or line",
  audience: "audience",
  variety: "variety",
  color: "colour",
  material: "material",
  pattern: "pattern",
  size: "size",
  measure: "quantity or measure",
  pack: "pack size",
  specification: "technical specification",
  rest: "further words",
};

/** The packs' requirements on the parts and the length of names. */
export function namingLines(packs: readonly RulePack[]): readonly string[] {
  const naming = namingOf(packs);
  return naming === undefined ? [] : [...lengthLines(naming), ...partLines(naming)];
}

function lengthLines({ maxLength, recommendedLength }: NamePattern): readonly string[] {
  const early =
    recommendedLength === undefined ? "" : `; the kind of product within the first ${recommendedLength}`;
  return [`At most ${maxLength} characters${early}.`];
}

function partLines({ wants = [], forbids }: NamePattern): readonly string[] {
  const list = (parts: readonly NamePart[]) => parts.map((part) => partNames[part]).join(", ");
  return [
    ...(wants.length > 0 ? [`Wanted where the record states it: ${list(wants)}.`] : []),
    ...(forbids.length > 0 ? [`Not in the name, whatever is said above: ${list(forbids)}.`] : []),
  ];
}
