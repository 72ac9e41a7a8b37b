import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Language, NameTaskType } from "../../../../src/api/vocabulary.ts";
import { createNameOptimizer } from "../../../../src/tasks/name/rules/optimize-name.ts";
import { propertyRuns } from "../../../property-runs.ts";
import { createSmallStore } from "../../../translation/small-catalogs.ts";

const optimize = createNameOptimizer({ catalogs: createSmallStore() });
const ask = (product_name: string, translation_language: Language, task_type: NameTaskType = "cleaned") =>
  optimize({ query: { task_type, translation_language }, body: { product_name } });

describe("a cleaned name", () => {
  it("comes with the sent name byte for byte and a message of what was done", () => {
    const sent = "NEW!  LEATHER HANDBAG WITH LONG STRAP ***";
    const answer = ask(sent, "en");
    expect(answer.old_name).toBe(sent);
    expect(answer.best_name).toBe("Leather Handbag with Long Strap");
    expect(answer.message).toContain("emoved promotional words");
  });

  it("is told to be clean already", () => {
    const answer = ask("Wooden table with four legs", "en");
    expect(answer.best_name).toBe("Wooden table with four legs");
    expect(answer.message).toBe("The name was already clean.");
  });

  it("offers a shorter one where it is long or ends in brackets", () => {
    const long =
      "Carta fotografica Lucida TP-Link con confezione Molto Grande - Formato Speciale per stampanti da ufficio (12 Unità)";
    const { best_name, other_names } = ask(long, "it");
    expect(best_name).toBe(long);
    expect(other_names.some((name) => name.length <= 70)).toBe(true);
    expect(other_names.some((name) => !name.includes("12 Unità") && name.length > 70)).toBe(true);
  });

  it("of nothing but blanks is empty, and the message says so", () => {
    expect(ask("  ", "en")).toEqual({
      message: "The name holds no words, so there is nothing to propose.",
      old_name: "  ",
      best_name: "",
      other_names: [],
    });
  });
});

describe("a detailed name", () => {
  it("sets what tells variants apart behind the product", () => {
    expect(ask("Zaino per Portatile Kensington K60394WW Nero", "it", "detailed").best_name).toBe(
      "Zaino per portatile Kensington K60394WW, nero",
    );
    expect(ask("10 ml Lavender Essential Oil", "en", "detailed").best_name).toBe(
      "Lavender Essential Oil, 10 ml",
    );
    expect(ask("Maxima 01741LPLN Analog Watch  - For Women", "en", "detailed").best_name).toBe(
      "Maxima 01741LPLN Analog Watch for Women",
    );
  });

  it("does not move a colour that belongs to the product", () => {
    expect(ask("Red Bull Energy Drink", "en", "detailed").best_name).toBe("Red Bull Energy Drink");
    expect(ask("Black Forest cake", "en", "detailed").best_name).toBe("Black Forest cake");
  });

  it("is the cleaned one where the name states too little, and says so", () => {
    const answer = ask("Belmondo 731211", "en", "detailed");
    expect(answer.best_name).toBe("Belmondo 731211");
    expect(answer.message).toContain("states too little");
  });
});

describe("what a detailed name leaves where it is", () => {
  it.each([
    ["Muffin - Apple & Cinnamon", "en"],
    ["Poêle en céramique Manche rouge", "fr"],
    ["Borsa a tracolla in pelle nera", "it"],
    ["Store Long. 3500 cm x Prof. 3000 cm", "fr"],
    ["Bath Salt - Gift Pack of 7", "en"],
    ["SC 2023 K", "de"],
    ["Charger 19.5 V, 3.9 A for Notebooks", "en"],
  ] as const)("%s", (name, language) => expect(ask(name, language, "detailed").best_name).toBe(name));

  it("takes a shade of two words as one", () => {
    expect(ask("Candle Jar - Midnight Grey", "en", "detailed").best_name).toBe("Candle Jar, Midnight Grey");
  });
});

describe("a name that would be half translated stays as it is", () => {
  it.each([
    ["Medical Law: Text, Cases and Materials - Lisa Cher", "fr"],
    ["Mascara per ciglia The Cosmetic Republic", "it"],
    ["GRB 2000 USB Cherry Red", "de"],
    ["HP Slate 10 Pro", "de"],
    ["Kinder Pinguin", "fr"],
  ] as const)("%s", (name, language) => {
    const { best_name, message } = ask(name, language);
    expect(best_name).toBe(name);
    expect(message).not.toContain("->");
  });
});

describe("a name that may be in the asked language already stays as it is", () => {
  it.each([
    ["Sac à dos Snowboard Wexburton Pack 26 l - Black", "fr"],
    ["Skin Stickers pour wexphone desire", "fr"],
    ["Trekking in the indian himalaya 2ed", "fr"],
    ["Pile alcaline LR43 1,5 V Varta", "fr"],
    ["Sauce - Aglio Olio", "en"],
    ["Tenda A5", "en"],
  ] as const)("%s", (name, language) => expect(ask(name, language).best_name).toBe(name));

  it("as does a row of nouns that would be set one by one", () =>
    expect(ask("Chicken curry balls", "fr").best_name).toBe("Chicken curry balls"));

  it("but not one that is plainly in another", () =>
    expect(ask("Batterie pour Panasonic CF-T5", "it").best_name).toMatch(/^Batteria per/u));
});

describe("another language", () => {
  it("is reached as far as the glossary goes, and the message tells how", () => {
    const { best_name, message } = ask("Coque rigide noire pour Nokia Lumia 520", "de");
    expect(best_name).toMatch(/Hülle .*für Nokia Lumia 520$/u);
    expect(message).toContain("Hülle");
  });

  it("keeps the untranslated name on offer", () => {
    expect(ask("Coque rigide noire pour Nokia Lumia 520", "de").other_names).toContain(
      "Coque rigide noire pour Nokia Lumia 520",
    );
  });
});

const part = fc.constantFrom(
  "Lampe",
  "noire",
  "cuir",
  "Sony",
  "WH-1000XM4",
  "12",
  "XL",
  "500 ml",
  "NEW!",
  "(",
  ")",
  "pour",
  "femme",
  "sac",
  ",",
  "-",
  "Rot",
  "aus",
  "Leder",
  "bag",
  "★",
);
const request = fc.record({
  name: fc.array(part, { maxLength: 9 }).map((parts) => parts.join(" ")),
  language: fc.constantFrom<Language>("en", "de", "fr", "it"),
  taskType: fc.constantFrom<NameTaskType>("cleaned", "detailed"),
});

it("offers alternatives without duplicates and without the best name", () => {
  fc.assert(
    fc.property(request, ({ name, language, taskType }) => {
      const { best_name, other_names } = ask(name, language, taskType);
      expect(new Set([best_name, ...other_names]).size).toBe(other_names.length + 1);
    }),
  );
});

it("never loses a number, a code or a measure", () => {
  fc.assert(
    fc.property(request, ({ name, language, taskType }) => {
      const { best_name } = ask(name, language, taskType);
      for (const digits of name.match(/\d+/gu) ?? []) expect(best_name).toContain(digits);
    }),
  );
});

it("answers the same question alike", () => {
  fc.assert(
    fc.property(request, ({ name, language, taskType }) => {
      expect(ask(name, language, taskType)).toEqual(ask(name, language, taskType));
    }),
    { numRuns: propertyRuns(30) },
  );
});

describe("a detailed name whose order a person keeps", () => {
  it("is the cleaned one", () => {
    const keeping = createNameOptimizer({ catalogs: createSmallStore(), keep: ["order"] });
    const query = { task_type: "detailed", translation_language: "en" } as const;
    const body = { product_name: "Bluetooth speaker by Bose" };
    expect(optimize({ query, body }).best_name).toBe("Bose Bluetooth speaker");
    expect(keeping({ query, body }).best_name).toBe("Bluetooth speaker by Bose");
  });
});
