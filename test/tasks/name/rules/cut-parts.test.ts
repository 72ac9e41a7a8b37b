import { describe, expect, it } from "vitest";
import { nativeName } from "./native-name.ts";

describe("a German compound whose parts are cut short", () => {
  it.each([
    ["ERDB.-KONF. EXTRA 340G", "Feine Erdbeerkonfitüre aus dem Topf.", "Erdbeerkonfitüre Extra 340 g"],
    ["BLUTDR.-MESSGER. OBERARM", "Ein Blutdruckmessgerät für den Oberarm.", "Blutdruckmessgerät Oberarm"],
    // The row has two such words.
    ["ERDB.-KONF. EXTRA 340G", "Erdbeerkonfitüre oder Erdbeerkonfekt.", /-Konf\./u],
  ])("is written as the row has it: %s (%s)", (name, description, native) => {
    if (typeof native === "string") expect(nativeName(name, "de", { description })).toBe(native);
    else expect(nativeName(name, "de", { description })).toMatch(native);
  });
});

describe("what begins as the maker does", () => {
  it.each([
    ["fr", "FILT. HUILE 208 1.2", "Filtrex", "Filtre à huile", /Filtrex Filtre/u],
    ["it", "FILT. OLIO PANDA 1.2", "Filtrex", "Filtro olio motore.", /Filtrex Filtro/u],
    ["fr", "DENT. BLANCH. 75ML", "Dentalis", "Dentifrice blancheur.", /Dentalis Dentifrice/u],
  ] as const)(
    "is the thing where the row or the lists say so: %s: %s",
    (language, name, brand, description, native) => {
      expect(nativeName(name, language, { brand, description })).toMatch(native);
    },
  );
});

describe("short forms of German lists", () => {
  it.each([
    ["LED-STRAHLER 5W WW 2700K", "a-home-lighting-spots", /warmwei(?:ß|ss) 2700/u],
    ["PUZZLE 1000T HAFEN", "a-toys-games-puzzles-jigsaws", /1000 Teile/u],
    ["T-SHIRT RUNDH. KA 100% BW", "a-fashion-men-tshirts-tshirts", /Kurzarm 100\s?% Baumwolle/u],
  ])("are written out where their category says what they mean: %s", (name, found, native) => {
    expect(nativeName(name, "de", { found })).toMatch(native);
  });
});
