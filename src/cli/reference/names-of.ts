import { type Language, languages } from "../../contract/vocabulary.ts";

/** The contract's map of names as plain names by language. */
export function namesOf(
  map: Readonly<Record<Language, { readonly name: string }>>,
): Record<Language, string> {
  const [en, de, fr, it] = languages;
  return { en: map[en].name, de: map[de].name, fr: map[fr].name, it: map[it].name };
}
