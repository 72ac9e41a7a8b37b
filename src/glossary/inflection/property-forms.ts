import type { Language } from "../../text/language.ts";
import type { GlossaryEntry } from "../glossary-entry.ts";
import { frenchForms } from "./french-adjective.ts";
import { germanForms } from "./german-adjective.ts";
import { italianForms } from "./italian-adjective.ts";

/** What decides the forms of a property: its base form and what the word list says of it. */
export interface PropertyWord {
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

/** All forms in which a text may have the property: for reading. */
export function formsOfProperty(word: PropertyWord, language: Language): readonly string[] {
  const { base, inflected, isInvariable } = word;
  if (isInvariable || language === "en") return inflected ?? [base];
  if (language === "de") return [base, ...germanForms(inflected?.[1] ?? base).slice(inflected ? 0 : 1)];
  return fourForms(word, language);
}

/** Masculine, feminine and their plurals in French or Italian. */
export function fourForms(
  { base, inflected, isInvariable }: PropertyWord,
  language: "fr" | "it",
): readonly string[] {
  if (isInvariable) return [base, base, base, base];
  if (inflected?.length === 4) return inflected;
  return language === "fr" ? frenchForms(base) : italianForms(base);
}
