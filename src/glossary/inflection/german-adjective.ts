import type { Gender } from "../glossary-entry.ts";

export type GermanCase = "nominative" | "accusative" | "dative";

/** What an adjective agrees with. */
export interface GermanAgreement {
  readonly gender: Gender;
  readonly isPlural: boolean;
  readonly case: GermanCase;
  /** Behind a definite article the endings are weak. */
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

function germanEnding({ gender, isPlural, case: asked, hasArticle }: GermanAgreement): string {
  return (hasArticle ? weak : strong)[asked][isPlural ? 3 : places[gender]];
}

/** The adjective before its noun. `stem` takes the ending: dunkl for dunkel. */
export function declineGerman(stem: string, agreement: GermanAgreement): string {
  const bare = stem.endsWith("e") ? stem.slice(0, -1) : stem;
  return bare + germanEnding(agreement);
}

/** All forms of the word, the base first. */
export function germanForms(base: string, stem: string = base): string[] {
  const bare = stem.endsWith("e") ? stem.slice(0, -1) : stem;
  return [base, ...["e", "er", "es", "en", "em"].map((ending) => bare + ending)];
}
