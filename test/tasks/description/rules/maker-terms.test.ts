import { describe, expect, test } from "vitest";
import { termsOf } from "./terms-of.ts";

describe("search terms of a row whose maker the name alone has", () => {
  test.each([
    ["it", "Cassa micro ATX Tacens AC4500 Nero", ["cassa micro ATX Tacens", "Tacens AC4500"]],
    ["it", "Custodia per portatile Nilox SLEEVE Grigio", ["custodia per portatile Nilox"]],
    ["it", "Profumo uomo Jimmy Choo Urban Hero 50 ml", ["profumo uomo Jimmy Choo"]],
    ["fr", "Sac bandoulière Lacoste noir", ["sac bandoulière Lacoste"]],
  ] as const)("have it (%s): %s", (language, name, terms) => {
    expect(termsOf(language, name)).toEqual(expect.arrayContaining([...terms]));
  });

  test.each([
    ["it", "Filtro per aspirapolvere Rowenta", "filtro per aspirapolvere Rowenta"],
    ["fr", "Coque rigide Samsung noire", "coque rigide noire Samsung"],
    ["it", "Palette di Ombretti Wet n Wild", "palette di ombretti Wild"],
    ["it", "Custodia portatile + zaino Nilox", "custodia portatile Nilox"],
  ] as const)("have none of what the thing is for, and no half of one (%s): %s", (language, name, term) => {
    expect(termsOf(language, name)).not.toContain(term);
  });
});

describe("search terms of a thing", () => {
  test.each([
    ["fr", "Corvin Fer à repasser vapeur 2600 W semelle céramique", /céramique/u],
    ["it", "Corvin Padella antiaderente manico legno 24 cm", /legno/u],
    ["en", "Corvin Steam Iron 2600 W ceramic soleplate", /ceramic/u],
  ] as const)("say nothing of what a part of it is made of (%s): %s", (language, name, material) => {
    expect(termsOf(language, name, { brand: "Corvin" }).filter((term) => material.test(term))).toEqual([]);
  });

  test("say what it is made of itself", () => {
    expect(termsOf("en", "Corvin Ceramic Vase Blue", { brand: "Corvin" })).toContain("ceramic vase");
  });

  test("have no measure twice", () => {
    const facts = { Capacity: "4 slice" };
    const terms = termsOf("en", "Corvin Alto 4 Slice Toaster", { brand: "Corvin", facts });
    expect(terms).toContain("4 slice toaster");
    expect(terms.filter((term) => /4 slice 4 slice/u.test(term))).toEqual([]);
  });

  test("are none of what stands on it in its picture", () => {
    expect(termsOf("en", "X-Stitch Kit Robin on Spade")).not.toContain("spade");
    expect(termsOf("en", "Desk Clip On Lamp")).toContain("clip on lamp");
  });
});
