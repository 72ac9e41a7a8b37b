import type { Language } from "../../nlp/language.ts";
import type { Gender, GlossaryEntry } from "../glossary-entry.ts";

/** The inflection data of a property: its base form and the grammar of the word list. */
interface PropertyWord {
  readonly base: string;
  readonly inflected?: readonly string[];
  readonly isInvariable: boolean;
}

export function propertyWord(
  { forms, grammar }: GlossaryEntry,
  language: Language,
): PropertyWord | undefined {
  const base = forms[language]?.[0];
  if (base === undefined) return undefined;
  const { inflected, isInvariable, isPhrase } = grammar?.[language] ?? {};
  const isFixed = isInvariable === true || isPhrase === true;
  return inflected === undefined
    ? { base, isInvariable: isFixed }
    : { base, inflected, isInvariable: isFixed };
}

/** All forms of a property that are recognized in texts. */
export function formsOfProperty(word: PropertyWord, language: Language): readonly string[] {
  const { base, inflected, isInvariable } = word;
  if (isInvariable || language === "en") return inflected ?? [base];
  if (language === "de") return [base, ...germanForms(inflected?.[1] ?? base).slice(inflected ? 0 : 1)];
  return fourForms(word, language);
}

/** Masculine, feminine, masculine plural, feminine plural in French or Italian. */
export function fourForms(
  { base, inflected, isInvariable }: PropertyWord,
  language: "fr" | "it",
): readonly string[] {
  if (isInvariable) return [base, base, base, base];
  if (inflected?.length === 4) return inflected;
  return language === "fr" ? frenchForms(base) : italianForms(base);
}

/** Masculine, feminine, masculine plural, feminine plural of a regular adjective. */
export function frenchForms(base: string): [string, string, string, string] {
  const feminine = feminineOf(base);
  return [base, feminine, pluralOf(base), pluralOf(feminine)];
}

const feminineEndings: readonly (readonly [RegExp, string])[] = [
  [/e$/, "e"],
  [/(?<=(?:bl|fr)an)c$/, "che"],
  [/sec$/, "sèche"],
  [/frais$/, "fraîche"],
  [/(?<=lon)g$/, "gue"],
  [/(?<=dou)x$/, "ce"],
  [/(?:gro|ba|gra|épai)s$/, "$&se"],
  [/vieux$/, "vieille"],
  [/eux$/, "euse"],
  [/if$/, "ive"],
  [/er$/, "ère"],
  [/(el|ul|en|on)$/, "$&"],
  [/eau$/, "elle"],
  [/c$/, "que"],
];

function feminineOf(base: string): string {
  for (const [ending, feminine] of feminineEndings) {
    if (!ending.test(base)) continue;
    if (feminine === "$&") return `${base}${base.slice(-1)}e`;
    return base.replace(ending, feminine);
  }
  return `${base}e`;
}

function pluralOf(singular: string): string {
  if (/[sx]$/.test(singular)) return singular;
  if (/eau$/.test(singular)) return `${singular}x`;
  return /al$/.test(singular) ? `${singular.slice(0, -2)}aux` : `${singular}s`;
}

export type GermanCase = "nominative" | "accusative" | "dative";

/** The features with which a German adjective agrees. */
export interface GermanAgreement {
  readonly gender: Gender;
  readonly isPlural: boolean;
  readonly case: GermanCase;
  /** Whether a definite article precedes, which takes the weak declension. */
  readonly hasArticle?: boolean;
}

/** Endings without an article (Duden, Die Grammatik: strong declension) by case, in the order m, f, n, plural. */
const strong: Readonly<Record<GermanCase, readonly [string, string, string, string]>> = {
  nominative: ["er", "e", "es", "e"],
  accusative: ["en", "e", "es", "e"],
  dative: ["em", "er", "em", "en"],
};
const weak: Readonly<Record<GermanCase, readonly [string, string, string, string]>> = {
  nominative: ["e", "e", "e", "en"],
  accusative: ["en", "e", "e", "en"],
  dative: ["en", "en", "en", "en"],
};
const places: Readonly<Record<Gender, 0 | 1 | 2>> = { m: 0, f: 1, n: 2 };

function germanEnding({ gender, isPlural, case: name, hasArticle }: GermanAgreement): string {
  return (hasArticle ? weak : strong)[name][isPlural ? 3 : places[gender]];
}

/** Declines an adjective before its noun. `stem` is the form that takes the ending: dunkl for dunkel. */
export function declineGerman(stem: string, agreement: GermanAgreement): string {
  const bare = stem.endsWith("e") ? stem.slice(0, -1) : stem;
  return bare + germanEnding(agreement);
}

/** All forms of an adjective, the base first. */
export function germanForms(base: string, stem: string = base): string[] {
  const bare = stem.endsWith("e") ? stem.slice(0, -1) : stem;
  return [base, ...["e", "er", "es", "en", "em"].map((ending) => bare + ending)];
}

/** Masculine, feminine, masculine plural, feminine plural of a regular adjective; other endings have one form. */
export function italianForms(base: string): [string, string, string, string] {
  if (base.endsWith("e")) return [base, base, `${base.slice(0, -1)}i`, `${base.slice(0, -1)}i`];
  if (!base.endsWith("o")) return [base, base, base, base];
  const stem = base.slice(0, -1);
  return [base, `${stem}a`, masculinePlural(stem), femininePlural(stem)];
}

/** Elettrico, elettrici, but bianco, bianchi and largo, larghi; grigio, grigi. */
function masculinePlural(stem: string): string {
  if (stem === "antic") return "antichi";
  if (/ic$/.test(stem) && !/(?:r|c)ic$/.test(stem)) return `${stem}i`;
  if (/ric$/.test(stem)) return stem === "caric" || stem === "ricaric" ? `${stem}hi` : `${stem}i`;
  if (/[cg]$/.test(stem)) return `${stem}hi`;
  return stem.endsWith("i") ? stem : `${stem}i`;
}

function femininePlural(stem: string): string {
  if (/[cg]$/.test(stem)) return `${stem}he`;
  return /[^aeiou][cg]i$/.test(stem) ? `${stem.slice(0, -1)}e` : `${stem}e`;
}
