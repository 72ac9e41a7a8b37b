import type { Glossary } from "../../../glossary/glossary.ts";
import type { Language } from "../../../text/language.ts";
import { foldText } from "../../../text/normal-form.ts";
import { mendPunctuation } from "./mend-punctuation.ts";
import { findNameParts, type NameAttribute } from "./name-parts.ts";

export interface ComposedName {
  readonly name: string;
  /** What was recognised: "product type Handbag", "color Black". Empty where the name states too little. */
  readonly recognised: readonly string[];
}

const attributeOrder = ["audience", "pattern", "color", "material", "size", "measure"] as const;
const roleNames: Readonly<Partial<Record<NameAttribute["role"], string>>> = { color: "colour" };
const leadingBrand = /^(\p{Lu}[\p{L}\d&'’.-]+) [-–—] (?=\p{Lu}|\d)(?=\S+\s(?![&+])\S)/u;

/**
 * The name in the order that shops use: brand and product first, then what tells variants apart (pattern,
 * colour, material, size, measures), with a comma between. Only words of the name, every one of them.
 */
export function composeName(name: string, language: Language, glossary: Glossary): ComposedName {
  const { type, attributes } = findNameParts(name, language, glossary);
  const recognised = [
    ...(type === undefined ? [] : [`product type ${type}`]),
    ...attributes.map(({ role, text }) => `${roleNames[role] ?? role} ${text}`),
  ];
  const core = joinBrand(withoutSpans(name, attributes), language, glossary);
  if (!/\p{L}{2}|\d{3}/u.test(core)) return { name, recognised };
  const tail = attributeOrder.flatMap((role) =>
    attributes.filter((found) => found.role === role).map(({ text }) => text),
  );
  return { name: [spellAudience(core), ...tail].join(", "), recognised };
}

function withoutSpans(name: string, attributes: readonly NameAttribute[]): string {
  let rest = name;
  for (const { start, end } of attributes.toReversed()) rest = `${rest.slice(0, start)} ${rest.slice(end)}`;
  return mendPunctuation(rest.replace(/\s([-–—|,;])(?=\s*(?:[-–—|,;]\s|$))/gu, " "));
}

/** "Kiddy - Siège Auto" is a brand and a thing; a word that the glossary knows is no brand. */
function joinBrand(name: string, language: Language, glossary: Glossary): string {
  const brand = leadingBrand.exec(name)?.[1];
  if (brand === undefined || glossary.roleOf(foldText(brand), language) !== undefined) return name;
  return name.replace(leadingBrand, "$1 ");
}

/** "Watch - For Men" is one noun phrase. */
function spellAudience(name: string): string {
  return name.replace(/\s[-–—]\s(?:For(?=\s\p{Lu})|for(?=\s))/u, " for");
}
