import { describe, expect, test } from "vitest";
import type { Language } from "../../../../src/nlp/language.ts";
import { composeDescription } from "../../../../src/tasks/description/compose/compose-description.ts";
import { glossaryOf } from "../../../../src/translation/glossary.ts";
import { createSmallStore } from "../../../translation/small-catalogs.ts";

const glossary = glossaryOf(createSmallStore());

function compose(language: Language, name: string, dimensions = "30 x 20 cm") {
  const facts = [
    { label: "color", text: "red" },
    { label: "material", text: "steel" },
    { label: "dimensions", text: dimensions },
  ];
  return composeDescription({ name, language, glossary, evidence: { facts }, labelled: [], said: "" });
}

describe("a set is pointed at, in the singular, and its measures stay a line", () => {
  test.each<[Language, string, RegExp]>([
    ["en", "Set of 4 Wine Glasses", /^This set of 4 wine glasses (?:in red )?is made of steel/u],
    ["en", "Baking dish set 3 piece", /^This 3-piece baking dish set (?:in red )?is made of steel/u],
    ["en", "5 piece cutlery set", /^This 5-piece cutlery set (?:in red )?is made of steel/u],
    ["en", "Pair of candles", /^This pair of candles (?:in red )?is made of steel/u],
    [
      "de",
      "Handtücher 6er-Set",
      /^Dieses 6er-Set Handtücher in Rot (?:besteht aus Stahl|ist aus Stahl gefertigt)/u,
    ],
    ["de", "Becher 4er Set", /^Dieses 4er-Set Becher in Rot (?:besteht|ist)/u],
    ["de", "Ofenform Set 3-teilig", /^Dieses 3-teilige Ofenform-Set in Rot (?:besteht|ist)/u],
    ["de", "Pfannenset 3-teilig", /^Dieses 3-teilige Pfannenset in Rot (?:besteht|ist)/u],
    ["fr", "Lot de 4 verres à vin", /^Ce lot de 4 verres à vin (?:en acier est|est en acier)/u],
    ["fr", "Ensemble de 4 chaises", /^Cet ensemble de 4 chaises (?:en acier est|est en acier)/u],
    ["fr", "Verres à vin lot de 6", /^Ce lot de 6 verres à vin (?:en acier est|est en acier)/u],
    ["it", "Set 3 pirofile", /^Questo set di 3 pirofile (?:in acciaio è|è in acciaio)/u],
    ["it", "Coppia candele", /^Questa coppia di candele (?:in acciaio è|è in acciaio)/u],
    ["it", "Asciugamani set 6 pezzi", /^Questo set di 6 asciugamani (?:in acciaio è|è in acciaio)/u],
  ])("%s: %s", (language, name, wanted) => {
    const composed = compose(language, name);
    expect(composed?.sentences).toEqual([expect.stringMatching(wanted)]);
    expect(composed?.lines).toEqual([expect.stringContaining("30 x 20 cm")]);
  });
});

describe("what holds the pieces is of another material: the sentence is about them", () => {
  test.each<[Language, string, RegExp]>([
    ["en", "Pack of 4 Candles", /^These 4 candles (?:in red )?are made of steel/u],
    ["fr", "Coffret 3 bougies", /^Ces 3 bougies (?:en acier )?sont/u],
    ["it", "Confezione da 3 candele", /^Queste 3 candele (?:in acciaio )?sono/u],
  ])("%s: %s", (language, name, wanted) => {
    expect(compose(language, name)?.sentences[0]).toMatch(wanted);
  });
});

describe("a set of different things, of one, or of nobody knows what leaves a list", () => {
  test.each<[Language, string]>([
    ["en", "Set of 4 Plates and Bowls"],
    ["en", "Set of 1 Candles"],
    ["en", "Set of 4 Zorbs"],
    ["de", "Teller und Tassen 6er-Set"],
    ["de", "Zorb Set 3-teilig"],
    ["fr", "Lot de 4 verres avec carafe"],
    ["fr", "Lot de 4 zorbs"],
    ["it", "Set 3 pirofile con coperchio"],
    ["it", "Set 3 zorbi"],
  ])("%s: %s", (language, name) => {
    expect(compose(language, name)?.sentences).toEqual([]);
  });
});
