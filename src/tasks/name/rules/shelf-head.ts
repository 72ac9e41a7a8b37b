import type { Language } from "../../../nlp/language.ts";
import { foldText } from "../../../nlp/normalizer.ts";
import type { KnownProduct } from "./cleaning-step.ts";

/** In letters: of a short form, and of what it must lack. */
const [shortestRun, fewestMissing] = [4, 2];

/**
 * The thing that the shop's own category names in the plural, where a name's first short form begins it: "circolatore" for "Circol." among
 * "CIRCOLATORI". Undefined where its singular is not sure; German ones never are.
 */
export function headOfShelf(
  run: string,
  start: number,
  { shelf = "" }: Pick<KnownProduct, "shelf">,
  language: Language,
): string | undefined {
  if (start > 0 || run.length < shortestRun) return undefined;
  const begun = (shelf.toLowerCase().match(/\p{L}+/gu) ?? []).filter(
    (word) => foldText(word).startsWith(run) && word.length >= run.length + fewestMissing,
  );
  const [only, other] = new Set(begun);
  return only === undefined || other !== undefined ? undefined : singular(only, language);
}

function singular(word: string, language: Language): string | undefined {
  const [plural, one] = plurals[language] ?? [];
  return plural === undefined || !plural.test(word) ? undefined : word.replace(plural, one ?? "");
}

/** Plurals with one singular alone. */
const plurals: Readonly<Partial<Record<Language, readonly [plural: RegExp, singular: string]>>> = {
  en: [/(?<=[^aeious])s$|(?<=[^iv]e)(?<!(?:[sxz]|[cs]h)e)s$/u, ""],
  fr: [/(?<=[^sau])s$/u, ""],
  it: [/(?<=t[ou]r|sor|[zs]ion)i$/u, "e"],
};
