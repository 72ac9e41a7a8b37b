import { describe, expect, it } from "vitest";
import type { Language } from "../../src/nlp/language.ts";
import { createGlossary } from "../../src/translation/glossary.ts";
import { translate } from "../../src/translation/translate.ts";
import { smallCatalogs } from "./small-catalogs.ts";

const glossary = createGlossary(smallCatalogs);
const inLanguage = (text: string, source: Language, target: Language) =>
  translate(text, { source, target }, glossary);

describe("a translation is claimed as complete", () => {
  it.each([
    ["Plum jam", "en", "fr", "Confiture de prune"],
    ["Walnut tart", "en", "fr", "Tarte aux noix"],
    ["Fruit tart", "en", "it", "Crostata alla frutta"],
    ["Mushroom sauce", "en", "fr", "Sauce aux champignons"],
    ["Red winter hat", "en", "it", "Cappello invernale rosso"],
    ["Antique wooden chairs", "en", "it", "Sedie antiche in legno"],
    ["Sofa, orange", "en", "it", "Divano, arancione"],
    ["Adapter & Steckdosen", "de", "en", "Adapters & plug sockets"],
    ["Linker Schuh", "de", "en", "Left shoe"],
    ["Dark  green cushion", "en", "de", "Dunkelgrünes Kissen"],
    ["Boys’ jacket", "en", "de", "Jacke für Jungen"],
    ["Frimblewick QX4 trousers", "en", "de", "Frimblewick QX4 Hose"],
    ["Toshiba Satellite charger", "en", "fr", "Chargeur Toshiba Satellite"],
    ["QX-V 512 SCHWARZ", "de", "en", "QX-V 512 black"],
    ["Caricabatterie da parete (1 unità)", "it", "en", "Wall mounted charger (1 unit)"],
  ] as const)("%s", (text, source, target, wanted) => {
    const { text: written, isWhole } = inLanguage(text, source, target);
    expect({ written, isWhole }).toEqual({ written: wanted, isWhole: true });
  });
});

describe("a translation is not claimed as complete", () => {
  it.each([
    ["where a word ends as words of the language do", "Frimbling trousers", "en", "de"],
    ["where capitals may hold a word of the language", "ZARBUNG - Lampe", "de", "en"],
    ["where a name was cut off", "Lampe Tekno…", "fr", "en"],
    ["where a share belongs to one word", "Pillowcase 100% cotton Lumoza", "en", "fr"],
    ["where a pack may be part of a name", "Gift pack of 7", "en", "fr"],
    ["where a thing lends its shade to a colour", "Lampe gris souris", "fr", "en"],
    ["where the origin may be that of either", "Swiss milk chocolate sauce", "en", "fr"],
    ["where a name goes on behind a sign", "Zarbul & Trex sofa", "en", "de"],
    ["where the tie of two nouns is a guess", "Teddy bear coat", "en", "fr"],
    ["where a raw thing would taste of another", "Apple cinnamon", "en", "de"],
    ["where a colour may be said of either food", "Spicy red onion soup", "en", "it"],
    ["where a number makes a model of a word", "Yoga 700", "en", "fr"],
    ["where a number counts what the thing is of", "7 herbs soap", "en", "de"],
    ["where the head of two nouns is open", "Zubehör Drucker", "de", "en"],
    ["where two nouns stand side by side without a preposition", "Lampe chaise", "fr", "en"],
    ["where a stroke leaves words to each other", "Zubehör Kabel/Antenne", "de", "fr"],
    ["where brackets part a thing from its name", "Thyme (white) oil", "en", "de"],
    ["where a sign stands inside a word", "C½ur rouge", "fr", "en"],
    ["where a food is made of metal", "Moule en métal", "fr", "en"],
    ["where a word has several meanings and stands alone", "Orange", "en", "de"],
    ["where a quality means something else of other things", "Flacon rechargeable", "fr", "en"],
    ["where the same word would be said twice", "Duschtücher und Badetücher", "de", "en"],
    ["where an animal before an ornament is its picture", "Gold dog necklace", "en", "fr"],
  ] as const)("%s", (_, text, source, target) => {
    expect(inLanguage(text, source, target).isWhole).toBe(false);
  });
});

describe("an unknown word", () => {
  it("is a name after a known maker, and not an untranslated word", () => {
    expect(inLanguage("Sony Zarbul 7", "de", "fr").untranslated).toEqual([]);
  });

  it("is untranslated if it is a common word of the language", () => {
    const { untranslated, untranslatedShare } = inLanguage("Sleeping lamp", "en", "fr");
    expect({ untranslated, untranslatedShare }).toEqual({
      untranslated: ["Sleeping"],
      untranslatedShare: 0.5,
    });
  });

  it("is not split at its hyphen and digit", () => {
    const { text, untranslated } = inLanguage("4D-Drucker", "de", "fr");
    expect({ text, untranslated }).toEqual({ text: "4D-Drucker", untranslated: ["4D-Drucker"] });
  });

  it("is not split at an ampersand", () => {
    expect(inLanguage("Sac noir D&G", "fr", "en").text).toContain("D&G");
  });
});

describe("accents", () => {
  it("must be those of the word", () => {
    expect(inLanguage("Forêt noire", "fr", "en").text).not.toMatch(/drill/i);
  });

  it("may be missing in a text", () => {
    expect(inLanguage("Chaise pliee, ecologique", "fr", "en").text).toMatch(/chair/i);
  });
});
