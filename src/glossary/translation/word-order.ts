import type { Language } from "../../text/language.ts";
import type { GlossaryRole } from "../glossary-entry.ts";

/** A word in the target language, ready to be set beside others. */
export interface PlacedWord {
  readonly role: GlossaryRole;
  readonly text: string;
}

/** Where the properties of a thing stand, `type` being the thing, and what joins them to it. */
interface OrderPattern {
  readonly roles: readonly GlossaryRole[];
  readonly links: Partial<Record<GlossaryRole, string>>;
}

const patterns: Readonly<Record<Language, OrderPattern>> = {
  en: { roles: ["audience", "quality", "pattern", "color", "material", "type"], links: {} },
  de: {
    roles: ["type", "material", "audience", "quality", "pattern", "color"],
    links: { material: "aus", audience: "für" },
  },
  fr: {
    roles: ["type", "material", "quality", "pattern", "color", "audience"],
    links: { material: "en", audience: "pour" },
  },
  it: {
    roles: ["type", "material", "quality", "pattern", "color", "audience"],
    links: { material: "in", audience: "da" },
  },
};

/** Words that tie a property to the thing before it; the target language has its own. */
const linkWords: Readonly<Record<Language, Partial<Record<GlossaryRole, readonly string[]>>>> = {
  en: { material: ["in"], audience: ["for"] },
  de: { material: ["aus"], audience: ["fur"] },
  fr: { material: ["en", "de"], audience: ["pour"] },
  it: { material: ["in", "di"], audience: ["da", "per"] },
};

export function isLinkWord(folded: string, role: GlossaryRole, language: Language): boolean {
  return linkWords[language][role]?.includes(folded) ?? false;
}

/** The word that ties such a property to the thing before it: "in" for a material in Italian. */
export function linkBefore(role: GlossaryRole, language: Language): string {
  return patterns[language].links[role] ?? (role === "audience" ? "for" : "in");
}

export function canBePlaced(role: GlossaryRole): boolean {
  return patterns.en.roles.includes(role);
}

/** One thing and its properties in the order of the language: "sac en cuir noir", "black leather bag". */
export function orderWords(words: readonly PlacedWord[], language: Language): string {
  const { roles, links } = patterns[language];
  return roles
    .flatMap((role) => {
      const texts = words.filter((word) => word.role === role).map((word) => word.text);
      if (texts.length === 0) return [];
      const joined = language === "en" && role === "audience" ? texts.map(possessive) : texts;
      const link = links[role];
      return link === undefined || joined[0]?.startsWith("Unisex") ? joined : [link, ...joined];
    })
    .join(" ");
}

function possessive(word: string): string {
  if (/^unisex$/i.test(word)) return word;
  return word.endsWith("s") ? `${word}'` : `${word}'s`;
}
