import type { Language } from "../../../nlp/language.ts";
import type { StatedFact } from "./stated-facts.ts";

/** A fact as the shop's own column calls it: "Contenance : 50 ml", "Coloris : Assortis", "Dimensions (W x D x H): 60 x 40 x 90 cm". */
export function ownLabelled(
  label: string,
  fact: StatedFact | undefined,
  language: Language,
): StatedFact | undefined {
  if (fact === undefined) return undefined;
  const own = ownLabels.find(
    (each) => each.language === language && each.column.test(label) && fact.line.startsWith(each.label),
  );
  if (own !== undefined) return { ...fact, line: fact.line.replace(own.label, own.own) };
  return withSides(label, fact, language);
}

/** What a shop's own column calls a topic, where the language has two words, or spellings, for it; `color` in small letters is a key of exports. */
const ownLabels: readonly {
  readonly language: Language;
  readonly column: RegExp;
  readonly label: string;
  readonly own: string;
}[] = [
  { language: "fr", column: /^\s*contenance\s*$/iu, label: "Capacité", own: "Contenance" },
  { language: "fr", column: /^\s*coloris\s*$/iu, label: "Couleur :", own: "Coloris :" },
  { language: "fr", column: /^\s*go[uû]ts?\s*$/iu, label: "Arôme :", own: "Goût :" },
  { language: "fr", column: /^\s*saveurs?\s*$/iu, label: "Arôme :", own: "Saveur :" },
  { language: "en", column: /^\s*Colors?\s*$/u, label: "Colour:", own: "Color:" },
];

/** The letters with which a language calls the sides of a thing. */
const sideLetters: Readonly<Record<Language, RegExp>> = {
  en: /^[LWDH]$/iu,
  de: /^[LBTH]$/iu,
  fr: /^[LPH]$/iu,
  it: /^[LPHA]$/iu,
};

const sidesOfLabel = /(?<![\p{L}])(\p{L})\s?[x×/]\s?(\p{L})(?:\s?[x×/]\s?(\p{L}))?(?!\p{L})/u;
const sizes =
  /^(\d+(?:[.,]\d+)?)\s?[x×*/]\s?(\d+(?:[.,]\d+)?)(?:\s?[x×*/]\s?(\d+(?:[.,]\d+)?))?\s?(mm|cm|m|in|inch(?:es)?)$/iu;

/** With the order of the sides that the column states, where the value has as many of them and the language calls them so. */
function withSides(label: string, fact: StatedFact, language: Language): StatedFact {
  const colon = fact.line.search(/\s?:\s/u);
  const value = fact.line.slice(colon).replace(/^\s?:\s/u, "");
  const letters =
    sidesOfLabel
      .exec(label)
      ?.slice(1)
      .flatMap((letter) => letter ?? []) ?? [];
  const numbers =
    sizes
      .exec(value)
      ?.slice(1, -1)
      .flatMap((number) => number ?? []) ?? [];
  const areSides = letters.length > 1 && letters.every((letter) => sideLetters[language].test(letter));
  if (colon < 1 || !areSides || letters.length !== numbers.length) return fact;
  const order = `(${letters.join(" x ")})`;
  const size = `${numbers.join(" x ")} ${sizes.exec(value)?.at(-1) ?? ""}`;
  const between = fact.line.slice(colon, fact.line.length - value.length);
  return {
    ...fact,
    value: fact.value === value ? `${size} ${order}` : fact.value,
    line: `${fact.line.slice(0, colon)} ${order}${between}${size}`,
  };
}

const ordered = /^(.*\S) (\(\p{L}(?: x \p{L}){1,2}\))(\s?:\s)(.*)$/u;

/** "Dimensions: 60 x 40 x 90 cm (W x D x H)" of "Dimensions (W x D x H): 60 x 40 x 90 cm": as a running list has them. */
export function withSidesBehind(point: string): string {
  return point.replace(ordered, "$1$3$4 $2");
}
