import { describe, expect, test } from "vitest";
import type { Language } from "../../../../src/nlp/language.ts";
import { readWords } from "../../../../src/nlp/stemmer.ts";
import { withOwnKeywords } from "../../../../src/tasks/description/rules/own-keywords.ts";

/** The terms with the shop's own ones. */
function termsOf(
  language: Language,
  [name, found]: readonly [name: string, found: string],
  keywords: string,
  kinds: readonly string[] = [],
): readonly string[] {
  return withOwnKeywords([found], { own: { keywords }, name, language }, readWords(name), {
    isOfKind: (keyword) => kinds.includes(keyword),
  });
}

describe("a bag of the shop's search words without commas", () => {
  test.each<readonly [Language, string, string, string, string]>([
    [
      "it",
      "Set scopa rotante con secchio",
      "secchio",
      "scopa rotante secchio pavimenti casa",
      "scopa rotante",
    ],
    ["fr", "Lampe torche LED étanche", "lampe", "lampe torche camping nuit phare", "lampe torche"],
    [
      "de",
      "Dosenöffner Edelstahl 20 cm",
      "Dosenöffner",
      "dosenöffner edelstahl küche manuell",
      "dosenöffner edelstahl",
    ],
  ])("%s: gives what it begins with where the name has it so", (language, name, found, bag, wanted) => {
    expect(termsOf(language, [name, found], bag)).toContain(wanted);
  });

  test("gives the last part of a German compound, and compounds of it whose parts are said", () => {
    const name = "Kräutermühle Holz für Salz und Pfeffer";
    expect(termsOf("de", [name, "Kräutermühle"], "mühle salzmühle kaffeemühle pfeffermühle")).toEqual([
      "Kräutermühle",
      "mühle",
      "salzmühle",
      "pfeffermühle",
    ]);
    expect(termsOf("de", ["50 Backförmchen Papier", "Backförmchen"], "cupcake papierförmchen")).toEqual([
      "Backförmchen",
      "papierförmchen",
    ]);
  });
});

test.each<readonly [Language, string, string, string]>([
  ["de", "Isomatte Trail", "luftmatratze", "zelt"],
  ["en", "Trail Sleeping Mat", "airbed", "tent"],
  ["fr", "Tapis de sol Trail", "matelas", "tente"],
  ["it", "Stuoia Trail", "materassino", "tenda"],
])(
  "%s: another noun for things of the category is kept, that for another thing is not",
  (language, name, other, foreign) => {
    expect(termsOf(language, [name, name], `${other}, ${foreign}`, [other])).toEqual([name, other]);
  },
);

test("an English bag of words that is no phrase of the row gives none", () => {
  const name = "Set of 3 Tea Coffee Sugar Canisters";
  expect(termsOf("en", [name, ""], "tea coffee sugar set kitchen storage jars")).toEqual([""]);
});

test.each<readonly [Language, string, string]>([
  ["it", "Olio extravergine di oliva", "olio evo"],
  ["fr", "Huile de tournesol", "huile végétale"],
  ["en", "Frying Pan 28cm", "skillet pan"],
])("%s: a noun of the kind that the row does not say stands behind its own", (language, name, other) => {
  expect(termsOf(language, [name, name], `${other}, x`, [other])).toEqual([name, other]);
});
