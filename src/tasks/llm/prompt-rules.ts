import { kindOf } from "../../lint/checks.ts";
import { type NamePart, type NamePattern, namingOf, type Rule, type RulePack } from "../../lint/rule.ts";
import type { Language } from "../../nlp/language.ts";

/** What a prompt says of the user's glossary, where there is one: alike for all records. */
export const glossaryLines: readonly string[] = [
  'Write each word that is a key of "terms" with the word that stands there (inflected as needed), and each name of "names" letter by letter.',
];

/** The packs' rules at error level about a field, one line each, none twice; empty without packs. */
export function ruleLines(
  packs: readonly RulePack[],
  about: "name" | "description",
  language: Language,
): readonly string[] {
  const rules = packs
    .flatMap((pack) => pack.rules)
    .filter((rule) => rule.field === about && rule.level === "error" && isAsked(rule, language));
  const byCheck = new Map(rules.map((rule) => [JSON.stringify(rule.check), rule.summary]));
  return [...new Set(byCheck.values())];
}

/**
 * What every prompt asks for in its own words is not asked again. Lengths of names are told once for all packs, and those of
 * descriptions are far beyond what is asked for; in which language it is written, the request decides.
 */
function isAsked({ check, languages }: Rule, language: Language): boolean {
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

/** What the packs want names to be made of, and how long. */
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
